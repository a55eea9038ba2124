// Codes that buy tokens once and soon, and the access tokens that were bought.
import { createHash, randomBytes } from "node:crypto";
import type { GoogleAccount } from "./accounts.ts";

export type Asked = { redirectUri: string; nonce: string; challenge: string };
type Grant = Asked & { account: GoogleAccount; until: number };

const CODE_MS = 60_000;

export function createGrants() {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, GoogleAccount>();
  const secret = () => randomBytes(24).toString("base64url");

  return {
    give(account: GoogleAccount, asked: Asked): string {
      const code = secret();
      codes.set(code, { ...asked, account, until: Date.now() + CODE_MS });
      return code;
    },
    /** Null: the code was never given, is used or old, or someone else has it. */
    take(code: string, redirectUri: string, verifier: string): Grant | null {
      const grant = codes.get(code);
      codes.delete(code);
      const isRight =
        grant !== undefined &&
        grant.until > Date.now() &&
        grant.redirectUri === redirectUri &&
        (grant.challenge === "" || grant.challenge === challengeOf(verifier));
      return isRight ? grant : null;
    },
    tokenFor(account: GoogleAccount): string {
      const token = secret();
      tokens.set(token, account);
      return token;
    },
    holderOf: (token: string): GoogleAccount | null => tokens.get(token) ?? null,
  };
}

/** PKCE's S256. */
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
