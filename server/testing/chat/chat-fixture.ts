// What a file of the chat's tests stands on: a database, two models, and servers, each stopped after the test or the file that started it.
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { startModelSandbox } from "../../../sandbox/model/start.ts";
import { warmUp } from "../../safety/service.ts";
import { type Given, startTestServer, type TestServer } from "./chat.ts";
import { startGatedModel } from "./gated-model.ts";
import { createTestDatabase } from "../test-database.ts";

/** For the file that awaits it at its top. */
export async function chatFixture() {
  // As every start does: on a busy machine the first message would take longer than a test waits.
  warmUp();
  const [database, sandbox, gated] = await Promise.all([
    createTestDatabase(),
    startModelSandbox({ pace: "instant" }),
    startGatedModel(),
  ]);
  const lasting: TestServer[] = [];
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
    databaseUrl: database.url,
    sandbox,
    gated,
    start,
    /** One whose model speaks when it is told to. */
    startGated: (given: Partial<Given> = {}) =>
      start({ modelUrl: gated.url, model: "gated", ...given }),
  };
}
