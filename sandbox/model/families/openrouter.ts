// OpenRouter: comments while it waits, thoughts beside empty words, errors with their status as a number, also in the middle of a stream.
import { type Family, type Refusal, streamWithField } from "./family.ts";

const error = (code: number, message: string, metadata?: object): Refusal => ({
  status: code,
  body: { error: { code, message, metadata }, user_id: "user_1" },
});
const stream = streamWithField("reasoning", "");

export const openrouter: Family = {
  name: "OpenRouter",
  sources: [
    "https://openrouter.ai/docs/api/reference/errors-and-debugging",
    "https://openrouter.ai/docs/use-cases/reasoning-tokens",
  ],
  base: "/api/v1",
  key: { header: "authorization", value: "Bearer sk-or-v1-right" },
  model: "qwen/qwen3.6-27b",
  countsThoughts: true,
  refuse: () => null,
  stream: (reply) => [
    ": OPENROUTER PROCESSING\n\n",
    ": OPENROUTER PROCESSING\n\n",
    ...stream(reply),
  ],
  troubles: {
    key: error(401, "User not found."),
    account: error(
      402,
      "Insufficient credits. Add more using https://openrouter.ai/settings/credits",
    ),
    busy: error(429, "Rate limit exceeded: free-models-per-min. "),
    name: error(400, "gone/gone is not a valid model ID"),
    filter: error(403, "Your chosen model requires moderation and your input was flagged", {
      reasons: ["violence"],
      flagged_input: "what was said",
    }),
    breaks: {
      error: { code: 502, message: "Provider disconnected unexpectedly" },
      choices: [{ index: 0, delta: { content: "" }, finish_reason: "error" }],
    },
  },
};
