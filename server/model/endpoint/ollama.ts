// Reads the size of the context from Ollama's own API. Its OpenAI-compatible API does not tell it, and drops in silence what is too
// much (docs.ollama.com/context-length: 4,096 tokens with less than 24 GB of video memory).
import * as v from "valibot";

/** The path that lists loaded models with their contexts. */
export const LOADED_PATH = "/api/ps";

/** A context in which nothing of what Luli tells is left out: her longest prompt and reading, and the answer. */
const ENOUGH_TOKENS = 16_384;

/** Ollama's names carry a tag, which is "latest" where it is left out. */
export const isNamed = (name: string, wanted: string) =>
  name === wanted || name === `${wanted}:latest`;

const loaded = v.object({
  models: v.array(
    v.object({ name: v.string(), context_length: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ),
});

/** Returns the context in tokens. Null: the model is not loaded, or another server answers. */
export function readContext(body: string, model: string): number | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), loaded), body);
  if (!success) return null;
  return output.models.find(({ name }) => isNamed(name, model))?.context_length ?? null;
}

/** Advises the operator. */
export const describeContext = (tokens: number | null): string | null =>
  tokens !== null && tokens < ENOUGH_TOKENS
    ? `Ollama gives it a context of ${tokens} tokens, so Luli tells it less of a long talk: \
OLLAMA_CONTEXT_LENGTH=${ENOUGH_TOKENS} where Ollama runs is enough for all.`
    : null;
