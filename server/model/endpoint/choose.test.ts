// The start chooses a model, or says why it can take none.
import http from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { listen } from "../../../sandbox/listen.ts";
import { readConfig } from "../../platform/config.ts";
import { chooseModel } from "./choose.ts";
import { findLocalModel, placesOf } from "./local.ts";

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Offers these models, or says what is not a list of them; after so many refusals, if any. */
async function offering(
  models: string[] | string,
  refused: { times: number; status: number; error: object; method?: string } | null = null,
): Promise<number> {
  const list = Array.isArray(models) ? { data: models.map((id) => ({ id })) } : models;
  let asked = 0;
  const server = http.createServer(({ method }, outgoing) => {
    if (refused && method === (refused.method ?? "GET") && asked++ < refused.times)
      outgoing.writeHead(refused.status).end(JSON.stringify({ error: refused.error }));
    else outgoing.end(JSON.stringify(list));
  });
  servers.push(server);
  return listen(server);
}
const place = async (server: string, models: string[] | string) => ({
  server,
  host: `127.0.0.1:${await offering(models)}`,
});
const gone = { server: "LM Studio", host: "127.0.0.1:1" };

describe("an unconfigured machine", () => {
  test("a model server that runs there is used, and what it offers besides is told", async () => {
    const ollama = await place("Ollama", ["nomic-embed-text:latest", "qwen3:8b", "gemma3:4b"]);
    const find = (name: string | null) => findLocalModel(name, [gone, ollama]);
    const baseUrl = `http://${ollama.host}/v1`;
    expect(await chooseModel(readConfig({}), find)).toEqual({
      model: { baseUrl, apiKey: null, name: "qwen3:8b" },
      local: { server: "Ollama", baseUrl, name: "qwen3:8b", others: ["gemma3:4b"] },
    });
  });

  test("prefers a talking model to one for code, and takes none that cannot talk", async () => {
    const nameOf = async (names: string[]) =>
      (await findLocalModel(null, [await place("Ollama", names)]))?.name;
    expect(await nameOf(["qwen3-coder:30b", "deepseek-math:7b", "gemma3:4b"])).toBe("gemma3:4b");
    expect(await nameOf(["llama-guard3:8b", "all-minilm:latest", "codellama:7b"])).toBe(
      "codellama:7b",
    );
    expect(await nameOf(["llama-guard3:8b", "all-minilm:latest"])).toBeUndefined();
    // llama.cpp names a model by its path.
    const path = "/home/matts/code/gemma-3-4b.gguf";
    expect(await nameOf(["/home/ann/coder.gguf", path])).toBe(path);
  });

  test.each([
    ["127.0.0.1:11500", "127.0.0.1:11500"],
    ["0.0.0.0", "127.0.0.1:11434"],
    [":11500", "127.0.0.1:11500"],
    ["http://10.0.0.7:11434/", "10.0.0.7:11434"],
    ["ollama.example.com", "127.0.0.1:11434"],
    ["https://10.0.0.7", "127.0.0.1:11434"],
    ["???", "127.0.0.1:11434"],
  ])("Ollama is sought where OLLAMA_HOST=%s has it, within one's own network", (said, host) => {
    const { ollamaHost } = readConfig({ OLLAMA_HOST: said });
    expect(placesOf(ollamaHost)[0]).toEqual({ server: "Ollama", host });
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

  test("llama.cpp that still loads its model is waited for", async () => {
    const error = { code: 503, message: "Loading model", type: "unavailable_error" };
    const port = await offering(["luli.gguf"], { times: 2, status: 503, error });
    const told: string[] = [];
    const places = [gone, { server: "llama.cpp", host: `127.0.0.1:${port}` }];
    const found = await findLocalModel(null, places, (sentence) => told.push(sentence));
    expect(found).toMatchObject({ server: "llama.cpp", name: "luli.gguf" });
    expect(told).toEqual([`llama.cpp at 127.0.0.1:${port} still loads its model ...`]);
  });

  test("leaves another program on a usual port alone, and then a stand-in speaks", async () => {
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
  test("the start lists what the endpoint offers", async () => {
    const port = await offering(Array.from({ length: 12 }, (_, n) => `m${n}`));
    const config = readConfig({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
    await expect(chooseModel(config)).rejects.toThrow(
      `OPENAI_MODEL must be set: 127.0.0.1:${port} offers m0, m1, m2, m3, m4, m5, m6, m7, m8, m9 and 2 more.`,
    );
  });

  test("the start says that the endpoint refuses us, without the key", async () => {
    const error = { code: 401, message: "Invalid API Key: sk-wrong-key" };
    const port = await offering(["m1"], { times: 1, status: 401, error });
    const env = { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_API_KEY: "sk-wrong-key" };
    await expect(chooseModel(readConfig(env))).rejects.toThrow(
      `OPENAI_MODEL must be set to the name of a model at 127.0.0.1:${port}, which could not be asked what it offers (Invalid API Key: ***).`,
    );
  });

  test("the start says why the endpoint could not be asked", async () => {
    const config = readConfig({ OPENAI_BASE_URL: "http://127.0.0.1:1/v1" });
    await expect(chooseModel(config)).rejects.toThrow(
      /^OPENAI_MODEL must be set to the name of a model at 127\.0\.0\.1:1, which could not be asked what it offers \(.+\)\.$/,
    );
  });
});

describe("an endpoint that does not list the model that is configured", () => {
  const configured = async (code: string) => {
    const error = { code, message: "no model m3" };
    const port = await offering(["m1", "m2"], { times: 1, status: 404, error, method: "POST" });
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const config = readConfig({ OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: "m3" });
    return { port, chosen: chooseModel(config) };
  };

  test("the start ends with what the endpoint offers if it refuses the name", async () => {
    const { port, chosen } = await configured("model_not_found");
    await expect(chosen).rejects.toThrow(
      `OPENAI_MODEL is "m3", which 127.0.0.1:${port} does not have: it offers m1, m2.`,
    );
  });

  test("the start goes on if the endpoint refuses for another reason", async () => {
    const { chosen } = await configured("insufficient_quota");
    expect(await chosen).toMatchObject({ model: { name: "m3" } });
  });
});

test("a configured model is taken as it is", async () => {
  const env = { OPENAI_BASE_URL: "https://x.example/v1", OPENAI_API_KEY: "k", OPENAI_MODEL: "m" };
  expect(await chooseModel(readConfig(env))).toMatchObject({
    model: { baseUrl: "https://x.example/v1", apiKey: "k", name: "m" },
    local: null,
  });
});
