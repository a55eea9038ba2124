// What better-auth's confirmation tokens say about a change of address. They are not checked here.
import { decodeJwt } from "jose";

/** Null for the token of a first confirmation, and for what is none at all. */
export function changeOfAddress(token: string): { from: string; to: string } | null {
  try {
    const { email, updateTo } = decodeJwt(token);
    return typeof email === "string" && typeof updateTo === "string"
      ? { from: email, to: updateTo }
      : null;
  } catch {
    return null;
  }
}
