// What this endpoint takes, learnt from its refusals and answers and remembered while the process lives.
import type { ModelConfig } from "../platform/config/model.ts";
import type { ModelLimits } from "./limits.ts";
import type { Trouble } from "./trouble.ts";

export type PromptMessage = { role: "system" | "user" | "assistant"; content: string };
export type JsonSchema = { name: string; schema: object };

/**
 * Most endpoints know max_tokens, and those that no longer do say so; max_completion_tokens is refused by some (Mistral, older vLLM) and
 * passed over in silence by others (Ollama), which would leave a reply without an end.
 */
const LENGTHS = ["max_tokens", "max_completion_tokens", null] as const;
const SHAPES = ["json_schema", "json_object", null] as const;
const SPEAKS_OF_SHAPE = /response_format|json_schema|json_object|structured/i;
const SPEAKS_OF_ROOM =
  /context (?:length|size|window)|too large|at most|maximum (?:value|allowed)/i;

type Wanted = {
  messages: readonly PromptMessage[];
  stream: boolean;
  tokens: number;
  json?: JsonSchema;
};

/** What a request was sent with: another may have taught us better meanwhile. */
export type Sent = { body: Buffer; length: number; shape: number; room: number };

export class Parameters {
  readonly #model: ModelConfig;
  readonly #limits: ModelLimits;
  #length = 0;
  #shape = 0;
  /** For thoughts, besides the words. */
  #room = 0;
  #isRoomRefused = false;
  #opensThought = false;

  constructor(model: ModelConfig, limits: ModelLimits) {
    this.#model = model;
    this.#limits = limits;
  }

  /** Its template begins a thought before the model's first word. */
  get opensThought(): boolean {
    return this.#opensThought;
  }

  noteOpenThought(): void {
    this.#opensThought = true;
  }

  write({ messages, stream, tokens, json }: Wanted): Sent {
    const length = LENGTHS[this.#length];
    const shape = json ? SHAPES[this.#shape] : null;
    const body = Buffer.from(
      JSON.stringify({
        model: this.#model.name,
        messages,
        stream,
        ...(length && { [length]: tokens + this.#room }),
        ...(shape && { response_format: formatOf(shape, json!) }),
        ...this.#model.extraBody,
      }),
    );
    return { body, length: this.#length, shape: this.#shape, room: this.#room };
  }

  /** Whether the same may be asked again, as it is written now. */
  learnFrom({ kind, code, message }: Trouble, sent: Sent): boolean {
    if (kind !== "request" && kind !== "down") return false;
    const words = `${code} ${message}`;
    const shape = SHAPES[sent.shape];
    const length = LENGTHS[sent.length];
    if (shape && SPEAKS_OF_SHAPE.test(words)) this.#shape = Math.max(this.#shape, sent.shape + 1);
    else if (SPEAKS_OF_ROOM.test(words)) {
      if (sent.room === 0) return false;
      this.#room = 0;
      this.#isRoomRefused = true;
    } else if (length && words.includes(length))
      this.#length = Math.max(this.#length, sent.length + 1);
    else return false;
    return true;
  }

  /** The model thinks before it speaks. Returns whether more room than was sent can be given. */
  noteThinking(sent: Sent): boolean {
    if (this.#isRoomRefused) return false;
    this.#room = this.#limits.thinkingTokens;
    return sent.room === 0;
  }
}

const formatOf = (shape: "json_schema" | "json_object", { name, schema }: JsonSchema) =>
  shape === "json_object"
    ? { type: shape }
    : { type: shape, json_schema: { name, schema, strict: true } };
