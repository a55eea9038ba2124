// What the server's mood texts look like: the pose of the rig, the stage behind it, and the light of the hour on it.
import type { Puppy, VariantId } from "../../../../shared/contracts/me.ts";
import { localHour } from "../../../../shared/rules/days.ts";
import { byId } from "../../../lib/by-id.ts";
import { useMinute } from "../../../lib/use-minute.ts";
import type { Light, StageName } from "../../../ui/stage.tsx";

export type Mood = "happy" | "calm" | "excited" | "sleepy" | "sad" | "attention";

export type MoodLook = { mood: Mood; stage: StageName };

const MOOD_LOOKS = {
  "Happy & Playful": { mood: "happy", stage: "sky" },
  "Calm & Cozy": { mood: "calm", stage: "mint" },
  "Excited & Zoomy": { mood: "excited", stage: "butter" },
  "Sleepy & Snuggly": { mood: "sleepy", stage: "lilac" },
  "Gentle & Caring": { mood: "calm", stage: "pink" },
  "Proud & Sparkly": { mood: "excited", stage: "butter" },
  "Bouncy & Giggly": { mood: "excited", stage: "butter" },
  "Dreamy & Cozy": { mood: "sleepy", stage: "night" },
  "Brave & Ready": { mood: "happy", stage: "apricot" },
  "Festive & Sparkly": { mood: "excited", stage: "mint" },
  "Elegant & Gracious": { mood: "calm", stage: "lilac" },
} satisfies Record<string, MoodLook>;

/** What the server says of a mood. */
export type MoodText = keyof typeof MOOD_LOOKS;

const VARIANT_LOOKS: Record<VariantId, MoodLook> = {
  original: { mood: "happy", stage: "sky" },
  baby: { mood: "excited", stage: "butter" },
  sleepy: { mood: "sleepy", stage: "night" },
  hero: { mood: "happy", stage: "apricot" },
  party: { mood: "excited", stage: "mint" },
  royal: { mood: "calm", stage: "lilac" },
};

/** A mood that this page does not know yet looks like the variant's own. */
export function moodLook(text: string, variant: VariantId): MoodLook {
  return byId<MoodLook>(MOOD_LOOKS, text, VARIANT_LOOKS[variant]);
}

const MORNING = 6;
const DAY = 9;
const DUSK = 17;
const NIGHT = 20;

export function lightAt(hour: number): Light {
  if (hour >= NIGHT || hour < MORNING) return "night";
  if (hour >= DUSK) return "dusk";
  return hour < DAY ? "morning" : "day";
}

export type OwnLook = MoodLook & { light: Light };

/** Who sleeps at night does so under the stars. */
export function useOwnLook({ mood, variant }: Puppy, timeZone: string): OwnLook {
  const light = lightAt(localHour(useMinute(), timeZone));
  const look = moodLook(mood, variant);
  return { ...look, light, ...(light === "night" && look.mood === "sleepy" && { stage: "night" }) };
}
