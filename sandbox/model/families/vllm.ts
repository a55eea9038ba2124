// vLLM with a strict template and no parser of thoughts: one system message first, roles in turn, <think> among the words.
import { chunk, DONE, type Family, openaiError, strictOrder } from "./family.ts";

export const vllm: Family = {
  name: "vLLM with a strict template",
  sources: [
    "https://github.com/vllm-project/vllm/issues/41114",
    "https://github.com/vllm-project/vllm/issues/6862",
    "https://github.com/nashsu/llm_wiki/issues/45",
    "https://github.com/voideditor/void/issues/128",
    "https://github.com/ogx-ai/ogx/issues/4534",
    "https://github.com/vllm-project/vllm/issues/42363",
  ],
  base: "/v1",
  apiKey: null,
  model: "Qwen/Qwen3.6-27B",
  countsThoughts: true,
  context: {
    letters: 9_000,
    refusal: openaiError(
      400,
      "This model's maximum context length is 6048 tokens. However, you requested 6616 tokens (2616 in the " +
        "messages, 4000 in the completion). Please reduce the length of the messages or completion.",
      { type: "BadRequestError", code: 400 },
    ),
  },
  refuse(asked) {
    if (asked.max_completion_tokens !== undefined)
      return openaiError(
        400,
        "[{'type': 'extra_forbidden', 'loc': ('body', 'max_completion_tokens'), 'msg': 'Extra inputs are not permitted', 'input': 400}]",
        { type: "BadRequestError", code: 400 },
      );
    const wrong = strictOrder(asked, {
      system: "System message must be at the beginning.",
      turns: "Conversation roles must alternate user/assistant/user/assistant/...",
    });
    return wrong === null ? null : openaiError(400, wrong, { type: "BadRequestError", code: 400 });
  },
  stream: ({ thought, words, finish }) => [
    chunk({ role: "assistant", content: "" }),
    ...(thought === ""
      ? []
      : ["<thi", "nk>\n", thought, ...(words.length > 0 ? ["\n</thin", "k>\n\n"] : [])].map(
          (content) => chunk({ content }),
        )),
    ...words.map((content) => chunk({ content }, null, { logprobs: null, token_ids: null })),
    chunk({ content: "" }, finish, { stop_reason: null }),
    DONE,
  ],
  troubles: {
    name: openaiError(404, "The model `gone` does not exist.", {
      type: "NotFoundError",
      code: 404,
    }),
    breaks: {
      error: {
        message: "EngineCore encountered an issue. See stack trace (above) for the root cause.",
        type: "InternalServerError",
        param: null,
        code: 500,
      },
    },
  },
};

/** The template opens the thought, so that only its end is visible. */
export const vllmOpenThought: Family = {
  ...vllm,
  name: "vLLM with a template that opens the thought",
  sources: [
    "https://huggingface.co/Qwen/Qwen3-30B-A3B-Thinking-2507",
    "https://github.com/vllm-project/vllm/issues/41114",
  ],
  // The thought looks like words until its end tag.
  stream: ({ thought, words, finish }) => [
    chunk({ role: "assistant", content: "" }),
    ...[thought, ...(words.length > 0 ? ["\n</thi", "nk>\n\n", ...words] : [])].map((content) =>
      chunk({ content }),
    ),
    chunk({ content: "" }, finish),
    DONE,
  ],
};
