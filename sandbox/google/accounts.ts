// Who can sign in at Google's stand-in.
import { createHash } from "node:crypto";

export type GoogleAccount = { email: string; name: string; email_verified?: boolean };

export const GOOGLE_ACCOUNTS: GoogleAccount[] = [
  { email: "maya@gmail.test", name: "Maya Rivera" },
  { email: "noah@gmail.test", name: "Noah Okafor" },
  { email: "yuki@gmail.test", name: "Yuki Tanaka" },
];

/** What Google says of a person. `sub` is made of the address: the same person again after a restart. */
export function claimsOf({ email, name, email_verified = true }: GoogleAccount) {
  const [given = "", ...family] = name.split(" ");
  const hash = createHash("sha256").update(`google:${email}`).digest();
  return {
    sub: hash.readBigUInt64BE().toString().padStart(21, "1"),
    email,
    email_verified,
    name,
    given_name: given,
    family_name: family.join(" "),
  };
}
