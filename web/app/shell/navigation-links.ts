// The top navigation's rules (spec section 2).

const ALL = [
  "/",
  "/dashboard",
  "/chat",
  "/universe",
  "/store",
  "/profile",
  "/settings",
  "/admin",
] as const;

export type NavigationPath = (typeof ALL)[number];

type Viewer = { isSignedIn: boolean; isAdmin: boolean };

export function navigationLinks({ isSignedIn, isAdmin }: Viewer): NavigationPath[] {
  return ALL.filter((to) => {
    if (to === "/dashboard") return isSignedIn;
    if (to === "/admin") return isSignedIn && isAdmin;
    return true;
  });
}
