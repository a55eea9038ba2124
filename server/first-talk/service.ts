// Checks a visitor's message and forgets it. A cry for help is always answered, before any limit and without the database.
import type { FirstTalkAnswer } from "../../shared/contracts/chat.ts";
import type { ServerContext, WiredConfig } from "../platform/context.ts";
import { createRateLimits, type RateRule, tooManyRequests } from "../http/rate-limits.ts";
import {
  checkMessage,
  countryOf,
  isHeeded,
  readHelplines,
  vettedAnswer,
} from "../safety/service.ts";

export type FirstTalkContext = Pick<ServerContext, "database" | "clock" | "log"> & {
  config: Pick<WiredConfig, "helplinesFile">;
};

const HOUR_S = 60 * 60;
/** An office behind one address must fit in. */
const PER_ADDRESS: RateRule = { window: HOUR_S, max: 60 };
const IN_ALL: RateRule = { window: HOUR_S, max: 3000 };

type Visitor = {
  /** The network's, for the limit. */
  address: string;
  acceptLanguage: string | undefined;
};

export function createFirstTalk({ config, ...context }: FirstTalkContext) {
  const limits = createRateLimits(context);
  const helplines = readHelplines(config.helplinesFile);

  async function take(key: string, rule: RateRule): Promise<void> {
    const { allowed, retryAfter } = await limits.consume(`first-talk|${key}`, rule);
    if (!allowed) throw tooManyRequests(retryAfter ?? rule.window);
  }

  return async function hear(
    message: string,
    { address, acceptLanguage }: Visitor,
  ): Promise<FirstTalkAnswer> {
    const { plain, doubt, isSad } = checkMessage(message);
    const danger = plain ?? (isHeeded(doubt, false) ? doubt : null);
    if (danger) {
      const { kind, language } = danger;
      const country = countryOf(helplines, { timeZone: null, acceptLanguage });
      const text = vettedAnswer(helplines, { kind, language, country }).join("");
      return { text, needs_help: kind !== "minor", is_sad: true };
    }
    await take(`from|${address}`, PER_ADDRESS);
    await take("all", IN_ALL);
    return { text: null, needs_help: doubt?.level === "unsure", is_sad: isSad };
  };
}
