// The model behind any OpenAI-compatible endpoint, as every noun may ask it: a reply as it comes, or a completion as a whole.
import type { ServerContext } from "../platform/context.ts";
import type { Alarm } from "./alarm.ts";
import { type Condition, describeTrouble, failing, UNKNOWN, WELL } from "./condition.ts";
import { isOnOwnNetwork } from "../platform/config/model.ts";
import { createEndpoint } from "./endpoint/endpoint.ts";
import { describeContext } from "./endpoint/ollama.ts";
import { Exchange, type Question, type ReplyHandler } from "./exchange.ts";
import { createWay } from "./give-way.ts";
import { DEFAULT_MODEL_LIMITS, type ModelLimits } from "./limits.ts";
import type { PromptMessage } from "./context.ts";
import { type JsonSchema, Parameters, type Wanted } from "./parameters.ts";
import type { Finish } from "./stream/payload.ts";
import { Trouble } from "./trouble.ts";
import type { Use } from "./usage.ts";
import { type Purpose, watchAnswer } from "./watch-answer.ts";

export type { ReplyHandler } from "./exchange.ts";
export type { ModelLimits } from "./limits.ts";
export type { Condition } from "./condition.ts";
export type { PromptMessage } from "./context.ts";
export type { Use } from "./usage.ts";
export type { Finish } from "./stream/payload.ts";
export { Trouble };

/** `json` is asked for as structured output where the endpoint knows it, and in words everywhere. */
export type CompleteOptions = Omit<Wanted, "messages"> & {
  signal?: AbortSignal;
  /** The person it is for. */
  who?: string;
  /** The completion gives way to replies on a local model. */
  canWait?: boolean;
};
export type Completion = { text: string; finish: Finish };

export type Model = {
  /** Asks for a reply; the returned function gives it up, after which the handler hears nothing more. */
  reply(messages: readonly PromptMessage[], handler: ReplyHandler, who?: string): () => void;
  /** Rejects with Trouble, or as the signal says. */
  complete(messages: readonly PromptMessage[], options: CompleteOptions): Promise<Completion>;
  /** The condition by the last answer, at once. A failing model is probed now and then. */
  condition(): Condition;
  /** The condition by a new answer, unless a good one came lately. */
  check(): Promise<Condition>;
  /** Advice for the operator in a sentence; null: none. */
  advice(): string | null;
  close(): void;
};

type ModelContext = Pick<ServerContext, "log" | "clock"> & {
  config: Pick<ServerContext["config"], "model">;
};
type ModelOptions = {
  limits?: Partial<ModelLimits>;
  alarm?: Alarm;
  /** Hears what each completion took. */
  onUse?: (use: Use) => void;
};

/** How long a good answer, and a bad one, says how the model is. */
const WELL_MS = 5 * 60_000;
const FAILING_MS = 10_000;
const LIST_MS = 3_000;

export function createModel(
  { config: { model }, log, clock }: ModelContext,
  { limits: chosenLimits, onUse, alarm }: ModelOptions = {},
): Model {
  const limits = { ...DEFAULT_MODEL_LIMITS, ...chosenLimits };
  const endpoint = createEndpoint(model);
  const way = isOnOwnNetwork(new URL(model.baseUrl).hostname) ? createWay(limits.giveWayMs) : null;
  let redirect: string | null = null;
  const parts = {
    model,
    endpoint,
    limits,
    parameters: new Parameters(model, limits),
    onUse,
    onRedirect(advice: string) {
      if (advice !== redirect) log.warn("the model's address redirects", { advice });
      redirect = advice;
    },
  };
  let condition = UNKNOWN;
  let knownAt = 0;
  let probe: Promise<void> | null = null;
  let noting: Promise<void> = Promise.resolve();
  let context: number | null = null;

  function note(found: Condition): void {
    condition = found;
    knownAt = clock().getTime();
  }

  async function noteTrouble(trouble: Trouble): Promise<void> {
    const { kind, status, code } = trouble;
    log.warn("the model failed", { kind, status, code, error: trouble });
    const offers =
      kind === "name"
        ? await endpoint.listModels(AbortSignal.timeout(LIST_MS)).catch(() => [])
        : [];
    const problem = describeTrouble(trouble, model, offers);
    note(failing(problem));
    alarm?.(trouble, problem);
  }

  function ask(purpose: Purpose, question: Question, handler: ReplyHandler): () => void {
    const watched = watchAnswer(purpose, model.name);
    const leaveWay = purpose === "reply" ? way?.reply() : null;
    const exchange = new Exchange(
      parts,
      { ...question, traceparent: watched.traceparent },
      {
        onContent(text) {
          watched.hear();
          handler.onContent(text);
        },
        onEnd(finish) {
          watched.end(finish);
          leaveWay?.();
          note(WELL);
          handler.onEnd(finish);
        },
        onTrouble(trouble) {
          watched.end(trouble.kind);
          leaveWay?.();
          // The caller will ask for less; the model is well.
          if (trouble.kind !== "context" || !question.canShrink) noting = noteTrouble(trouble);
          handler.onTrouble(trouble);
        },
      },
    );
    return () => {
      watched.end("given_up");
      leaveWay?.();
      exchange.giveUp();
    };
  }

  /** A real completion of a few tokens: it also teaches what the endpoint takes. */
  async function startProbe(): Promise<void> {
    // A probe without words may be thinking aloud, which a longer answer shows.
    if ((await askShortly(PROBE_TOKENS)) === "length") await askShortly(limits.thinkingTokens);
    // The model is loaded by now.
    context = await endpoint.getContext(AbortSignal.timeout(LIST_MS)).catch(() => null);
    parts.parameters.noteContext(context);
    await noting;
    probe = null;
  }

  function askShortly(tokens: number): Promise<Finish | null> {
    const { promise, resolve } = Promise.withResolvers<Finish | null>();
    let hasWords = false;
    ask(
      "probe",
      { messages: PROBE, tokens, isProbe: true },
      {
        onContent: () => (hasWords = true),
        onEnd: (finish) => resolve(hasWords ? finish : null),
        onTrouble: () => resolve(null),
      },
    );
    return promise;
  }

  async function complete(
    messages: readonly PromptMessage[],
    { signal, ...options }: Omit<CompleteOptions, "canWait">,
  ): Promise<Completion> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Completion>();
    let text = "";
    const json = options.json;
    const question = { ...options, messages: json ? inWords(messages, json) : messages };
    if (parts.parameters.isTooLong(question))
      throw new Trouble("context", "It is more than the context takes.");
    const giveUp = ask("completion", question, {
      onContent: (piece) => (text += piece),
      onEnd: (finish) => resolve({ text, finish }),
      onTrouble: reject,
    });
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
  }

  const isFresh = () =>
    condition.state !== "unknown" &&
    clock().getTime() - knownAt < (condition.state === "well" ? WELL_MS : FAILING_MS);

  return {
    reply: (messages, handler, who) =>
      ask("reply", { messages, tokens: limits.replyTokens, who: who ?? null }, handler),
    condition() {
      if (condition.state === "failing" && !isFresh() && !probe) probe = startProbe();
      return condition;
    },
    async check() {
      if (!isFresh()) await (probe ??= startProbe());
      return condition;
    },
    advice: () => redirect ?? describeContext(context),
    complete: (messages, { canWait, ...options }) =>
      canWait && way
        ? way.giving((gaveWay) => {
            const { signal: unwanted } = options;
            const signal = unwanted ? AbortSignal.any([gaveWay, unwanted]) : gaveWay;
            return complete(messages, { ...options, signal });
          })
        : complete(messages, options),
    close: () => endpoint.close(),
  };
}

const PROBE_TOKENS = 16;
const PROBE: readonly PromptMessage[] = [
  { role: "system", content: "You are Luli, a puppy." },
  { role: "user", content: "Say hello in one word." },
];

/** Said to all, for some know no structured output and some pass over it in silence. */
function inWords(messages: readonly PromptMessage[], { schema }: JsonSchema): PromptMessage[] {
  const rule = `Answer with one JSON value alone, without a word around it, that fits this JSON schema: ${JSON.stringify(schema)}`;
  const [first, ...others] = messages;
  return first?.role === "system"
    ? [{ ...first, content: `${first.content}\n\n${rule}` }, ...others]
    : [{ role: "system", content: rule }, ...messages];
}
