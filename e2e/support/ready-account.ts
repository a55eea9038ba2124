// Accounts as the door leaves them, confirmed and signed in, but written by SQL: the door costs a second each time, and most
// journeys begin behind it. Its own journey holds them beside one that came through the door, row for row.
import { createHmac, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { hashPassword } from "better-auth/crypto";
import { queryDatabase } from "./database.ts";
import { newPerson, type Account } from "./people.ts";
import { ZONE } from "./zone.ts";

export const USER_AGENT = "Luli under test";
const DAY_S = 24 * 60 * 60;
const LIFETIMES_S = { session_token: 30 * DAY_S, refresh_token: 90 * DAY_S };
/** Slow on purpose, so once for each worker. */
const password = newPerson().password;
let hash: Promise<string> | undefined;

/** `address` is where the person comes from, as the session keeps it. */
export async function readyAccount(baseURL: string, address: string): Promise<Account> {
  const { email } = newPerson();
  const token = randomBytes(24).toString("base64url");
  hash ??= hashPassword(password);
  const [session] = await queryDatabase<{ id: string }>(
    `with person as (insert into users (email, email_verified, sign_up_language, time_zone) values ($1, true, 'en-US', '${ZONE}') returning id),
       password as (
         insert into accounts (user_id, provider_id, account_id, password) select id, 'credential', id::text, $2 from person
       )
     insert into sessions (user_id, token, expires_at, ip_address, user_agent, refresh_number)
     select id, $3, now() + make_interval(secs => $4), $5, $6, 0 from person returning id`,
    [email, await hash, token, LIFETIMES_S.session_token, address, USER_AGENT],
  );
  return {
    email,
    password,
    storageState: {
      cookies: [
        signedCookie(baseURL, "session_token", token),
        signedCookie(baseURL, "refresh_token", `${session!.id}.0`),
      ],
      origins: [],
    },
  };
}

/** Signed as better-auth signs its own. */
function signedCookie(
  baseURL: string,
  name: keyof typeof LIFETIMES_S,
  text: string,
): Account["storageState"]["cookies"][number] {
  const secret = fs.readFileSync(path.join(process.env.LULI_E2E_DATA_DIR!, "auth-secret"), "utf8");
  const signature = createHmac("sha256", secret.trim()).update(text).digest("base64");
  return {
    name: `luli.${name}`,
    value: encodeURIComponent(`${text}.${signature}`),
    domain: new URL(baseURL).hostname,
    path: "/",
    expires: Math.floor(Date.now() / 1000) + LIFETIMES_S[name],
    httpOnly: true,
    secure: false,
    sameSite: "Lax",
  };
}
