// Which model the start takes: the configured one, one that runs on this machine, or none, and a stand-in speaks.
import type { Config } from "../../platform/config.ts";
import type { ModelConfig } from "../../platform/config/model.ts";
import { nameSome } from "../../platform/name-some.ts";
import { StartError } from "../../platform/start-error.ts";
import { createEndpoint } from "./endpoint.ts";
import { findLocalModel, type LocalModel } from "./local.ts";

export type Chosen = { model: ModelConfig; local: LocalModel | null };

const PATIENCE_MS = 5_000;

export async function chooseModel(
  { model, modelName, isLocalModelUsed, isSandboxAllowed }: Config,
  find = findLocalModel,
): Promise<Chosen | null> {
  if (model) {
    const { name } = model;
    if (name === null) throw new StartError(await askForName(model));
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
    ? `which no model server on this machine offers: ${other.server} offers ${nameSome([other.name, ...other.others])}. Elsewhere it needs OPENAI_BASE_URL and OPENAI_API_KEY, too`
    : "but no model server runs on this machine: start one, or set OPENAI_BASE_URL and OPENAI_API_KEY, too";

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
