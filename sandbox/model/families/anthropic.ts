// Anthropic's compatible endpoint: an empty account is a bad request, no message may be empty, response_format is passed over in silence.
import { type Family, openaiError, plainStream, type Refusal } from "./family.ts";

/** The error carries Anthropic's own type where OpenAI has a code. */
const error = (
  status: number,
  code: string,
  message: string,
  headers?: Record<string, string>,
): Refusal => openaiError(status, message, { code }, headers);

export const anthropic: Family = {
  name: "Anthropic's compatible endpoint",
  sources: [
    "https://platform.claude.com/docs/en/api/openai-sdk",
    "https://platform.claude.com/docs/en/api/errors",
    "https://github.com/anthropics/anthropic-sdk-typescript/issues/711",
    "https://github.com/anthropics/anthropic-sdk-typescript/issues/616",
  ],
  base: "/v1",
  apiKey: "sk-ant-right",
  model: "claude-haiku-4-5",
  countsThoughts: false,
  ignoresShape: true,
  refuse: ({ messages }) =>
    messages.some(({ content }) => content.trim() === "")
      ? error(
          400,
          "invalid_request_error",
          "messages.1: all messages must have non-empty content except for the optional final assistant message",
        )
      : null,
  stream: plainStream,
  troubles: {
    key: error(401, "authentication_error", "invalid x-api-key"),
    account: error(
      400,
      "invalid_request_error",
      "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
    ),
    busy: error(
      429,
      "rate_limit_error",
      "This request would exceed your organization's rate limit of 50 requests per minute.",
      { "retry-after": "7" },
    ),
    down: error(529, "overloaded_error", "Overloaded"),
    name: error(404, "not_found_error", "model: gone"),
    breaks: {
      error: {
        code: "api_error",
        message: "Internal server error",
        param: null,
        type: "invalid_request_error",
      },
    },
  },
};
