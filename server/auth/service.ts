// What other nouns may ask of the way in.
export { endSessions, sendSuspensionMail, setSuspended } from "./suspension.ts";
export type { Auth } from "./auth.ts";
