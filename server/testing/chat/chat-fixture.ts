// What a file of the chat's tests stands on: a database, two models, and servers, each stopped after the test or the file that started it.
import { afterAll, beforeAll, onTestFinished, TestRunner } from "vitest";
import { type ModelSandbox, startModelSandbox } from "../../../sandbox/model/start.ts";
import { type Given, startTestServer, type TestServer } from "./chat.ts";
import { type GatedModel, startGatedModel } from "./gated-model.ts";
import { createTestDatabase } from "../test-database.ts";

export function chatFixture() {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let sandbox: ModelSandbox;
  let gated: GatedModel;
  const lasting: TestServer[] = [];

  beforeAll(async () => {
    [database, sandbox, gated] = await Promise.all([
      createTestDatabase(),
      startModelSandbox({ pace: "instant" }),
      startGatedModel(),
    ]);
  });
  afterAll(async () => {
    await Promise.all(lasting.map((server) => server.stop()));
    await Promise.all([sandbox.stop(), gated.stop()]);
    await database.drop();
  });

  async function start(given: Partial<Given> = {}): Promise<TestServer> {
    const server = await startTestServer({
      databaseUrl: database.url,
      modelUrl: sandbox.url,
      model: "scenario:plain",
      ...given,
    });
    if (TestRunner.getCurrentTest()) onTestFinished(() => server.stop());
    else lasting.push(server);
    return server;
  }

  return {
    get databaseUrl() {
      return database.url;
    },
    get sandbox() {
      return sandbox;
    },
    get gated() {
      return gated;
    },
    start,
    /** One whose model speaks when it is told to. */
    startGated: (given: Partial<Given> = {}) =>
      start({ modelUrl: gated.url, model: "gated", ...given }),
  };
}
