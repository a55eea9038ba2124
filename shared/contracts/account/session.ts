// Where a person is signed in: `/api/me/sessions`.
import * as v from "valibot";

const openSession = v.strictObject({
  id: v.string(),
  /** Such as "Firefox, Windows"; empty for what is none we know. */
  device: v.string(),
  /** Its network, such as 203.0.113.0/24; may be empty. */
  place: v.string(),
  /** ISO 8601. */
  began_at: v.string(),
  seen_at: v.string(),
  is_this: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof openSession>;

export const sessionList = v.strictObject({ sessions: v.array(openSession) });

/** Anyone but the holder of a genuine token that has not expired reads `signed_out`. */
export const sessionEnd = v.strictObject({
  reason: v.picklist(["signed_out", "account_suspended", "account_deleted"]),
});
export type SessionEnd = v.InferOutput<typeof sessionEnd>;
