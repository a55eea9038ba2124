// Calls what the way in asks the database, for every-query.ts.
import type { Jwk } from "better-auth/plugins";
import * as passkeys from "../../auth/factors/passkeys/queries.ts";
import * as factors from "../../auth/factors/queries.ts";
import * as keys from "../../auth/keys/queries.ts";
import * as auth from "../../auth/queries.ts";
import * as sessions from "../../auth/sessions/queries.ts";
import type { Database } from "../../platform/database/database.ts";
import { ME } from "../many-people.ts";
import { type Call, call } from "../query-call.ts";

export function listAuthCalls(database: Database, email: string, now: Date): Call[] {
  const session = { id: ME, user_id: ME };
  const passkey = { id: "x", user_id: ME, name: "x", public_key: "x", counter: 0 };
  const kept = { except: ME, factor: "passkey" } as const;
  const link = { identifier: "x", value: ME, expires_at: now };
  const sight = { address: "", now };
  const pair: Omit<Jwk, "id"> = { publicKey: "x", privateKey: "x", alg: "ES256", createdAt: now };
  const factor = { id: ME, secret: "x", backup_codes: "x" };
  return [
    call(auth.confirmAddress, () => auth.confirmAddress(database, ME)),
    call(auth.getClosing, () => auth.getClosing(database, ME)),
    call(auth.isConfirmed, () => auth.isConfirmed(database, email)),
    call(auth.getPasswordHash, () => auth.getPasswordHash(database, ME)),
    call(auth.hasSessionSince, () => auth.hasSessionSince(database, ME, now)),
    call(auth.setSuspended, () => auth.setSuspended(database, ME, null)),
    call(auth.listSuspended, () => auth.listSuspended(database, now)),
    call(auth.eraseExpired, () => auth.eraseExpired(database, now)),
    call(factors.getFactors, () => factors.getFactors(database, ME)),
    call(passkeys.listPasskeys, () => passkeys.listPasskeys(database, ME)),
    call(passkeys.getPasskey, () => passkeys.getPasskey(database, passkey)),
    call(passkeys.addPasskey, () => passkeys.addPasskey(database, passkey)),
    call(passkeys.noteUsed, () => passkeys.noteUsed(database, passkey, { counter: 1, now: now })),
    call(passkeys.removePasskey, () => passkeys.removePasskey(database, passkey)),
    call(sessions.getByToken, () => sessions.getByToken(database, "x")),
    call(sessions.listOpen, () => sessions.listOpen(database, ME, now)),
    call(sessions.noteSeen, () => sessions.noteSeen(database, session, sight)),
    call(sessions.noteRefreshed, () => sessions.noteRefreshed(database, session, sight, 1)),
    call(sessions.endSession, () => sessions.endSession(database, session)),
    call(sessions.endSessions, () => sessions.endSessions(database, ME)),
    call(sessions.endSessions, () => sessions.endSessions(database, ME, kept)),
    call(sessions.endVerifications, () => sessions.endVerifications(database, ME)),
    call(sessions.insertVerification, () => sessions.insertVerification(database, link)),
    call(keys.takeTurn, () => keys.takeTurn(database, "openKept")),
    call(keys.listPairs, () => keys.listPairs(database)),
    call(keys.findPair, () => keys.findPair(database, "ES256")),
    call(keys.insertPair, () => keys.insertPair(database, pair)),
    call(keys.lockPair, () => keys.lockPair(database, ME, "x")),
    call(keys.deleteReplaced, () => keys.deleteReplaced(database, now)),
    call(keys.listStored, () => keys.listStored(database)),
    call(keys.putStored, () => keys.putStored(database, "trials", "x")),
    call(keys.listFactors, () => keys.listFactors(database)),
    call(keys.lockFactor, () => keys.lockFactor(database, factor)),
  ];
}
