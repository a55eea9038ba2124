// The top navigation's rules (spec section 2).

const ALL = [
  { to: "/", label: "Home" },
  { to: "/dashboard", label: "Dashboard" },
  { to: "/chat", label: "Chat" },
  { to: "/universe", label: "Universe" },
  { to: "/store", label: "Store" },
  { to: "/profile", label: "Profile" },
  { to: "/settings", label: "Settings" },
  { to: "/admin", label: "Admin" },
] as const;

export type NavigationLink = (typeof ALL)[number];

type Viewer = { isSignedIn: boolean; isAdmin: boolean };

export function navigationLinks({ isSignedIn, isAdmin }: Viewer): NavigationLink[] {
  return ALL.filter(({ to }) => {
    if (to === "/dashboard") return isSignedIn;
    if (to === "/admin") return isSignedIn && isAdmin;
    return true;
  });
}
