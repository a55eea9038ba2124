// The pages for browsers: checkout, portal, customer, invoice, clock, the files they need, and controls for events that real
// Stripe leaves to time and to banks.
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { advance } from "../clock.ts";
import { closeDispute, openDispute } from "../payments.ts";
import { DAY } from "../periods.ts";
import { now, type World } from "../world.ts";
import { PAGE_CSS, PAGE_JS, STRIPE_JS } from "./assets.ts";
import { type Fields, findBySecret, showCheckout, submitCheckout } from "./checkout-page.ts";
import { showClock } from "./clock-page.ts";
import { actOnCustomer, showCustomer } from "./customer-page.ts";
import { type Html, pageOf } from "./html.ts";
import { actInPortal, findPortal, showInvoice, showPortal } from "./portal-page.ts";

const ASSETS: [address: string, type: string, text: string][] = [
  ["/page.css", "text/css", PAGE_CSS],
  ["/page.js", "text/javascript", PAGE_JS],
  ["/stripe.js", "text/javascript", STRIPE_JS],
];

/** `embedders`: origins of the pages that may hold the checkout. */
export function addPages(app: Hono, world: World, embedders: string[]): void {
  const { state } = world;
  app.use(async (c, next) => {
    // A page of someone else that posts here with the visitor's browser.
    if (isPost(c) && (c.req.header("origin") ?? world.origin()) !== world.origin())
      return c.text("This form belongs to another page.", 403);
    await next();
    c.header("cache-control", "no-store");
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "same-origin");
  });
  for (const [address, type, text] of ASSETS)
    app.get(address, (c) => c.body(text, 200, { "content-type": `${type}; charset=utf-8` }));
  app.get("/", (c) => page(c, showClock(world)));
  app.all("/checkout/:secret", async (c) => {
    const session = findBySecret(world, c.req.param("secret"));
    if (!session) return nothingHere(c);
    const body = isPost(c)
      ? submitCheckout(world, session, await readFields(c))
      : showCheckout(world, session);
    return page(c, body, 200, embedders.join(" "));
  });
  app.all("/portal/:key", async (c) => {
    const portal = findPortal(world, c.req.param("key"));
    if (!portal) return nothingHere(c);
    const problem = isPost(c) ? actInPortal(world, portal, await readFields(c)) : null;
    if (isPost(c) && problem === null) return c.redirect(c.req.path, 303);
    return page(c, showPortal(world, portal, problem));
  });
  app.all("/customers/:id", async (c) => {
    const customer = state.customers[c.req.param("id")];
    if (!customer) return nothingHere(c);
    if (!isPost(c)) return page(c, showCustomer(world, customer));
    actOnCustomer(world, customer.id, await readFields(c));
    return c.redirect(c.req.path, 303);
  });
  app.get("/invoice/:id", (c) => {
    const invoice = state.invoices[c.req.param("id")];
    return invoice ? page(c, showInvoice(invoice)) : nothingHere(c);
  });
  app.post("/sandbox/clock/advance", async (c) => {
    const { seconds = 0, days = 0 } = await readFields(c);
    const ahead = Number(seconds) + Number(days) * DAY;
    if (!(ahead > 0 && ahead <= 3660 * DAY))
      return c.json({ error: "seconds or days must be a number above 0" }, 400);
    advance(world, Math.round(ahead));
    return isForm(c) ? c.redirect("/", 303) : c.json({ now: now(world) });
  });
  app.post("/sandbox/charges/dispute", async (c) => {
    const { charge = "", status } = await readFields(c);
    const found = state.charges[charge];
    return found
      ? c.json(openDispute(world, found, status))
      : c.json({ error: "no such charge" }, 404);
  });
  app.post("/sandbox/disputes/close", async (c) => {
    const { dispute = "", status } = await readFields(c);
    const found = state.disputes[dispute];
    if (!found) return c.json({ error: "no such dispute" }, 404);
    if (status !== "won" && status !== "lost")
      return c.json({ error: "status must be won or lost" }, 400);
    closeDispute(world, found, status);
    return c.json(found);
  });
  app.notFound(nothingHere);
}

function page(c: Context, body: Html, status: 200 | 404 = 200, ancestors = "'none'") {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors ${ancestors}`;
  return c.html(body, status, { "content-security-policy": policy });
}

const nothingHere = (c: Context) => {
  const main = html`<h1>Nothing here</h1>
    <p>The link is wrong, or it has expired.</p>`;
  return page(c, pageOf("Nothing here", main), 404);
};

const isPost = (c: Context) => c.req.method === "POST";
const isForm = (c: Context) =>
  (c.req.header("content-type") ?? "").startsWith("application/x-www-form-urlencoded");

async function readFields(c: Context): Promise<Fields> {
  const body = await c.req.text();
  if (isForm(c)) return Object.fromEntries(new URLSearchParams(body));
  try {
    const fields = JSON.parse(body || "{}") as Record<string, unknown>;
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
