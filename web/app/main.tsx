import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { sessionStore } from "../lib/session.ts";
import { Providers } from "./providers.tsx";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.tsx";
import "../ui/styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

const queryClient = createQueryClient();
const router = createAppRouter({ queryClient, session: sessionStore });
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient} router={router} />
  </StrictMode>,
);
