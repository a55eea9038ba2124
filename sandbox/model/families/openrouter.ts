// OpenRouter: comments while it waits, thoughts beside empty words, errors with their status as a number, also in the middle of a stream.
import { chunk, DONE, type Family, type Refusal, streamWithField } from "./family.ts";

const error = (
  code: number,
  message: string,
  metadata?: object,
  headers?: Record<string, string>,
): Refusal => ({
  status: code,
  body: { error: { code, message, metadata }, user_id: "user_1" },
  headers,
});
const stream = streamWithField("reasoning", "");

export const openrouter: Family = {
  name: "OpenRouter",
  sources: [
    "https://openrouter.ai/docs/api/reference/errors-and-debugging",
    "https://openrouter.ai/docs/use-cases/reasoning-tokens",
    "https://www.developersdigest.tech/errors/api/openrouter/402-in-flight-budget-exhausted",
    "https://www.developersdigest.tech/errors/api/openrouter/403-permission-denied",
  ],
  base: "/api/v1",
  apiKey: "sk-or-v1-right",
  model: "qwen/qwen3.6-27b",
  countsThoughts: true,
  tellsUsage: true,
  refuse: () => null,
  stream: (reply) => [
    ": OPENROUTER PROCESSING\n\n",
    ": OPENROUTER PROCESSING\n\n",
    ...stream(reply).slice(0, -1),
    chunk({ role: "assistant", content: "" }, null, {}, { usage: reply.usage }),
    DONE,
  ],
  troubles: {
    key: error(401, "User not found."),
    account: error(
      402,
      "Insufficient credits. Add more using https://openrouter.ai/settings/credits",
      { limit_source: "openrouter_credits" },
    ),
    // Too many unpaid requests are in flight; the account itself is in order.
    busy: error(
      402,
      "Your in-flight spending budget is exhausted. Try again shortly.",
      { limit_source: "openrouter_in_flight_budget" },
      { "retry-after": "7" },
    ),
    down: error(502, "Provider returned error"),
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
