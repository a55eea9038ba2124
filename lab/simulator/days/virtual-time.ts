// Clocks that can be moved: Postgres's, and that of a whole process. Timers wait as long as ever.

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

/** The queue has a clock of its own, which is there once a server has started. */
export const VIRTUAL_QUEUE = `
  create or replace function jobs.job_now() returns timestamptz language sql stable as 'select virtual_time.now()'`;

const RealDate = Date;
let aheadMs = 0;

class VirtualDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(VirtualDate.now());
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

/** From the first call on, every `Date` of this process is so far ahead. */
export function moveDate(ms: number): void {
  aheadMs = ms;
  globalThis.Date = VirtualDate as DateConstructor;
}
