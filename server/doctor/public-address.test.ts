// The address that people use: whether it leads to this Luli, and for how long its certificate holds.
import { afterEach, expect, test } from "vitest";
import { type Answers, serveJson } from "../testing/processes/serve-json.ts";
import { checkPublicAddress, judgeCertificate } from "./public-address.ts";

const cleanups: (() => unknown)[] = [];
const serve = (answers: Answers) => serveJson(answers, cleanups);
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

test.each([
  ["nobody", {}, /answers with 404/],
  ["another program", { "/config.json": [200, {}] }, /is not Luli/],
  [
    "a Luli of another address",
    { "/config.json": [200, { public_url: "https://b.example" }] },
    /has a different PUBLIC_URL/,
  ],
] as [string, Answers, RegExp][])(
  "where PUBLIC_URL leads to %s it is said",
  async (_, answers, sentence) => {
    await expect(checkPublicAddress(await serve(answers), null)).rejects.toThrow(sentence);
  },
);

test("PUBLIC_URL that redirects elsewhere is said with the address to set", async () => {
  const there = await serve({ "/config.json": [200, {}] });
  const here = await serve({ "/config.json": [301, {}, `${there}/config.json`] });
  await expect(checkPublicAddress(here, null)).rejects.toThrow(
    `${here}/config.json (PUBLIC_URL) redirects to ${there}: set PUBLIC_URL to that address.`,
  );
});

test("PUBLIC_URL that leads to another Luli with other keys is reported", async () => {
  const answers: Answers = {};
  const place = await serve(answers);
  answers["/config.json"] = [200, { public_url: place, vapid_public_key: "theirs" }];
  await expect(checkPublicAddress(place, "ours")).rejects.toThrow(/a different database/);
  await expect(checkPublicAddress("http://127.0.0.1:1", null)).rejects.toThrow(
    /PUBLIC_URL\) cannot be reached/,
  );
});

test.each([
  ["2026-12-31T00:00Z", "2026-12-20T00:00Z", 11, false],
  ["2026-12-31T00:00Z", "2026-12-26T00:00Z", 5, true],
  ["2026-10-02T12:00Z", "2026-10-02T03:00Z", 0, false],
  ["2026-10-02T12:00Z", "2026-10-02T10:30Z", 0, true],
])("a certificate until %s has at %s %i days left, late: %s", (until, now, days, isLate) => {
  const validity = { valid_from: "2026-10-02T00:00Z", valid_to: until };
  expect(judgeCertificate(validity, Date.parse(now))).toEqual({ days, isLate });
});
