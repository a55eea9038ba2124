// Writes the types of all tables from the database's own catalogue: columns, what may be left out, and the words that a check allows.
import { format } from "oxfmt";
import type pg from "pg";

type Column = {
  table: string;
  column: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_generated: boolean;
  /** The check that lists what the column may hold. */
  list: string | null;
};

const COLUMNS = `
  select t.relname as table, a.attname as column, ty.typname as type, not a.attnotnull as is_nullable,
    a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' as is_generated,
    (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = t.oid and k.contype = 'c'
       and k.conkey = array[a.attnum] and k.conname = t.relname || '_' || a.attname || '_known') as list
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  join pg_type ty on ty.oid = a.atttypid
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'migrations'
  order by t.relname, a.attnum`;

/** Types as pg reads them; a column that is written as another type has both. */
const TYPES: Record<string, string> = {
  _timestamptz: "Date[]",
  _text: "string[]",
  bool: "boolean",
  date: "ColumnType<Date, string, string>",
  int2: "number",
  int4: "number",
  int8: "string",
  jsonb: "ColumnType<unknown, string, string>",
  text: "string",
  timestamptz: "Date",
  tsvector: "string",
  uuid: "string",
};

/** A check that asks a function of ours, whose words are TypeScript's. */
const ASKED: Record<string, string> = { is_language: "Language" };

const wordsOf = (list: string) =>
  [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => JSON.stringify(word));

function typeOf({ column, table, type, list, is_nullable, has_default, is_generated }: Column) {
  const asked = /^CHECK \((\w+)\(/.exec(list ?? "")?.[1];
  const read = list === null ? TYPES[type] : asked ? ASKED[asked] : wordsOf(list).join(" | ");
  if (read === undefined) throw new Error(`${table}.${column}: how is ${type} read?`);
  const whole = is_nullable ? `${read} | null` : read;
  if (is_generated) return `GeneratedAlways<${whole}>`;
  return has_default ? `Generated<${whole}>` : whole;
}

export async function writeTables(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const tables = Object.entries(Object.groupBy(rows, (row) => row.table)).map(
    ([table, columns]) =>
      `${table}: {\n${columns!.map((each) => `${each.column}: ${typeOf(each)};`).join("\n")}\n};`,
  );
  const text = `// The types of all tables, written by \`npm run tables\` from the database's own catalogue.
    import type { ColumnType, Generated, GeneratedAlways } from "kysely";
    import type { Language } from "../../../shared/contracts/language.ts";

    export type Tables = {\n${tables.join("\n")}\n};\n`;
  return (await format("tables.ts", text, { printWidth: 100 })).code;
}
