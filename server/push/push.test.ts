// Push messages on a real Postgres, real jobs and a push service of our own, read with the browser's own keys.
import { createECDH, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import ece from "http_ece";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import webPush from "web-push";
import { meters, startMetrics } from "../platform/metrics/metrics.ts";
import { type RealJobs, startRealJobs } from "../testing/real-jobs.ts";
import { countUnreached } from "./queries.ts";
import { type PushContext, saveBrowser, sendPush, startPush, writePushes } from "./service.ts";

/** Six in the evening in UTC; past, so that what is due then is due for the jobs, too. */
const EVENING = new Date("2025-11-21T18:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

type Post = { path: string; headers: http.IncomingHttpHeaders; body: Buffer };

let posts: Post[];
let status: number;
let service: http.Server;
let origin: string;
beforeAll(async () => {
  service = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      posts.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

let server: RealJobs;
let pool: pg.Pool;
let now: Date;
let context: PushContext;

beforeEach(async () => {
  posts = [];
  status = 201;
  now = EVENING;
  const own = { publicUrl: "http://127.0.0.1:1", vapid: webPush.generateVAPIDKeys() };
  server = await startRealJobs(() => now, own);
  ({ pool } = server);
  // The tests say when it is time.
  context = { ...server.context, jobs: { ...server.context.jobs, every: async () => {} } };
  await startPush(context);
});
afterEach(() => server.stop());

function makeBrowser(path: string) {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}${path}`,
      keys: { p256dh: key.getPublicKey("base64url"), auth: auth.toString("base64url") },
    },
    read: (body: Buffer): unknown =>
      JSON.parse(
        ece
          .decrypt(body, {
            version: "aes128gcm",
            privateKey: key,
            authSecret: auth.toString("base64url"),
          })
          .toString(),
      ),
  };
}

type Person = { zone?: string; wants?: boolean; seenDaysAgo?: number | null; language?: string };

let people = 0;
async function person(given: Person = {}) {
  const { zone = "UTC", wants = true, seenDaysAgo = 1, language = "en-US" } = given;
  const { rows } = await pool.query<{ id: string }>(
    "insert into users (email, time_zone, email_verified) values ($1, $2, true) returning id",
    [`person-${(people += 1)}@luli.example`, zone],
  );
  const { id } = rows[0]!;
  await pool.query(
    "update settings set push_notifications = $2, language = $3 where user_id = $1",
    [id, wants, language],
  );
  const seenAt = seenDaysAgo === null ? null : EVENING.getTime() - seenDaysAgo * DAY_MS;
  await pool.query(
    "update game_states set state = jsonb_set(state, '{seenAt}', $2::jsonb) where user_id = $1",
    [id, JSON.stringify(seenAt)],
  );
  const browser = makeBrowser(`/push/${id}`);
  await saveBrowser(context, id, browser.subscription);
  return { id, ...browser };
}

const arrived = (count: number) => expect.poll(() => posts).toHaveLength(count);
/** Returns the sending to the only browser. */
const sendingTo = async (userId: string) => {
  const { rows } = await pool.query<{ id: string }>("select id from push_subscriptions");
  const note = { title: "Hi", body: "There", path: "/chat" as const };
  return { userId, browser: rows[0]!.id, note };
};
/** Returns when the last one was written. */
const lastSent = async () => {
  const { rows } = await pool.query<{ sent_at: Date }>("select sent_at from push_notes");
  return rows[0]?.sent_at.getTime() ?? 0;
};

test("a message reaches the browser, which alone can read it", async () => {
  const ada = await person();
  await writePushes(context);
  await arrived(1);
  const [post] = posts;
  expect(post!.path).toBe(`/push/${ada.id}`);
  expect(post!.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "14400" });
  expect(post!.headers["authorization"]).toMatch(/^vapid t=.+, k=/);
  expect(post!.body.toString("latin1")).not.toContain("Luli");
  expect(ada.read(post!.body)).toEqual({
    title: expect.stringMatching(/\w/) as string,
    body: expect.stringMatching(/\w/) as string,
    path: "/chat",
  });
});

test("the message is said in the person's language", async () => {
  const ada = await person({ language: "de" });
  await writePushes(context);
  await arrived(1);
  const said = ada.read(posts[0]!.body) as { title: string };
  expect(said.title).toBe("Luli sagt hallo");
});

test("no message goes to people who do not want it, were here today, or have another hour", async () => {
  await person({ wants: false });
  await person({ seenDaysAgo: 0 });
  await person({ seenDaysAgo: null });
  await person({ zone: "Asia/Tokyo" });
  await person({ zone: "America/Los_Angeles" });
  const due = await person({ zone: "Europe/Berlin" });
  await writePushes(context);
  await arrived(1);
  expect(posts[0]!.path).toBe(`/push/${due.id}`);
});

test("each is looked at once an evening, and nobody at another hour", async () => {
  await person({ seenDaysAgo: 0 });
  await person({ zone: "America/Los_Angeles" });
  await person({ zone: "Europe/Berlin" });
  await writePushes(context);
  const { rows } = await pool.query(
    `select to_char(push_due_at at time zone time_zone, 'HH24:MI') as clock, push_due_at - $1 < interval '24 hours' as is_soon
     from settings join users on users.id = user_id where push_due_at > $1 order by time_zone`,
    [EVENING],
  );
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ clock: "17:00", is_soon: true })));
});

test("each person gets one a day, with two servers at once and all evening long", async () => {
  await person();
  await Promise.all(Array.from({ length: 8 }, () => writePushes(context)));
  now = new Date(EVENING.getTime() + 60 * 60 * 1000);
  await writePushes(context);
  await arrived(1);
  now = new Date(EVENING.getTime() + DAY_MS);
  await writePushes(context);
  await arrived(2);
  const { rows } = await pool.query("select unanswered from push_notes");
  expect(rows).toEqual([{ unanswered: 2 }]);
});

test("a person without visits gets three daily messages, then weekly ones, then none", async () => {
  await person();
  const days: number[] = [];
  for (let day = 0; day < 40; day += 1) {
    now = new Date(EVENING.getTime() + day * DAY_MS);
    await writePushes(context);
    if ((await lastSent()) === now.getTime()) days.push(day);
  }
  expect(days).toEqual([0, 1, 2, 9, 16]);
});

test("a visit starts the count anew", async () => {
  const ada = await person();
  for (let day = 0; day < 3; day += 1) {
    now = new Date(EVENING.getTime() + day * DAY_MS);
    await writePushes(context);
  }
  await pool.query(
    "update game_states set state = jsonb_set(state, '{seenAt}', $2::jsonb) where user_id = $1",
    [ada.id, now.getTime()],
  );
  now = new Date(now.getTime() + DAY_MS);
  await writePushes(context);
  const { rows } = await pool.query("select sent_at, unanswered from push_notes");
  expect(rows).toEqual([{ sent_at: now, unanswered: 1 }]);
});

test("sending forgets a browser that has given up, keeps one that is refused once, and tries a service in trouble again", async () => {
  const ada = await person();
  const sending = await sendingTo(ada.id);
  const browsers = async () =>
    (await pool.query("select from push_subscriptions where user_id = $1", [ada.id])).rowCount;
  status = 503;
  await expect(sendPush(context, sending)).rejects.toThrow("503");
  status = 429;
  await expect(sendPush(context, sending)).rejects.toThrow("429");
  status = 400;
  await sendPush(context, sending);
  expect(await browsers()).toBe(1);
  status = 410;
  await sendPush(context, sending);
  expect(await browsers()).toBe(0);
  await sendPush(context, sending);
  expect(posts).toHaveLength(4);
});

test("a third refusal in a row ends a subscription, and a success begins the count anew", async () => {
  const ada = await person();
  const sending = await sendingTo(ada.id);
  const isKept = async () =>
    (await pool.query("select from push_subscriptions where user_id = $1", [ada.id])).rowCount ===
    1;
  const send = async (answered: number) => {
    status = answered;
    await sendPush(context, sending);
    return isKept();
  };
  for (const answered of [400, 403, 201, 403, 400]) expect(await send(answered)).toBe(true);
  expect(await countUnreached(context.database)).toBe(1);
  expect(await send(403)).toBe(false);
  await saveBrowser(context, ada.id, makeBrowser("/push/new").subscription);
  expect(await countUnreached(context.database)).toBe(0);
  await pool.query("delete from push_subscriptions");
  await pool.query("update settings set push_notifications = false");
  expect(await countUnreached(context.database)).toBe(0);
});

test("each message is counted by what became of it", async () => {
  onTestFinished(await startMetrics({ pool, listReferrals: async () => [], clock: () => now }));
  const sending = await sendingTo((await person()).id);
  for (status of [201, 403, 503, 410]) await sendPush(context, sending).catch(() => {});
  await writePushes(context);
  const counts = (await meters()!.scrape()).matchAll(/^luli_pushes_total\{outcome="(\w+)"\} 1$/gm);
  expect([...counts].map(([, outcome]) => outcome)).toEqual([
    "taken",
    "refused",
    "gone",
    "failed",
    "no_browser",
  ]);
});

test("a message that was written before the person wanted no more is not sent", async () => {
  const ada = await person();
  const sending = await sendingTo(ada.id);
  await pool.query("update settings set push_notifications = false where user_id = $1", [ada.id]);
  await sendPush(context, sending);
  expect(posts).toEqual([]);
});

test("a browser belongs to whoever used it last, and a person has ten at most", async () => {
  const [ada, bob] = [await person(), await person()];
  await saveBrowser(context, bob.id, ada.subscription);
  const owners = await pool.query("select user_id from push_subscriptions where endpoint = $1", [
    ada.subscription.endpoint,
  ]);
  expect(owners.rows).toEqual([{ user_id: bob.id }]);
  for (let index = 0; index < 12; index += 1) {
    now = new Date(EVENING.getTime() + index * 1000);
    await saveBrowser(context, ada.id, makeBrowser(`/push/${ada.id}/${index}`).subscription);
  }
  const { rows } = await pool.query<{ endpoint: string }>(
    "select endpoint from push_subscriptions where user_id = $1 order by created_at",
    [ada.id],
  );
  expect(rows.map(({ endpoint }) => endpoint.split("/").at(-1))).toEqual(
    Array.from({ length: 10 }, (_, index) => String(index + 2)),
  );
});
