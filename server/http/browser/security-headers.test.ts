// The policy limits where a page loads scripts and frames from.
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

const headersOf = async (...given: Parameters<typeof securityHeaders>) => {
  const made = new Hono().use(securityHeaders(...given));
  return (await made.get("/", (c) => c.text("page")).request("/")).headers;
};

it("turns text into markup by our own policies alone, and Stripe's script into addresses of its own", async () => {
  const policyOf = async (stripeJsUrl: string | null) =>
    (await headersOf("https://luli.test", { stripeJsUrl })).get("content-security-policy");
  expect(await policyOf(null)).toContain(
    "; require-trusted-types-for 'script'; trusted-types luli-drawing luli-worker;",
  );
  expect(await policyOf("https://js.stripe.com/endive/stripe.js")).toContain(
    "; trusted-types luli-drawing luli-worker default;",
  );
});

it("says where a browser tells what it refused, old and new", async () => {
  const headers = await headersOf("https://luli.test");
  expect(headers.get("content-security-policy")).toMatch(
    /; report-uri \/api\/csp-reports; report-to csp$/,
  );
  expect(headers.get("reporting-endpoints")).toBe('csp="/api/csp-reports"');
});

it("promises https where people come by it, and for the names below where its owner says so", async () => {
  const promised = async (...given: Parameters<typeof securityHeaders>) =>
    (await headersOf(...given)).get("strict-transport-security");
  expect(await promised("http://localhost:3000", { isHstsForSubdomains: true })).toBeNull();
  expect(await promised("https://luli.test")).toBe("max-age=31536000");
  expect(await promised("https://luli.test", { isHstsForSubdomains: true })).toBe(
    "max-age=31536000; includeSubDomains",
  );
});
