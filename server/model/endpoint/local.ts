// A model server that already runs on this machine, found where the usual ones listen.
import { createEndpoint } from "./endpoint.ts";
import { isNamed } from "./ollama.ts";

type Place = { server: string; port: number };
export type LocalModel = {
  server: string;
  baseUrl: string;
  name: string;
  /** What else it offers. */
  others: string[];
};

const PLACES: readonly Place[] = [
  { server: "Ollama", port: 11434 },
  { server: "LM Studio", port: 1234 },
  { server: "llama.cpp", port: 8080 },
];
/** One that runs answers at once; a start does not wait for one that does not. */
const PATIENCE_MS = 400;
/** What such a server offers besides and nobody can talk to. */
const NO_TALKER = /embed|\bbge\b|rerank|whisper|tts/i;

/** The first of them, or the first that has the model of this name. */
export async function findLocalModel(
  wanted: string | null,
  places: readonly Place[] = PLACES,
): Promise<LocalModel | null> {
  const found = await Promise.all(places.map(listAt));
  for (const { server, baseUrl, names } of found) {
    const name = wanted === null ? names[0] : names.find((each) => isNamed(each, wanted));
    if (name === undefined) continue;
    return { server, baseUrl, name, others: names.filter((other) => other !== name) };
  }
  return null;
}

async function listAt({ server, port }: Place) {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const endpoint = createEndpoint({ baseUrl, apiKey: null, name: "" });
  try {
    const names = await endpoint.listModels(AbortSignal.timeout(PATIENCE_MS));
    return { server, baseUrl, names: names.filter((name) => !NO_TALKER.test(name)) };
  } catch {
    // Nobody there, or somebody else.
    return { server, baseUrl, names: [] };
  } finally {
    endpoint.close();
  }
}
