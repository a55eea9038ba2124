// How `chats` becomes a table of parts by user_id while messages come in (docs/scale.md): a copy that is kept by a trigger, filled in
// steps, and put in the table's place. Not a migration yet: it is rehearsed by bench/partition/rehearse.ts.

const PARTS = 16;
const parts = Array.from(
  { length: PARTS },
  (_, n) =>
    `create table chats_part_${n} partition of chats_spread for values with (modulus ${PARTS}, remainder ${n});`,
);

/** Nobody waits for it but for the moment in which the trigger is made. */
export const PREPARE = `
  create table chats_spread (like chats including all) partition by hash (user_id);
  ${parts.join("\n")}
  alter table chats_spread add foreign key (user_id) references users (id) on delete cascade,
    add constraint chats_puppy_fkey foreign key (user_id, puppy_id) references puppies (user_id, id) on delete cascade;
  create function keep_chats_spread() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      delete from chats_spread where user_id = old.user_id and id = old.id;
      return null;
    end if;
    insert into chats_spread select new.*
    on conflict (user_id, id) do update set response = excluded.response, status = excluded.status, attempt = excluded.attempt,
      server_no = excluded.server_no, counted_on = excluded.counted_on, finished_at = excluded.finished_at, help = excluded.help;
    return null;
  end $$;
  create trigger chats_keep_spread after insert or update or delete on chats for each row execute function keep_chats_spread()`;

/** The rows of some people. A row that is deleted meanwhile is waited for; one that the trigger has brought already is newer. */
export const FILL = `
  insert into chats_spread select * from chats where user_id > $1 and user_id <= $2 for key share
  on conflict (user_id, id) do nothing`;

export type Reference = { table: string; name: string; definition: string };

export const REFERENCES = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and confrelid = 'chats'::regclass`;

const TOUCHED = (references: readonly Reference[]) => [
  ...new Set(["chats", ...references.map(({ table }) => table)]),
];

/** A vacuum that is under way would be waited for, a second each, with everybody behind: it is ended before, where nobody waits. */
export const holdVacuum = (references: readonly Reference[]): string =>
  TOUCHED(references)
    .map((table) => `alter table ${table} set (autovacuum_enabled = false)`)
    .join("; ");

export const resumeVacuum = (references: readonly Reference[]): string =>
  TOUCHED(references)
    .filter((table) => table !== "chats")
    .map((table) => `alter table ${table} reset (autovacuum_enabled)`)
    .join("; ");

/** Everybody waits for it: what points at chats is pointed at the copy, and checked afterwards. */
export const swap = (references: readonly Reference[]): string => `
  begin;
  set local lock_timeout = '2s';
  lock table chats in access exclusive mode;
  drop trigger chats_keep_spread on chats;
  ${references.map(({ table, name }) => `alter table ${table} drop constraint ${name};`).join("\n")}
  alter table chats rename to chats_before;
  alter table chats_spread rename to chats;
  ${references.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition} not valid;`).join("\n")}
  commit`;

export const validate = ({ table, name }: Reference): string =>
  `alter table ${table} validate constraint ${name}`;
