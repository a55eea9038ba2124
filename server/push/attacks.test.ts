// Subscribing a browser is allowed to its owner alone; other callers are refused.
import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { newcomer, openBrowser } from "../testing/browser.ts";
import { saveBrowser } from "./service.ts";
import { authFixture } from "../testing/auth-server.ts";

const ADDRESS = "/api/push-subscription";

const server = await authFixture();

const key = createECDH("prime256v1");
key.generateKeys();
const keys = {
  p256dh: key.getPublicKey("base64url"),
  auth: randomBytes(16).toString("base64url"),
};
const subscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  expirationTime: null,
  keys,
});

const arrive = async () => {
  const { browser, id, bearer } = await newcomer(server);
  return {
    id,
    put: (body: unknown) => browser.put(ADDRESS, body, { headers: bearer }),
    remove: (body: unknown) => browser.delete(ADDRESS, body, { headers: bearer }),
  };
};
const owners = async (name: string) => {
  const rows = await server.query<{ user_id: string }>(
    "select user_id from push_subscriptions where endpoint = $1",
    [subscription(name).endpoint],
  );
  return rows.map((row) => row.user_id);
};

test("no port of the server's own machine where other machines come in, stand-ins or not", async () => {
  const { id } = await openBrowser(server).arrive();
  const own = { ...subscription("own"), endpoint: "http://127.0.0.1:5432/" };
  const { context } = server;
  const open = { ...context, config: { ...context.config, publicUrl: "https://luli.example" } };
  await expect(saveBrowser(open, id, own)).rejects.toMatchObject({ code: "unknown_push_service" });
  await saveBrowser(context, id, own);
});

test("the owner's browser is saved and given up; a stranger or an admin cannot give it up", async () => {
  const [owner, stranger, admin] = [await arrive(), await arrive(), await arrive()];
  await server.query("insert into user_roles values ($1, 'admin')", [admin.id]);
  expect((await owner.put(subscription("own"))).status).toBe(204);
  for (const someone of [stranger, admin]) {
    expect((await someone.remove(subscription("own"))).status).toBe(204);
    expect(await owners("own")).toEqual([owner.id]);
  }
  expect((await owner.remove(subscription("own"))).status).toBe(204);
  expect(await owners("own")).toEqual([]);
});

test.each([
  ["endpoint", { ...subscription("x"), endpoint: "https://10.0.0.1/admin" }],
  ["endpoint", { ...subscription("x"), endpoint: "not an address" }],
  [
    "endpoint",
    { ...subscription("x"), endpoint: `https://fcm.googleapis.com/${"x".repeat(1000)}` },
  ],
  ["endpoint", { keys }],
  ["keys.p256dh", { ...subscription("x"), keys: { ...keys, p256dh: "short" } }],
  ["keys.auth", { ...subscription("x"), keys: { ...keys, auth: "no base64 at all!!!!!" } }],
])("what is wrong with %s is said by name", async (field, body) => {
  const { put } = await arrive();
  const answer = await put(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { field } });
  expect(await owners("x")).toEqual([]);
});

test("so many a minute", async () => {
  const { put } = await arrive();
  const answers = [];
  for (let index = 0; index < 31; index += 1)
    answers.push((await put(subscription("again"))).status);
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
});
