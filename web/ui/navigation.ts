// How pages lead to each other. Whoever mounts the pages says how: the app by its router, a page that stands alone by
// bringing the app in. So links cost the public pages no router.
import { createContext, use } from "react";

/** Every page that a link may name; the router's types refuse one that it does not know. */
export type PagePath =
  | "/"
  | "/auth"
  | "/dashboard"
  | "/checkout"
  | "/chat"
  | "/universe"
  | "/store"
  | "/profile"
  | "/settings"
  | "/admin"
  | "/privacy"
  | "/terms"
  | "/contact";

export type Navigation = {
  /** Where we are. */
  path: string;
  /** Resolves when the page stands. */
  go: (to: PagePath) => Promise<void>;
  /** Someone points at a link. */
  preload: (to: PagePath) => void;
};

/** Without anyone who says how, links are the browser's. */
export const NavigationContext = createContext<Navigation>({
  path: "",
  go: (to) => {
    window.location.assign(to);
    return Promise.resolve();
  },
  preload: () => {},
});

export const useNavigation = (): Navigation => use(NavigationContext);
