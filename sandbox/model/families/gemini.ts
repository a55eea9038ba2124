// Gemini's compatible endpoint: refusals come in a list, a wrong key is a bad request, thoughts in <thought> use up the tokens.
import { chunk, DONE, type Family, type Refusal } from "./family.ts";

const error = (code: number, status: string, message: string): Refusal => ({
  status: code,
  body: [{ error: { code, message, status } }],
});

export const gemini: Family = {
  name: "Gemini's compatible endpoint",
  sources: [
    "https://ai.google.dev/gemini-api/docs/openai",
    "https://github.com/google-gemini/gemini-cli/issues/12823",
    "https://github.com/epam/ai-dial-adapter-vertexai/issues/85",
    "https://github.com/open-webui/computer/issues/224",
    "https://github.com/vectorize-io/hindsight/issues/3365",
  ],
  base: "/v1beta/openai/",
  apiKey: "AIza-right",
  model: "gemini-3.6-flash",
  countsThoughts: true,
  // Gemini's own reason stands behind OpenAI's word.
  finishes: { content_filter: "content_filter: PROHIBITED_CONTENT" },
  refuse: ({ max_tokens: one, max_completion_tokens: other }) =>
    one !== undefined && other !== undefined
      ? error(400, "INVALID_ARGUMENT", "max_tokens and max_completion_tokens cannot both be set.")
      : null,
  stream: ({ thought, words, finish }) => [
    ...(thought === "" ? [] : [chunk({ role: "assistant", content: `<thought>${thought}` })]),
    ...words.map((content, at) =>
      chunk({
        role: "assistant",
        content: thought !== "" && at === 0 ? `</thought>${content}` : content,
      }),
    ),
    // The signature of a thought comes in a chunk of its own.
    chunk({ role: "assistant", extra_content: { google: { thought_signature: "EjQKMgEM" } } }),
    chunk({ role: "assistant" }, finish),
    DONE,
  ],
  troubles: {
    key: error(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key."),
    account: error(
      429,
      "RESOURCE_EXHAUSTED",
      "You exceeded your current quota, please check your plan and billing details.",
    ),
    down: error(503, "UNAVAILABLE", "The model is overloaded. Please try again later."),
    name: error(
      404,
      "NOT_FOUND",
      "models/gone is not found for API version v1main, or is not supported for generateContent.",
    ),
  },
};
