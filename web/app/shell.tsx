import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { meQuery } from "../lib/data.ts";
import { useSession } from "../lib/session.ts";
import { Footer } from "./footer.tsx";
import { isAdmin } from "./guards.ts";
import { Navigation } from "./navigation.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { usePreferences } from "./use-preferences.ts";
import "./shell.css";

export function Shell() {
  const { status } = useSession();
  const { data: me } = useQuery({ ...meQuery, enabled: status === "signed_in" });
  const viewer = status === "signed_in" ? me : undefined;
  usePreferences(viewer?.settings);
  useFocusOnNavigation();
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Navigation status={status} isAdmin={isAdmin(viewer)} />
      <Outlet />
      <Footer />
    </div>
  );
}
