// A table is written by one noun; which others may, and why, stands here.
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** Tables that other nouns write, too; the owner comes first. */
const SHARED: Record<string, { writers: string[]; why: string }> = {
  puppies: { writers: ["game", "account"], why: "the profile names her" },
  settings: { writers: ["account", "push", "weekly"], why: "each keeps when its own is due" },
  users: {
    writers: ["account", "auth", "chat", "subscription"],
    why: "sign-in confirms the address, the chat learns the name, the subscription's status is kept where every request reads it",
  },
};

/** The demo makes a past of everything, a deletion ends everything, a new account begins with a row of each. */
const FREE = /^server\/(?:demo|deletion)\/|create_user_belongings\.sql$/;
const WRITE =
  /(?:insert into|delete from|(?<!\bfor |\bno key )\bupdate)\s+([a-z_]+)|(?:insertInto|updateTable|deleteFrom)\("([a-z_]+)"/gi;

const ROOT = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8");
const tables = new Set(
  [...read("server/platform/database/tables.ts").matchAll(/^ {2}(\w+): \{/gm)].map(
    ([, name]) => name,
  ),
);

function findWriters(): Record<string, string[]> {
  const writers: Record<string, Set<string>> = {};
  const files = fs.globSync(["server/*/**/*.ts", "db/functions/*/*.sql"], { cwd: ROOT });
  for (const file of files.filter((each) => !/\.test\.ts$|\/testing\//.test(each))) {
    if (FREE.test(file)) continue;
    const noun = file.split("/")[file.startsWith("db/") ? 2 : 1]!;
    const text = read(file).replaceAll(/^\s*(?:\/\/|--).*$/gm, "");
    for (const [, raw, built] of text.matchAll(WRITE)) {
      const table = (raw ?? built)!;
      if (tables.has(table)) (writers[table] ??= new Set()).add(noun);
    }
  }
  return Object.fromEntries(
    Object.entries(writers).map(([table, nouns]) => [table, [...nouns].toSorted()]),
  );
}

it("a table is written by its own noun, or lists other writers with a reason", () => {
  const writers = findWriters();
  expect(Object.keys(writers).length).toBeGreaterThan(20);
  const shared = Object.entries(writers).filter(([, nouns]) => nouns.length > 1);
  const known = Object.entries(SHARED).map(([table, each]) => [table, each.writers.toSorted()]);
  expect(Object.fromEntries(shared)).toEqual(Object.fromEntries(known));
});
