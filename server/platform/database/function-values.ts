// Fills values of the rules into SQL functions: ${name} in a file of db/functions is one of these, so no rule is written
// twice.
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { VARIANT_IDS } from "../../../shared/contracts/me.ts";
import { BURST, CHAT_LIMITS } from "../../../shared/rules/chat-limits.ts";
import { OPENING_COINS } from "../../rules/coins.ts";
import { HOUR_MS, LONGEST_DAY_MS, MOST_DAYS_AHEAD, TURN_HOUR } from "../../../shared/rules/days.ts";
import { CRISIS_OPEN_MS } from "../../rules/crisis.ts";
import { newGame } from "../../rules/state.ts";
import { toStored } from "../../rules/stored.ts";
import {
  PAID_STATUS,
  PAUSED_STATUS,
  PAYING_STATUSES,
  PREMIUM_STATUSES,
} from "../../../shared/rules/plan.ts";
import { STARTERS, VARIANTS } from "../../../shared/rules/game/variants.ts";

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const list = (texts: readonly string[]) => texts.map(quoted).join(", ");
const json = (value: unknown) => `${quoted(JSON.stringify(value))}::jsonb`;

const VALUES: Readonly<Record<string, string>> = {
  burst_messages: String(BURST.messages),
  burst_seconds: String(BURST.seconds),
  crisis_open_ms: String(CRISIS_OPEN_MS),
  languages: list(LANGUAGE_IDS),
  longest_day_hours: String(LONGEST_DAY_MS / HOUR_MS),
  most_days_ahead: String(MOST_DAYS_AHEAD),
  opening_coins: String(OPENING_COINS),
  opening_state: json(toStored(newGame("", 0))),
  paid_status: quoted(PAID_STATUS),
  paused_status: quoted(PAUSED_STATUS),
  paying_statuses: list(PAYING_STATUSES),
  premium_statuses: list(PREMIUM_STATUSES),
  starter_puppies: json(
    STARTERS.map((variant) => {
      const { name, mood } = VARIANTS[variant];
      return { variant, name, mood, is_active: variant === "original" };
    }),
  ),
  turns_read: String(CHAT_LIMITS.turnsRead),
  turn_hour: String(TURN_HOUR),
  unlock_levels: json(
    Object.fromEntries(VARIANT_IDS.map((variant) => [variant, VARIANTS[variant].unlockLevel])),
  ),
};

export const fillIn = (text: string): string =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = VALUES[name];
    if (value === undefined) throw new Error(`No rule is called ${name}.`);
    return value;
  });
