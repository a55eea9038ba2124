// Answers of servers, as public reports tell of them, and what a person may read of each. Words are ours.

export type WireCase = {
  name: string;
  /** Repository and number of the report, or the file that shows the form. */
  report: string;
  /** Contents of one chunk after the other. */
  parts?: readonly string[];
  finish?: string;
  /** The body, where its form is what matters. */
  raw?: string;
  type?: string;
  /** The first answer is a redirect with this status. */
  redirect?: number;
  message?: string;
  /** Null: there is no reply, and the message is given back. */
  want: string | null;
};

const HELLO = "Woof! Hello, friend.";
const SAID = ["Woof! ", "Hello, friend."] as const;
const THOUGHT = "The user greets me. Be kind.";

const chunk = (delta: object, finish: string | null = null, more: object = {}) =>
  JSON.stringify({
    id: "c",
    model: "m",
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...more,
  });
const contents = SAID.map((content) => chunk({ content }));
const END = chunk({}, "stop");
const events = (lines: readonly string[]) =>
  [...lines, "[DONE]"].map((line) => `data: ${line}\n\n`).join("");
const WHOLE = {
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", content: HELLO }, finish_reason: "stop" }],
};

/** The families of marks. */
const THOUGHTS: readonly WireCase[] = [
  {
    name: "harmony, mark by mark",
    report: "vllm-project/vllm#32587",
    parts: ["<|channel|>", "analysis", "<|message|>", THOUGHT, "<|end|>"].concat([
      "<|start|>",
      "assistant",
      "<|channel|>",
      "final",
      "<|message|>",
      ...SAID,
      "<|return|>",
    ]),
    want: HELLO,
  },
  {
    name: "harmony with a call between",
    report: "odysseus-dev/odysseus#2420",
    parts: [
      `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant`,
      '<|channel|>commentary to=functions.wag <|constrain|>json<|message|>{"a":1}<|call|>',
      `<|start|>assistant<|channel|>final<|message|>${HELLO}`,
    ],
    want: HELLO,
  },
  {
    name: "harmony with several channels in one chunk",
    report: "vllm-project/vllm#26291",
    parts: [`<|channel|>analysis<|message|>${THOUGHT}<|channel|>final<|message|>Woof! `, SAID[1]],
    want: HELLO,
  },
  {
    name: "harmony that constrains its final channel",
    report: "kekzl/imp#768",
    parts: [
      `<|start|>assistant<|channel|>analysis<|message|>${THOUGHT}<|end|>`,
      `<|start|>assistant<|channel|>final <|constrain|>text<|message|>${HELLO}<|end|>`,
      "<|start|>user<|message|>and you?",
    ],
    want: HELLO,
  },
  {
    name: "harmony without a final channel",
    report: "ggml-org/llama.cpp#15789",
    parts: ["<|channel|>analysis<|message|>", THOUGHT, "<|end|>"],
    want: null,
  },
  {
    name: "harmony with a call for a reply",
    report: "NVIDIA/TensorRT-LLM#9256",
    parts: ["<|channel|>commentary<|message|>", '{"path":"/"}', "<|end|>"],
    want: null,
  },
  {
    name: "harmony without its marks",
    report: "Augustas11/macprovider#743",
    parts: ["analysis", `We must greet. ${THOUGHT}`, "assistant", "final", ...SAID],
    want: HELLO,
  },
  {
    name: "messages to herself and to the user",
    report: "vllm-project/vllm vllm/reasoning/muse_glimmer_utils.py",
    parts: [
      `<|start|>assistant to=self<|message|>${THOUGHT}<|eom|>`,
      `<|start|>assistant to=user<|message|>${HELLO}<|eot|>`,
    ],
    want: HELLO,
  },
  {
    name: "[THINK] cut in two",
    report: "RooCodeInc/Roo-Code#8522",
    parts: ["[TH", "INK]", THOUGHT, "[/THINK]", ...SAID],
    want: HELLO,
  },
  {
    name: "[/THINK] alone",
    report: "waybarrios/vllm-mlx#599",
    parts: [THOUGHT, "[/THINK]", ...SAID],
    want: HELLO,
  },
  {
    name: "the thought channel of Gemma 4",
    report: "lmstudio-ai/lmstudio-bug-tracker#2013",
    parts: ["<|channel>", "thought\n", THOUGHT, "<channel|>", ...SAID],
    want: HELLO,
  },
  {
    name: "an empty thought channel",
    report: "skye-harris/hass_local_openai_llm#91",
    parts: ["<|channel>thought\n<channel|>", ...SAID, "<turn|>"],
    want: HELLO,
  },
  {
    name: "the name of a channel alone",
    report: "vllm-project/vllm vllm/reasoning/gemma4_utils.py",
    parts: ["thought", "\n", ...SAID],
    want: HELLO,
  },
  {
    name: "MiniMax's own tag",
    report: "getkimchi/kimchi#598",
    parts: ["<mm:", "think>", THOUGHT, "</mm:think>", ...SAID],
    want: HELLO,
  },
  {
    name: "only the end of a thought",
    report: "lmstudio-ai/lmstudio-bug-tracker#1368",
    parts: [THOUGHT, "</think>", "\n\n", ...SAID],
    want: HELLO,
  },
  {
    name: "only the end of a thought, from Kimi",
    report: "kvcache-ai/ktransformers#1820",
    parts: [`${THOUGHT} </think> `, ...SAID],
    want: HELLO,
  },
  {
    name: "an end before anything",
    report: "sgl-project/sglang#36285",
    parts: ["</think>", "\n\n", ...SAID],
    want: HELLO,
  },
  {
    name: "Seed's tag",
    report: "open-webui/open-webui#16880",
    parts: ["<seed", ":think>", THOUGHT, "</seed:think>", ...SAID, "<seed:eos>"],
    want: HELLO,
  },
  {
    name: "<thought>",
    report: "Chevey339/kelivo#450",
    parts: ["<thought>", THOUGHT, "</thought>\n", ...SAID],
    want: HELLO,
  },
  {
    name: "<Thinking > in another case and with a space",
    report: "Chevey339/kelivo#783",
    parts: ["<Thinking >", THOUGHT, "</THINKING>\n", ...SAID],
    want: HELLO,
  },
  {
    name: "<reasoning>",
    report: "lmstudio-ai/lmstudio-bug-tracker#1602",
    parts: ["<reasoning>", THOUGHT, "</reasoning>", ...SAID],
    want: HELLO,
  },
  {
    name: "a thought and an answer in tags",
    report: "sgl-project/sglang#7678",
    parts: [`<think>\n${THOUGHT}\n</think>\n<answer>\n`, ...SAID, "\n</answer>"],
    want: HELLO,
  },
  {
    name: "Kimi's signs",
    report: "sgl-project/sglang#9192",
    parts: ["\u25c1thi", "nk\u25b7", THOUGHT, "\u25c1/think\u25b7", ...SAID],
    want: HELLO,
  },
  {
    name: "Granite's sentences",
    report: "vllm-project/vllm#14202",
    parts: [
      "Here is my",
      " thought process:",
      THOUGHT,
      " Here is my response:",
      " Woof! ",
      SAID[1],
    ],
    want: HELLO,
  },
  {
    name: "Command's marks",
    report: "vllm-project/vllm vllm/reasoning/cohere_command_reasoning_parser.py",
    parts: [
      `<|START_THINKING|>${THOUGHT}<|END_THINKING|><|START_RESPONSE|>`,
      ...SAID,
      "<|END_RESPONSE|>",
    ],
    want: HELLO,
  },
  {
    name: "Apertus' marks",
    report: "vllm-project/vllm vllm/reasoning/apertus_reasoning_parser.py",
    parts: ["<|inner_prefix|>", THOUGHT, "<|inner_suffix|>", ...SAID],
    want: HELLO,
  },
  {
    name: "a thought that speaks of its own end",
    report: "isaiah-harville/Primer#109",
    parts: ["<think>I end with `</think>`", " and then greet.", "</think>", ...SAID],
    want: HELLO,
  },
  {
    name: "a thought that never ends",
    report: "sgl-project/sglang#4711",
    parts: ["<think>", THOUGHT, THOUGHT],
    want: null,
  },
];

const ENDS: readonly WireCase[] = [
  {
    name: "<|endoftext|>",
    report: "LostRuins/koboldcpp#266",
    parts: [...SAID, "<|endoftext|>"],
    want: HELLO,
  },
  {
    name: "<|im_end|> alone",
    report: "moltis-org/moltis#306",
    parts: [...SAID, "<|im_", "end|>"],
    want: HELLO,
  },
  {
    name: "the role that would speak next",
    report: "Blaizzy/mlx-vlm#1932",
    parts: [...SAID, "<|im_assistant|>"],
    want: HELLO,
  },
  {
    name: "a question after <|endoftext|>",
    report: "ollama/ollama#13912",
    parts: [...SAID, "<|endoftext|>", "Human: introduce yourself", "\nI am ..."],
    want: HELLO,
  },
  {
    name: "the user's turn in ChatML",
    report: "oobabooga/textgen#4715",
    parts: [...SAID, "<|im_end|>\n", "<|im_start|>user\n", "and you?", "<|im_end|>"],
    want: HELLO,
  },
  {
    name: "a system turn after the reply",
    report: "vllm-project/vllm#13952",
    parts: [...SAID, "\n<|system|>\n", "You are a puppy."],
    want: HELLO,
  },
  {
    name: "<<SYS>> after the reply",
    report: "ollama/ollama#140",
    parts: [...SAID, "\n<<SYS>>\n", "You are kind.\n<</SYS>>"],
    want: HELLO,
  },
  {
    name: "<end_of_turn> until the tokens are used up",
    report: "Blaizzy/mlx-vlm#244",
    parts: [...SAID, ...Array.from({ length: 40 }, () => "<end_of_turn>")],
    finish: "length",
    want: HELLO,
  },
  {
    name: "unused tokens after the reply",
    report: "lmstudio-ai/lmstudio-bug-tracker#520",
    parts: [...SAID, ...Array.from({ length: 20 }, () => "<unused32>")],
    finish: "length",
    want: HELLO,
  },
  {
    name: "unused tokens alone",
    report: "LlamaEdge/LlamaEdge#120",
    parts: Array.from({ length: 20 }, () => "<unused16>"),
    finish: "length",
    want: null,
  },
  {
    name: "the header of the next turn in Llama 3",
    report: "logancyang/obsidian-copilot#2284",
    parts: [...SAID, "<|eot_id|>", "<|start_header_id|>user<|end_header_id|>\n\nhi"],
    want: HELLO,
  },
  {
    name: "the next turn in Llama 3 without its marks",
    report: "ollama/ollama#4315",
    parts: [...SAID, "assist", "ant", "\n\n", "How about a game?", "assistant\n\n", "Yes!"],
    want: HELLO,
  },
  {
    name: "<|user|> of GLM",
    report: "LostRuins/koboldcpp#1885",
    parts: [...SAID, "<|us", "er|>\n", "and you?"],
    want: HELLO,
  },
  {
    name: "an end of full width",
    report: "vllm-project/vllm-ascend#9767",
    parts: [...SAID, "<\uff5cend\u2581of\u2581", "sentence\uff5c>"],
    want: HELLO,
  },
  {
    name: "the header of her own turn",
    report: "ggml-org/llama.cpp#3475",
    parts: ["<|im_start|>", "assistant", "\n", ...SAID, "</s>"],
    want: HELLO,
  },
];

const FRAMES: readonly WireCase[] = [
  {
    name: "her own name before it",
    report: "LostRuins/koboldcpp#59",
    parts: ["Lu", "li", ": ", ...SAID],
    want: HELLO,
  },
  {
    name: "her own name in bold",
    report: "LostRuins/koboldcpp#38",
    parts: ["**", "Luli", ":** ", ...SAID],
    want: HELLO,
  },
  {
    name: "a heading of the assistant",
    report: "oobabooga/textgen#1725",
    parts: ["### Assistant", ": ", ...SAID],
    want: HELLO,
  },
  {
    name: "the name of her pet form",
    report: "LostRuins/koboldcpp#101",
    parts: ["Moppel: ", ...SAID],
    want: HELLO,
  },
  {
    name: "an invented talk",
    report: "ggml-org/llama.cpp#3475",
    parts: [...SAID, "\n\nUser: how are you?\nAssistant: fine"],
    want: HELLO,
  },
  {
    name: "an invented talk, cut in pieces",
    report: "LostRuins/koboldcpp#1094",
    parts: [...SAID, "\n", "Hum", "an", ": ", "hi", "\n", "Luli: hello"],
    want: HELLO,
  },
  {
    name: "a tool call in tags",
    report: "livekit/agents#5840",
    parts: [`${HELLO}\n`, '<tool_call>\n{"name":"wag","arguments":{}}\n</tool_call>'],
    want: HELLO,
  },
  {
    name: "function calls in tags",
    report: "LostRuins/koboldcpp#1050",
    parts: ["Woof! <function_calls>\n[{", '"name": "wag"}]\n</function_calls>\n', "Hello, friend."],
    want: HELLO,
  },
  {
    name: "[TOOL_CALLS] of Mistral",
    report: "raullenchai/Rapid-MLX#579",
    parts: [`${HELLO}\n`, "[TOOL", '_CALLS]wag[ARGS]{"how":"much"}'],
    want: HELLO,
  },
  {
    name: "a tool call alone",
    report: "BerriAI/litellm#35711",
    parts: ["<tool_call>\n<function=wag>\n", "</function>\n</tool_call>"],
    want: null,
  },
];

const LOOPS: readonly WireCase[] = [
  {
    name: "a word again and again",
    report: "LostRuins/koboldcpp#1038",
    parts: [`${HELLO} `, ...Array.from({ length: 300 }, () => "wag ")],
    finish: "length",
    want: HELLO,
  },
  {
    name: "a phrase again and again",
    report: "ggml-org/llama.cpp#6762",
    parts: [`${HELLO} `, ...Array.from({ length: 60 }, () => "Let me know if you'd like to ")],
    finish: "length",
    want: HELLO,
  },
  {
    name: "a word again and again without spaces",
    report: "yhfgyyf/vllm-deepseek-v4-sm89#117",
    parts: [`${HELLO} `, ...Array.from({ length: 200 }, () => "lock")],
    finish: "length",
    want: HELLO,
  },
  {
    name: "a sentence again and again in Japanese",
    report: "QwenLM/qwen-code#1403",
    parts: ["わん！こんにちは。", ...Array.from({ length: 60 }, () => "散歩に行こうよ。")],
    finish: "length",
    want: "わん！こんにちは。",
  },
  {
    name: "nothing but one word, in one chunk",
    report: "withcatai/node-llama-cpp#627",
    parts: ["woof ".repeat(4_000)],
    want: null,
  },
];

const WIRES: readonly WireCase[] = [
  {
    name: "an event stream labelled as JSON",
    report: "openclaw/openclaw#97773",
    type: "application/json",
    parts: SAID,
    want: HELLO,
  },
  {
    name: "one JSON labelled as an event stream",
    report: "openclaw/openclaw#96497",
    raw: `\n${JSON.stringify(WHOLE, null, 2)}`,
    want: HELLO,
  },
  {
    name: "data: twice",
    report: "openclaw/openclaw#97773",
    raw: events([...contents, END]).replaceAll("data: {", "data: data: {"),
    want: HELLO,
  },
  {
    name: "reasoning in a field of its own",
    report: "labring/FastGPT#3892",
    raw: events([chunk({ content: "", reasoning: THOUGHT }), ...contents, END]),
    want: HELLO,
  },
  {
    name: "an empty reason in each chunk",
    report: "ollama/ollama#4357",
    raw: events([...SAID.map((content) => chunk({ content }, "")), END]),
    want: HELLO,
  },
  {
    name: "usage in each chunk",
    report: "lbjlaq/Antigravity-Manager#1915",
    raw: events(
      [...SAID.map((content) => chunk({ content })), END].map((line, n) =>
        JSON.stringify({
          ...(JSON.parse(line) as object),
          usage: { prompt_tokens: 9, completion_tokens: n, total_tokens: 9 + n },
        }),
      ),
    ),
    want: HELLO,
  },
  {
    name: "an empty stream",
    report: "decolua/9router#3051",
    raw: "",
    want: null,
  },
  {
    name: "a 307",
    report: "gaboolic/vercel-reverse-fast#8",
    redirect: 307,
    parts: SAID,
    want: HELLO,
  },
  {
    name: "a 308",
    report: "gaboolic/vercel-reverse-fast#8",
    redirect: 308,
    parts: SAID,
    want: HELLO,
  },
];

/** What looks like a mark and was meant. */
const MEANT = [
  "I typed <3, and 1 < 2, a < b, x[THINKING], [INSTALL] and <thin line.",
  "In HTML you write <b>bold</b>, <s>old</s> and <em>new</em>.",
  "Write `<think>` before and `</think>` after it.",
  "Some write \u201c<thought>\u201d, \"<reasoning>\" or '[THINK]'.",
  "Here is one:\n```html\n<thinking>\n  <s>a</s>\n</thinking>\n```\nDo you like it?",
  "Here is one:\n```yaml\nUser: Maya\nHuman: yes\n```\nDo you like it?",
  "Ask the User: they know. Then the Human: too.",
  "My list:\n- User: one\n- Human rights\n\nUsers like it.",
  "An assistant helps.\n\nThat is all.",
  "Here is my idea: a walk. Here is my thought: tea.",
  "analysis is a long word, thought by thought.",
  "Luli loves you! Luli: that is my name.",
  "Ha ha ha ha ha ha! Woof woof woof woof woof woof woof!",
  "| a | b |\n|---|---|\n| 1 | 1 |\n| 1 | 1 |\n| 1 | 1 |",
  "Generics are Array<string>, Map<end, user> and vector<int>.",
  "F# has a <| b and b |> c, and Elm has both.",
  "An <answer> and a <response> are tags like others.",
  "Woof! \u{1f436}\u{1f436}\u{1f436} *wags tail* **Luli** says hi",
] as const;

export const MEANT_CASES: readonly WireCase[] = [
  ...MEANT.map((text) => ({
    name: text.slice(0, 40).replaceAll("\n", " "),
    report: "lmstudio-ai/lmstudio-bug-tracker#1602 and ordinary talk",
    parts: text.match(/\s*\S{1,5}|\s+$/gu)!,
    want: text,
  })),
  {
    name: "a word as often as it was asked for",
    report: "ordinary talk",
    message: "say woof twelve times",
    parts: Array.from({ length: 12 }, () => "woof ").concat("!"),
    want: `${"woof ".repeat(12)}!`,
  },
  {
    name: "a dialogue that was asked for",
    report: "ordinary talk",
    message: "write me a dialogue",
    parts: ["Here:\n\n", "User: hi\n", "Luli: woof"],
    want: "Here:\n\nUser: hi\nLuli: woof",
  },
];

export const WIRE_CASES: readonly WireCase[] = [
  ...THOUGHTS,
  ...ENDS,
  ...FRAMES,
  ...LOOPS,
  ...WIRES,
];

/** The body that a server sends for it. */
export const bodyOf = ({ raw, parts = [], finish = "stop" }: WireCase): string[] =>
  raw === undefined
    ? [...parts.map((content) => chunk({ content })), chunk({}, finish), "[DONE]"].map(
        (line) => `data: ${line}\n\n`,
      )
    : [raw];
