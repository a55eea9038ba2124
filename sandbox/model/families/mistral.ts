// Mistral: members that it does not know are refused with what was sent, replies of its thinkers come in parts.
import { chunk, DONE, ending, type Family, type Refusal, strictOrder } from "./family.ts";

const error = (status: number, message: unknown, type: string, code: string | null): Refusal => ({
  status,
  body: { object: "error", message, type, param: null, code },
});

export const mistral: Family = {
  name: "Mistral",
  sources: [
    "https://github.com/editor-code-assistant/eca/issues/231",
    "https://github.com/BerriAI/litellm/issues/16272",
    "https://github.com/symfony/ai/issues/2422",
    "https://github.com/laravel/ai/pull/955",
    "https://github.com/mistralai/client-python/issues/74",
    "https://github.com/raycast/extensions/issues/31107",
    "https://github.com/elastic/elasticsearch/pull/128538",
  ],
  base: "/v1",
  apiKey: "right",
  model: "magistral-medium-2509",
  countsThoughts: true,
  tellsUsage: true,
  finishes: { length: "model_length" },
  refuse(asked) {
    const { max_completion_tokens: input } = asked;
    if (input !== undefined)
      return error(
        422,
        {
          detail: [
            {
              type: "extra_forbidden",
              loc: ["body", "max_completion_tokens"],
              msg: "Extra inputs are not permitted",
              input,
            },
          ],
        },
        "invalid_request_error",
        null,
      );
    const wrong = strictOrder(asked, {
      system: "Unexpected role 'system' after role 'user'",
      turns:
        "Expected last role User or Tool (or Assistant with prefix True) for serving but got assistant",
    });
    return wrong === null ? null : error(400, wrong, "invalid_request_message_order", "3230");
  },
  stream: ({ thought, words, finish, usage }) => [
    chunk({ role: "assistant", content: "" }),
    ...(thought === ""
      ? []
      : [chunk({ content: [{ type: "thinking", thinking: [{ type: "text", text: thought }] }] })]),
    ...words.map((text, at) => chunk({ content: at % 2 === 0 ? [{ type: "text", text }] : text })),
    chunk({ content: "" }, finish, {}, { usage }),
    DONE,
  ],
  troubles: {
    key: {
      status: 401,
      body: { message: "Unauthorized", request_id: "a580d263fb1521778782b22104efb415" },
    },
    busy: error(429, "Rate limit exceeded", "rate_limited", "1300"),
    name: error(400, "Invalid model: gone", "invalid_model", "1500"),
    breaks: ending("error"),
  },
};
