// Verifies the caller's access token against our own keys, without a query.
import { decodeProtectedHeader, importJWK, type CryptoKey, jwtVerify } from "jose";
import { isUuid } from "../../../shared/contracts/id.ts";
import type { ServerContext } from "../../platform/context.ts";
import type { HasEnded } from "./ended-sessions.ts";

export const ACCESS_TOKEN_ALGORITHM = "ES256";
export const ACCESS_TOKEN_LIFETIME = "15m";

/** The user's id, or null for anything that is not a living token of ours. */
export type VerifyToken = (token: string) => Promise<string | null>;

/** Ours have about 400 characters. */
const TOKEN_LENGTH = 2_000;
const REMEMBERED_TOKENS = 10_000;
const REREAD_AFTER_MS = 10_000;

type Known = { userId: string; sessionId: unknown; expiresAt: number };

export function createTokenVerifier(
  { pool, config, clock }: Pick<ServerContext, "pool" | "config" | "clock">,
  hasEnded: HasEnded = () => false,
): VerifyToken {
  const known = new Map<string, Known>();
  const findKey = createKeyFinder(pool, clock);

  async function check(token: string): Promise<Known | null> {
    try {
      const { kid } = decodeProtectedHeader(token);
      const key = kid === undefined ? null : await findKey(kid);
      if (!key) return null;
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ACCESS_TOKEN_ALGORITHM],
        issuer: config.publicUrl,
        audience: config.publicUrl,
        requiredClaims: ["sub", "exp"],
        currentDate: clock(),
      });
      if (!isUuid(payload.sub)) return null;
      return { userId: payload.sub!, sessionId: payload["sid"], expiresAt: payload.exp! * 1000 };
    } catch (error) {
      if (isOurFault(error)) throw error;
      return null;
    }
  }

  return async (token) => {
    if (token.length > TOKEN_LENGTH) return null;
    const remembered = known.get(token);
    if (remembered) {
      const isOver = clock().getTime() >= remembered.expiresAt || hasEnded(remembered.sessionId);
      if (!isOver) return remembered.userId;
      known.delete(token);
      return null;
    }
    const checked = await check(token);
    if (!checked || hasEnded(checked.sessionId)) return null;
    known.set(token, checked);
    // A Map keeps the order of insertion: the first one is the oldest.
    if (known.size > REMEMBERED_TOKENS) known.delete(known.keys().next().value!);
    return checked.userId;
  };
}

/**
 * Reads all keys once; again for an unknown key, but not more often than every 10 s. While the database has no keys at all, each call
 * reads again.
 */
function createKeyFinder(pool: ServerContext["pool"], clock: () => Date) {
  let keys = new Map<string, CryptoKey>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const { rows } = await pool.query<{ id: string; public_key: string }>(
      "select id, public_key from jwks where alg = $1",
      [ACCESS_TOKEN_ALGORITHM],
    );
    const entries = rows.map(async ({ id, public_key }) => {
      const key = await importJWK(JSON.parse(public_key), ACCESS_TOKEN_ALGORITHM);
      return [id, key as CryptoKey] as const;
    });
    keys = new Map(await Promise.all(entries));
    readAt = clock().getTime();
  }

  return async (kid: string): Promise<CryptoKey | null> => {
    const isStale = keys.size === 0 || clock().getTime() - readAt >= REREAD_AFTER_MS;
    if (!keys.has(kid) && isStale) {
      reading ??= read().finally(() => (reading = null));
      await reading;
    }
    return keys.get(kid) ?? null;
  };
}

/** jose's errors are about the token; any other one (a database that is away) is ours and must not read as "signed out". */
function isOurFault(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof SyntaxError) return false;
  return !(error instanceof Error && "code" in error && String(error.code).startsWith("ERR_J"));
}
