// POST /api/contact
import { Hono } from "hono";
import { type ContactAnswer, contactRequest } from "../../shared/contracts/contact.ts";
import { askedLanguage } from "../http/accept-language.ts";
import { CLIENT_IP_HEADER } from "../http/client-ip.ts";
import { AppError } from "../http/errors.ts";
import { readBody } from "../http/read-body.ts";
import { type ContactContext, createContact } from "./service.ts";

/** 4,000 characters, each up to six bytes of JSON. */
const MAX_BYTES = 32 * 1024;

export function contactRoutes(context: ContactContext) {
  const receive = createContact(context);
  return new Hono().post("/api/contact", async (c) => {
    // JSON alone: a form on someone else's page cannot send it with its visitors' browsers.
    if (!/^application\/json\s*(?:;|$)/i.test(c.req.header("content-type") ?? ""))
      throw new AppError(415, "unsupported_media_type", "The request must be JSON.");
    const request = await readBody(c, contactRequest, MAX_BYTES);
    await receive(request, {
      address: c.req.header(CLIENT_IP_HEADER) ?? "unknown",
      language: askedLanguage(c.req.header("accept-language")),
    });
    return c.json<ContactAnswer>({ received: true }, 201);
  });
}
