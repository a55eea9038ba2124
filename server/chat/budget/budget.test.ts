import { expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { WiredConfig } from "../../platform/context.ts";
import { createLog } from "../../platform/log.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";
import { createUser, hear, listChats, post } from "../../testing/chat/chat.ts";
import { databaseFixture } from "../../testing/test-database.ts";
import { createFreeBudget } from "./budget.ts";
import { countReplies } from "./queries.ts";

const { pool, database } = await databaseFixture();
const config = {
  ...readConfig({ FREE_REPLIES_PER_ADDRESS_A_DAY: "3", FREE_REPLIES_A_DAY: "5" }),
  authSecret: "x",
} as WiredConfig;
const log = createLog(() => {});

test("the free budget holds for one address and in all, over all servers", async () => {
  let now = new Date("2026-11-22T23:00:00Z");
  const open = () => createFreeBudget({ config, pool, log, clock: () => now });
  const [here, there] = [open(), open()];
  for (let n = 0; n < 3; n++) here.note("192.0.2.1");
  expect(here.isOpen("192.0.2.1")).toBe(false);
  expect(here.isOpen("192.0.2.2")).toBe(true);
  await here.write();
  there.note("192.0.2.1");
  there.note("192.0.2.2");
  await there.write();
  expect([there.isOpen("192.0.2.1"), there.isOpen("192.0.2.3")]).toEqual([false, false]);
  expect(await countReplies(database, "2026-11-22")).toBe(5);
  now = new Date("2026-11-24T00:00:00Z");
  expect(there.isOpen("192.0.2.1")).toBe(true);
  there.note("192.0.2.1");
  await there.write();
  expect(await countReplies(database, "2026-11-22")).toBe(0);
  const { rows } = await pool.query("select * from free_replies");
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
});

test("past it free accounts hear the calm limit's words and nothing is stored; who pays is answered", async () => {
  const chat = await chatFixture();
  const server = await chat.start({ config: { freeRepliesAnAddress: 2 } });
  const [free, paying] = [await createUser(server.pool, "", "none"), await createUser(server.pool)];
  const other = await createUser(server.pool, "", "none");
  for (const hello of ["hello", "hello again"]) await hear(await post(server, free, hello));
  for (const one of [free, other]) {
    const refused = await post(server, one, "and again");
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({ error: { code: "quota_exceeded" } });
  }
  expect((await listChats(server, other)).body.chats).toEqual([]);
  expect((await hear(await post(server, paying, "hello"))).isDone).toBe(true);
  const help = await hear(await post(server, other, "I want to kill myself"));
  expect(help.luli.at(-1)).toMatchObject({ type: "end" });
});
