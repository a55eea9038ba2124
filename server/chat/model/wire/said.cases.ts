// Thoughts, marks, frames, tool calls and loops that models are reported to send among the words. Words are ours.
import { casesOf, HELLO, THOUGHT } from "../../../testing/chat/wire-case.ts";

export const THOUGHTS = casesOf([
  [
    "harmony, mark by mark",
    "vllm-project/vllm#32587",
    `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${HELLO}<|return|>`,
  ],
  [
    "harmony with a call between",
    "odysseus-dev/odysseus#2420",
    `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>commentary to=functions.wag <|constrain|>json<|message|>{"a":1}<|call|><|start|>assistant<|channel|>final<|message|>${HELLO}`,
  ],
  [
    "harmony with several channels",
    "vllm-project/vllm#26291",
    `<|channel|>analysis<|message|>${THOUGHT}<|channel|>final<|message|>${HELLO}`,
  ],
  [
    "harmony that constrains its final channel",
    "kekzl/imp#768",
    `<|start|>assistant<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final <|constrain|>text<|message|>${HELLO}<|end|><|start|>user<|message|>and you?`,
  ],
  [
    "harmony without a final channel",
    "ggml-org/llama.cpp#15789",
    `<|channel|>analysis<|message|>${THOUGHT}<|end|>`,
    { want: null },
  ],
  [
    "harmony with a call for a reply",
    "NVIDIA/TensorRT-LLM#9256",
    `<|channel|>commentary<|message|>{"path":"/"}<|end|>`,
    { want: null },
  ],
  [
    "harmony without its marks",
    "Augustas11/macprovider#743",
    `analysisWe must greet. ${THOUGHT}assistantfinal${HELLO}`,
  ],
  [
    "messages to herself and to the user",
    "vllm-project/vllm vllm/reasoning/muse_glimmer_utils.py",
    `<|start|>assistant to=self<|message|>${THOUGHT}<|eom|><|start|>assistant to=user<|message|>${HELLO}<|eot|>`,
  ],
  ["[THINK]", "RooCodeInc/Roo-Code#8522", `[THINK]${THOUGHT}[/THINK]${HELLO}`],
  ["[/THINK] alone", "waybarrios/vllm-mlx#599", `${THOUGHT}[/THINK]${HELLO}`],
  [
    "the thought channel of Gemma 4",
    "lmstudio-ai/lmstudio-bug-tracker#2013",
    `<|channel>thought\n${THOUGHT}<channel|>${HELLO}`,
  ],
  [
    "an empty thought channel",
    "skye-harris/hass_local_openai_llm#91",
    `<|channel>thought\n<channel|>${HELLO}<turn|>`,
  ],
  [
    "the name of a channel alone",
    "vllm-project/vllm vllm/reasoning/gemma4_utils.py",
    `thought\n${HELLO}`,
  ],
  ["MiniMax's own tag", "getkimchi/kimchi#598", `<mm:think>${THOUGHT}</mm:think>${HELLO}`],
  [
    "only the end of a thought",
    "lmstudio-ai/lmstudio-bug-tracker#1368",
    `${THOUGHT}</think>\n\n${HELLO}`,
  ],
  [
    "only the end of a thought, from Kimi",
    "kvcache-ai/ktransformers#1820",
    `${THOUGHT} </think> ${HELLO}`,
  ],
  ["an end before anything", "sgl-project/sglang#36285", `</think>\n\n${HELLO}`],
  [
    "Seed's tag",
    "open-webui/open-webui#16880",
    `<seed:think>${THOUGHT}</seed:think>${HELLO}<seed:eos>`,
  ],
  ["<thought>", "Chevey339/kelivo#450", `<thought>${THOUGHT}</thought>\n${HELLO}`],
  [
    "<Thinking > in another case and with a space",
    "Chevey339/kelivo#783",
    `<Thinking >${THOUGHT}</THINKING>\n${HELLO}`,
  ],
  [
    "<reasoning>",
    "lmstudio-ai/lmstudio-bug-tracker#1602",
    `<reasoning>${THOUGHT}</reasoning>${HELLO}`,
  ],
  [
    "a thought and an answer in tags",
    "sgl-project/sglang#7678",
    `<think>\n${THOUGHT}\n</think>\n<answer>\n${HELLO}\n</answer>`,
  ],
  [
    "Kimi's signs",
    "sgl-project/sglang#9192",
    `\u25c1think\u25b7${THOUGHT}\u25c1/think\u25b7${HELLO}`,
  ],
  [
    "Granite's sentences",
    "vllm-project/vllm#14202",
    `Here is my thought process:${THOUGHT} Here is my response: ${HELLO}`,
  ],
  [
    "Command's marks",
    "vllm-project/vllm vllm/reasoning/cohere_command_reasoning_parser.py",
    `<|START_THINKING|>${THOUGHT}<|END_THINKING|><|START_RESPONSE|>${HELLO}<|END_RESPONSE|>`,
  ],
  [
    "Apertus' marks",
    "vllm-project/vllm vllm/reasoning/apertus_reasoning_parser.py",
    `<|inner_prefix|>${THOUGHT}<|inner_suffix|>${HELLO}`,
  ],
  [
    "a thought that speaks of its own end",
    "isaiah-harville/Primer#109",
    `<think>I end with \`</think>\` and then greet.</think>${HELLO}`,
  ],
  [
    "a thought that never ends",
    "sgl-project/sglang#4711",
    `<think>${THOUGHT}${THOUGHT}`,
    { want: null },
  ],
]);

/** Turns that do not end. */
export const ENDS = casesOf([
  ["<|endoftext|>", "LostRuins/koboldcpp#266", `${HELLO}<|endoftext|>`],
  ["<|im_end|> alone", "moltis-org/moltis#306", `${HELLO}<|im_end|>`],
  ["the role that would speak next", "Blaizzy/mlx-vlm#1932", `${HELLO}<|im_assistant|>`],
  [
    "a question after <|endoftext|>",
    "ollama/ollama#13912",
    `${HELLO}<|endoftext|>Human: introduce yourself\nI am ...`,
  ],
  [
    "the user's turn in ChatML",
    "oobabooga/textgen#4715",
    `${HELLO}<|im_end|>\n<|im_start|>user\nand you?<|im_end|>`,
  ],
  [
    "a system turn after the reply",
    "vllm-project/vllm#13952",
    `${HELLO}\n<|system|>\nYou are a puppy.`,
  ],
  ["<<SYS>> after the reply", "ollama/ollama#140", `${HELLO}\n<<SYS>>\nYou are kind.\n<</SYS>>`],
  [
    "<end_of_turn> until the tokens are used up",
    "Blaizzy/mlx-vlm#244",
    `${HELLO}${"<end_of_turn>".repeat(40)}`,
    { finish: "length" },
  ],
  [
    "unused tokens after the reply",
    "lmstudio-ai/lmstudio-bug-tracker#520",
    `${HELLO}${"<unused32>".repeat(20)}`,
    { finish: "length" },
  ],
  [
    "unused tokens alone",
    "LlamaEdge/LlamaEdge#120",
    "<unused16>".repeat(20),
    { finish: "length", want: null },
  ],
  [
    "the header of the next turn in Llama 3",
    "logancyang/obsidian-copilot#2284",
    `${HELLO}<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nhi`,
  ],
  [
    "the next turn in Llama 3 without its marks",
    "ollama/ollama#4315",
    `${HELLO}assistant\n\nHow about a game?assistant\n\nYes!`,
  ],
  ["<|user|> of GLM", "LostRuins/koboldcpp#1885", `${HELLO}<|user|>\nand you?`],
  [
    "an end of full width",
    "vllm-project/vllm-ascend#9767",
    `${HELLO}<\uff5cend\u2581of\u2581sentence\uff5c>`,
  ],
  ["the header of her own turn", "ggml-org/llama.cpp#3475", `<|im_start|>assistant\n${HELLO}</s>`],
]);

export const FRAMES = casesOf([
  ["her own name before it", "LostRuins/koboldcpp#59", `Luli: ${HELLO}`],
  ["her own name in bold", "LostRuins/koboldcpp#38", `**Luli:** ${HELLO}`],
  ["a heading of the assistant", "oobabooga/textgen#1725", `### Assistant: ${HELLO}`],
  ["the name of her pet form", "LostRuins/koboldcpp#101", `Moppel: ${HELLO}`],
  [
    "an invented talk",
    "ggml-org/llama.cpp#3475",
    `${HELLO}\n\nUser: how are you?\nAssistant: fine`,
  ],
  ["an invented talk of a human", "LostRuins/koboldcpp#1094", `${HELLO}\nHuman: hi\nLuli: hello`],
  [
    "a tool call in tags",
    "livekit/agents#5840",
    `${HELLO}\n<tool_call>\n{"name":"wag","arguments":{}}\n</tool_call>`,
  ],
  [
    "function calls in tags",
    "LostRuins/koboldcpp#1050",
    `Woof! <function_calls>\n[{"name": "wag"}]\n</function_calls>\nHello, friend.`,
  ],
  [
    "[TOOL_CALLS] of Mistral",
    "raullenchai/Rapid-MLX#579",
    `${HELLO}\n[TOOL_CALLS]wag[ARGS]{"how":"much"}`,
  ],
  [
    "a tool call alone",
    "BerriAI/litellm#35711",
    "<tool_call>\n<function=wag>\n</function>\n</tool_call>",
    { want: null },
  ],
]);

export const LOOPS = casesOf([
  [
    "a word again and again",
    "LostRuins/koboldcpp#1038",
    `${HELLO} ${"wag ".repeat(300)}`,
    { finish: "length" },
  ],
  [
    "a phrase again and again",
    "ggml-org/llama.cpp#6762",
    `${HELLO} ${"Let me know if you'd like to ".repeat(60)}`,
    { finish: "length" },
  ],
  [
    "a word again and again without spaces",
    "yhfgyyf/vllm-deepseek-v4-sm89#117",
    `${HELLO} ${"lock".repeat(200)}`,
    { finish: "length" },
  ],
  [
    "a sentence again and again in Japanese",
    "QwenLM/qwen-code#1403",
    `わん！こんにちは。${"散歩に行こうよ。".repeat(60)}`,
    { finish: "length", want: "わん！こんにちは。" },
  ],
  ["nothing but one word", "withcatai/node-llama-cpp#627", "woof ".repeat(4000), { want: null }],
]);
