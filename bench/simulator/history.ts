// What everybody asked and was answered, with when: the truth that the world is held against.
import type { AnswerOf, CallName } from "../../shared/api/api.ts";
import type { LuliChunk } from "../../shared/contracts/chat.ts";

/** A reply as its reader heard it; where the stream broke off there is neither end nor error. */
export type Heard = {
  text: string;
  end: Extract<LuliChunk, { type: "end" }> | null;
  error: string | null;
};

type Body<N extends CallName> = N extends "POST /functions/v1/chat" ? Heard : AnswerOf<N>;
/** Of an answer that is no success only the code is kept. */
export type Answer<N extends CallName> = {
  status: number;
  code: string | null;
  body: Body<N> | null;
};

export type Call<N extends CallName = CallName> = {
  name: N;
  /** The person's email. */
  who: string;
  /** What was asked for: a message's key and words, an item, a person. */
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

/** Neither done nor refused for certain: no answer, or one that tells of trouble. */
export const isUnsure = ({ answer }: Call): boolean => answer === null || answer.status >= 500;

export const bodyOf = <N extends CallName>(call: Call<N>): Body<N> | null =>
  call.answer && call.answer.status < 300 ? call.answer.body : null;

/** One line of a printed history. */
export function describe({ name, asked, start, end, answer }: Call): string {
  const words = Object.values(asked).join(" ");
  const said = answer === null ? "no answer" : `${answer.status} ${answer.code ?? ""}`.trim();
  return `${start.toFixed(0)}-${end.toFixed(0)} ${name} ${words}: ${said}`;
}
