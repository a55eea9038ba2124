// House rules of the database, read from its own catalogue.
import { expect, test } from "vitest";
import { databaseFixture } from "../../testing/test-database.ts";

const { pool } = await databaseFixture();

async function column(sql: string, values: unknown[] = []): Promise<string[]> {
  return (await pool.query<{ name: string }>(sql, values)).rows.map((row) => row.name);
}

const newUser = async (email: string, timeZone = "UTC") =>
  (
    await pool.query<{ id: string; time_zone: string }>(
      "insert into users (email, time_zone) values ($1, $2) returning id, time_zone",
      [email, timeZone],
    )
  ).rows[0]!;

test("every table has a comment", async () => {
  expect(
    await column(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'migrations' and obj_description(oid, 'pg_class') is null`),
  ).toEqual([]);
});

test("every foreign key has an index that starts with its columns and falls with the user", async () => {
  const withoutIndex = await column(`select conname as name from pg_constraint c where contype = 'f'
    and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid
      and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] = c.conkey::int2[])`);
  const withoutCascade = await column(
    `select conname as name from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype <> 'c'`,
  );
  expect({ withoutIndex, withoutCascade }).toEqual({ withoutIndex: [], withoutCascade: [] });
});

test("every table about a user has user_id first in its primary key or an id of better-auth's", async () => {
  const betterAuth = ["sessions", "accounts", "second_factors"];
  expect(
    await column(
      `select t.relname as name from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
       join pg_index i on i.indrelid = t.oid and i.indisprimary
       where a.attname = 'user_id' and t.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum
       and t.relname <> all ($1)`,
      [betterAuth],
    ),
  ).toEqual([]);
});

/**
 * Unique keys without user_id, and what they identify. Such tables stay in one place if people are spread over several
 * databases.
 */
const FOUND_BY = {
  accounts_pkey: "better-auth's id",
  accounts_provider_account_unique: "the provider's name for somebody",
  passkeys_id_unique: "a key of a device belongs to one person",
  push_subscriptions_endpoint_unique: "a browser belongs to one person",
  reports_id_key: "the administration's lists",
  second_factors_pkey: "better-auth's id",
  sessions_pkey: "better-auth's id",
  sessions_token_unique: "the cookie",
  subscriptions_customer_id_unique: "Stripe's name for somebody",
  users_email_unique: "the address one signs in with",
};

test("a unique key includes user_id, or is listed with what it identifies", async () => {
  expect(
    await column(`select i.indexrelid::regclass::text as name from pg_index i
      join pg_class t on t.oid = i.indrelid and t.relnamespace = 'public'::regnamespace
      where i.indisunique and t.relname <> 'users'
      and exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'user_id')
      and not exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'user_id' and a.attnum = any (i.indkey))
      union select i.indexrelid::regclass::text from pg_index i where i.indrelid = 'users'::regclass and i.indisunique and not i.indisprimary
      order by 1`),
  ).toEqual(Object.keys(FOUND_BY));
});

test("foreign keys between a person's tables include user_id", async () => {
  expect(
    await column(`select conname as name from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and confrelid <> 'users'::regclass
      and not exists (
        select from unnest(c.conkey, c.confkey) as pair (own, other)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own and a.attname = 'user_id'
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = pair.other and b.attname = 'user_id')`),
  ).toEqual([]);
});

/** Tables that do not grow with people, or are kept together on purpose. */
const NOBODYS = [
  "audit_entries",
  "backups",
  "banners",
  "contact_messages",
  "free_replies",
  "function_sets",
  "jwks",
  "migrations",
  "model_use",
  "numbers",
  "rate_limits",
  "safety_counts",
  "security_events",
  "servers",
  "stored_keys",
  "stripe_events",
  "switches",
  "trial_cards",
  "trials",
  "verifications",
  "violations",
  "week_totals",
];

test("every other table carries user_id", async () => {
  expect(
    await column(`select relname as name from pg_class t where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'users'
      and not exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'user_id') order by 1`),
  ).toEqual(NOBODYS);
});

test("every text column that a person can fill has a maximum length", async () => {
  const unbounded =
    await column(`select table_name || '.' || column_name as name from information_schema.columns c
    where table_schema = 'public' and data_type = 'text' and table_name in ('users', 'puppies', 'settings', 'chats', 'wallet_entries', 'memories')
    and not exists (select from information_schema.constraint_column_usage u
      join information_schema.check_constraints k using (constraint_name)
      where u.table_name = c.table_name and u.column_name = c.column_name)`);
  expect(unbounded).toEqual([]);
});

test("an unknown time zone leaves the former one, or UTC, in place", async () => {
  expect((await newUser("zone1@luli.test", "Moon/Crater")).time_zone).toBe("UTC");
  const { id, time_zone } = await newUser("zone2@luli.test", "Asia/Tokyo");
  expect(time_zone).toBe("Asia/Tokyo");
  const { rows } = await pool.query(
    "update users set time_zone = 'Moon/Crater' where id = $1 returning time_zone",
    [id],
  );
  expect(rows).toEqual([{ time_zone: "Asia/Tokyo" }]);
});
