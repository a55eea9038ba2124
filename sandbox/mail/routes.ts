// The two addresses of the mail catcher, mounted at /sandbox/mail: the page, and the same as JSON.
import { Hono } from "hono";
import { isFor } from "./mail.ts";
import type { MailSandbox } from "./start.ts";

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // Luli's face, which mails fetch from our own pages.
  "img-src data: 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export function mailRoutes(sandbox: Pick<MailSandbox, "messages" | "page">): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex");
  });
  app.get("/", (c) => {
    c.header("content-security-policy", POLICY);
    c.header("referrer-policy", "no-referrer");
    return c.html(sandbox.page(c.req.query("to")));
  });
  app.get("/messages", (c) => {
    const to = c.req.query("to");
    const mails = sandbox.messages();
    return c.json(to ? mails.filter((mail) => isFor(mail, to)) : mails);
  });
  return app;
}
