// Reads better-auth's confirmation tokens of a change of address. Their signature is not checked here.
import { createHash } from "node:crypto";
import { decodeJwt } from "jose";

export type ChangeOfAddress = {
  from: string;
  to: string;
  /** Identifier of the row in verifications without which the link is invalid. */
  identifier: string;
};

/** Null for the token of a first confirmation, and for what is none at all. */
export function changeOfAddress(token: string): ChangeOfAddress | null {
  try {
    const { email, updateTo } = decodeJwt(token);
    return typeof email === "string" && typeof updateTo === "string"
      ? { from: email, to: updateTo, identifier: identify(token) }
      : null;
  } catch {
    return null;
  }
}

const identify = (token: string) =>
  `change-of-address|${createHash("sha256").update(token).digest("hex")}`;
