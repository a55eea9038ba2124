// Calls what the way in asks the database.
import type { Jwk } from "better-auth/plugins";
import * as passkeys from "../../auth/factors/passkeys/queries.ts";
import * as factors from "../../auth/factors/queries.ts";
import * as keys from "../../auth/keys/queries.ts";
import * as auth from "../../auth/queries.ts";
import * as sessions from "../../auth/sessions/queries.ts";
import { ME } from "../many-people.ts";
import { type Call, callsOf, MY_EMAIL, NOW, type QueryTest } from "./calls.ts";

export function listAuthCalls({ database }: QueryTest): Call[] {
  const session = { id: ME, user_id: ME };
  const passkey = { id: "x", user_id: ME, name: "x", public_key: "x", counter: 0 };
  const link = { identifier: "x", value: ME, expires_at: NOW };
  const sight = { address: "", now: NOW };
  const pair: Omit<Jwk, "id"> = { publicKey: "x", privateKey: "x", alg: "ES256", createdAt: NOW };
  return [
    ...callsOf(auth, {
      confirmAddress: (of) => of(database, ME),
      getClosing: (of) => of(database, ME),
      isConfirmed: (of) => of(database, MY_EMAIL),
      getPasswordHash: (of) => of(database, ME),
      hasSessionSince: (of) => of(database, ME, NOW),
      setSuspended: (of) => of(database, ME, null),
      listSuspended: (of) => of(database, NOW),
      eraseExpired: (of) => of(database, NOW),
    }),
    ...callsOf(factors, { getFactors: (of) => of(database, ME) }),
    ...callsOf(passkeys, {
      listPasskeys: (of) => of(database, ME),
      getPasskey: (of) => of(database, passkey),
      addPasskey: (of) => of(database, passkey),
      noteUsed: (of) => of(database, passkey, { counter: 1, now: NOW }),
      removePasskey: (of) => of(database, passkey),
    }),
    ...callsOf(sessions, {
      getByToken: (of) => of(database, "x"),
      listOpen: (of) => of(database, ME, NOW),
      noteSeen: (of) => of(database, session, sight),
      noteRefreshed: (of) => of(database, session, sight, 1),
      endSession: (of) => of(database, session),
      endSessions: (of) => [of(database, ME), of(database, ME, { except: ME, factor: "passkey" })],
      endVerifications: (of) => of(database, ME),
      insertVerification: (of) => of(database, link),
    }),
    ...callsOf(keys, {
      takeTurn: (of) => of(database, "openKept"),
      listPairs: (of) => of(database),
      findPair: (of) => of(database, "ES256"),
      insertPair: (of) => of(database, pair),
      lockPair: (of) => of(database, ME, "x"),
      deleteReplaced: (of) => of(database, NOW),
      listStored: (of) => of(database),
      putStored: (of) => of(database, "trials", "x"),
      listFactors: (of) => of(database),
      lockFactor: (of) => of(database, { id: ME, secret: "x", backup_codes: "x" }),
    }),
  ];
}
