// Whom a page may load scripts and frames from.
import { Hono } from "hono";
import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

it("lets in the payment provider's hosts and no others, and none where nothing is sold", async () => {
  const policyWith = async (stripeJsUrl: string | null) => {
    const made = new Hono().use(securityHeaders("https://luli.test", stripeJsUrl));
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
