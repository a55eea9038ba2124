// Ollama: no key, thoughts in `reasoning`, and what it does not know of a request is passed over in silence.
import { type Family, openaiError, streamWithField } from "./family.ts";

export const ollama: Family = {
  name: "Ollama",
  sources: [
    "https://github.com/ollama/ollama/issues/15288",
    "https://github.com/anomalyco/opencode/issues/46061",
    "https://docs.ollama.com/api/openai-compatibility",
  ],
  base: "/v1",
  key: null,
  model: "gemma4:26b",
  countsThoughts: true,
  // Without a limit that it knows it may go on for ever: nothing but this test says so.
  refuse: ({ max_tokens: tokens }) =>
    tokens === undefined ? openaiError(500, "it never ended", { type: "api_error" }) : null,
  stream: streamWithField("reasoning", ""),
  troubles: {
    name: openaiError(404, "model 'gone' not found", { type: "not_found_error" }),
    breaks: {
      error: { message: "an error was encountered while running the model", type: "api_error" },
    },
  },
};
