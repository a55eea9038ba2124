// Answers one API request in Stripe's form: key, address, idempotency, parameters.
import { createHash, randomBytes } from "node:crypto";
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

type ApiRequest = {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
};
type Answer = { status: number; body: string; headers: Record<string, string> };

export function answerCall(world: World, request: ApiRequest): Answer {
  const key = request.headers["idempotency-key"];
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "request-id": `req_${randomBytes(7).toString("hex")}`,
    "stripe-version": request.headers["stripe-version"] ?? API_VERSION,
  };
  if (key === undefined || request.method !== "POST")
    return { ...runCall(world, request), headers };
  headers["idempotency-key"] = key;
  const fingerprint = createHash("sha256")
    .update(`${request.url.pathname}?${request.body}`)
    .digest("hex");
  const { replays } = world.state;
  const known = replays[key];
  if (known && known.fingerprint !== fingerprint) return { ...refuse(reusedKey(key)), headers };
  if (known) {
    headers["idempotent-replayed"] = "true";
    return { ...known, headers };
  }
  const answer = runCall(world, request);
  // A request that was refused before anything happened may be put right and sent again.
  if (answer.status < 400) replays[key] = { fingerprint, ...answer };
  return { ...answer, headers };
}

function runCall(world: World, { method, url, headers, body }: ApiRequest) {
  try {
    if (headers.authorization !== `Bearer ${world.state.keys.secret}`)
      throw new ApiError(401, "Invalid API Key provided.");
    const found = CALLS.find((one) => one.method === method && one.path.test(url.pathname));
    if (!found) throw new ApiError(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
    const form = parseForm(method === "POST" ? body : url.search.slice(1));
    const id = found.path.exec(url.pathname)?.[1] ?? "";
    return { status: 200, body: JSON.stringify(found.run(world, form, id), null, 2) };
  } catch (error) {
    if (error instanceof ApiError) return refuse(error);
    throw error;
  }
}

const refuse = ({ status, body }: ApiError) => ({ status, body: JSON.stringify(body, null, 2) });

const reusedKey = (key: string) =>
  new ApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with: '${key}'.`,
    { type: "idempotency_error" },
  );
