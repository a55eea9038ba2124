// How else than by a password a person shows who they are: `/api/me/factors`.
import * as v from "valibot";
import { passkey } from "./passkey.ts";

export const factors = v.strictObject({
  /** Whether codes of an authenticator app are asked for. */
  has_app: v.boolean(),
  passkeys: v.array(passkey),
});
export type Factors = v.InferOutput<typeof factors>;
