// What the model does, and what the reader and the database get of it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HALF_REPLY, SCENARIO_REPLY } from "../../sandbox/model/scenarios.ts";
import { startModelSandbox, type ModelSandbox } from "../../sandbox/model/start.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import {
  createUser,
  hear,
  messagesCounted,
  post,
  startTestServer,
  storedChats,
  type TestServer,
} from "./testing.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: ModelSandbox;
const servers: TestServer[] = [];

beforeAll(async () => {
  [database, sandbox] = await Promise.all([
    createTestDatabase(),
    startModelSandbox({ pace: "instant" }),
  ]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await sandbox.stop();
  await database.drop();
});

const start = async (scenario: string, limits = {}) => {
  const server = await startTestServer({
    databaseUrl: database.url,
    modelUrl: sandbox.url,
    model: `scenario:${scenario}`,
    limits,
  });
  servers.push(server);
  return { server, userId: await createUser(server.pool, "Maya") };
};

describe("a model that answers in odd ways is heard and stored whole:", () => {
  test.each([
    "plain",
    "slow",
    "bytes",
    "crlf",
    "comments",
    "split-utf8",
    "many-lines",
    "no-done",
    "malformed",
  ])("%s", async (scenario) => {
    const { server, userId } = await start(scenario);
    const response = await post(server, userId, "hello");
    expect(response.status).toBe(200);
    const heard = await hear(response);
    expect(heard.text).toBe(SCENARIO_REPLY);
    expect(heard.isDone).toBe(true);
    expect(heard.luli.map(({ type }) => type)).toEqual(["start", "end"]);
    expect(await storedChats(server.pool, userId)).toMatchObject([
      { status: "done", response: SCENARIO_REPLY },
    ]);
    expect(await messagesCounted(server.pool, userId)).toBe(1);
  });
});
