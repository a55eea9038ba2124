import { createRoot } from "react-dom/client";
import { findRoot } from "./find-root.ts";
import { sessionStore } from "../lib/session/session.ts";
import { createQueryClient } from "./query-client.ts";
import { startApp } from "./start-app.tsx";
import "../ui/styles.css";

/** The page's outline stays while the session is still unknown. */
const lost = new Promise<void>((resolve) => {
  sessionStore.subscribe(() => {
    if (sessionStore.get().status === "loading") resolve();
  });
});

const root = findRoot();
void startApp(createRoot(root), createQueryClient(), root.hasChildNodes() ? lost : undefined);
