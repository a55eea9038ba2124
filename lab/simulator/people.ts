// The people of a seed: accounts as the door leaves them, written by SQL, each signed in by a session of its own.
import { createHmac } from "node:crypto";
import type { Random } from "./random.ts";
import type { Account } from "./person.ts";
import type { World } from "./world.ts";

/** A run avoids three in the morning, when the person's day turns. */
const TIME_ZONE = [0, 1, 2, 3, 4].includes(new Date().getUTCHours()) ? "Asia/Tokyo" : "UTC";

export async function invite(
  world: World,
  seed: number,
  names: readonly string[],
  random: Random,
): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const name of names) {
    const email = `${name}-${seed}-${random.uuid().slice(0, 8)}@luli.test`;
    const session = random.uuid();
    const [row] = await world.postgres.query<{ id: string }>(
      `with person as (
         insert into users (email, email_verified, sign_up_language, time_zone) values ($1, true, 'en-US', $2) returning id),
       session as (
         insert into sessions (user_id, token, expires_at, ip_address, user_agent)
         select id, $3, now() + interval '10 years', '127.0.0.1', 'simulator' from person)
       select id from person`,
      [email, TIME_ZONE, session],
    );
    accounts.push({ id: row!.id, email, session, token: await tokenOf(world, session) });
  }
  return accounts;
}

/** The cookie is signed as better-auth signs its own. */
export async function tokenOf({ members, authSecret }: World, session: string): Promise<string> {
  const signature = createHmac("sha256", authSecret).update(session).digest("base64");
  const cookie = `luli.session_token=${encodeURIComponent(`${session}.${signature}`)}`;
  const response = await fetch(`${members[0]!.url}/auth/v1/token`, { headers: { cookie } });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`No token: ${response.status}`);
  return token;
}
