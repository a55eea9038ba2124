import { expect, test } from "vitest";
import { databaseFixture } from "../../testing/test-database.ts";
import { mailboxOf } from "./mailbox.ts";

const { pool } = await databaseFixture();

test.each([
  ["Ada+luli@Example.com", "ada@example.com"],
  ["a.d.a+1+2@gmail.com", "ada@gmail.com"],
  ["a.d.a@googlemail.com", "ada@googlemail.com"],
  ["a.d.a@example.com", "a.d.a@example.com"],
  ["+ada@example.com", "+ada@example.com"],
])("%s is the mailbox %s, here and in the database", async (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  const { rows } = await pool.query<{ of: string }>("select mailbox_of($1) as of", [email]);
  expect(rows).toEqual([{ of: mailbox }]);
});
