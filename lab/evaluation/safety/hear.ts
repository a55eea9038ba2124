// What the check makes of a message where no model judges: plain words and the classifier alone.
import { checkMessage, type Danger } from "../../../server/safety/service.ts";
import type { Before } from "../../../server/safety/turns/answers.ts";

export type Detection = Danger & { level: "sure" | "unsure" };

export function hear(text: string, before: Before = []): Detection | null {
  const { plain, doubt } = checkMessage(text, before);
  if (plain) return { ...plain, level: "sure" };
  return doubt === null || doubt.level === "possible" ? null : { ...doubt, level: doubt.level };
}
