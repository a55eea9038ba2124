// The marks that chat templates put around thoughts, tool calls and turns, by family of models. A server that does not know a template
// passes its marks on as words.

type Pair = readonly [open: string, close: string];
export type Template = {
  models: string;
  thoughts?: readonly Pair[];
  tools?: readonly Pair[];
  /** Marks around the answer that follows a thought. */
  answers?: readonly Pair[];
  /** Begins the assistant's turn: dropped before the first word, an end after it. */
  heads?: readonly string[];
  /** Ends the assistant's turn, or begins another speaker's. */
  ends?: readonly string[];
};

const tag = (name: string): Pair => [`<${name}>`, `</${name}>`];
const special = (name: string) => `<|${name}|>`;
const specials = (open: string, close: string): Pair => [special(open), special(close)];
/** DeepSeek's, with signs of full width. */
const wide = (name: string) => `<\uff5c${name.replaceAll(" ", "\u2581")}\uff5c>`;

export const TEMPLATES: readonly Template[] = [
  {
    models: "DeepSeek R1, Qwen 3, GLM, MiniMax M2, Phi reasoning, Hunyuan, ERNIE, prompted models",
    thoughts: ["think", "thinking", "thought", "thoughts", "reasoning", "reason"].map(tag),
    answers: ["answer", "response"].map(tag),
    tools: [
      ...["tool_call", "tool_calls", "tool_use", "tool_response"].map(tag),
      ...["function_call", "function_calls"].map(tag),
      ["<function=", "</function>"],
      ["<invoke name=", "</invoke>"],
    ],
  },
  {
    models: "ChatML: Qwen, Yi, Hermes, SmolLM, OpenChat",
    heads: [`${special("im_start")}assistant`],
    ends: ["im_end", "im_start", "endoftext", "end_of_turn"]
      .map(special)
      .concat("<end_of_utterance>"),
  },
  {
    models: "DeepSeek V3 and V4",
    tools: [
      [wide("tool calls begin"), wide("tool calls end")],
      [`${wide("DSML").slice(0, -1)}tool_calls>`, `</${wide("DSML").slice(1, -1)}tool_calls>`],
    ],
    heads: [wide("Assistant")],
    ends: [wide("end of sentence"), wide("User")],
  },
  {
    models: "Llama 3 and 4",
    heads: [
      `${special("start_header_id")}assistant${special("end_header_id")}`,
      `${special("header_start")}assistant${special("header_end")}`,
      special("begin_of_text"),
    ],
    ends: ["eot_id", "eom_id", "eot", "eom", "end_of_text"]
      .concat("start_header_id", "header_start", "python_tag")
      .map(special),
  },
  {
    models: "Llama 2, Mistral, Magistral, Ministral 3",
    thoughts: [["[THINK]", "[/THINK]"]],
    heads: ["<s>"],
    ends: ["</s>", "[INST]", "[/INST]", "<<SYS>>", "[TOOL_CALLS]"],
  },
  {
    models: "Gemma 2, 3 and 4",
    thoughts: [["<|channel>", "<channel|>"]],
    tools: [
      ["<|tool_call>", "<tool_call|>"],
      ["```tool_code", "```"],
    ],
    heads: ["<start_of_turn>model", "<|turn>model", "<bos>"],
    ends: ["<end_of_turn>", "<start_of_turn>", "<turn|>", "<|turn>", "<eos>"].concat(
      Array.from({ length: 10 }, (_, digit) => `<unused${digit}`),
    ),
  },
  // HARMONY tells what gpt-oss's channels hold.
  { models: "gpt-oss", ends: ["end", "return", "call"].map(special) },
  {
    models: "Phi, Zephyr, GLM 4, Granite",
    tools: [specials("tool_call", "/tool_call")],
    heads: [special("assistant"), `${special("start_of_role")}assistant${special("end_of_role")}`],
    ends: ["user", "system", "observation", "start_of_role"].map(special),
  },
  {
    models: "MiniMax M3",
    thoughts: [tag("mm:think")],
    tools: [tag("minimax:tool_call")],
    ends: ["[e~["],
  },
  {
    models: "Seed-OSS",
    thoughts: [tag("seed:think")],
    tools: [tag("seed:tool_call")],
    ends: ["<seed:eos>"],
  },
  {
    models: "Kimi",
    thoughts: [["\u25c1think\u25b7", "\u25c1/think\u25b7"]],
    tools: [specials("tool_calls_section_begin", "tool_calls_section_end")],
    heads: [`${special("im_assistant")}assistant${special("im_middle")}`],
    ends: ["im_user", "im_system", "im_assistant"].map(special),
  },
  {
    models: "Command R and A",
    thoughts: [specials("START_THINKING", "END_THINKING")],
    tools: [specials("START_ACTION", "END_ACTION")],
    heads: ["START_OF_TURN_TOKEN", "CHATBOT_TOKEN", "START_RESPONSE"].map(special),
    ends: ["END_OF_TURN_TOKEN", "END_RESPONSE", "USER_TOKEN"].map(special),
  },
  {
    models: "Apertus, Solar, Sky-T1, LongCat, K2 Horizon",
    thoughts: [
      specials("inner_prefix", "inner_suffix"),
      specials("think:start", "think:end"),
      specials("begin_of_thought", "end_of_thought"),
      tag("longcat_think"),
      tag("ifm|think"),
    ],
    tools: [specials("tool_call:start", "tool_call:end"), tag("longcat_tool_call")],
    heads: [special("begin_of_solution")],
    ends: [special("end_of_solution")],
  },
];

/** Sent as stop strings, of which OpenAI takes four. None of them stands between a thought and its answer in any template. */
export const STOPS = ["im_end", "eot_id", "endoftext"].map(special).concat("<end_of_turn>");

/** The protocol of gpt-oss: a header names a channel or a recipient, then comes its message. */
export const HARMONY = new RegExp(/<\|(?:start|channel|message)\|>/, "g");
/** Said are the final channel, and a message without a channel that is for the user. */
export const isSaidUnder = (header: string) =>
  /<\|channel\|>\s*final|^\s*(?:assistant)?\s*(?:to=user\s*)?$/.test(header);

type Opening = { words: string; next?: RegExp; close: RegExp | null; isUnsure?: true };
const RESPONSE = /Here(?:'s| is) my response:/g;
/** Beginnings of a reply without a mark: names of channels whose marks the server took away, and Granite's sentences. */
export const OPENINGS: readonly Opening[] = [
  { words: "analysis", next: /["'(<A-Z\u2018\u201c]/, close: /assistantfinal/g },
  { words: "thought\n", close: null },
  { words: "Here is my thought process:", close: RESPONSE, isUnsure: true },
  { words: "Here's my thought process:", close: RESPONSE, isUnsure: true },
];
