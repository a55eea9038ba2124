// Answers the requests of the API in Stripe's form: key, address, idempotency, parameters.
import { createHash, randomBytes } from "node:crypto";
import type { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ApiError } from "../api-error.ts";
import { parseForm } from "../form.ts";
import { API_VERSION, type World } from "../world.ts";
import { catalogueCalls } from "./catalogue.ts";
import { customerCalls } from "./customers.ts";
import { recordCalls } from "./records.ts";
import type { Call } from "./routing.ts";
import { sessionCalls } from "./sessions.ts";
import { subscriptionCalls } from "./subscriptions.ts";

const CALLS: Call[] = [
  ...customerCalls,
  ...sessionCalls,
  ...subscriptionCalls,
  ...catalogueCalls,
  ...recordCalls,
];

export function addCalls(app: Hono, world: World): void {
  const { keys, replays } = world.state;
  app.all("/v1/*", async (c) => {
    const { method, path } = c.req;
    const text = await c.req.text();
    const run = () =>
      answer(() => {
        if (c.req.header("authorization") !== `Bearer ${keys.secret}`)
          throw new ApiError(401, "Invalid API Key provided.");
        const found = CALLS.find((one) => one.method === method && one.path.test(path));
        if (!found) throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
        const form = parseForm(method === "POST" ? text : new URL(c.req.url).search.slice(1));
        return found.run(world, form as never, found.path.exec(path)?.[1] ?? "");
      });
    const once = (key: string) => {
      c.header("idempotency-key", key);
      const fingerprint = createHash("sha256").update(`${path}?${text}`).digest("hex");
      const known = replays[key];
      if (known && known.fingerprint !== fingerprint) return answer(() => refuseKey(key));
      if (known) {
        c.header("idempotent-replayed", "true");
        return known;
      }
      const made = run();
      // A request that was refused before anything happened may be put right and sent again.
      if (made.status < 400) replays[key] = { fingerprint, ...made };
      return made;
    };
    const key = c.req.header("idempotency-key");
    const { status, body } = key !== undefined && method === "POST" ? once(key) : run();
    return c.body(body, status as ContentfulStatusCode, {
      "content-type": "application/json",
      "request-id": `req_${randomBytes(7).toString("hex")}`,
      "stripe-version": c.req.header("stripe-version") ?? API_VERSION,
    });
  });
}

function answer(run: () => object): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(run(), null, 2) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: JSON.stringify(error.body, null, 2) };
  }
}

function refuseKey(key: string): never {
  throw new ApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with: '${key}'.`,
    { type: "idempotency_error" },
  );
}
