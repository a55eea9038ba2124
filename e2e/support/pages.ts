// The pages by who sees them, for what looks at each of them.
import { pathsFor } from "../../shared/pages.ts";

export const VISITOR_PAGES = [...pathsFor("anyone"), "/nowhere"];
/** The other faces of /auth. */
export const AUTH_MODES = ["/auth?mode=sign-up", "/auth?mode=forgot"];
export const MEMBER_PAGES = pathsFor("member");
export const ADMIN_PAGES = pathsFor("admin");
export const PHONE = { width: 390, height: 844 };
export const SMALLEST_PHONE = { width: 320, height: 640 };
