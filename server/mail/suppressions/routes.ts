// Receives notices of returned mails from mail providers.
import * as v from "valibot";
import { notAuthenticated, notFound } from "../../http/errors.ts";
import { parseJson } from "../../http/request/read-body.ts";
import type { Route } from "../../http/route.ts";
import { isSameSecret } from "../../http/same-secret.ts";
import type { ServerContext } from "../../platform/context.ts";
import { readReturned, subscriptionAsked } from "./providers.ts";
import { suppress } from "./queries.ts";

type Context = Pick<ServerContext, "config" | "database" | "log" | "clock">;

/** Asks for the password: Amazon's SNS gives none before it was asked. */
const CHALLENGE = 'Basic realm="mail events"';

/** A complaint ends the newsletters (`endEmails`). Mails that we owe are still sent. */
export function mailEventRoutes(
  route: Route,
  { config, database, log, clock }: Context,
  endEmails: (userId: string) => Promise<void>,
): void {
  const { mailEventsSecret } = config;
  route("POST /api/mail-events", async ({ c, body }) => {
    if (mailEventsSecret === null) throw notFound();
    if (!isSameSecret(passwordIn(c.req.header("authorization")), mailEventsSecret))
      throw notAuthenticated(CHALLENGE);
    const told = parseJson(body);
    const asked = v.safeParse(subscriptionAsked, told);
    if (asked.success) {
      log.warn("the mail provider asks to be confirmed: open this address", {
        address: asked.output.SubscribeURL,
      });
      return;
    }
    const returned = readReturned(told);
    if (returned === null) log.info("mail event not understood");
    for (const one of returned ?? []) {
      const userId = await suppress(database, one, clock());
      if (userId && one.reason === "complaint") await endEmails(userId);
      log.info("mail came back", { reason: one.reason, isKnown: userId !== null });
    }
  });
}

/** Returns the password of Basic authentication, whatever the user name: providers put it into the address. */
function passwordIn(header: string | undefined): string {
  const [, encoded = ""] = /^Basic (.+)$/i.exec(header ?? "") ?? [];
  return Buffer.from(encoded, "base64").toString().split(":").slice(1).join(":");
}
