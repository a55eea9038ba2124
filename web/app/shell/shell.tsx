import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { meQuery } from "../../lib/data.ts";
import { useSession } from "../../lib/session/session.ts";
import { useWords } from "../../lib/words/words.ts";
import { preload } from "../../ui/lazy-component.ts";
import { isAdmin } from "../session/is-admin.ts";
import { useChosenLanguage } from "../session/use-chosen-language.ts";
import { useKnownPerson } from "../session/use-known-person.ts";
import { usePreferences } from "../session/use-preferences.ts";
import { Footer } from "./footer.tsx";
import { Navigation } from "./navigation.tsx";
import { shellWords } from "./words.ts";
import "./shell.css";

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useWords(shellWords);
  const session = useSession();
  const { status } = session;
  const { data: me } = useQuery({ ...meQuery, enabled: status === "signed_in" });
  const viewer = status === "signed_in" ? me : undefined;
  usePreferences(viewer?.settings);
  useChosenLanguage(viewer?.settings);
  useKnownPerson(session);
  useServiceWorker(status === "signed_in");
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <Navigation
        status={status}
        isAdmin={isAdmin(viewer)}
        personId={session.status === "signed_in" ? session.user.id : undefined}
      />
      {children}
      <Footer />
    </div>
  );
}

/** Starts the service worker when the page is idle and a person is signed in. */
function useServiceWorker(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    const start = () =>
      import("../service-worker.ts").then((code) => code.startServiceWorker(client));
    return isSignedIn ? preload(start) : undefined;
  }, [isSignedIn, client]);
}
