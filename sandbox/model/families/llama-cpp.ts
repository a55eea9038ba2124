// llama.cpp's server: no key, thoughts in `reasoning_content`, refusals of its template with status 500, and it may still be loading.
import { chunk, DONE, type Family, type Refusal, strictOrder } from "./family.ts";

const error = (code: number, message: string, type: string): Refusal => ({
  status: code,
  body: { error: { code, message, type } },
});

export const llamaCpp: Family = {
  name: "llama.cpp",
  sources: [
    "https://github.com/nathaninline/ajean/issues/26",
    "https://github.com/ggml-org/llama.cpp/pull/15780",
    "https://github.com/ggml-org/llama.cpp/pull/16109",
    "https://github.com/llmmllab/llmmllab-api/issues/69",
    "https://github.com/ggml-org/llama.cpp/issues/14268",
    "https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md",
  ],
  base: "/v1",
  key: null,
  model: "Qwen3.8-27B-Q4_K_M.gguf",
  countsThoughts: true,
  context: {
    letters: 9_000,
    refusal: {
      status: 400,
      body: {
        error: {
          code: 400,
          message:
            "request (2251 tokens) exceeds the available context size (2048 tokens), try increasing it",
          type: "exceed_context_size_error",
          n_prompt_tokens: 2251,
          n_ctx: 2048,
        },
      },
    },
  },
  refuse(asked) {
    const wrong = strictOrder(asked, {
      system: "Jinja Exception: System message must be at the beginning.",
      turns: "Jinja Exception: Conversation roles must alternate user/assistant/user/assistant/...",
    });
    return wrong === null ? null : error(500, wrong, "server_error");
  },
  stream: ({ thought, words, finish }) => [
    chunk({ role: "assistant", content: null }),
    ...(thought === "" ? [] : [chunk({ reasoning_content: thought })]),
    ...words.map((content) => chunk({ content })),
    chunk({}, finish),
    DONE,
  ],
  troubles: {
    down: error(503, "Loading model", "unavailable_error"),
    breaks: {
      error: { code: 500, message: "Context size has been exceeded.", type: "server_error" },
    },
  },
};
