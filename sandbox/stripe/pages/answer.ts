// Answers one browser request: checkout, portal, invoice, clock, and the files they need.
import type { Answer, ApiRequest } from "../api/answer.ts";
import { advance } from "../clock.ts";
import { closeDispute, openDispute } from "../payments.ts";
import { DAY } from "../periods.ts";
import { now, type World } from "../world.ts";
import { PAGE_CSS, PAGE_JS, STRIPE_JS } from "./assets.ts";
import { type Fields, findBySecret, showCheckout, submitCheckout } from "./checkout-page.ts";
import { showClock } from "./clock-page.ts";
import { actOnCustomer, showCustomer } from "./customer-page.ts";
import { html, pageOf } from "./html.ts";
import { actInPortal, findPortal, showInvoice, showPortal } from "./portal-page.ts";

const ASSETS: Record<string, [type: string, text: string]> = {
  "/page.css": ["text/css", PAGE_CSS],
  "/page.js": ["text/javascript", PAGE_JS],
  "/stripe.js": ["text/javascript", STRIPE_JS],
};

const answer = (status: number, type: string, body: string, headers = {}): Answer => ({
  status,
  body,
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    ...headers,
  },
});

const policy = (ancestors: string) => ({
  "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors ${ancestors}`,
});

/** `embedders`: origins of the pages that may hold the checkout. */
export function answerPage(world: World, request: ApiRequest, embedders: string[]): Answer {
  const { method, url } = request;
  const [, room = "", key = "", verb = ""] = url.pathname.split("/");
  const fields = method === "POST" ? readFields(request) : {};
  const page = (body: string, status = 200) => answer(status, "text/html", body, policy("'none'"));
  const asset = ASSETS[url.pathname];
  if (asset) return answer(200, ...asset);
  if (method === "POST" && isForeign(world, request))
    return answer(403, "text/plain", "This form belongs to another page.");

  if (url.pathname === "/") return page(showClock(world));
  if (room === "checkout") {
    const session = findBySecret(world, decodeURIComponent(key));
    if (!session) return page(nothingHere(), 404);
    const body =
      method === "POST" ? submitCheckout(world, session, fields) : showCheckout(world, session);
    return answer(200, "text/html", body, policy(embedders.join(" ")));
  }
  if (room === "portal") {
    const portal = findPortal(world, key);
    if (!portal) return page(nothingHere(), 404);
    const problem = method === "POST" ? actInPortal(world, portal, fields) : null;
    if (method === "POST" && problem === null) return seeOther(url.pathname);
    return page(showPortal(world, portal, problem));
  }
  if (room === "customers") {
    const customer = world.state.customers[key];
    if (!customer) return page(nothingHere(), 404);
    if (method === "POST") {
      actOnCustomer(world, key, fields);
      return seeOther(url.pathname);
    }
    return page(showCustomer(world, customer));
  }
  if (room === "invoice") {
    const invoice = world.state.invoices[key];
    return invoice ? page(showInvoice(invoice)) : page(nothingHere(), 404);
  }
  if (room === "sandbox" && method === "POST")
    return control(world, `${key}/${verb}`, request, fields);
  return page(nothingHere(), 404);
}

/** Controls for events that real Stripe leaves to time and to banks. */
function control(world: World, name: string, request: ApiRequest, fields: Fields): Answer {
  const json = (status: number, body: object) =>
    answer(status, "application/json", JSON.stringify(body));
  if (name === "clock/advance") {
    const seconds = Number(fields.seconds ?? 0) + Number(fields.days ?? 0) * DAY;
    if (!(seconds > 0 && seconds <= 3660 * DAY))
      return json(400, { error: "seconds or days must be a number above 0" });
    advance(world, Math.round(seconds));
    return isForm(request) ? seeOther("/") : json(200, { now: now(world) });
  }
  if (name === "charges/dispute") {
    const charge = world.state.charges[fields.charge ?? ""];
    return charge
      ? json(200, openDispute(world, charge, fields.status))
      : json(404, { error: "no such charge" });
  }
  if (name === "disputes/close") {
    const dispute = world.state.disputes[fields.dispute ?? ""];
    if (!dispute) return json(404, { error: "no such dispute" });
    if (fields.status !== "won" && fields.status !== "lost")
      return json(400, { error: "status must be won or lost" });
    closeDispute(world, dispute, fields.status);
    return json(200, dispute);
  }
  return json(404, { error: "nothing here" });
}

const nothingHere = () =>
  pageOf(
    "Nothing here",
    html`<h1>Nothing here</h1>
      <p>The link is wrong, or it has expired.</p>`,
  );

const seeOther = (location: string) => answer(303, "text/plain", "", { location });

/** A page of someone else that posts here with the visitor's browser. */
function isForeign(world: World, { headers }: ApiRequest): boolean {
  return headers.origin !== undefined && headers.origin !== world.origin();
}

const isForm = ({ headers }: ApiRequest) =>
  String(headers["content-type"]).startsWith("application/x-www-form-urlencoded");

function readFields(request: ApiRequest): Fields {
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(request.body));
  try {
    const body = JSON.parse(request.body || "{}") as Record<string, unknown>;
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
