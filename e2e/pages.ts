// The pages by who sees them, for what looks at each of them.

export const VISITOR_PAGES = ["/", "/auth", "/privacy", "/terms", "/contact", "/nowhere"];
/** The other faces of /auth. */
export const AUTH_MODES = ["/auth?mode=sign-up", "/auth?mode=forgot"];
export const MEMBER_PAGES = [
  "/dashboard",
  "/checkout",
  "/chat",
  "/universe",
  "/store",
  "/profile",
  "/settings",
];
export const ADMIN_PAGES = ["/admin"];
export const SMALLEST_PHONE = { width: 320, height: 640 };
