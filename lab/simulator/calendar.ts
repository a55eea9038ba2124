// Time as a run of days sees it: each moment of the database, of the servers and of Stripe moves on together.
import { moveDate } from "./virtual-date.ts";
import type { World } from "./world.ts";

/**
 * Where a statement says now() or clock_timestamp(), it gets these. They stand before Postgres's own on the search path, also in the
 * defaults of columns, because the path is set before the tables are made.
 */
export const VIRTUAL_TIME = `
  create schema virtual_time;
  create table virtual_time.ahead as select interval '0' as by;
  create function virtual_time.now() returns timestamptz language sql stable as
    'select pg_catalog.now() + by from virtual_time.ahead';
  create function virtual_time.clock_timestamp() returns timestamptz language sql volatile as
    'select pg_catalog.clock_timestamp() + by from virtual_time.ahead';
  do $$ begin
    execute format('alter database %I set search_path = public, virtual_time, pg_catalog', current_database());
  end $$`;

export function createCalendar({ postgres, members, stripe }: World) {
  let aheadMs = 0;
  return {
    async goTo(moment: number): Promise<void> {
      aheadMs += Math.round(moment - Date.now());
      moveDate(aheadMs);
      await postgres.query("update virtual_time.ahead set by = $1 * interval '1 millisecond'", [
        aheadMs,
      ]);
      for (const member of members) member.moveClock(aheadMs);
      stripe.advance(0);
    },
  };
}
