// Every call of the product, once: the server's routes and the page's calls are typed from it, /openapi.json is made of it.
import type { GenericSchema, InferInput, InferOutput } from "valibot";
import { accountCalls } from "./account.ts";
import { adminCalls } from "./admin.ts";
import { authCalls } from "./auth.ts";
import type { Call, EmptyAnswer, JsonAnswer } from "./call.ts";
import { chatCalls } from "./chat.ts";
import { gameCalls } from "./game.ts";
import { memoryCalls } from "./memory.ts";
import { reportCalls } from "./report.ts";
import { siteCalls } from "./site.ts";
import { subscriptionCalls } from "./subscription.ts";

export const api = {
  ...authCalls,
  ...accountCalls,
  ...gameCalls,
  ...chatCalls,
  ...memoryCalls,
  ...subscriptionCalls,
  ...reportCalls,
  ...adminCalls,
  ...siteCalls,
};

export type Api = typeof api;
export type CallName = keyof Api;

export const callNames = Object.keys(api) as CallName[];
export const callOf = (name: CallName): Call => api[name];

type Part<N extends CallName, Key extends keyof Call> =
  Api[N] extends Record<Key, infer Value> ? Value : undefined;
/** As it is sent, and as it is once it was parsed. */
export type Sent<Value> = Value extends GenericSchema ? InferInput<Value> : undefined;
export type Parsed<Value> = Value extends GenericSchema
  ? InferOutput<Value>
  : Value extends "bytes"
    ? Uint8Array
    : undefined;

export type BodyOf<N extends CallName> = Part<N, "body">;
export type QueryOf<N extends CallName> = Part<N, "query">;
export type ParamsOf<N extends CallName> = Part<N, "params">;
export type WhoOf<N extends CallName> = Api[N]["who"];
/** What the caller reads: parsed JSON, or nothing. */
export type AnswerOf<N extends CallName> =
  Api[N]["answer"] extends JsonAnswer<infer T>
    ? T
    : Api[N]["answer"] extends EmptyAnswer
      ? undefined
      : Response;
