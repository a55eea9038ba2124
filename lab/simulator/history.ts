// The history of all calls and answers with their times: the truth that the stored state is compared with.
import type { AnswerOf, CallName } from "../../shared/api/api.ts";
import type { LuliChunk } from "../../shared/contracts/chat.ts";

/** A reply as its reader heard it; where the stream broke off there is neither end nor error. */
export type StreamedReply = {
  text: string;
  end: Extract<LuliChunk, { type: "end" }> | null;
  error: string | null;
};

type Body<N extends CallName> = N extends "POST /functions/v1/chat" ? StreamedReply : AnswerOf<N>;
/** Only the code is kept of an unsuccessful answer. */
export type Answer<N extends CallName> = {
  status: number;
  code: string | null;
  body: Body<N> | null;
};

export type Call<N extends CallName = CallName> = {
  name: N;
  /** The person's email. */
  who: string;
  /** Subject of the call: a message's key and words, an item, a person. */
  asked: Readonly<Record<string, string>>;
  /** Milliseconds since the run's start. */
  start: number;
  end: number;
  /** Null: none came. */
  answer: Answer<N> | null;
};

export type History = {
  now(): number;
  add(call: Call): void;
  of<N extends CallName>(name: N, who?: string): Call<N>[];
  all(who?: string): Call[];
};

export function createHistory(): History {
  const calls: Call[] = [];
  const began = performance.now();
  const all = (who?: string) => calls.filter((call) => who === undefined || call.who === who);
  return {
    now: () => performance.now() - began,
    add: (call) => void calls.push(call),
    all,
    of: <N extends CallName>(name: N, who?: string) =>
      all(who).filter((call) => call.name === name) as Call<N>[],
  };
}

/** The outcome is unknown: no answer, or one that tells of trouble. */
export const isUnsure = ({ answer }: Call): boolean => answer === null || answer.status >= 500;

export const bodyOf = <N extends CallName>(call: Call<N>): Body<N> | null =>
  call.answer && call.answer.status < 300 ? call.answer.body : null;

/** Prints one line of a history. */
export function describe({ name, asked, start, end, answer }: Call): string {
  const words = Object.values(asked).join(" ");
  const said = answer === null ? "no answer" : `${answer.status} ${answer.code ?? ""}`.trim();
  return `${start.toFixed(0)}-${end.toFixed(0)} ${name} ${words}: ${said}`;
}
