// Puts a call of shared/api at its address: who may, how often, what it brings along, how it is answered. A room only says what it does.
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import {
  type AnswerOf,
  type Api,
  type BodyOf,
  type CallName,
  callOf,
  type ParamsOf,
  type Parsed,
  type QueryOf,
  type WhoOf,
} from "../../shared/api/api.ts";
import type { Call } from "../../shared/api/call.ts";
import type { SecurityKind } from "../../shared/contracts/admin/security.ts";
import type { ServerContext } from "../platform/context.ts";
import { meters } from "../platform/metrics/metrics.ts";
import { noteInTask } from "../platform/task.ts";
import { createRateLimits, tooManyRequests } from "./rate-limits.ts";
import type { VerifyToken } from "./caller/access-token.ts";
import { clientIpOf, clientNetworkOf } from "./address/client-ip.ts";
import { AppError, factorDemanded, notAllowed, notAuthenticated, notFound } from "./errors.ts";
import { bearerIn, type FindOpenSession } from "./caller/open-session.ts";
import { refuseOtherSites } from "./browser/other-sites.ts";
import { createPace } from "./pace.ts";
import { parse, readBody, readBytes } from "./request/read-body.ts";
import { hasRole } from "./caller/roles.ts";

type Env = { Bindings: HttpBindings };
export type RouteContext = Context<Env>;

export type RouteInput<N extends CallName> = {
  c: RouteContext;
  userId: WhoOf<N> extends "user" | "admin" ? string : null;
  params: { [Key in keyof ParamsOf<N>]: Parsed<ParamsOf<N>[Key]> };
  query: Parsed<QueryOf<N>>;
  body: Parsed<BodyOf<N>>;
};
/** A handler of an empty answer returns nothing. */
type Answered<N extends CallName> = Api[N] extends { isLibrary: true }
  ? Response
  : AnswerOf<N> extends undefined
    ? void
    : AnswerOf<N>;
export type Handle<N extends CallName> = (
  given: RouteInput<N>,
) => Answered<N> | Promise<Answered<N>>;
export type Route = <N extends CallName>(name: N, handle: Handle<N>) => void;

type RouteContextParts = Pick<ServerContext, "database" | "clock" | "log" | "noteSecurity">;

type Guards = {
  /** Limit for one user on this server under /api. The chat has limits of its own, which a cry for help passes. */
  callsAMinute?: number;
  /** Asked where tokens are those of sessions. */
  findOpenSession?: FindOpenSession;
  /** Admins must have begun their session with a second factor. */
  isFactorDemanded?: boolean;
  /** Returns whether an account is suspended while its tokens are still valid. */
  isSuspended?: (userId: string) => boolean;
  /** Throws unless the caller shows anew who they are. */
  prove?: Prove;
};

export type Prove = (claim: {
  userId: string;
  password: string | undefined;
  /** The caller's network address. */
  address: string;
}) => Promise<void>;

const NOTHING = v.strictObject({});
/** Plain objects for speed: headers set by Hono's context become a Headers object first. */
const NO_STORE = { "cache-control": "no-store" };
const NO_CONTENT = { status: 204, headers: NO_STORE };
const JSON_HEADERS = { "content-type": "application/json", ...NO_STORE };

const STREAM = "text/event-stream";
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

export function createRoute(
  app: Hono,
  context: RouteContextParts,
  verify: VerifyToken,
  {
    callsAMinute = Number.POSITIVE_INFINITY,
    findOpenSession,
    isFactorDemanded,
    isSuspended,
    prove,
  }: Guards = {},
): Route {
  const limits = createRateLimits(context);
  const pace = createPace(callsAMinute, context.clock);

  async function admit(c: Context, call: Call, name: CallName): Promise<string | null> {
    const { who, limit, needsOpenSession } = call;
    if (who !== "user" && who !== "admin") return null;
    const token = bearerIn(c);
    const userId = token === undefined ? null : await verify(token);
    if (!userId || isSuspended?.(userId)) throw notAuthenticated();
    const waitS = name.includes(" /api/") ? pace(userId) : null;
    if (waitS !== null) {
      note("limit_hit", c, userId, "calls of a minute");
      throw tooManyRequests(waitS);
    }
    const isGuarded = who === "admin" || needsOpenSession;
    const session = isGuarded && findOpenSession ? await findOpenSession(token!) : undefined;
    if (session === null) throw notAuthenticated();
    // The role is read each time, so that taking it away acts at once.
    if (who === "admin" && !(await hasRole(context.database, userId, "admin"))) {
      note("admin_refused", c, userId, name);
      throw notAllowed();
    }
    if (who === "admin" && isFactorDemanded && !session?.hasFactor) {
      note("admin_refused", c, userId, name);
      throw factorDemanded();
    }
    if (limit) {
      const { allowed, retryAfter } = await limits.consume(`${limit.name}|${userId}`, limit);
      if (!allowed) {
        note("limit_hit", c, userId, limit.name);
        throw tooManyRequests(retryAfter ?? limit.window);
      }
    }
    return userId;
  }

  function note(kind: SecurityKind, c: Context, userId: string, detail: string): void {
    context.noteSecurity({ kind, who: { id: userId }, address: clientIpOf(c), detail });
  }

  return (name, handle) => {
    const call = callOf(name);
    const [method, address] = name.split(" ") as [string, string];
    app.on(method, address, async (c) => {
      noteInTask({ call: name });
      refuseOtherSites(c, call);
      const userId = await admit(c, call, name);
      if (userId !== null) noteInTask({ userId });
      // A stream writes its own head.
      if (call.answer.kind === "raw" && call.answer.media !== STREAM)
        c.header("cache-control", "no-store");
      const params = readParams(c, call);
      const query = call.query && !call.isLibrary ? parse(call.query, c.req.query()) : undefined;
      const body = await readSent(c, method, call);
      if (call.needsProof)
        await prove?.({ ...readProof(body), userId: userId!, address: clientNetworkOf(c) });
      if (call.answer.kind === "raw" && call.answer.media === STREAM)
        countStream(name, c.env as HttpBindings);
      // The compiler cannot follow a name to its schemas; what was parsed by them has their types.
      const answer: unknown = await handle({ c, userId, params, query, body } as never);
      if (call.who === "admin" && method !== "GET") note("admin_act", c, userId!, name);
      // instanceof would fail: @hono/node-server replaces Node's Response with its own.
      if (call.isLibrary || call.answer.kind === "raw") return answer as Response;
      if (call.answer.kind === "empty") return new Response(null, NO_CONTENT);
      return new Response(JSON.stringify(answer), {
        status: call.answer.status,
        headers: JSON_HEADERS,
      });
    });
  };
}

function countStream(call: CallName, { outgoing }: HttpBindings): void {
  const counted = meters();
  if (!counted) return;
  counted.openStreams.inc({ call });
  outgoing.once("close", () => counted.openStreams.dec({ call }));
}

function readProof(body: unknown): { password: string | undefined } {
  const { password } = body as { password?: string };
  return { password };
}

function readParams(c: Context, { params = {} }: Call): Record<string, string> {
  const entries = Object.entries(params).map(([name, schema]) => {
    const parsed = v.safeParse(schema, c.req.param(name));
    if (!parsed.success) throw notFound();
    return [name, parsed.output];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

async function readSent(c: Context, method: string, call: Call): Promise<unknown> {
  if (method === "GET" || call.isLibrary || call.body === "ignored") return undefined;
  if (call.body === "bytes") return readBytes(c, call.maxBytes);
  // Calls without a token take only JSON, which a form on a foreign page cannot send.
  if (call.who === "anyone" && !JSON_TYPE.test(c.req.header("content-type") ?? ""))
    throw new AppError(415, "unsupported_media_type", "The request must be JSON.");
  return readBody(c, call.body ?? NOTHING, call.maxBytes);
}
