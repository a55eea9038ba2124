// Lists the tables of a backup, in an order in which foreign keys hold.
import pg from "pg";

export type Table = { name: string; columns: string[] };

/** Tables that describe the database itself. A restore makes them anew. */
const OWN_TO_EACH_DATABASE = ["migrations", "function_sets", "servers", "backups"];

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     order by c.relname`,
    [OWN_TO_EACH_DATABASE],
  );
  const ordered: Table[] = [];
  const isIn = (name: string) => ordered.some((each) => each.name === name);
  while (ordered.length < rows.length) {
    const next = rows.find(({ name, parents }) => !isIn(name) && parents.every(isIn));
    if (!next) throw new Error("Tables refer to each other in a circle.");
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

const address = ({ name, columns }: Table): string =>
  `${quoted(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(", ")})`;

export const quoted = (name: string): string => `public.${pg.escapeIdentifier(name)}`;

export const copyOut = (table: Table): string => `COPY ${address(table)} TO STDOUT`;
export const copyIn = (table: Table): string => `COPY ${address(table)} FROM STDIN`;

/** The last number that each sequence gave; null: none yet. */
export async function listSequences(client: pg.Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    "select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'",
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Luli's own tables, counters, functions and jobs go; extensions stay, as only some may make them again. */
export const ERASE = `
  drop schema if exists jobs cascade;
  do $$
  declare each record;
  begin
    for each in select c.oid::regclass as name, c.relkind from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
    loop
      execute format('drop %s if exists %s cascade', case each.relkind when 'S' then 'sequence' else 'table' end, each.name);
    end loop;
    for each in select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop
      execute format('drop routine if exists %s cascade', each.name);
    end loop;
  end $$`;
