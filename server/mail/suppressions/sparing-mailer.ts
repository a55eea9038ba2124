// Spares addresses that send our mails back all but what is asked for just now, and learns of them by the mail server's own refusal.
import type { ServerContext } from "../../platform/context.ts";
import type { Mailer } from "../../platform/mail.ts";
import { isReturned, suppress } from "./queries.ts";

type Context = Pick<ServerContext, "database" | "log" | "clock">;

/**
 * RFC 3463: no such mailbox, no such host, an address that is none, one that moved, one that is closed. A refusal without such a code, or
 * of our own doing (5.7: a policy, a relay that knows no login), says nothing of the address.
 */
const GONE = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

/** Returns the refusal of RCPT TO. A refusal of a mail's content says nothing about its recipient. */
function refusalOf(error: unknown): string | null {
  const { command, response = "" } = error as { command?: string; response?: string };
  return command === "RCPT TO" && GONE.test(response) ? response : null;
}

export function sparing(mailer: Mailer, { database, log, clock }: Context): Mailer {
  return {
    ...mailer,
    async send(mail, id) {
      if (!mail.isAskedFor && (await isReturned(database, mail.to))) {
        log.info("mail spared", { job: id });
        return;
      }
      try {
        await mailer.send(mail, id);
      } catch (error) {
        const detail = refusalOf(error);
        if (detail === null) throw error;
        const returned = { email: mail.to, reason: "bounce", detail } as const;
        if (!(await suppress(database, returned, clock()))) throw error;
        log.info("mail refused for good", { job: id, response: detail.slice(0, 9) });
      }
    },
  };
}
