import { expect, test } from "vitest";
import { listStatements } from "./statements.ts";

test("a script is cut where its statements end, and nowhere else", () => {
  const script = `-- first; of all
create table a (b text default 'x;''y', "c;d" int); /* ; */

create function f() returns int language sql as $body$
  select 1; -- $$ ; $$
$body$;
do $$ begin perform 1; end $$`;
  expect(listStatements(script)).toEqual([
    { text: `create table a (b text default 'x;''y', "c;d" int)`, line: 2 },
    {
      text: `create function f() returns int language sql as $body$\n  select 1; -- $$ ; $$\n$body$`,
      line: 4,
    },
    { text: "do $$ begin perform 1; end $$", line: 7 },
  ]);
});
