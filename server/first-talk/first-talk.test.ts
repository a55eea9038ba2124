// A visitor's message is checked, limited, and not stored.
import { beforeAll, expect, test } from "vitest";
import type { Hono } from "hono";
import type { FirstTalkAnswer } from "../../shared/contracts/chat.ts";
import { createDatabase, createPool } from "../platform/database/database.ts";
import { createLog } from "../platform/log.ts";
import { mount } from "../testing/mount.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { firstTalkRoutes } from "./routes.ts";

const open = (url: string): Hono => {
  const database = createDatabase(createPool(url));
  const context = { database, clock: () => new Date(), log: createLog(() => {}) };
  return mount(context, (route) =>
    firstTalkRoutes(route, { ...context, config: { helplinesFile: null } }),
  );
};

let app: Hono;
beforeAll(async () => {
  app = open((await createTestDatabase()).url);
});

const say = (message: string, to = app) =>
  to.request("/api/first-talk", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "de-DE" },
    body: JSON.stringify({ message }),
  });
const heard = async (message: string, to = app) =>
  (await (await say(message, to)).json()) as FirstTalkAnswer;

test("an ordinary message and a sad one are told apart", async () => {
  expect(await heard("Hello, what is your name?")).toEqual({
    text: null,
    needs_help: false,
    is_sad: false,
  });
  expect(await heard("I feel so sad and lonely today")).toMatchObject({ text: null, is_sad: true });
});

test("a cry for help is answered with the country's line, with the database away", async () => {
  const gone = open("postgres://nobody@127.0.0.1:1/gone");
  const { text, needs_help } = await heard("I want to kill myself", gone);
  expect(text).toContain("TelefonSeelsorge");
  expect(needs_help).toBe(true);
});

test("a visitor under 18 hears that Luli is for adults", async () => {
  const { text, needs_help } = await heard("I am 13 years old");
  expect(text).toContain("made for adults");
  expect(needs_help).toBe(false);
});

test("an empty message and a long one are refused", async () => {
  expect((await say("  ")).status).toBe(400);
  expect((await say("w".repeat(281))).status).toBe(400);
});

test("past its limit an address waits, but whoever is in danger", async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 61; n += 1) statuses.add((await say(`Hello number ${n}`)).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await say("I want to kill myself")).status).toBe(200);
});
