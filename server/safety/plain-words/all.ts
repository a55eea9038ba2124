// The plain words of every language. A message may mix languages, so each table reads it.
import type { Language } from "../../../shared/contracts/language.ts";
import { SAFETY_LANGUAGES } from "../languages/all.ts";
import { hear, type RowMatch } from "./table.ts";
import { withoutTimes } from "./times.ts";

export type PlainReading = { heard: (RowMatch & { language: Language }) | null; rest: string };

/** `text` is normalised; `rest` is what no table has excused. */
export function hearPlainWords(text: string): PlainReading {
  const reading = readTables(text);
  if (reading.heard) return reading;
  const timeless = withoutTimes(text);
  if (timeless === text) return reading;
  return { heard: readTables(timeless).heard, rest: reading.rest };
}

function readTables(text: string): PlainReading {
  let rest = text;
  for (const [id, { plainWords }] of Object.entries(SAFETY_LANGUAGES)) {
    const reading = hear(rest, plainWords);
    if (reading.heard) return { heard: { ...reading.heard, language: id as Language }, rest };
    rest = reading.rest;
  }
  return { heard: null, rest };
}
