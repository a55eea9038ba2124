// What somebody may need help with, what hears it, and whom to call.
import * as v from "valibot";
import type { Help } from "../rules/help.ts";

export const HELP_KINDS = [
  "self_harm",
  /** Somebody hurts or threatens the writer. */
  "abuse",
  /** The writer may hurt somebody. */
  "threat",
  /** Worried about somebody else. */
  "concern",
  /** An emergency of the body. */
  "medical",
  "eating",
  /** Says that they are under 18. */
  "minor",
] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** What stands beside the vetted answer. */
export const helpBeside = (kind: HelpKind): Help => (kind === "minor" ? "age" : "card");

/** Plain words, an answer to Luli's question, the classifier, a service that was asked beside the model, the model itself. */
export const LAYERS = ["words", "turns", "classifier", "service", "model"] as const;
export type Layer = (typeof LAYERS)[number];

/** `GET /api/safety`: how often people were shown where help is, newest year first, the running one included. */
export type SafetyYears = {
  years: { year: number; total: number; kinds: { kind: HelpKind; count: number }[] }[];
};

/** `GET /api/helplines?time_zone=` */
export const helplinesQuery = v.strictObject({
  time_zone: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type Helpline = {
  name: string;
  /** One of the two is there. */
  number: string | null;
  address: string | null;
  /** "24/7", or when else; null: nobody could confirm it. */
  hours: string | null;
  kinds: HelpKind[];
  /** Two letters each. */
  languages: string[];
};
/** Of the country of that zone, or of the browser's region; null where it is unknown. */
export type CountryHelp = {
  country: string;
  emergency: { police: string; medical: string };
  lines: Helpline[];
} | null;

/** In percent: heard for sure, and heard at all. */
type Share = { count: number; sure: number; heard: number };
/** What docs/safety.md measured, as `/safety` tells it. */
export type Measured = Record<"need" | "direct" | "harmless" | "ordinary", Share>;
