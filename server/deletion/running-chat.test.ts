// A reply that streams while its account is deleted reaches its readers, is stored nowhere, and breaks nothing.
import { expect, test, vi } from "vitest";
import { GATED_REPLY } from "../testing/chat/gated-model.ts";
import {
  createUser,
  hear,
  messagesCounted,
  newKey,
  post,
  storedChats,
} from "../testing/chat/chat.ts";
import { chatFixture } from "../testing/chat/chat-fixture.ts";
import { createDatabase } from "../platform/database/database.ts";
import { eraseUser, markDeletion } from "./queries.ts";

const chat = await chatFixture();
const server = await chat.startGated();

async function startReply(userId: string) {
  const reply = post(server, userId, "hello", { key: newKey() });
  await chat.gated.nextAsked();
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
  const refused = await post(server, userId, "one more", { key: newKey() });
  expect(refused.status).toBe(401);
  expect(await storedChats(server.pool, userId)).toHaveLength(1);
  const finishNeighbour = await startReply(neighbour);
  chat.gated.speak();
  expect((await finish()).text).toBe(GATED_REPLY);
  expect((await finishNeighbour()).isDone).toBe(true);
  expect(await storedChats(server.pool, neighbour)).toMatchObject([{ status: "done" }]);
});

test("a message that waits for the end of the account to be done is nobody's", async () => {
  const userId = await createUser(server.pool);
  const email = await emailOf(userId);
  let waiting: Promise<Response> | undefined;
  await createDatabase(server.pool)
    .transaction()
    .execute(async (transaction) => {
      await eraseUser(transaction, { id: userId, email });
      waiting = post(server, userId, "too late", { key: newKey() });
      await vi.waitUntil(async () => {
        const { rowCount } = await server.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rowCount === 1;
      }, 10_000);
    });
  expect((await waiting!).status).toBe(401);
});

test("after the end it is stored nowhere, and the server goes on", async () => {
  const userId = await createUser(server.pool);
  const neighbour = await createUser(server.pool);
  const email = await emailOf(userId);
  const finish = await startReply(userId);
  await createDatabase(server.pool)
    .transaction()
    .execute((transaction) => eraseUser(transaction, { id: userId, email }));
  chat.gated.speak();
  expect((await finish()).text).toBe(GATED_REPLY);
  expect(await storedChats(server.pool, userId)).toEqual([]);
  expect((await post(server, userId, "hello again", { key: newKey() })).status).toBe(401);

  const finishNeighbour = await startReply(neighbour);
  chat.gated.speak();
  expect((await finishNeighbour()).isDone).toBe(true);
  expect(await messagesCounted(server.pool, neighbour)).toBe(1);
});
