// What other nouns may ask of the way in.
export { setSuspended } from "./queries.ts";
export { endHeld } from "./sessions/end-held.ts";
export { sendSuspensionMail } from "./suspension.ts";
export type { Auth } from "./auth.ts";
