// llama.cpp's server, as it was seen itself at b10587: no key, thoughts in `reasoning_content`, its template's refusals with
// a status of their own, counts of tokens in `timings`, and it may still be loading. server/model/full-context.test.ts plays its context.
import { chunk, DONE, type Family, type Refusal, strictOrder, type Usage } from "./family.ts";

const error = (code: number, message: string, type: string): Refusal => ({
  status: code,
  body: { error: { code, message, type } },
});

/** Words a template's `raise_exception` as its template engine does, after the place in the template. */
const jinja = (words: string) =>
  `\n------------\nWhile executing CallExpression at line 85, column 32 in source:\n...first %}\u21b5            {{- raise_exception('${words.slice(0, 45)}...\n                                           ^\nError: Jinja Exception: ${words}`;

const SYSTEM = "System message must be at the beginning.";
const TURNS = "Conversation roles must alternate user/assistant/user/assistant/...";

/** Reports cached prompt tokens separately. */
const timingsOf = ({ prompt_tokens, completion_tokens }: Usage) => ({
  cache_n: prompt_tokens - 1,
  prompt_n: 1,
  predicted_n: completion_tokens,
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
  apiKey: null,
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
  tellsUsage: true,
  // These refusals come from templates that it knows (Qwen 3.5) and from those that it parses itself (Gemma 2, Mistral).
  refuse(asked) {
    const wrong = strictOrder(asked, { system: SYSTEM, turns: TURNS });
    if (wrong === SYSTEM) return error(500, jinja(wrong), "server_error");
    const prefix =
      "Unable to generate parser for this template. Automatic parser generation failed: ";
    return wrong === null ? null : error(400, prefix + jinja(wrong), "invalid_request_error");
  },
  stream: ({ thought, words, finish, usage }) => [
    chunk({ role: "assistant", content: null }),
    ...(thought === "" ? [] : [chunk({ reasoning_content: thought })]),
    ...words.map((content) => chunk({ content })),
    chunk({}, finish, {}, { timings: timingsOf(usage) }),
    DONE,
  ],
  troubles: {
    down: error(503, "Loading model", "unavailable_error"),
    // It refuses an unknown name only where it serves several models; a single model answers to any name.
    name: error(400, "model 'gone' not found", "invalid_request_error"),
    breaks: {
      error: {
        code: 500,
        message: "The model produced output that does not match the expected peg-native format",
        type: "server_error",
      },
    },
  },
};
