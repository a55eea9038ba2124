import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { meQuery } from "../lib/data.ts";
import { useSession } from "../lib/session.ts";
import { Footer } from "./footer.tsx";
import { isAdmin } from "./is-admin.ts";
import { Navigation } from "./navigation.tsx";
import { useKnownPerson } from "./use-known-person.ts";
import { usePreferences } from "./use-preferences.ts";
import { useServiceWorker } from "./use-service-worker.ts";
import "./shell.css";

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession();
  const { status } = session;
  const { data: me } = useQuery({ ...meQuery, enabled: status === "signed_in" });
  const viewer = status === "signed_in" ? me : undefined;
  usePreferences(viewer?.settings);
  useKnownPerson(session);
  useServiceWorker(status === "signed_in");
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Navigation status={status} isAdmin={isAdmin(viewer)} />
      {children}
      <Footer />
    </div>
  );
}
