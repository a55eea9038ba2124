// A reply that is in the making while its account ends: it is told to whoever listens, stored nowhere, and disturbs nobody.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatedModel, GATED_REPLY, startGatedModel } from "../testing/gated-model.ts";
import {
  createUser,
  hear,
  messagesCounted,
  post,
  startTestServer,
  storedChats,
  type TestServer,
  until,
} from "../testing/chat.ts";
import { createDatabase } from "../platform/database/database.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { eraseUser, markDeletion } from "./queries.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let model: GatedModel;
let server: TestServer;
beforeAll(async () => {
  [database, model] = await Promise.all([createTestDatabase(), startGatedModel()]);
  server = await startTestServer({
    databaseUrl: database.url,
    modelUrl: model.url,
    model: "gated",
  });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
  await database.drop();
});

async function startReply(userId: string) {
  const before = model.asked();
  const reply = post(server, userId, "hello", { key: randomUUID() });
  await until(() => model.asked() > before);
  return async () => hear(await reply);
}
const emailOf = async (userId: string) =>
  (await server.pool.query<{ email: string }>("select email from users where id = $1", [userId]))
    .rows[0]!.email;

test("between the request and the end a reply is finished, and no other begins", async () => {
  const userId = await createUser(server.pool);
  const neighbour = await createUser(server.pool);
  const finish = await startReply(userId);
  await markDeletion(createDatabase(server.pool), userId, new Date());
  const refused = await post(server, userId, "one more", { key: randomUUID() });
  expect(refused.status).toBe(401);
  const finishNeighbour = await startReply(neighbour);
  model.speak();
  expect((await finish()).text).toBe(GATED_REPLY);
  expect((await finishNeighbour()).isDone).toBe(true);
  expect(await storedChats(server.pool, neighbour)).toMatchObject([{ status: "done" }]);
});

test("after the end it is stored nowhere, and the server goes on", async () => {
  const userId = await createUser(server.pool);
  const neighbour = await createUser(server.pool);
  const email = await emailOf(userId);
  const finish = await startReply(userId);
  await createDatabase(server.pool)
    .transaction()
    .execute((transaction) => eraseUser(transaction, { id: userId, email }));
  model.speak();
  expect((await finish()).text).toBe(GATED_REPLY);
  expect(await storedChats(server.pool, userId)).toEqual([]);
  expect((await post(server, userId, "hello again", { key: randomUUID() })).status).toBe(401);

  const finishNeighbour = await startReply(neighbour);
  model.speak();
  expect((await finishNeighbour()).isDone).toBe(true);
  expect(await messagesCounted(server.pool, neighbour)).toBe(1);
});
