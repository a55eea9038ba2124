// Navigation between pages. The app navigates by its router; a prerendered page loads the app first, so links cost the public pages no
// router.
import { createContext, use } from "react";
import type { PagePath } from "../../shared/pages.ts";

/** The auth page, opened for a new account. */
export const SIGN_UP = "/auth?mode=sign-up";
export type Destination = PagePath | typeof SIGN_UP;

export type Navigation = {
  /** The current page, in whatever language. */
  path: string;
  /** Resolves when the page is shown. */
  go: (to: Destination) => Promise<void>;
  /** Called when the pointer is on a link. */
  preload: (to: Destination) => void;
};

/** The default is plain links. */
export const NavigationContext = createContext<Navigation>({
  path: "",
  go: (to) => {
    window.location.assign(to);
    return Promise.resolve();
  },
  preload: () => {},
});

export const useNavigation = (): Navigation => use(NavigationContext);
