// Visits of the landing page and the model's tokens are counted beside the answers.
import { expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import type { WiredConfig } from "../platform/context.ts";
import { createLog } from "../platform/log.ts";
import { databaseFixture } from "../testing/test-database.ts";
import { createModelUse, foldDays } from "./model-use.ts";
import { readNumbers } from "./service.ts";
import { createVisits, isVisit } from "./visits.ts";

const { pool, database } = await databaseFixture();
const config = {
  ...readConfig({ OPENAI_PRICE_IN: "1", OPENAI_PRICE_OUT: "10" }),
  authSecret: "x",
} as WiredConfig;
let now = new Date("2026-11-22T12:00:00Z");
const context = { config, pool, database, log: createLog(() => {}), clock: () => now };

const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/150.0",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
};
const visit = { method: "GET", url: "/", headers: BROWSER };

test.each([
  ["the first page in a browser", {}, true],
  ["the same with a campaign's name", { url: "/?utm_source=x" }, true],
  ["the same in another language", { url: "/de?utm_source=x" }, true],
  ["another page", { url: "/store" }, false],
  ["a look whether it is there", { method: "HEAD" }, false],
  ["who asks not to be tracked", { headers: { ...BROWSER, dnt: "1" } }, false],
  ["Global Privacy Control", { headers: { ...BROWSER, "sec-gpc": "1" } }, false],
  ["a page fetched ahead", { headers: { ...BROWSER, "sec-purpose": "prefetch" } }, false],
  ["a bot", { headers: { ...BROWSER, "user-agent": "Mozilla/5.0 (Googlebot/2.1)" } }, false],
  ["a program", { headers: { "user-agent": "curl/8" } }, false],
  ["nobody in particular", { headers: {} }, false],
])("%s", (_, change, isCounted) => {
  expect(isVisit({ ...visit, ...change })).toBe(isCounted);
});

test("visits are a number a week, of all servers", async () => {
  const [here, there] = [createVisits(context), createVisits(context)];
  here.note(visit);
  here.note(visit);
  there.note({ ...visit, url: "/auth" });
  there.note(visit);
  await Promise.all([here.write(), there.write()]);
  const { funnel } = await readNumbers(context);
  expect(funnel.at(-1)).toMatchObject({ starts_on: "2026-11-16", visits: 3 });
});

test("a day's tokens stand there at once, people and their dearest tenth once it is over, and no row of theirs stays", async () => {
  const use = createModelUse(context);
  for (let n = 0; n < 20; n += 1)
    use.note({ who: `person ${n}`, tokensIn: 100, tokensOut: 10, isGuessed: n < 5 });
  use.note({ who: "person 7", tokensIn: 900, tokensOut: 90, isGuessed: false });
  use.note({ who: "person 8", tokensIn: 1900, tokensOut: 0, isGuessed: false });
  use.note({ who: null, tokensIn: 80, tokensOut: 0, isGuessed: false });
  await use.write();
  const today = async () => (await readNumbers(context)).days.at(-1);
  const tokens = { tokens_in: 4880, tokens_out: 290, guessed_tokens: 550 };
  const cost = { usd: 0.00778 };
  expect(await today()).toMatchObject({ ...tokens, ...cost, people: null });
  const { rows: kept } = await pool.query("select * from model_use");
  expect([kept.length, /person \d/.test(JSON.stringify(kept))]).toEqual([20, false]);
  await foldDays(context);
  expect((await pool.query("select from model_use")).rowCount).toBe(20);
  now = new Date("2026-11-23T00:20:00Z");
  await foldDays(context);
  await foldDays(context);
  expect((await pool.query("select from model_use")).rowCount).toBe(0);
  expect((await readNumbers(context)).days.at(-2)).toMatchObject({
    ...tokens,
    people: 20,
    a_person: { tokens: 5170 / 20 },
    // Figures of persons seven and eight: 1,000 and 2,000 in, 100 and 10 out.
    top_tenth: { tokens: 1555, usd: (3000 + 1100) / 1_000_000 / 2 },
  });
});
