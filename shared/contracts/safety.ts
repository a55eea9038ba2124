// Kinds of danger, the layers that hear them, and helplines.
import * as v from "valibot";
import type { Help } from "../rules/help.ts";

export const HELP_KINDS = [
  "self_harm",
  /** The writer is hurt or threatened by another person. */
  "abuse",
  /** The writer may hurt another person. */
  "threat",
  /** The writer worries about another person. */
  "concern",
  /** An emergency of the body. */
  "medical",
  "eating",
  /** Says that they are under 18. */
  "minor",
] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** So many days back an admin sees how often help was shown. */
export const REFERRAL_DAYS = 30;

/** What stands beside the vetted answer. */
export const helpBeside = (kind: HelpKind): Help => (kind === "minor" ? "age" : "card");

/** Plain words, an answer to Luli's question, the classifier, a service that was asked beside the model, the model itself. */
export const LAYERS = ["words", "turns", "classifier", "service", "model"] as const;
export type Layer = (typeof LAYERS)[number];

/** `GET /api/safety`: how often people were shown where help is, newest year first, the running one included. */
export const safetyYears = v.strictObject({
  years: v.array(
    v.strictObject({
      year: v.number(),
      total: v.number(),
      kinds: v.array(
        v.strictObject({
          kind: v.picklist(HELP_KINDS),
          count: v.number(),
        }),
      ),
    }),
  ),
});
export type SafetyYears = v.InferOutput<typeof safetyYears>;

export const helpline = v.strictObject({
  name: v.string(),
  /** One of the two is there. */
  number: v.nullable(v.string()),
  address: v.nullable(v.string()),
  /** "24/7", or when else; null: nobody could confirm it. */
  hours: v.nullable(v.string()),
  kinds: v.array(v.picklist(HELP_KINDS)),
  /** Two letters each. */
  languages: v.array(v.string()),
});
export type Helpline = v.InferOutput<typeof helpline>;
/** Of the country of that zone, or of the browser's region; null where it is unknown. */
export const countryHelp = v.nullable(
  v.strictObject({
    country: v.string(),
    emergency: v.strictObject({
      police: v.string(),
      medical: v.string(),
    }),
    lines: v.array(helpline),
  }),
);
export type CountryHelp = v.InferOutput<typeof countryHelp>;

/** In percent: heard for sure, and heard at all. */
type Share = { count: number; sure: number; heard: number };
/** What docs/safety.md measured, as `/safety` tells it. */
export type Measured = Record<"need" | "direct" | "harmless" | "ordinary", Share>;
