// Deleting one's account: `POST /api/me/deletion`, answered by 202 as soon as it cannot be lost.
import * as v from "valibot";

export const deletionRequest = v.strictObject({
  /** The account's address, typed out, so that a deletion is no accident. */
  confirmation: v.string("Please type your email."),
  /** The password, if there is one, so that an unattended browser deletes nothing. */
  password: v.optional(v.string("Please enter your password.")),
});
export const deletionAnswer = v.strictObject({ status: v.literal("requested") });
