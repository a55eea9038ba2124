// LULI_MODEL_FAMILY ("Mistral") puts the wire of that family before each model of the chat's tests (CONTRIBUTING).
import { FAMILIES } from "../../../sandbox/model/families/all.ts";
import type { Family } from "../../../sandbox/model/families/family.ts";
import { speakAs } from "../../../sandbox/model/families/speak-as.ts";
import type { WiredConfig } from "../../platform/context.ts";

export type AsFamily = {
  model: NonNullable<WiredConfig["model"]>;
  /** The family needs a first probe, as every start does. */
  isPlayed: boolean;
  stop(): Promise<void>;
};

/** Without the variable the model is asked as OpenAI's is. */
export async function asFamily(modelUrl: string, name: string): Promise<AsFamily> {
  const wanted = process.env.LULI_MODEL_FAMILY;
  if (!wanted)
    return {
      model: { baseUrl: modelUrl, apiKey: "test", name },
      isPlayed: false,
      stop: () => Promise.resolve(),
    };
  const family = FAMILIES.find((each) => each.name === wanted);
  if (!family)
    throw new Error(`LULI_MODEL_FAMILY is one of: ${FAMILIES.map((each) => each.name).join(", ")}`);
  const spoken = await speakAs(family, modelUrl);
  return {
    model: { baseUrl: spoken.url, name, ...keyOf(family) },
    isPlayed: true,
    stop: () => spoken.stop(),
  };
}

export function keyOf({ key }: Family) {
  const bearer = key?.header === "authorization" ? key.value.replace("Bearer ", "") : null;
  return {
    apiKey: bearer,
    extraHeaders: key && bearer === null ? { [key.header]: key.value } : undefined,
  };
}
