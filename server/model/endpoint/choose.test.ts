// Which model a start takes, and what it says where it can take none.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { chooseModel } from "./choose.ts";
import { findLocalModel } from "./local.ts";

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Offers these models, or says what is not a list of them. */
async function offering(models: string[] | string): Promise<number> {
  const list = Array.isArray(models) ? { data: models.map((id) => ({ id })) } : models;
  const server = http.createServer((_, outgoing) => outgoing.end(JSON.stringify(list)));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
const place = async (server: string, models: string[] | string) => ({
  server,
  port: await offering(models),
});
const gone = { server: "LM Studio", port: 1 };

describe("on a machine where nothing is configured", () => {
  test("a model server that runs there is used, and what it offers besides is told", async () => {
    const ollama = await place("Ollama", ["nomic-embed-text:latest", "qwen3:8b", "gemma3:4b"]);
    const find = (name: string | null) => findLocalModel(name, [gone, ollama]);
    const baseUrl = `http://127.0.0.1:${ollama.port}/v1`;
    expect(await chooseModel(readConfig({}), find)).toEqual({
      model: { baseUrl, apiKey: null, name: "qwen3:8b" },
      local: { server: "Ollama", baseUrl, name: "qwen3:8b", others: ["gemma3:4b"] },
    });
  });

  test("OPENAI_MODEL chooses among all that run there", async () => {
    const places = [await place("Ollama", ["qwen3:8b"]), await place("llama.cpp", ["luli:latest"])];
    const find = (name: string | null) => findLocalModel(name, places);
    const chosen = await chooseModel(readConfig({ OPENAI_MODEL: "luli" }), find);
    expect(chosen).toMatchObject({
      model: { name: "luli:latest" },
      local: { server: "llama.cpp" },
    });
    await expect(chooseModel(readConfig({ OPENAI_MODEL: "gpt-9" }), find)).rejects.toThrow(
      'OPENAI_MODEL is "gpt-9", which no model server on this machine offers: Ollama offers qwen3:8b. Elsewhere it needs OPENAI_BASE_URL and OPENAI_API_KEY, too.',
    );
    const none = async () => null;
    await expect(chooseModel(readConfig({ OPENAI_MODEL: "gpt-9" }), none)).rejects.toThrow(
      'OPENAI_MODEL is "gpt-9", but no model server runs on this machine: start one, or set OPENAI_BASE_URL and OPENAI_API_KEY, too.',
    );
    const off = readConfig({ OPENAI_MODEL: "gpt-9", LOCAL_MODEL: "off" });
    await expect(chooseModel(off, none)).rejects.toThrow(
      'OPENAI_MODEL is "gpt-9", for which OPENAI_BASE_URL is missing.',
    );
  });

  test("somebody else on a usual port is left alone, and then a stand-in speaks", async () => {
    const web = await place("llama.cpp", "<html>");
    expect(
      await chooseModel(readConfig({}), (name) => findLocalModel(name, [web, gone])),
    ).toBeNull();
  });

  test.each([{ isLocalModelUsed: false }, { isSandboxAllowed: false }])(
    "nobody is sought with %o",
    async (said) => {
      const find = () => expect.unreachable("it was sought");
      expect(await chooseModel({ ...readConfig({}), ...said }, find)).toBeNull();
    },
  );
});

describe("an endpoint without the name of a model", () => {
  test("is asked what it offers, and the start says so", async () => {
    const port = await offering(Array.from({ length: 12 }, (_, n) => `m${n}`));
    const config = readConfig({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
    await expect(chooseModel(config)).rejects.toThrow(
      `OPENAI_MODEL must be set: 127.0.0.1:${port} offers m0, m1, m2, m3, m4, m5, m6, m7, m8, m9 and 2 more.`,
    );
  });

  test("that cannot be asked is said as well, and why", async () => {
    const config = readConfig({ OPENAI_BASE_URL: "http://127.0.0.1:1/v1" });
    await expect(chooseModel(config)).rejects.toThrow(
      /^OPENAI_MODEL must be set to the name of a model at 127\.0\.0\.1:1, which could not be asked what it offers \(.+\)\.$/,
    );
  });
});

test("what is configured is taken as it is", async () => {
  const env = { OPENAI_BASE_URL: "https://x.example/v1", OPENAI_API_KEY: "k", OPENAI_MODEL: "m" };
  expect(await chooseModel(readConfig(env))).toMatchObject({
    model: { baseUrl: "https://x.example/v1", apiKey: "k", name: "m" },
    local: null,
  });
});
