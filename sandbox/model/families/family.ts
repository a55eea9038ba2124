// Describes how a family of OpenAI-compatible endpoints differs: its addresses, its refusals and the form of its replies.

export type CompletionRequest = Record<string, unknown> & {
  model: string;
  messages: { role: string; content: string }[];
};
export type Refusal = { status: number; body: unknown; headers?: Record<string, string> };
export type Reply = {
  thought: string;
  words: string[];
  finish: string;
  /** Counts the tokens that the exchange took. */
  usage: Usage;
};
export type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number };

export type Family = {
  name: string;
  /** Names the page that documents the family. */
  sources: readonly [string, ...string[]];
  /** Is the path of the base address, with the query. */
  base: string;
  /** How one gets in. */
  apiKey: string | null;
  extraHeaders?: Record<string, string>;
  model: string;
  /** Whether its thoughts use up the tokens that a reply may have. */
  countsThoughts: boolean;
  /** Is the size of its context in letters, and the error for more; null: it drops the oldest messages without a word. */
  context?: { letters: number; refusal: Refusal | null };
  /** Answers requests to further paths. */
  pages?: Record<string, object>;
  /** Structured output is passed over in silence. */
  ignoresShape?: true;
  /** Is true if it reports usage without being asked. */
  tellsUsage?: true;
  /** Maps finish reasons to the family's own words, where they are not OpenAI's. */
  finishes?: { length?: string; content_filter?: string };
  /** Refuses a request with parameters that the family does not accept. */
  refuse(asked: CompletionRequest): Refusal | null;
  /** The lines of a reply's stream. */
  stream(reply: Reply): string[];
  /**
   * How it says that the key is wrong, its account empty, too much asked at once, the model unknown, itself out of
   * order; and what it will not speak of.
   */
  troubles: {
    key?: Refusal;
    account?: Refusal;
    busy?: Refusal;
    down?: Refusal;
    name?: Refusal;
    filter?: Refusal;
    /** A reply that breaks off in the middle, by a line of its stream; where nothing is known of it the connection breaks. */
    breaks?: object;
  };
};

/** The choices of a chunk that has nothing but an end. */
export const ending = (finish: string) => ({
  choices: [{ index: 0, delta: { content: "" }, finish_reason: finish }],
});
export const data = (payload: object) => `data: ${JSON.stringify(payload)}\n\n`;
export const USAGE: Usage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 };
export const DONE = "data: [DONE]\n\n";
export const chunk = (
  delta: object,
  finish: string | null = null,
  more: object = {},
  besides: object = {},
) =>
  data({
    ...besides,
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model: "m",
    choices: [{ index: 0, delta, finish_reason: finish, ...more }],
  });

/** OpenAI's own stream. */
export const plainStream = ({ words, finish }: Reply): string[] => [
  chunk({ role: "assistant", content: "" }),
  ...words.map((content) => chunk({ content })),
  chunk({}, finish),
  DONE,
];

/** Thoughts in a field beside the words, as most do who show them. */
export const streamWithField =
  (field: "reasoning" | "reasoning_content", silent: string | null) =>
  ({ thought, words, finish }: Reply): string[] => [
    chunk({ role: "assistant", content: silent }),
    ...(thought === "" ? [] : [chunk({ content: silent, [field]: thought })]),
    ...words.map((content) => chunk({ content })),
    chunk({}, finish),
    DONE,
  ];

export const openaiError = (
  status: number,
  message: string,
  {
    type = "invalid_request_error",
    param = null,
    code = null,
  }: { type?: string; param?: string | null; code?: string | number | null } = {},
  headers?: Record<string, string>,
): Refusal => ({ status, body: { error: { message, type, param, code } }, headers });

/** The first of these that is wrong with the order of the messages. */
export function strictOrder(
  asked: CompletionRequest,
  words: { system: string; turns: string },
): string | null {
  const [first, ...others] = asked.messages;
  const turns = first?.role === "system" ? others : asked.messages;
  if (turns.some(({ role }) => role === "system")) return words.system;
  const isInTurn = turns.every(({ role }, at) => role === (at % 2 === 0 ? "user" : "assistant"));
  return isInTurn ? null : words.turns;
}
