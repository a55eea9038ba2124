// How pages lead to each other. Whoever mounts the pages says how: the app by its router, a page that stands alone by
// bringing the app in. So links cost the public pages no router.
import { createContext, use } from "react";
import type { PagePath } from "../../shared/pages.ts";

/** The door, open on its side for newcomers. */
export const SIGN_UP = "/auth?mode=sign-up";
export type Destination = PagePath | typeof SIGN_UP;

export type Navigation = {
  /** Which page this is, in whatever language. */
  path: string;
  /** Resolves when the page stands. */
  go: (to: Destination) => Promise<void>;
  /** Someone points at a link. */
  preload: (to: Destination) => void;
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
