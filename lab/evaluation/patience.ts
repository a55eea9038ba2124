// What a model knows is measured, not how soon: a person may answer in its place (memory/mailbox.ts). Milliseconds,
// as server/model/limits.ts.
const HOUR = 3_600_000;

export const PATIENT = { headersMs: HOUR, silenceMs: HOUR, totalMs: HOUR };
