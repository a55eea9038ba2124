// In the body of a call with `needsProof` (shared/api/call.ts): who calls shows anew who they are.
import * as v from "valibot";

/** The caller's own password; who has none signed in within the last 15 minutes. */
export const proof = { password: v.optional(v.pipe(v.string(), v.maxLength(128))) };
