// DeepSeek: comments while it waits, null beside its thoughts, and no two messages of one role in a row for the model that thinks.
import { ending, type Family, openaiError, streamWithField, strictOrder } from "./family.ts";

const stream = streamWithField("reasoning_content", null);

export const deepseek: Family = {
  name: "DeepSeek",
  sources: [
    "https://api-docs.deepseek.com/quick_start/error_codes",
    "https://api-docs.deepseek.com/guides/reasoning_model",
    "https://api-docs.deepseek.com/quick_start/rate_limit",
    "https://api-docs.deepseek.com/api/create-chat-completion",
    "https://github.com/continuedev/continue/issues/9180",
  ],
  base: "",
  apiKey: "sk-right",
  model: "deepseek-reasoner",
  countsThoughts: true,
  refuse(asked) {
    const { type } = (asked.response_format ?? {}) as { type?: string };
    if (type === "json_schema")
      return openaiError(400, "This response_format type is unavailable now");
    const wrong = strictOrder(asked, {
      system: "system messages come first",
      turns: "deepseek-reasoner does not support successive user or assistant messages.",
    });
    return wrong === null ? null : openaiError(400, wrong, { code: "invalid_request_error" });
  },
  stream: (reply) => [": keep-alive\n\n", ...stream(reply)],
  troubles: {
    key: openaiError(401, "Authentication Fails, Your api key: ****rong is invalid", {
      type: "authentication_error",
      code: "invalid_request_error",
    }),
    account: openaiError(402, "Insufficient Balance", {
      type: "unknown_error",
      code: "invalid_request_error",
    }),
    down: openaiError(
      503,
      "Service is too busy. We advise users to temporarily switch to alternative LLM API service providers.",
      {
        type: "service_unavailable_error",
        code: "invalid_request_error",
      },
    ),
    name: openaiError(400, "Model Not Exist", { code: "invalid_request_error" }),
    breaks: ending("insufficient_system_resource"),
  },
};
