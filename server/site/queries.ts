// The switches, and the banner that holds.
import { sql } from "kysely";
import type { AdminSite, Banner, SwitchName } from "../../shared/contracts/site.ts";
import type { Database } from "../platform/database/database.ts";
import { withIsoDates } from "../platform/clock/iso-dates.ts";

export const NEWS = "site";

/** Notifies all servers within the transaction of the change. */
export async function tellOfSite(transaction: Database): Promise<void> {
  await sql`select pg_notify(${NEWS}, '')`.execute(transaction);
}

export async function isSwitchedOn(database: Database, name: SwitchName): Promise<boolean> {
  const row = await database
    .selectFrom("switches")
    .select("is_on")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.is_on ?? true;
}

export async function listSwitches(database: Database): Promise<AdminSite["switches"]> {
  const rows = await database
    .selectFrom("switches")
    .select(["name", "is_on", "changed_at"])
    .execute();
  return rows.map(withIsoDates);
}

/** Returns the entry's id, or null if nothing changed. */
export async function setSwitch(
  transaction: Database,
  { name, isOn, now }: { name: SwitchName; isOn: boolean; now: Date },
): Promise<string | null> {
  const row = await transaction
    .updateTable("switches")
    .set({ is_on: isOn, changed_at: now })
    .where("name", "=", name)
    .where("is_on", "=", !isOn)
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Null: none, or it is over. One that is yet to begin is told. */
export async function getBanner(database: Database, now: Date): Promise<Banner | null> {
  const { rows } = await sql<
    Omit<Banner, "starts_at" | "ends_at"> & { starts_at: Date; ends_at: Date }
  >`
    select id, kind, words, link, starts_at, ends_at from banners order by created_at desc limit 1`.execute(
    database,
  );
  const row = rows[0];
  if (!row || row.ends_at <= now) return null;
  return withIsoDates(row);
}

export async function insertBanner(
  transaction: Database,
  { kind, words, link, starts_at, ends_at }: Omit<Banner, "id">,
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto("banners")
    .values({
      kind,
      words: JSON.stringify(words),
      link,
      starts_at: new Date(starts_at),
      ends_at: new Date(ends_at),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function endBanner(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable("banners")
    .set((eb) => ({ ends_at: eb.fn("greatest", ["starts_at", eb.val(now)]) }))
    .where("id", "=", id)
    .execute();
}
