// Turns that servers are reported not to end: marks, frames, tool calls and loops. Words are ours.
import { HELLO, SAID, type WireCase } from "../../../testing/chat/wire-case.ts";

export const ENDS: readonly WireCase[] = [
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

export const FRAMES: readonly WireCase[] = [
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

export const LOOPS: readonly WireCase[] = [
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
