// Two servers on one database serve one user: each hears, stops and takes over what the other makes.
import { BURST } from "../../../shared/rules/chat-limits.ts";
import { beforeEach, expect, test } from "vitest";
import { GATED_REPLY } from "../../testing/chat/gated-model.ts";
import {
  createUser,
  firstWords,
  type ServerOptions,
  hear,
  listChats,
  messagesCounted,
  newKey,
  post,
  stop,
  storedChats,
  type TestServer,
  until,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";

const chat = await chatFixture();
let one: TestServer;
let other: TestServer;
let userId: string;

const start = (given: Partial<ServerOptions> = {}) =>
  chat.startGated({
    limits: { pollMs: 50 },
    // Who cannot reach the others waits for the end; who can is tested at the end of this file.
    isAnnounced: false,
    ...given,
  });

beforeEach(async () => {
  [one, other] = await Promise.all([start(), start()]);
  userId = await createUser(one.pool);
});

test("the same key on both at once is one generation, and both clients hear it", async () => {
  const same = { key: newKey() };
  const before = chat.gated.asked();
  const replies = [one, other].map(async (server) =>
    hear(await post(server, userId, "hello", same)),
  );
  await chat.gated.nextAsked();
  chat.gated.speak();
  for (const heard of await Promise.all(replies))
    expect(heard).toMatchObject({ text: GATED_REPLY, isDone: true });
  expect(chat.gated.asked() - before).toBe(1);
  expect(await storedChats(one.pool, userId)).toMatchObject([{ status: "done", attempt: 1 }]);
  expect(await messagesCounted(one.pool, userId)).toBe(1);
});

test("the end is told by news, not only found by looking", async () => {
  const patient = await start({ limits: { pollMs: 600_000 } });
  const same = { key: newKey() };
  const first = post(one, userId, "hello", same);
  await chat.gated.nextAsked();
  const watched = new Promise((resolve) => void one.presence.listen("chat_watch", resolve));
  const waiting = post(patient, userId, "hello", same);
  await watched;
  chat.gated.speak();
  await hear(await first);
  expect((await hear(await waiting)).text).toBe(GATED_REPLY);
});

test("a client on the other server sees that it lives while it waits", async () => {
  const waiter = await start({ limits: { pollMs: 50, holdBackMs: 20, heartbeatMs: 20 } });
  const same = { key: newKey() };
  const first = post(one, userId, "hello", same);
  await chat.gated.nextAsked();
  const response = await post(waiter, userId, "hello", same);
  expect(response.status).toBe(200);
  chat.gated.speak();
  const heard = await hear(response);
  expect(heard.pings).toBeGreaterThan(0);
  expect(heard).toMatchObject({ text: GATED_REPLY, isDone: true });
  await hear(await first);
});

test("a client does not wait forever for a server that never ends", async () => {
  const hasty = await start({ limits: { pollMs: 20, elsewhereMs: 100 } });
  const same = { key: newKey() };
  const first = post(one, userId, "hello", same);
  await chat.gated.nextAsked();
  expect((await post(hasty, userId, "hello", same)).status).toBe(502);
  chat.gated.speak();
  expect(await hear(await first)).toMatchObject({ text: GATED_REPLY, isDone: true });
});

test("stop reaches the server that runs the reply within a second", async () => {
  const endless = await start({ modelUrl: chat.sandbox.url, model: "scenario:long" });
  const id = newKey();
  const client = await firstWords(await post(endless, userId, "hello", { key: id }));
  const begun = performance.now();
  const stopped = await stop(other, userId, id);
  expect(performance.now() - begun).toBeLessThan(1_000);
  const heard = await client.rest();
  expect(heard.luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
  expect(stopped).toEqual({ status: 200, body: { status: "stopped", response: heard.text } });
});

test("a reply whose server dies is taken over by the one that waits, and the dead one has nothing more to say", async () => {
  const same = { key: newKey() };
  const lost = post(one, userId, "hello", same);
  await chat.gated.nextAsked();
  const waiting = post(other, userId, "hello", same);
  const takenOver = chat.gated.nextAsked();
  await one.presence.stop();
  await takenOver;
  chat.gated.speak();
  expect(await hear(await waiting)).toMatchObject({ text: GATED_REPLY, isDone: true });
  const refused = await lost;
  expect(refused.status === 502 || !(await hear(refused)).isDone).toBe(true);
  expect(await storedChats(other.pool, userId)).toMatchObject([
    { status: "done", attempt: 2, response: GATED_REPLY },
  ]);
  expect(await messagesCounted(other.pool, userId)).toBe(1);
});

test("a reply whose server died shows as failed, can be stopped, and gives its message back", async () => {
  const same = { key: newKey() };
  const lost = post(one, userId, "hello", same);
  await chat.gated.nextAsked();
  expect((await listChats(other, userId)).body.chats).toMatchObject([{ status: "running" }]);
  await one.presence.stop();
  await until(async () => (await listChats(other, userId)).body.chats[0]?.status === "failed");
  expect((await stop(other, userId, same.key)).body).toEqual({ status: "failed", response: null });
  expect(await messagesCounted(other.pool, userId)).toBe(0);
  chat.gated.speak();
  await (await lost).text();
  expect(await storedChats(other.pool, userId)).toMatchObject([{ status: "failed" }]);
});

test("a server whose clock is wrong slows nobody down elsewhere, nor lets anyone be faster", async () => {
  const given = { modelUrl: chat.sandbox.url, model: "scenario:plain" };
  const off = (ms: number) => start({ ...given, clock: () => new Date(Date.now() + ms) });
  const servers = await Promise.all([off(300_000), off(-300_000), start(given)]);
  const say = async (server: TestServer, count: number) => {
    const all = await Promise.all(
      Array.from({ length: count }, (_, n) => post(server, userId, `${n}`)),
    );
    await Promise.all(all.map((response) => response.text()));
    return all;
  };
  for (const server of servers.slice(0, 2))
    for (const { status } of await say(server, BURST.messages / 2)) expect(status).toBe(200);
  const [refused] = await say(servers[2], 1);
  expect(refused!.status).toBe(429);
  expect(Number(refused!.headers.get("retry-after"))).toBeLessThanOrEqual(BURST.seconds);
  await one.pool.query(
    `update usage_counters set recent = array(select t - interval '${BURST.seconds} seconds' from unnest(recent) t)`,
  );
  expect((await say(servers[2], 1))[0]!.status).toBe(200);
});

test("a client on the other server hears the words as they come, and a slow one from their start", async () => {
  const given = {
    modelUrl: chat.sandbox.url,
    model: "scenario:long",
    isAnnounced: true,
    limits: { passOnMs: 500 },
  };
  const [maker, reached] = await Promise.all([start(given), start(given)]);
  // Also one that takes longer than a connection may.
  for (const words of ["woof 19 ", "woof 120 "]) {
    const same = { key: newKey() };
    const first = await firstWords(await post(maker, userId, "hello", same), "woof 9 ");
    const second = await firstWords(await post(reached, userId, "hello", same), words);
    const { status, attempt } = (await storedChats(one.pool, userId)).at(-1)!;
    expect([status, attempt]).toEqual(["running", 1]);
    await stop(reached, userId, same.key);
    const [heard, followed] = await Promise.all([first.rest(), second.rest()]);
    expect(followed).toEqual(heard);
    expect(followed.text).toMatch(new RegExp(`^woof 1 woof 2 .*${words}`, "s"));
  }
});

test("the reply of an unreachable server is awaited", async () => {
  const lonely = await start({ isAnnounced: true });
  const same = { key: newKey() };
  const first = post(lonely, userId, "hello", same);
  await chat.gated.nextAsked();
  await one.pool.query("update servers set address = 'http://127.0.0.1:1'");
  const waiting = post(other, userId, "hello", same);
  chat.gated.speak();
  expect(await hear(await waiting)).toMatchObject({ text: GATED_REPLY, isDone: true });
  await hear(await first);
});

test("a server whose maker breaks off gives its client up, who asks again and is answered", async () => {
  const given = { modelUrl: chat.sandbox.url, model: "scenario:long", isAnnounced: true };
  const maker = await start(given);
  await other.presence.announce(other.url);
  const same = { key: newKey() };
  await firstWords(await post(maker, userId, "hello", same));
  const client = await firstWords(await post(other, userId, "hello", same));
  await maker.stop();
  expect((await client.rest()).isDone).toBe(false);
  const again = post(other, userId, "hello", same);
  await chat.gated.nextAsked();
  chat.gated.speak();
  expect(await hear(await again)).toMatchObject({ text: GATED_REPLY, isDone: true });
});

test("a server that was killed is not waited for: its reply is made anew at once", async () => {
  const given = { modelUrl: chat.sandbox.url, model: "scenario:long", isAnnounced: true };
  const killed = await start(given);
  const same = { key: newKey() };
  const first = await firstWords(await post(killed, userId, "hello", same));
  await killed.stop();
  // The row of a killed server: seen a moment ago, no goodbye, and an address that answers nothing.
  await one.pool.query("insert into servers values ($1, 'http://127.0.0.1:1', clock_timestamp())", [
    killed.presence.serverNo(),
  ]);
  await one.pool.query("update chats set status = 'running', response = null, finished_at = null");
  await first.rest();
  expect((await listChats(other, userId)).body.chats).toMatchObject([{ status: "running" }]);
  const begun = performance.now();
  const again = post(other, userId, "hello", same);
  await chat.gated.nextAsked();
  expect(performance.now() - begun).toBeLessThan(2_000);
  chat.gated.speak();
  expect(await hear(await again)).toMatchObject({ text: GATED_REPLY, isDone: true });
});

test("a server that lost its connection alone goes on with its reply, and the others with hearing it", async () => {
  const given = { modelUrl: chat.sandbox.url, model: "scenario:long", isAnnounced: true };
  const maker = await start(given);
  const same = { key: newKey() };
  const first = await firstWords(await post(maker, userId, "hello", same), "woof 9 ");
  await one.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'luli-presence' and datname = current_database()",
  );
  expect((await listChats(other, userId)).body.chats).toMatchObject([{ status: "running" }]);
  const second = await firstWords(await post(other, userId, "hello", same), "woof 9 ");
  await stop(other, userId, same.key);
  const [heard, followed] = await Promise.all([first.rest(), second.rest()]);
  expect(followed).toEqual(heard);
  expect(await storedChats(one.pool, userId)).toMatchObject([{ status: "stopped", attempt: 1 }]);
});
