// What Date and Postgres cannot hold is refused by the contract, before anything is done with it.
import * as v from "valibot";
import { expect, test } from "vitest";
import { callNames, callOf } from "./api.ts";

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
  options?: readonly unknown[];
  pipe?: readonly { type: string }[];
};
type Leaf = [name: string, kind: "day" | "moment" | "number", schema: Schema];

function leavesOf(name: string, schema: Schema): Leaf[] {
  const { wrapped, item, entries, options = [], pipe = [] } = schema;
  if (pipe.some(({ type }) => type === "iso_date")) return [[name, "day", schema]];
  if (pipe.some(({ type }) => type === "iso_timestamp")) return [[name, "moment", schema]];
  if (schema.type === "number") return [[name, "number", schema]];
  const inner = [wrapped, item, ...options, ...pipe].filter(
    (each): each is Schema => (each as Schema | undefined)?.kind === "schema" && each !== schema,
  );
  return [
    ...inner.flatMap((each) => leavesOf(name, each)),
    ...Object.entries(entries ?? {}).flatMap(([key, each]) => leavesOf(`${name} ${key}`, each)),
  ];
}

const leaves = callNames.flatMap((name) => {
  const { body, query } = callOf(name);
  return [body, query].flatMap((each) =>
    typeof each === "object" ? leavesOf(name, each as Schema) : [],
  );
});

const DAYS = ["9999-12-31", "2200-01-01", "1999-12-31", "0000-01-01", "2026-02-30", "2026-04-31"];
const WRONG = {
  day: DAYS,
  moment: [
    ...DAYS.map((day) => `${day}T10:00:00Z`),
    "2026-01-01T10:00:00+05",
    "2199-12-31T23:59:59-05:00",
  ],
  number: [1e300, -1e300],
};
const RIGHT = { day: "2028-02-29", moment: "2028-02-29T23:59:59.999+05:30", number: 1 };

test("there are days, moments and numbers to look at", () => {
  expect(new Set(leaves.map(([, kind]) => kind))).toEqual(new Set(["day", "moment", "number"]));
});

test.each(leaves)("%s takes a %s that can be held, and no other", (_name, kind, schema) => {
  expect(v.is(schema, RIGHT[kind])).toBe(true);
  expect(WRONG[kind].filter((value) => v.is(schema, value))).toEqual([]);
});
