// How a puppy feels: the first match wins (product.md, Mood).
import type { VariantId } from "../contracts/me.ts";
import { localHour } from "./days.ts";
import { VARIANTS } from "./variants.ts";

export const GENTLE = "Gentle & Caring";
const PROUD = "Proud & Sparkly";
const EXCITED = "Excited & Zoomy";
const SNUGGLY = "Sleepy & Snuggly";
const CALM = "Calm & Cozy";

const MINUTE_MS = 60_000;
const GENTLE_MS = 30 * MINUTE_MS;
const PROUD_MS = 10 * MINUTE_MS;
const EXCITED_MS = 5 * MINUTE_MS;

/** When it last happened, in ms since 1970; null: never. */
export type Feelings = {
  sadAt: number | null;
  proudAt: number | null;
  excitedAt: number | null;
};

const within = (at: number | null, now: number, ms: number) => at !== null && now - at < ms;

const isNight = (hour: number) => hour >= 22 || hour < 6;

export function moodOf(
  { sadAt, proudAt, excitedAt }: Feelings,
  puppy: { variant: VariantId; happiness: number },
  now: number,
  zone: string,
): string {
  if (within(sadAt, now, GENTLE_MS)) return GENTLE;
  if (within(proudAt, now, PROUD_MS)) return PROUD;
  if (within(excitedAt, now, EXCITED_MS)) return EXCITED;
  if (isNight(localHour(now, zone))) return SNUGGLY;
  if (puppy.happiness >= 70) return VARIANTS[puppy.variant].mood;
  return puppy.happiness >= 50 ? CALM : SNUGGLY;
}
