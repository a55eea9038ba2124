// OpenAI's models that think: max_tokens and stop strings are refused, and hidden thoughts use up what takes its place.
import { type Family, openaiError, plainStream } from "./family.ts";

const unsupported = (param: string, instead = "") =>
  openaiError(
    400,
    `Unsupported parameter: '${param}' is not supported with this model.${instead}`,
    { param, code: "unsupported_parameter" },
  );

export const openaiReasoning: Family = {
  name: "OpenAI, a model that thinks",
  sources: [
    "https://github.com/griptape-ai/ComfyUI-Griptape/issues/312",
    "https://github.com/langchain-ai/langchainjs/issues/1929",
    "https://platform.openai.com/docs/guides/reasoning",
    "https://github.com/BeehiveInnovations/pal-mcp-server/issues/178",
    "https://github.com/openai/openai-python/issues/1160",
    "https://github.com/huggingface/smolagents/issues/1893",
  ],
  base: "/v1",
  apiKey: "sk-right",
  model: "gpt-5.4-mini",
  countsThoughts: true,
  refuse({ max_tokens: tokens, stop }) {
    if (tokens !== undefined)
      return unsupported("max_tokens", " Use 'max_completion_tokens' instead.");
    return stop === undefined ? null : unsupported("stop");
  },
  stream: plainStream,
  troubles: {
    key: openaiError(
      401,
      "Incorrect API key provided: sk-wr*ng. You can find your API key at https://platform.openai.com/account/api-keys.",
      {
        code: "invalid_api_key",
      },
    ),
    account: openaiError(
      429,
      "You exceeded your current quota, please check your plan and billing details.",
      {
        type: "insufficient_quota",
        code: "insufficient_quota",
      },
    ),
    busy: openaiError(
      429,
      "Rate limit reached for gpt-5.4-mini on requests per min (RPM): Limit 3, Used 3. Please try again in 7s.",
      { type: "requests", code: "rate_limit_exceeded" },
      { "retry-after": "7" },
    ),
    name: openaiError(404, "The model `gone` does not exist or you do not have access to it.", {
      code: "model_not_found",
    }),
    filter: openaiError(
      400,
      "Invalid prompt: your prompt was flagged as potentially violating our usage policy. Please try again with a different prompt: https://platform.openai.com/docs/guides/reasoning#advice-on-prompting",
      { code: "invalid_prompt" },
    ),
    breaks: {
      error: {
        message: "The server had an error while processing your request. Sorry about that!",
        type: "server_error",
        param: null,
        code: null,
      },
    },
  },
};
