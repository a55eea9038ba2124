// Everything about one user that the shell shows, in one round trip.
import type pg from "pg";
import type { SuppressionReason } from "../../../shared/contracts/mail.ts";
import type { Role, SubscriptionStatus } from "../../../shared/contracts/me.ts";
import { type Settings, SETTINGS } from "../../../shared/contracts/settings.ts";
import { suppressionOf } from "../../mail/suppressions/service.ts";
import type { Database } from "../../platform/database/database.ts";

const CHOSEN = SETTINGS.map((name) => `settings.${name}`).join(", ");

export type MeRow = {
  id: string;
  name: string;
  email: string;
  subscription_status: SubscriptionStatus;
  time_zone: string;
  created_at: Date;
  has_password: boolean;
  mail_suppressed: SuppressionReason | null;
  roles: Role[];
  settings: Settings;
  game: unknown;
  coins: number;
};

/** Asked at each load of a page: a named statement, which Postgres plans once a connection. */
const ME = `
  select
    users.id, users.name, users.email, users.subscription_status, users.time_zone, users.created_at,
    exists (select from accounts
      where accounts.user_id = users.id and provider_id = 'credential' and password is not null) as has_password,
    ${suppressionOf("users")} as mail_suppressed,
    array(select role from user_roles where user_roles.user_id = users.id order by role) as roles,
    (select to_json(chosen) from (select ${CHOSEN}) as chosen) as settings,
    game_of(users.id) as game,
    wallets.balance as coins
  from users
  join settings on settings.user_id = users.id
  join wallets on wallets.user_id = users.id
  where users.id = $1 and users.deletion_requested_at is null`;

export async function getMe(pool: pg.Pool, userId: string): Promise<MeRow | null> {
  const { rows } = await pool.query<MeRow>({ name: "get_me", text: ME, values: [userId] });
  return rows[0] ?? null;
}

export async function renameUser(
  database: Database,
  userId: string,
  name: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable("users")
    .set({ name, updated_at: now })
    .where("id", "=", userId)
    .execute();
}

export async function renamePuppy(
  database: Database,
  userId: string,
  puppyId: string,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  await database
    .updateTable("puppies")
    .set({ name, updated_at: now })
    .where("user_id", "=", userId)
    .where("id", "=", puppyId)
    .execute();
}

/** Includes accounts that are being deleted. */
export async function getEmail(database: Database, userId: string): Promise<string | null> {
  const user = await database
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.email ?? null;
}
