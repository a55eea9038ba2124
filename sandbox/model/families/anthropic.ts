// Anthropic's compatible endpoint: an empty account is a bad request, and no message may be empty.
import { type Family, openaiError, plainStream } from "./family.ts";

export const anthropic: Family = {
  name: "Anthropic's compatible endpoint",
  sources: [
    "https://platform.claude.com/docs/en/api/openai-sdk",
    "https://platform.claude.com/docs/en/api/errors",
  ],
  base: "/v1",
  key: { header: "authorization", value: "Bearer sk-ant-right" },
  model: "claude-haiku-4-5",
  countsThoughts: false,
  refuse: ({ messages }) =>
    messages.some(({ content }) => content.trim() === "")
      ? openaiError(
          400,
          "messages.1: all messages must have non-empty content except for the optional final assistant message",
        )
      : null,
  stream: plainStream,
  troubles: {
    key: openaiError(401, "invalid x-api-key", { type: "authentication_error" }),
    account: openaiError(
      400,
      "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
    ),
    busy: openaiError(
      429,
      "This request would exceed your organization's rate limit of 50 requests per minute.",
      { type: "rate_limit_error" },
      { "retry-after": "7" },
    ),
    name: openaiError(404, "model: gone", { type: "not_found_error" }),
    breaks: { error: { type: "overloaded_error", message: "Overloaded" } },
  },
};
