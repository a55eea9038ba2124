// Headers that every answer carries: what a page may load, who may frame it, what it tells others.
import type { MiddlewareHandler } from "hono";

/** Stripe's own list: its script opens frames on other hosts of Stripe and talks to its API. */
const STRIPE_HOSTS = {
  script: "https://js.stripe.com https://*.js.stripe.com",
  frame:
    "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com",
  connect: "https://api.stripe.com https://checkout.stripe.com",
  img: "https://*.stripe.com",
};

function contentSecurityPolicy(stripeJsUrl: string | null): string {
  const stripe = stripeHosts(stripeJsUrl);
  return [
    "default-src 'self'",
    `script-src 'self'${stripe.script}`,
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
  ].join("; ");
}

/** A stand-in is all on one origin. */
function stripeHosts(jsUrl: string | null): typeof STRIPE_HOSTS {
  if (jsUrl === null) return { script: "", frame: "", connect: "", img: "" };
  const { origin } = new URL(jsUrl);
  const isStripe = origin === "https://js.stripe.com";
  const spaced = Object.entries(STRIPE_HOSTS).map(([key, hosts]) => [
    key,
    ` ${isStripe ? hosts : origin}`,
  ]);
  return Object.fromEntries(spaced) as typeof STRIPE_HOSTS;
}

/** For answers that are written past Hono, too. HSTS only where people already come by https. */
export function securityHeadersFor(
  publicUrl: string,
  stripeJsUrl: string | null = null,
): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(stripeJsUrl),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

export function securityHeaders(
  publicUrl: string,
  stripeJsUrl: string | null = null,
): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor(publicUrl, stripeJsUrl));
  return async (c, next) => {
    await next();
    // A page with needs of its own, such as the caught mails', has said so already.
    for (const [name, value] of headers)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
