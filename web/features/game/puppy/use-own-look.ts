// How the person's own puppy looks now, and under which sky: its mood, at the hour of the person's clock.
import type { Puppy } from "../../../../shared/contracts/me.ts";
import { localHour } from "../../../../shared/rules/days.ts";
import { useMinute } from "../../../lib/use-minute.ts";
import type { Light } from "../../../ui/stage.tsx";
import { moodLook, type MoodLook } from "./moods.ts";

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
