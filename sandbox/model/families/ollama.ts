// Ollama: a context of 4,096 tokens on most machines, from which the oldest messages are left out in silence, and
// which only its own API tells; no key, thoughts in `reasoning`, an empty finish_reason in each chunk of older ones;
// what it does not know of a request is passed over in silence, and so is an error in the middle of a reply: an empty
// chunk, and the stream ends without a reason and without [DONE].
import { chunk, DONE, type Family, openaiError } from "./family.ts";

const said = (delta: object) => chunk({ role: "assistant", content: "", ...delta }, "");

export const ollama: Family = {
  name: "Ollama",
  sources: [
    "https://github.com/ollama/ollama/issues/15288",
    "https://github.com/anomalyco/opencode/issues/46061",
    "https://docs.ollama.com/api/openai-compatibility",
    "https://github.com/ollama/ollama/issues/4357",
    "https://github.com/ollama/ollama/issues/17118",
    "https://github.com/ollama/ollama/blob/main/middleware/openai.go",
    "https://docs.ollama.com/context-length",
    "https://docs.ollama.com/api/ps",
    "https://github.com/ollama/ollama/blob/main/server/prompt.go",
    "https://github.com/ollama/ollama/issues/3839",
  ],
  base: "/v1",
  apiKey: null,
  model: "gemma4:26b",
  countsThoughts: true,
  context: { letters: 12_000, refusal: null },
  pages: { "/api/ps": { models: [{ name: "gemma4:26b", context_length: 4_096 }] } },
  // Without a limit that it knows it may go on for ever; only this test notices.
  refuse: ({ max_tokens: tokens }) =>
    tokens === undefined ? openaiError(500, "it never ended", { type: "api_error" }) : null,
  stream: ({ thought, words, finish }) => [
    ...(thought === "" ? [] : [said({ reasoning: thought })]),
    ...words.map((content) => said({ content })),
    chunk({ role: "assistant", content: "" }, finish),
    DONE,
  ],
  troubles: {
    name: openaiError(404, "model 'gone' not found", { type: "not_found_error" }),
    breaks: { choices: [{ index: 0, delta: { content: "" }, finish_reason: null }] },
  },
};
