// Helplines of each country: helplines.json, every line with the address that confirmed it, and what the operator sets in its place.
import { HELP_KINDS, type HelpKind } from "../../shared/contracts/safety.ts";
import fs from "node:fs";
import * as v from "valibot";
import { StartError } from "../platform/start-error.ts";

const web = v.pipe(
  v.string(),
  v.url("must be a web address"),
  v.regex(/^https?:\/\//, "must start with http:// or https://"),
);
const text = v.pipe(v.string(), v.trim(), v.minLength(1, "must not be empty"));
const phone = v.pipe(v.string(), v.regex(/^[\d+*][\d -]{1,18}$/, "must be a telephone number"));
/** The day on which the number was last confirmed. */
const checked = v.pipe(v.string(), v.isoDate("must be a day such as 2026-11-22"));

const lineSchema = v.pipe(
  v.strictObject({
    kinds: v.pipe(v.array(v.picklist(HELP_KINDS)), v.minLength(1, "must not be empty")),
    name: text,
    number: v.optional(phone),
    address: v.optional(web),
    languages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))), v.minLength(1)),
    /** "24/7", or whatever says when else. */
    hours: text,
    source: web,
    checked,
  }),
  v.check(
    ({ number, address }) => number !== undefined || address !== undefined,
    "must have a number or an address",
  ),
);
const countrySchema = v.strictObject({
  emergency: v.strictObject({ police: phone, medical: phone }),
  source: web,
  checked,
  lines: v.array(lineSchema),
});
const helplinesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "must be a country of two capitals such as DE")),
  countrySchema,
);

export type Helplines = v.InferOutput<typeof helplinesSchema>;
type Line = v.InferOutput<typeof lineSchema>;

/** Those of helplines.json; a country in the operator's file stands in the place of ours. Throws a StartError. */
export function readHelplines(file: string | null): Helplines {
  const ours = parse(new URL("helplines.json", import.meta.url), "helplines.json");
  return file === null ? ours : { ...ours, ...parse(file, "HELPLINES_FILE") };
}

function parse(file: string | URL, name: string): Helplines {
  const parsed = v.safeParse(helplinesSchema, readJson(file, name));
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new StartError(`${name}: ${v.getDotPath(issue) ?? "the file"} ${issue.message}.`);
}

function readJson(file: string | URL, name: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch (cause) {
    throw new StartError(`${name} must be a readable JSON file.`, { cause });
  }
}

/** People in violence need the police first, all others a doctor. */
export const emergencyNumber = (
  helplines: Helplines,
  country: string | null,
  kind: HelpKind,
): string | null => {
  const numbers = helplines[country ?? ""]?.emergency;
  if (!numbers) return null;
  return kind === "abuse" || kind === "threat" || kind === "minor"
    ? numbers.police
    : numbers.medical;
};

/** The first of the country that is for this; one that speaks the language before one that does not. */
export function helplineFor(
  helplines: Helplines,
  { country, kind, language }: { country: string | null; kind: HelpKind; language: string },
): Line | null {
  const fit = (helplines[country ?? ""]?.lines ?? []).filter(({ kinds }) => kinds.includes(kind));
  return fit.find(({ languages }) => languages.includes(language.slice(0, 2))) ?? fit[0] ?? null;
}
