// Lists every family that the tests can play.
import { anthropic } from "./anthropic.ts";
import { azure } from "./azure.ts";
import { deepseek } from "./deepseek.ts";
import type { Family } from "./family.ts";
import { gemini } from "./gemini.ts";
import { llamaCpp } from "./llama-cpp.ts";
import { mistral } from "./mistral.ts";
import { ollama } from "./ollama.ts";
import { openaiReasoning } from "./openai-reasoning.ts";
import { openrouter } from "./openrouter.ts";
import { vllm, vllmOpenThought } from "./vllm.ts";

export const FAMILIES: readonly Family[] = [
  openaiReasoning,
  openrouter,
  ollama,
  vllm,
  vllmOpenThought,
  llamaCpp,
  azure,
  anthropic,
  gemini,
  deepseek,
  mistral,
];
