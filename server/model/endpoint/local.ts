// A model server that already runs on this machine, found where the usual ones listen.
import { setTimeout } from "node:timers/promises";
import { isOnOwnNetwork } from "../../platform/config/model.ts";
import { Trouble } from "../trouble.ts";
import { createEndpoint } from "./endpoint.ts";
import { isNamed } from "./ollama.ts";

/** `host` with its port. */
type Place = { server: string; host: string };
export type LocalModel = {
  server: string;
  baseUrl: string;
  name: string;
  /** The other models that it offers. */
  others: string[];
};

const OLLAMA_PORT = 11_434;

export const placesOf = (ollamaHost: string | null): readonly Place[] => [
  { server: "Ollama", host: findOllama(ollamaHost) ?? `127.0.0.1:${OLLAMA_PORT}` },
  { server: "LM Studio", host: "127.0.0.1:1234" },
  { server: "llama.cpp", host: "127.0.0.1:8080" },
];

/** Reads OLLAMA_HOST as Ollama does. Null: it is empty, or an address outside the own network, which must be configured. */
function findOllama(said: string | null): string | null {
  if (said === null) return null;
  const withHost = said.startsWith(":") ? `127.0.0.1${said}` : said;
  const url = URL.parse(/^\w+:\/\//.test(withHost) ? withHost : `http://${withHost}`);
  if (url?.protocol !== "http:" || !isOnOwnNetwork(url.hostname)) return null;
  // 0.0.0.0 includes this machine.
  const name = url.hostname === "0.0.0.0" ? "127.0.0.1" : url.hostname;
  return `${name}:${url.port || OLLAMA_PORT}`;
}

/** A running server answers at once; the start does not wait for others. */
const PATIENCE_MS = 400;
/** Models that cannot talk. */
const NO_TALKER = /embed|\bbge\b|minilm|rerank|whisper|tts|guard|shield|moderation/i;
/** Made for something else than talk: taken where there is nothing else. */
const FOR_OTHER_WORK = /code|devstral|math|sql|ocr|translat|\bbase\b/i;

const tellOwner = (sentence: string) => process.stderr.write(`  ${sentence}\n`);
/** How long a start waits for a model that is being loaded, and how often it looks. */
const LOADING_MS = 30_000;
const LOOK_MS = 250;
/** llama.cpp's words while it loads, with status 503. */
const LOADING = /loading model/i;

/** The first of them that talks, or the first that has the model of this name. */
export async function findLocalModel(
  wanted: string | null,
  places: readonly Place[] = placesOf(null),
  tell: (sentence: string) => void = tellOwner,
): Promise<LocalModel | null> {
  const end = performance.now() + LOADING_MS;
  for (let looks = 1; ; looks += 1) {
    const found = await Promise.all(places.map(listAt));
    const local = choose(found, wanted);
    const loading = found.find(({ isLoading }) => isLoading);
    if (local || !loading || performance.now() > end) return local;
    if (looks === 1)
      tell(`${loading.server} at ${new URL(loading.baseUrl).host} still loads its model ...`);
    await setTimeout(LOOK_MS);
  }
}

function choose(found: readonly Offer[], wanted: string | null): LocalModel | null {
  for (const { server, baseUrl, names } of found) {
    const name =
      wanted === null ? chooseTalker(names) : names.find((each) => isNamed(each, wanted));
    if (name === undefined) continue;
    return { server, baseUrl, name, others: names.filter((other) => other !== name) };
  }
  return null;
}

const chooseTalker = (names: readonly string[]) =>
  names.find((name) => !FOR_OTHER_WORK.test(fileOf(name))) ?? names[0];

/** llama.cpp names a model by its path, of which the folders say nothing. */
const fileOf = (name: string) => name.split(/[/\\]/).at(-1)!;

type Offer = { server: string; baseUrl: string; names: string[]; isLoading: boolean };

async function listAt({ server, host }: Place): Promise<Offer> {
  const baseUrl = `http://${host}/v1`;
  const endpoint = createEndpoint({ baseUrl, apiKey: null, name: "" });
  try {
    const names = await endpoint.listModels(AbortSignal.timeout(PATIENCE_MS));
    const talkers = names.filter((name) => !NO_TALKER.test(fileOf(name)));
    return { server, baseUrl, names: talkers, isLoading: false };
  } catch (error) {
    // The port is closed, or another program listens there.
    const isLoading = error instanceof Trouble && LOADING.test(error.message);
    return { server, baseUrl, names: [], isLoading };
  } finally {
    endpoint.close();
  }
}
