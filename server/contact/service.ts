// A message from the contact page: stored and mailed in one transaction, or not at all.
import type { Language } from "../../shared/contracts/language.ts";
import type { ContactRequest } from "../../shared/contracts/contact.ts";
import type { ServerContext } from "../platform/context.ts";
import { AppError } from "../http/errors.ts";
import { createRateLimits, type RateRule, tooManyRequests } from "../http/rate-limits.ts";
import { copyToSender, mailToSupport } from "./mails.ts";
import { insertMessage } from "./queries.ts";

export { getMessage, listMessages } from "./inbox.ts";
export { setAnswered } from "./inbox-queries.ts";
export { eraseOldMessages } from "./queries.ts";
export { tameLinks } from "./tame-links.ts";

export type ContactContext = Pick<ServerContext, "config" | "database" | "jobs" | "log" | "clock">;

const HOUR_S = 60 * 60;
/** An office behind one address must fit in. */
const PER_ADDRESS: RateRule = { window: HOUR_S, max: 20 };
/** Anyone can type any address: past these limits a message still reaches us, but no copy is sent. */
const COPIES_PER_EMAIL: RateRule = { window: HOUR_S, max: 4 };
const COPIES_PER_EMAIL_A_DAY: RateRule = { window: 24 * HOUR_S, max: 8 };
const COPIES_OF_ALL: RateRule = { window: HOUR_S, max: 200 };

type Sender = {
  /** The network's, for the limit. */
  address: string;
  /** Used when the page does not send its language: the browser's preference. */
  language: Language;
};

export function createContact({ config, database, jobs, log, clock }: ContactContext) {
  const limits = createRateLimits({ database, clock, log });

  const consume = (key: string, rule: RateRule) => limits.consume(`contact|${key}`, rule);

  const mayCopyTo = async (email: string): Promise<boolean> =>
    (await consume(`email|${email}`, COPIES_PER_EMAIL)).allowed &&
    (await consume(`email-day|${email}`, COPIES_PER_EMAIL_A_DAY)).allowed &&
    (await consume("copies", COPIES_OF_ALL)).allowed;

  return async function receive(
    request: ContactRequest,
    { address, language }: Sender,
  ): Promise<void> {
    const { leave_empty: trap = "", language: _page, ...message } = request;
    const { allowed, retryAfter } = await consume(`from|${address}`, PER_ADDRESS);
    if (!allowed) throw tooManyRequests(retryAfter ?? PER_ADDRESS.window);
    if (trap !== "") return log.info("contact message dropped", { reason: "trap" });
    const hasCopy = await mayCopyTo(message.email);
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
