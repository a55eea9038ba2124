// Chooses the model at the start: the configured one, a local one, or none.
import type { Config } from "../../platform/config.ts";
import type { ModelConfig } from "../../platform/config/model.ts";
import { nameSome } from "../../platform/name-some.ts";
import { createLog } from "../../platform/log.ts";
import { StartError } from "../../platform/start-error.ts";
import { createModel, Trouble } from "../service.ts";
import { createEndpoint } from "./endpoint.ts";
import { findLocalModel, type LocalModel, placesOf } from "./local.ts";
import { isNamed } from "./ollama.ts";

export type Chosen = { model: ModelConfig; local: LocalModel | null };

const PATIENCE_MS = 5_000;
/** A start does not wait longer for what is only to be checked. */
const CHECK_MS = 2_000;

export async function chooseModel(
  { model, modelName, isLocalModelUsed, isSandboxAllowed, ollamaHost }: Config,
  find = (wanted: string | null) => findLocalModel(wanted, placesOf(ollamaHost)),
): Promise<Chosen | null> {
  if (model) {
    const { name } = model;
    if (name === null) throw new StartError(await askForName(model));
    await demandName({ ...model, name });
    return { model: { ...model, name }, local: null };
  }
  const isSought = isLocalModelUsed && isSandboxAllowed;
  const local = isSought ? await find(modelName) : null;
  if (local) return { model: { baseUrl: local.baseUrl, apiKey: null, name: local.name }, local };
  if (modelName === null) return null;
  const where = isSought ? describeLocal(await find(null)) : "for which OPENAI_BASE_URL is missing";
  throw new StartError(`OPENAI_MODEL is ${JSON.stringify(modelName)}, ${where}.`);
}

const describeLocal = (other: LocalModel | null) =>
  other
    ? `which no model server on this machine offers: ${other.server} offers ${nameSome([other.name, ...other.others])}. \
Elsewhere it needs OPENAI_BASE_URL and OPENAI_API_KEY, too`
    : "but no model server runs on this machine: start one, or set OPENAI_BASE_URL and OPENAI_API_KEY, too";

/** A list may be incomplete (Azure's has no deployments): only a real answer says that there is no such model. */
async function demandName(config: ModelConfig): Promise<void> {
  const endpoint = createEndpoint(config);
  const names = await endpoint.listModels(AbortSignal.timeout(CHECK_MS)).catch(() => []);
  endpoint.close();
  if (names.length === 0 || names.some((name) => isNamed(name, config.name))) return;
  const model = createModel({
    config: { model: config },
    log: createLog(() => {}),
    clock: () => new Date(),
  });
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await model.complete([{ role: "user", content: "Say hello in one word." }], {
      tokens: 16,
      signal,
    });
  } catch (error) {
    if (!(error instanceof Trouble) || error.kind !== "name") return;
    const { host } = new URL(config.baseUrl);
    throw new StartError(
      `OPENAI_MODEL is ${JSON.stringify(config.name)}, which ${host} does not have: it offers ${nameSome(names)}.`,
    );
  } finally {
    model.close();
  }
}

async function askForName(model: Omit<ModelConfig, "name">): Promise<string> {
  const endpoint = createEndpoint({ ...model, name: "" });
  const { host } = new URL(model.baseUrl);
  let why = "which does not tell what it offers";
  try {
    const names = await endpoint.listModels(AbortSignal.timeout(PATIENCE_MS));
    if (names.length > 0) return `OPENAI_MODEL must be set: ${host} offers ${nameSome(names)}.`;
  } catch (error) {
    why = `which could not be asked what it offers (${(error as Error).message})`;
  } finally {
    endpoint.close();
  }
  return `OPENAI_MODEL must be set to the name of a model at ${host}, ${why}.`;
}
