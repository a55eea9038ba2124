// Headers that every answer carries: what a page may load, who may frame it, what it tells others.
import type { MiddlewareHandler } from "hono";

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // React's style attributes need inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join("; ");

/** For answers that are written past Hono, too. HSTS only where people already come by https. */
export function securityHeadersFor(publicUrl: string): Record<string, string> {
  return {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor(publicUrl));
  return async (c, next) => {
    await next();
    // A page with needs of its own, such as the caught mails', has said so already.
    for (const [name, value] of headers)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
