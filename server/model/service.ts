// The model behind any OpenAI-compatible endpoint, as every noun may ask it: a reply as it comes, or a completion as a whole.
import type { ServerContext } from "../platform/context.ts";
import { createEndpoint } from "./endpoint.ts";
import { Exchange, type Question, type ReplyHandler } from "./exchange.ts";
import { DEFAULT_MODEL_LIMITS, type ModelLimits } from "./limits.ts";
import { type JsonSchema, Parameters, type PromptMessage } from "./parameters.ts";
import type { Finish } from "./payload.ts";
import { readJson } from "./read-json.ts";

export type { ReplyHandler } from "./exchange.ts";
export type { ModelLimits } from "./limits.ts";
export type { JsonSchema, PromptMessage } from "./parameters.ts";
export type { Finish } from "./payload.ts";
export { Trouble } from "./trouble.ts";

export type CompleteOptions = {
  /** Of the answer; there is more room where the model thinks first. */
  tokens: number;
  /** Asked for as structured output where the endpoint knows it, and in words everywhere. */
  json?: JsonSchema;
  signal?: AbortSignal;
};
export type Completion = {
  text: string;
  finish: Finish;
  /** What JSON the text holds, as it stands: to be parsed. Undefined: none, or none was asked for. */
  json?: unknown;
};

export type Model = {
  /** Asks for a reply; the returned function gives it up, after which the handler hears nothing more. */
  reply(messages: readonly PromptMessage[], handler: ReplyHandler): () => void;
  /** Rejects with Trouble, or as the signal says. */
  complete(messages: readonly PromptMessage[], options: CompleteOptions): Promise<Completion>;
  close(): void;
};

export type ModelContext = Pick<ServerContext, "config" | "log">;

export function createModel(
  { config: { model }, log }: ModelContext,
  given: Partial<ModelLimits> = {},
): Model {
  const limits = { ...DEFAULT_MODEL_LIMITS, ...given };
  const endpoint = createEndpoint(model);
  const parts = { model, endpoint, limits, parameters: new Parameters(model, limits) };

  function ask(question: Question, handler: ReplyHandler): () => void {
    const exchange = new Exchange(parts, question, {
      ...handler,
      onTrouble(trouble) {
        const { kind, status, code } = trouble;
        log.warn("the model failed", { kind, status, code, error: trouble });
        handler.onTrouble(trouble);
      },
    });
    return () => exchange.giveUp();
  }

  return {
    reply: (messages, handler) => ask({ messages, tokens: limits.replyTokens }, handler),
    async complete(messages, { signal, ...options }) {
      signal?.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<Completion>();
      let text = "";
      const json = options.json;
      const giveUp = ask(
        { ...options, messages: json ? inWords(messages, json) : messages },
        {
          onContent: (_bytes, piece) => (text += piece),
          onEnd: (finish) => resolve({ text, finish, ...(json && { json: readJson(text) }) }),
          onTrouble: reject,
        },
      );
      const onAbort = () => {
        giveUp();
        reject(signal!.reason as Error);
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      try {
        return await promise;
      } finally {
        signal?.removeEventListener("abort", onAbort);
      }
    },
    close: () => endpoint.close(),
  };
}

/** Said to all, for some know no structured output and some pass over it in silence. */
function inWords(messages: readonly PromptMessage[], { schema }: JsonSchema): PromptMessage[] {
  const rule = `Answer with one JSON value alone, without a word around it, that fits this JSON schema: ${JSON.stringify(schema)}`;
  const [first, ...others] = messages;
  return first?.role === "system"
    ? [{ ...first, content: `${first.content}\n\n${rule}` }, ...others]
    : [{ role: "system", content: rule }, ...messages];
}
