// A message from the contact page: stored and mailed in one transaction, or not at all.
import type { Language } from "../../shared/contracts/language.ts";
import type { ContactRequest } from "../../shared/contracts/contact.ts";
import type { ServerContext } from "../platform/context.ts";
import { AppError } from "../http/errors.ts";
import { createRateLimits, type RateRule, tooManyRequests } from "../http/rate-limits.ts";
import { copyToSender, mailToSupport } from "./mails.ts";
import { eraseOldMessages, insertMessage } from "./queries.ts";

export { getMessage, listMessages, setAnswered } from "./inbox.ts";
export { tameLinks } from "./tame-links.ts";

export type ContactContext = Pick<ServerContext, "config" | "database" | "jobs" | "log" | "clock">;

const HOUR_S = 60 * 60;
/** An office behind one address must fit in. */
const PER_ADDRESS: RateRule = { window: HOUR_S, max: 20 };
const PER_EMAIL: RateRule = { window: HOUR_S, max: 4 };
const PER_EMAIL_A_DAY: RateRule = { window: 24 * HOUR_S, max: 8 };
/** Of all people together: past it, messages still reach us, but nobody else gets mail from a flood. */
const COPIES: RateRule = { window: HOUR_S, max: 200 };

type Sender = {
  /** The network's, for the limit. */
  address: string;
  /** What the browser asks for, where the page does not say what it speaks. */
  language: Language;
};

export function createContact({ config, database, jobs, log, clock }: ContactContext) {
  const limits = createRateLimits({ database, clock, log });

  async function take(key: string, rule: RateRule): Promise<void> {
    const { allowed, retryAfter } = await limits.consume(`contact|${key}`, rule);
    if (!allowed) throw tooManyRequests(retryAfter ?? rule.window);
  }

  return async function receive(
    request: ContactRequest,
    { address, language }: Sender,
  ): Promise<void> {
    const { leave_empty: trap = "", language: _page, ...message } = request;
    await take(`from|${address}`, PER_ADDRESS);
    if (trap !== "") return log.info("contact message dropped", { reason: "trap" });
    await take(`email|${message.email}`, PER_EMAIL);
    await take(`email-day|${message.email}`, PER_EMAIL_A_DAY);
    const { allowed: hasCopy } = await limits.consume("contact|copies", COPIES);
    await database.transaction().execute(async (transaction) => {
      const outcome = await insertMessage(transaction, message, clock());
      if (outcome === "conflict")
        throw new AppError(409, "message_id_taken", "Another message has this id.", {
          field: "id",
        });
      if (outcome === "known") return;
      await jobs.sendMail(mailToSupport(message, config), transaction);
      if (hasCopy)
        await jobs.sendMail(copyToSender(message, request.language ?? language), transaction);
    });
  };
}

/** Every night, on one server. */
export async function startErasingOldMessages({
  database,
  jobs,
  clock,
}: Pick<ContactContext, "database" | "jobs" | "clock">): Promise<void> {
  await jobs.every("erase-contact-messages", "40 3 * * *", () =>
    eraseOldMessages(database, clock()),
  );
}
