// Replaces fetch and answers as our server would.
import { vi } from "vitest";
import type { CallName } from "../../shared/api/api.ts";
import { sessionStore } from "../lib/session/session.ts";

export type FakeCall = {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | undefined;
};

/** A JSON body, with 200 by default. */
export type Answer = { status?: number; body: unknown };
/** The call's name, with an id in place of its parameter. */
type Called<Name extends string = CallName> = Name extends `${infer Start}:${string}/${infer End}`
  ? `${Start}${string}/${End}`
  : Name extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Name;
type Handler = (call: FakeCall) => Response | Answer | Promise<Response>;

export type FakeServer = {
  calls: FakeCall[];
  /** Answers a call, whatever its query; the last handler wins. */
  on: (route: Called, handler: Handler) => void;
  callsTo: (route: Called) => FakeCall[];
};

export const json = (body: unknown, init: ResponseInit = {}): Response => Response.json(body, init);

export const apiError = (status: number, code: string, message = code, headers: HeadersInit = {}) =>
  json({ error: { code, message } }, { status, headers });

export const networkError = (): never => {
  throw new TypeError("fetch failed");
};

/** The token is unsigned: the browser only reads its lifetime. */
export const makeJwt = (lifetimeS: number, id = "1"): string => {
  const iat = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll("=", "");
  return `${part({ alg: "ES256" })}.${part({ sub: "u1", iat, exp: iat + lifetimeS })}.${id}`;
};

export const SIGNED_IN = {
  session: { id: "s1" },
  user: { id: "u1", email: "maya@luli.test", name: "Maya" },
};

/** Answers only the calls that the test names, and the rest by `otherwise`. Stays until `vi.unstubAllGlobals()`. */
export const startFakeServer = (otherwise?: Handler): FakeServer => {
  const handlers = new Map<string, Handler>();
  const calls: FakeCall[] = [];

  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, "http://localhost:3000");
    const method = init?.method ?? "GET";
    const call: FakeCall = {
      method,
      path: url.pathname + url.search,
      headers: new Headers(init?.headers),
      body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
      signal: init?.signal ?? undefined,
    };
    calls.push(call);
    const handler = handlers.get(`${method} ${url.pathname}`) ?? otherwise;
    if (!handler) throw new TypeError(`No answer for ${method} ${url.pathname}`);
    call.signal?.throwIfAborted();
    const answer = await Promise.race([
      Promise.resolve(call).then(handler),
      rejectOnAbort(call.signal),
    ]);
    return answer instanceof Response
      ? answer
      : Response.json(answer.body, { status: answer.status ?? 200 });
  });

  return {
    calls,
    on: (route, handler) => void handlers.set(route, handler),
    callsTo: (route) =>
      calls.filter((call) => `${call.method} ${call.path.split("?")[0]}` === route),
  };
};

/** Starts the fake server with a person signed in. */
export const startSignedIn = async (): Promise<FakeServer> => {
  const server = startFakeServer();
  server.on("GET /auth/v1/get-session", () => json(SIGNED_IN));
  server.on("GET /auth/v1/token", () => json({ token: makeJwt(900) }));
  await sessionStore.refresh();
  return server;
};

const rejectOnAbort = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });
