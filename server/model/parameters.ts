// Remembers what this endpoint takes, learnt from its refusals and answers, while the process lives.
import type { ModelConfig } from "../platform/config/model.ts";
import { BYTES_A_TOKEN, bytesOf, fit, type PromptMessage, turnsOf } from "./context.ts";
import type { ModelLimits } from "./limits.ts";
import { STOPS } from "./stream/templates.ts";
import { SPEAKS_OF_CONTEXT, type Trouble } from "./trouble.ts";
import type { Usage } from "./usage.ts";

export type JsonSchema = { name: string; schema: object };

/**
 * Most endpoints know max_tokens, and those that no longer do say so; max_completion_tokens is refused by some (Mistral, older vLLM) and
 * passed over in silence by others (Ollama), which would leave a reply without an end.
 */
const LENGTHS = ["max_tokens", "max_completion_tokens", null] as const;
const SHAPES = ["json_schema", "json_object", null] as const;
/** OpenAI streams its newest models to verified organizations alone, and answers all others as a whole. */
const SPEAKS_OF_STREAM = /verified to stream|stream(?:ing)? is not supported|not support stream/i;
/** llama.cpp makes a grammar of it, for its samplers, and parses what came of it. */
const SPEAKS_OF_SHAPE =
  /response_format|json_schema|json_object|structured|grammar|samplers|expected \S+ format/i;
/** OpenAI's and xAI's models that think take no stop strings. */
const SPEAKS_OF_STOPS = /\bstop\b/;
const SPEAKS_OF_ROOM = /too large|at most|maximum (?:value|allowed)/i;
/** The share of a refused context that is tried next. */
const SHORTER = 0.6;

export type Wanted = {
  messages: readonly PromptMessage[];
  /** The tokens of the words; a model that thinks first gets more. */
  tokens: number;
  json?: JsonSchema;
  /** The caller can ask for less, so a full context is reported at once and costs neither turns nor thoughts. */
  canShrink?: boolean;
};

/** The parameters of a sent request: another request may have taught better ones meanwhile. */
export type Sent = {
  messages: readonly PromptMessage[];
  stream: boolean;
  hasStops: boolean;
  length: number;
  /** Null: without a limit. */
  tokens: number | null;
  shape: number;
  room: number;
  canShrink: boolean;
};

export class Parameters {
  readonly #model: ModelConfig;
  readonly #limits: ModelLimits;
  #stream = true;
  #hasStops = true;
  #length = 0;
  #shape = 0;
  /** Tokens for thoughts, besides the words. */
  #room = 0;
  /** The room before it was refused; null: it was not. */
  #refusedRoom: number | null = null;
  /** The most bytes of all messages together. */
  #mostBytes = Infinity;
  /** The bytes that were too many for a caller that can ask for less. */
  #tooManyBytes = Infinity;
  #context: number | null = null;
  #tellsEnd = true;
  #opensThought = false;

  constructor(model: ModelConfig, limits: ModelLimits) {
    this.#model = model;
    this.#limits = limits;
  }

  /** The template begins a thought before the model's first word. */
  get opensThought(): boolean {
    return this.#opensThought;
  }

  /** Replies end with a reason or with [DONE]: one without either was broken off. */
  get tellsEnd(): boolean {
    return this.#tellsEnd;
  }

  noteUntoldEnd(): void {
    this.#tellsEnd = false;
  }

  /** The last answer that shows it counts: one that merely speaks of a thought's end looks as if it had begun in one. */
  noteOpenThought(isOpen: boolean): void {
    this.#opensThought = isOpen;
  }

  /** The context in tokens; null: unknown. */
  noteContext(tokens: number | null): void {
    this.#context = tokens;
  }

  /** The context refused as much before, or would drop it in silence. */
  isTooLong({ messages, tokens, canShrink }: Wanted): boolean {
    const bytes = bytesOf(messages);
    return canShrink === true && (bytes >= this.#tooManyBytes || bytes > this.#bytesBeside(tokens));
  }

  /** The bytes that a known context has room for beside the answer; thoughts get a quarter of it. */
  #bytesBeside(tokens: number): number {
    if (this.#context === null) return Infinity;
    const thoughts = Math.min(this.#room, this.#context / 4);
    return (this.#context - tokens - thoughts) * BYTES_A_TOKEN;
  }

  write({ tokens, json, canShrink = false, ...wanted }: Wanted): Sent & { body: Buffer } {
    const most = Math.min(this.#mostBytes, this.#bytesBeside(tokens));
    const messages = fit(wanted.messages, most);
    const stream = this.#stream;
    const hasStops = this.#hasStops;
    const length = LENGTHS[this.#length];
    const shape = json ? SHAPES[this.#shape] : null;
    const body = Buffer.from(
      JSON.stringify({
        model: this.#model.name,
        messages,
        stream,
        ...(hasStops && { stop: STOPS }),
        ...(length && { [length]: tokens + this.#room }),
        ...(shape && { response_format: formatOf(shape, json!) }),
        ...this.#model.extraBody,
      }),
    );
    return {
      body,
      messages,
      stream,
      hasStops,
      length: this.#length,
      tokens: length ? tokens + this.#room : null,
      shape: this.#shape,
      room: this.#room,
      canShrink,
    };
  }

  /** Whether the same may be asked again, as it is written now. */
  learnFrom({ kind, code, message }: Trouble, sent: Sent): boolean {
    if (kind !== "request" && kind !== "context" && kind !== "down") return false;
    const words = `${code} ${message}`;
    const shape = SHAPES[sent.shape];
    const length = LENGTHS[sent.length];
    if (shape && SPEAKS_OF_SHAPE.test(words)) this.#shape = Math.max(this.#shape, sent.shape + 1);
    else if (SPEAKS_OF_CONTEXT.test(words)) return this.#refuseContext(sent);
    else if (SPEAKS_OF_ROOM.test(words)) return this.#refuseRoom(sent);
    else if (length && words.includes(length))
      this.#length = Math.max(this.#length, sent.length + 1);
    else if (sent.stream && SPEAKS_OF_STREAM.test(words)) this.#stream = false;
    else if (sent.hasStops && SPEAKS_OF_STOPS.test(words)) this.#hasStops = false;
    else return false;
    return true;
  }

  /** The oldest of what was said goes first: without room a model that thinks says nothing. */
  #refuseContext(sent: Sent): boolean {
    if (sent.canShrink) {
      this.#tooManyBytes = Math.min(this.#tooManyBytes, bytesOf(sent.messages));
      return false;
    }
    if (turnsOf(sent.messages) < 3) return this.#refuseRoom(sent);
    this.#mostBytes = Math.min(this.#mostBytes, bytesOf(sent.messages) * SHORTER);
    return true;
  }

  #refuseRoom({ room }: Sent): boolean {
    if (room === 0) {
      this.#giveRoomBack();
      return false;
    }
    this.#room = 0;
    this.#refusedRoom = room;
    this.#mostBytes = Infinity;
    return true;
  }

  /** The messages are too long even without a limit (llama.cpp counts none): the next one is shorter, and thoughts need room. */
  #giveRoomBack(): void {
    if (this.#refusedRoom === null) return;
    this.#room = this.#refusedRoom;
    this.#refusedRoom = null;
    this.#mostBytes = Infinity;
  }

  /**
   * An answer out of tokens before its limit, of which what it was told took the most (llama.cpp refuses only what
   * leaves no room at all).
   */
  isContextFull({ tokens }: Sent, { tokensIn, tokensOut }: Usage): boolean {
    return tokens !== null && tokensOut < tokens && tokensOut <= tokensIn;
  }

  /** Returns whether the same may be asked again, told less. */
  noteFullContext(sent: Sent): boolean {
    return (sent.canShrink || turnsOf(sent.messages) > 2) && this.#refuseContext(sent);
  }

  /** The model thinks before it speaks. Returns whether more room than was sent can be given. */
  noteThinking(sent: Sent): boolean {
    if (this.#refusedRoom !== null) return false;
    this.#room = this.#limits.thinkingTokens;
    return sent.room === 0;
  }
}

const formatOf = (shape: "json_schema" | "json_object", { name, schema }: JsonSchema) =>
  shape === "json_object"
    ? { type: shape }
    : { type: shape, json_schema: { name, schema, strict: true } };
