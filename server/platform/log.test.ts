// Log lines keep an error's words without the addresses of people in them.
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("a log line withholds email addresses in fields, errors, stacks and causes", () => {
  const lines: string[] = [];
  const cause = new Error("550 5.1.1 <Ada.Love+luli@mail.example.com>: no such user");
  const error = new Error("all recipients were rejected: 450 4.2.0 ada@luli.test\n", { cause });
  createLog((line) => lines.push(line)).warn("job failed", {
    queue: "mail",
    about: ["a@b.co"],
    error,
  });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    queue: "mail",
    about: ["(email)"],
    error: {
      message: "all recipients were rejected: 450 4.2.0 (email)\n",
      stack: expect.stringMatching(/450 4\.2\.0 \(email\)\n.*log\.test\.ts:/s) as string,
      cause: "550 5.1.1 <(email)>: no such user",
    },
  });
  expect(lines[0]).not.toMatch(/@(?:luli|mail|b)\b/);
});
