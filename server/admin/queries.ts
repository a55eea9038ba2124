// Counters over everyone, and who is an admin.
import { sql } from "kysely";
import type { Role } from "../../shared/contracts/me.ts";
import type { Database } from "../database.ts";

export type Counters = { total_users: number; active_subscriptions: number; total_chats: number };

/** Active means the status "active" and nothing else (spec section 3). */
export async function countEverything(database: Database): Promise<Counters> {
  const { rows } = await sql<Counters>`
    select
      (select count(*)::integer from users) as total_users,
      (select count(*)::integer from users where subscription_status = 'active') as active_subscriptions,
      (select count(*)::integer from chats) as total_chats`.execute(database);
  return rows[0]!;
}

/** False if nobody has this address. */
export async function insertRole(database: Database, email: string, role: Role): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    with person as (select id from users where email = ${email.toLowerCase()}),
    granted as (
      insert into user_roles (user_id, role) select id, ${role} from person on conflict do nothing
    )
    select exists (select from person) as is_known`.execute(database);
  return rows[0]!.is_known;
}
