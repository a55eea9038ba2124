// Maps the server's mood texts to the rig's pose, the stage behind it, and the light of the hour.
import type { Puppy, VariantId } from "../../../../shared/contracts/me.ts";
import { type Day, daysBetween, localHour, userDay } from "../../../../shared/rules/days.ts";
import { GENTLE } from "../../../../shared/rules/game/gentle.ts";
import { byId } from "../../../lib/by-id.ts";
import { useMinute } from "../../../lib/use-minute.ts";
import type { Light, StageName } from "../../../ui/stage.tsx";
import type { StageLook, Weather } from "../../../ui/weather/weather-stage.tsx";
import type { Pose } from "./rig/crops.ts";

export type Mood = "happy" | "calm" | "excited" | "sleepy" | "sad" | "attention";

type MoodLook = { mood: Mood; stage: StageName };

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

/** The mood texts of the server. */
export type MoodText = keyof typeof MOOD_LOOKS;

const VARIANT_LOOKS: Record<VariantId, MoodLook> = {
  original: { mood: "happy", stage: "sky" },
  baby: { mood: "excited", stage: "butter" },
  sleepy: { mood: "sleepy", stage: "night" },
  hero: { mood: "happy", stage: "apricot" },
  party: { mood: "excited", stage: "mint" },
  royal: { mood: "calm", stage: "lilac" },
};

/** An unknown mood of a newer server looks like the variant's own. */
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

const SOME_MONDAY: Day = "2024-01-01";
const TURNS = 3;

/**
 * The posture changes with the day: in the evening, and whenever it is quiet, Luli lies down with the ball on two days of three and
 * asks to play on one. Luli sits with a sad person.
 */
export function postureOn(day: Day, text: string, { mood }: MoodLook, light: Light): Pose {
  const turn = daysBetween(SOME_MONDAY, day) % TURNS;
  if (text === GENTLE) return "sit";
  const isEvening = light === "dusk" || light === "night";
  const isQuiet = mood === "calm" || mood === "sleepy" || (mood === "happy" && isEvening);
  if (isQuiet) return turn === 0 ? "sit" : "lie";
  return turn === 1 ? "bow" : "sit";
}

const WEATHER: Partial<Record<MoodText, Weather>> = {
  "Happy & Playful": "rays",
  "Excited & Zoomy": "rays",
  "Brave & Ready": "rays",
  "Sleepy & Snuggly": "haze",
  [GENTLE]: "clouds",
  "Proud & Sparkly": "rainbow",
  "Festive & Sparkly": "rainbow",
};

/** The sky shows the mood's weather; at night there are stars. */
export function weatherOn(text: string, light: Light): Weather | undefined {
  return light === "night" ? undefined : byId<Weather | undefined>(WEATHER, text, undefined);
}

type OwnLook = MoodLook & StageLook & { pose: Pose };

/** A puppy that sleeps at night does so under the stars. */
export function useOwnLook({ mood, variant }: Puppy, timeZone: string): OwnLook {
  const now = useMinute();
  const light = lightAt(localHour(now, timeZone));
  const look = moodLook(mood, variant);
  const weather = weatherOn(mood, light);
  const pose = postureOn(userDay(now, timeZone), mood, look, light);
  return {
    ...look,
    light,
    pose,
    ...(light === "night" && look.mood === "sleepy" && { stage: "night" }),
    ...(weather && { weather }),
  };
}
