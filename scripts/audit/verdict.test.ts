// An audit that could not be made is no clean one.
import { expect, test } from "vitest";
import { readAudit } from "./verdict.ts";

const asked = (vulnerabilities: object, total: number) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total } } });

test("an empty report is good", () => {
  expect(readAudit(asked({}, 0)).exitCode).toBe(0);
});

test("findings are named, the worst kinds first", () => {
  const found = { b: { severity: "high", range: "<2" }, a: { severity: "critical", range: "*" } };
  expect(readAudit(asked(found, 2))).toEqual({
    exitCode: 1,
    sentence: "critical: a *\nhigh: b <2",
  });
});

test.each([
  ['{ "message": "405 Method Not Allowed", "error": {} }', "405 Method Not Allowed"],
  ["npm error network", "npm error network"],
  ["null", "null"],
  ["", "no answer"],
])("%s means that nobody was asked", (output, why) => {
  expect(readAudit(output)).toEqual({
    exitCode: 2,
    sentence: `The registry could not be asked, so nothing is known: ${why}`,
  });
});
