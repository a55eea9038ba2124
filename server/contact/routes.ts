// The contact page's messages.
import { askedLanguage } from "../http/accept-language.ts";
import { clientNetworkOf } from "../http/address/client-ip.ts";
import type { Route } from "../http/route.ts";
import { type ContactContext, createContact } from "./service.ts";

export function contactRoutes(route: Route, context: ContactContext): void {
  const receive = createContact(context);
  route("POST /api/contact", async ({ c, body }) => {
    const language = askedLanguage(c.req.header("accept-language"));
    await receive(body, { address: clientNetworkOf(c), language });
    return { received: true } as const;
  });
}
