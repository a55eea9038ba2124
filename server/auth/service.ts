// The part of auth that other rooms may call.
export { eraseExpired, setSuspended } from "./queries.ts";
export { endHeld } from "./sessions/end-held.ts";
export { sendSuspensionMail } from "./suspension.ts";
export type { Auth } from "./auth.ts";
