// What other nouns may ask of the way in.
export { endSessions, setSuspended } from "./queries.ts";
export { sendSuspensionMail } from "./suspension.ts";
export type { Auth } from "./auth.ts";
