// Azure OpenAI by its classic addresses: a query, a deployment, its own header, and a filter that speaks first. Its v1 addresses differ
// from OpenAI's by that header alone.
import { chunk, data, DONE, type Family, openaiError, type Refusal, type Reply } from "./family.ts";

const SAFE = {
  hate: { filtered: false, severity: "safe" },
  violence: { filtered: false, severity: "safe" },
};

const stream = ({ words, finish }: Reply): string[] => [
  data({
    choices: [],
    created: 0,
    id: "",
    model: "",
    object: "",
    prompt_filter_results: [{ prompt_index: 0, content_filter_results: SAFE }],
  }),
  chunk({ role: "assistant", content: "", refusal: null }, null, { content_filter_results: {} }),
  // An asynchronous filter reports its results in choices without a delta.
  data({
    choices: [
      {
        content_filter_offsets: { check_offset: 44, start_offset: 44, end_offset: 198 },
        content_filter_results: SAFE,
        finish_reason: null,
        index: 0,
      },
    ],
    created: 0,
    id: "",
    model: "",
    object: "",
  }),
  ...words.map((content) => chunk({ content }, null, { content_filter_results: SAFE })),
  chunk({}, finish, { content_filter_results: {} }),
  DONE,
];
const error = (
  status: number,
  code: string,
  message: string,
  headers?: Record<string, string>,
): Refusal => ({
  status,
  body: { error: { code, message } },
  headers,
});

const filter: Refusal = {
  status: 400,
  body: {
    error: {
      message:
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. " +
        "Please modify your prompt and retry.",
      type: null,
      param: "prompt",
      code: "content_filter",
      status: 400,
      innererror: { code: "ResponsibleAIPolicyViolation", content_filter_result: SAFE },
    },
  },
};
const key = error(
  401,
  "401",
  "Access denied due to invalid subscription key or wrong API endpoint. Make sure to provide a valid key for an active subscription.",
);
const busy = error(
  429,
  "429",
  "Requests to the ChatCompletions_Create Operation have exceeded call rate limit of your current " +
    "pricing tier. Please retry after 7 seconds.",
  { "retry-after": "7" },
);
const name = error(
  404,
  "DeploymentNotFound",
  "The API deployment for this resource does not exist. If you created the deployment within the last " +
    "5 minutes, please wait a moment and try again.",
);

export const azure: Family = {
  name: "Azure OpenAI",
  sources: [
    "https://github.com/compl-ai/compl-ai/issues/20",
    "https://github.com/BerriAI/litellm/issues/8855",
    "https://github.com/chatboxai/chatbox/issues/861",
    "https://github.com/openai/openai-python/issues/1677",
    "https://github.com/microsoft/autogen/issues/6465",
    "https://learn.microsoft.com/azure/ai-foundry/openai/reference",
  ],
  base: "/openai/deployments/luli?api-version=2024-10-21",
  apiKey: null,
  extraHeaders: { "api-key": "right" },
  model: "luli",
  countsThoughts: false,
  refuse: ({ max_completion_tokens: tokens }) =>
    tokens === undefined
      ? null
      : openaiError(400, "Unrecognized request argument supplied: max_completion_tokens"),
  stream,
  troubles: { key, busy, name, filter },
};
