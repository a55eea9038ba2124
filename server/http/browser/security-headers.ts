// Headers that every answer carries: what a page may load, who may frame it, what it tells others.
import { createHash } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/** Stripe's own list: its script opens frames on other hosts of Stripe and talks to its API. */
const STRIPE_HOSTS = {
  script: "https://js.stripe.com https://*.js.stripe.com",
  frame:
    "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com",
  connect: "https://api.stripe.com https://checkout.stripe.com",
  img: "https://*.stripe.com",
};

const STRIPE_PAYERS =
  '"https://js.stripe.com" "https://hooks.stripe.com" "https://checkout.stripe.com"';

/** Browsers report violations of the policy to this address: server/violation. */
const CSP_REPORTS = "/api/csp-reports";

type Allowed = {
  /** Address of Stripe's script; null: nothing is sold. */
  stripeJsUrl?: string | null;
  /** The one script that stands in the pages themselves; null allows none. */
  inlineScript?: Uint8Array | null;
  /** Whether https is promised for every name below this one, too. */
  isHstsForSubdomains?: boolean;
};

function contentSecurityPolicy({ stripeJsUrl = null, inlineScript = null }: Allowed): string {
  const stripe = stripeHosts(stripeJsUrl);
  const inline = inlineScript ? ` '${hashOf(inlineScript)}'` : "";
  return [
    "default-src 'self'",
    `script-src 'self'${inline}${stripe.script}`,
    // React's style attributes need inline styles.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${stripe.img}`,
    "font-src 'self'",
    `connect-src 'self'${stripe.connect}`,
    `frame-src 'self'${stripe.frame}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Text becomes markup or an address of code by these alone (web/lib/browser/trusted-types.ts); "default" is for Stripe's script.
    "require-trusted-types-for 'script'",
    `trusted-types luli-drawing luli-worker${stripeJsUrl === null ? "" : " default"}`,
    // The first is asked of browsers that do not know the second.
    `report-uri ${CSP_REPORTS}`,
    "report-to csp",
  ].join("; ");
}

const isStripe = (jsUrl: string | null) =>
  jsUrl !== null && new URL(jsUrl).origin === "https://js.stripe.com";

const hashOf = (script: Uint8Array) =>
  `sha256-${createHash("sha256").update(script).digest("base64")}`;

/** A stand-in is all on one origin. */
function stripeHosts(jsUrl: string | null): typeof STRIPE_HOSTS {
  if (jsUrl === null) return { script: "", frame: "", connect: "", img: "" };
  const spaced = Object.entries(STRIPE_HOSTS).map(([key, hosts]) => [
    key,
    ` ${isStripe(jsUrl) ? hosts : new URL(jsUrl).origin}`,
  ]);
  return Object.fromEntries(spaced) as typeof STRIPE_HOSTS;
}

/** Stripe's wallet buttons ask the browser for a payment, from a frame of theirs; a stand-in has none. */
function permissionsPolicy(stripeJsUrl: string | null = null): string {
  const payers = isStripe(stripeJsUrl) ? `self ${STRIPE_PAYERS}` : "";
  return `camera=(), geolocation=(), microphone=(self), payment=(${payers}), usb=()`;
}

/** HSTS only where people already come by https. */
export function securityHeadersFor(
  publicUrl: string,
  allowed: Allowed = {},
): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(allowed),
    // Wallets in Stripe's frame pay in a popup, which "same-origin" would cut off from its opener.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": permissionsPolicy(allowed.stripeJsUrl),
    "reporting-endpoints": `csp="${CSP_REPORTS}"`,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    ...(publicUrl.startsWith("https:") && {
      "strict-transport-security": `max-age=31536000${allowed.isHstsForSubdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}

export function securityHeaders(publicUrl: string, allowed: Allowed = {}): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor(publicUrl, allowed));
  return async (c, next) => {
    const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    if (outgoing) {
      // Set before the answer, which may replace them. Answers that bypass Hono have them too, and none needs a Headers object.
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      return next();
    }
    await next();
    // A page with needs of its own, such as the caught mails', has said so already.
    for (const [name, value] of headers)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
