// Whom a page may load scripts and frames from.
import { Hono } from "hono";
import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

it("lets in the payment provider's hosts and no others, and none where nothing is sold", async () => {
  const policyWith = async (stripeJsUrl: string | null) => {
    const made = new Hono().use(securityHeaders("https://luli.test", { stripeJsUrl }));
    const { headers } = await made.get("/", (c) => c.text("page")).request("/");
    return headers.get("content-security-policy")!;
  };
  const sandbox = await policyWith("http://127.0.0.1:4242/stripe.js");
  for (const directive of ["script-src", "connect-src", "frame-src"])
    expect(sandbox).toContain(`${directive} 'self' http://127.0.0.1:4242;`);
  const stripe = await policyWith("https://js.stripe.com/endive/stripe.js");
  expect(stripe).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(stripe).toContain("https://hooks.stripe.com");
  expect(await policyWith(null)).not.toMatch(/https?:/);
});

it("lets the pages' one inline script run, by its hash, and no other", async () => {
  const inlineScript = new TextEncoder().encode("alert(1)");
  const made = new Hono().use(securityHeaders("https://luli.test", { inlineScript }));
  const { headers } = await made.get("/", (c) => c.text("page")).request("/");
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(headers.get("content-security-policy")).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(headers.get("content-security-policy")).not.toContain("script-src 'self' 'unsafe-inline'");
});

it("lets Stripe's frames ask for a payment, so that its wallet buttons show, and nobody else", async () => {
  const policyWith = async (stripeJsUrl: string | null) => {
    const made = new Hono().use(securityHeaders("https://luli.test", { stripeJsUrl }));
    const { headers } = await made.get("/", (c) => c.text("page")).request("/");
    return headers.get("permissions-policy")!;
  };
  expect(await policyWith("https://js.stripe.com/endive/stripe.js")).toContain(
    'payment=(self "https://js.stripe.com" ',
  );
  expect(await policyWith("http://127.0.0.1:4242/stripe.js")).toContain("payment=(), ");
  expect(await policyWith(null)).toContain("payment=(), ");
});
