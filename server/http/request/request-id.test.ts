// Only the trusted proxy may choose the id of a request.
import { expect, test } from "vitest";
import { requestIdOf } from "./request-id.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const MADE = /^[\da-f]{32}$/;

test.each([
  ["as the proxy says", { "x-request-id": "f3a8-Zz_90" }, "f3a8-Zz_90"],
  ["by its trace", { traceparent: PARENT }, TRACE],
  [
    "as the proxy says, not by its trace",
    { "x-request-id": "a1b2c3d4", traceparent: PARENT },
    "a1b2c3d4",
  ],
  ["anew, since that is no plain word", { "x-request-id": 'a1b2c3d4" or 1=1' }, MADE],
  ["anew, since that is too long", { "x-request-id": "a".repeat(65) }, MADE],
  ["anew, since nothing is no trace", { traceparent: PARENT.replace(TRACE, "0".repeat(32)) }, MADE],
  ["anew where nothing is said", {}, MADE],
])("behind a proxy it is called %s", (_, headers, expected) => {
  expect(requestIdOf({ headers }, 1)).toMatch(expected);
});

test("an untrusted header is ignored", () => {
  const headers = { "x-request-id": "a1b2c3d4", traceparent: PARENT };
  expect(requestIdOf({ headers }, 0)).toMatch(MADE);
  expect(requestIdOf({ headers }, 0)).not.toBe(TRACE);
});
