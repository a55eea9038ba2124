// What one call of the product says about itself. The page knows calls by their types alone.
import type { GenericSchema } from "valibot";

export type JsonAnswer<T> = { kind: "json"; status: number; schema: GenericSchema<T> };
export type EmptyAnswer = { kind: "empty"; status: number };
/** Written by the handler itself: a stream, a file, a page. */
export type RawAnswer = { kind: "raw"; status: number; media: string };
export type Answer = JsonAnswer<unknown> | EmptyAnswer | RawAnswer;

export const json = <T>(schema: GenericSchema<T>, status = 200): JsonAnswer<T> => ({
  kind: "json",
  status,
  schema,
});
export const empty: EmptyAnswer = { kind: "empty", status: 204 };
export const raw = (media: string, status = 200): RawAnswer => ({ kind: "raw", status, media });

export type Call = {
  /** The description in /openapi.json. */
  about: string;
  /**
   * `user` and `admin` show an access token, `session` the cookie. `proof` shows something of its own that the handler
   * checks: Stripe's signature, a mail's signed link.
   */
  who: "anyone" | "user" | "admin" | "session" | "proof";
  /** A user's call that a token alone does not open: its session must not have ended meanwhile. An admin's never does. */
  needsOpenSession?: true;
  /** A body with `password`: the caller's own, asked for anew (shared/contracts/account/proof.ts). */
  needsProof?: true;
  /** Of the address. What does not fit is the id of nothing: 404. */
  params?: Readonly<Record<string, GenericSchema<string>>>;
  query?: GenericSchema<Record<string, string | undefined>>;
  /** Headers that a caller may send, each with what it means. */
  headers?: Readonly<Record<string, string>>;
  /** A call that writes and has none takes nothing but `{}`. `bytes` come as they were sent, what is `ignored` is not even read. */
  body?: GenericSchema | "bytes" | "ignored";
  maxBytes?: number;
  /** better-auth reads and answers, with errors of its own shape. */
  isLibrary?: true;
  /** So many calls of one user in so many seconds, counted together under one name. */
  limit?: { name: string; window: number; max: number };
  /** Codes that this call refuses with, beside those that follow from the rest, with their status. */
  refuses?: Readonly<Record<string, number>>;
  answer: Answer;
};

/** By method and address. */
export type Calls = Readonly<
  Record<`${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`, Call>
>;
