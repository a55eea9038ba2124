// Violation reports are counted, bounded, and stored without personal data.
import { beforeEach, describe, expect, test } from "vitest";
import { databaseFixture } from "../testing/test-database.ts";
import { createLog } from "../platform/log.ts";
import { eraseOldViolations, listViolations } from "./queries.ts";
import { createViolations, tellOfViolations } from "./service.ts";

const { database } = await databaseFixture();
const NOW = new Date("2026-11-22T12:00:00Z");
const AGES = new Date(0);
const OURS = "https://luli.example";

let now: Date;
let lines: string[];
let receive: ReturnType<typeof createViolations>;
beforeEach(async () => {
  now = NOW;
  lines = [];
  await database.deleteFrom("violations").execute();
  receive = createViolations({
    config: { publicUrl: OURS },
    database,
    log: createLog((line) => lines.push(line)),
    clock: () => now,
  });
});
const kept = () => listViolations(database, AGES);

const reportOf = (body: object) => ({ type: "csp-violation", body });
const evil = reportOf({
  effectiveDirective: "script-src-elem",
  blockedURL: "https://evil.example/steal.js?token=secret",
  sourceFile: `${OURS}/assets/chat-a1.js?x=secret`,
  documentURL: `${OURS}/chat?session_id=secret`,
  sample: "my secret words",
});
const evilKept = {
  directive: "script-src-elem",
  blocked: "https://evil.example",
  source: "/assets/chat-a1.js",
  page: "/chat",
};

describe("a report", () => {
  test("becomes a kind, counted, and logged once", async () => {
    await receive([evil, evil], "10.0.0.1");
    await receive([evil], "10.0.0.2");
    expect(await kept()).toEqual([{ ...evilKept, count: 3 }]);
    expect(lines.join("").match(/refused/g)).toHaveLength(1);
    expect(JSON.stringify([await kept(), lines])).not.toContain("secret");
  });

  test("of report-uri is kept alike, as are keywords and addresses that are no page", async () => {
    await receive(
      {
        "csp-report": {
          "violated-directive": "require-trusted-types-for",
          "blocked-uri": "trusted-types-sink",
          "document-uri": `${OURS}/auth/v1/reset-password/a-token`,
          "script-sample": "Element innerHTML|<img src=x>",
        },
      },
      "10.0.0.1",
    );
    expect(await kept()).toEqual([
      {
        directive: "require-trusted-types-for",
        blocked: "trusted-types-sink",
        source: "",
        page: "other",
        count: 1,
      },
    ]);
  });

  test.each([
    ["of another kind", [{ type: "deprecation", body: {} }]],
    ["that is none", "words"],
    ["that is nothing", null],
    ["of no directive", [reportOf({ effectiveDirective: "<b>" })]],
    [
      "about an extension",
      [reportOf({ effectiveDirective: "script-src", sourceFile: "chrome-extension://abc/x.js" })],
    ],
  ])("%s is left out", async (_what, sent) => {
    await receive(sent, "10.0.0.1");
    expect(await kept()).toEqual([]);
  });
});

test("a flood is neither kept nor counted beyond its pace, from one network and from many", async () => {
  const flood = Array.from({ length: 60 }, () => receive([evil], "10.0.0.1"));
  await Promise.all(flood);
  expect(await kept()).toMatchObject([{ count: 20 }]);
  const many = Array.from({ length: 400 }, (_, at) =>
    receive([evil], `10.1.${at >> 8}.${at & 255}`),
  );
  await Promise.all(many);
  expect(await kept()).toMatchObject([{ count: 200 }]);
  now = new Date(NOW.getTime() + 60_000);
  await receive([evil], "10.0.0.1");
  expect(await kept()).toMatchObject([{ count: 201 }]);
});

test("no more kinds are kept than anyone would read, and those that are known are counted on", async () => {
  const kinds = (first: number) =>
    Array.from({ length: 20 }, (_, at) =>
      reportOf({ effectiveDirective: "img-src", blockedURL: `https://e${first + at}.example` }),
    );
  for (let first = 0; first < 240; first += 20) await receive(kinds(first), `10.2.0.${first}`);
  expect(await kept()).toHaveLength(200);
  await receive(kinds(0), "10.3.0.1");
  expect((await kept()).filter(({ count }) => count === 2)).toHaveLength(20);
});

test("the admin's page tells of the latest day, and nothing is kept for longer than a month", async () => {
  expect(await tellOfViolations(database, NOW)).toBeNull();
  await receive([evil], "10.0.0.1");
  expect(await tellOfViolations(database, NOW)).toBe(
    "Once script-src-elem refused https://evil.example for /assets/chat-a1.js on /chat.",
  );
  const later = new Date(NOW.getTime() + 31 * 24 * 60 * 60 * 1000);
  expect(await tellOfViolations(database, later)).toBeNull();
  await eraseOldViolations(database, later);
  expect(await kept()).toEqual([]);
});
