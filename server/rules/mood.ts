// How a puppy feels: the first match wins (product.md, Mood).
import type { VariantId } from "../../shared/contracts/me.ts";
import { localHour } from "../../shared/rules/days.ts";
import { type Crisis, openCrisis } from "./crisis.ts";
import { GENTLE } from "../../shared/rules/game/gentle.ts";
import { VARIANTS } from "../../shared/rules/game/variants.ts";

const PROUD = "Proud & Sparkly";
const EXCITED = "Excited & Zoomy";
const SNUGGLY = "Sleepy & Snuggly";
const CALM = "Calm & Cozy";

export const MOODS: readonly string[] = [
  GENTLE,
  PROUD,
  EXCITED,
  SNUGGLY,
  CALM,
  ...Object.values(VARIANTS).map(({ mood }) => mood),
];

const MINUTE_MS = 60_000;
const GENTLE_MS = 30 * MINUTE_MS;
const PROUD_MS = 10 * MINUTE_MS;
const EXCITED_MS = 5 * MINUTE_MS;
/** She stays awake this long after a message or a pet at night. */
const COMPANY_MS = 10 * MINUTE_MS;
/** She is awake for a new account. */
const NEWCOMER_MS = 60 * MINUTE_MS;

/** Time of the last event, in ms since 1970; null: never. */
export type Feelings = {
  sadAt: number | null;
  proudAt: number | null;
  excitedAt: number | null;
  companyAt: number | null;
  crisis: Crisis | null;
  /** Creation time of the account. */
  createdAt: number;
};

const within = (at: number | null, now: number, ms: number) => at !== null && now - at < ms;

const isNight = (hour: number) => hour >= 22 || hour < 6;

const isAwake = ({ companyAt, createdAt }: Feelings, now: number) =>
  within(companyAt, now, COMPANY_MS) || within(createdAt, now, NEWCOMER_MS);

export function moodOf(
  feelings: Feelings,
  puppy: { variant: VariantId; happiness: number },
  now: number,
  zone: string,
): string {
  const { crisis, sadAt, proudAt, excitedAt } = feelings;
  if (openCrisis(crisis, now) || within(sadAt, now, GENTLE_MS)) return GENTLE;
  if (within(proudAt, now, PROUD_MS)) return PROUD;
  if (within(excitedAt, now, EXCITED_MS)) return EXCITED;
  if (isNight(localHour(now, zone)) && !isAwake(feelings, now)) return SNUGGLY;
  if (puppy.happiness >= 70) return VARIANTS[puppy.variant].mood;
  return puppy.happiness >= 50 ? CALM : SNUGGLY;
}
