// The fixture of a chat test file: a database, two models, and servers that stop after their test or file.
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { startModelSandbox } from "../../../sandbox/model/start.ts";
import { warmUp } from "../../safety/service.ts";
import { type ServerOptions, startTestServer, type TestServer } from "./chat.ts";
import { startGatedModel } from "./gated-model.ts";
import { createTestDatabase } from "../test-database.ts";

/** Await it at the top of the file. */
export async function chatFixture() {
  // Every start warms up: on a busy machine the first message would take longer than a test waits.
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

  async function start(given: Partial<ServerOptions> = {}): Promise<TestServer> {
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
    /** A server whose model speaks when it is told to. */
    startGated: (given: Partial<ServerOptions> = {}) =>
      start({ modelUrl: gated.url, model: "gated", ...given }),
  };
}
