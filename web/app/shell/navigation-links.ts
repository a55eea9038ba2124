// The top navigation's rules (spec section 2).
import { isInNavigation, type NavigationPath, PAGE_PATHS, PAGES } from "../../../shared/pages.ts";

type Viewer = { isSignedIn: boolean; isAdmin: boolean };

export function navigationLinks({ isSignedIn, isAdmin }: Viewer): NavigationPath[] {
  const sees = { anyone: true, member: isSignedIn, admin: isSignedIn && isAdmin };
  return PAGE_PATHS.filter(isInNavigation).filter((path) => sees[PAGES[path].inNavigation]);
}
