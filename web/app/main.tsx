import { createRoot } from "react-dom/client";
import { findRoot } from "./find-root.ts";
import { createQueryClient } from "./query-client.ts";
import { startApp } from "./start-app.tsx";
import "../ui/styles.css";

await startApp(createRoot(findRoot()), createQueryClient());
