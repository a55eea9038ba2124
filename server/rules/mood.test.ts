import { expect, test } from "vitest";
import { VARIANT_IDS } from "../../shared/contracts/me.ts";
import { moodOf } from "./mood.ts";

const NOON = Date.parse("2026-03-10T12:00:00Z");
const NIGHT = Date.parse("2026-03-10T23:00:00Z");
const MIN = 60_000;
const calm = {
  sadAt: null,
  proudAt: null,
  excitedAt: null,
  companyAt: null,
  crisis: null,
  createdAt: 0,
};
const luli = { variant: "original", happiness: 100 } as const;
const mood = (feelings: Parameters<typeof moodOf>[0], at = NOON, happiness = 100) =>
  moodOf(feelings, { ...luli, happiness }, at, "UTC");

// Random lives (growing/grow.test.ts) hold the rest: what came how long ago, zones, and what comes before what.
test.each([
  [
    "sad words, at night and unhappy",
    mood({ ...calm, sadAt: NIGHT }, NIGHT, 40),
    "Gentle & Caring",
  ],
  ["three pets at night", mood({ ...calm, excitedAt: NIGHT }, NIGHT), "Excited & Zoomy"],
  ["company at night, unhappy", mood({ ...calm, companyAt: NIGHT }, NIGHT, 60), "Calm & Cozy"],
  ["21:59", mood(calm, NIGHT - 61 * MIN), "Happy & Playful"],
  ["22:00", mood(calm, NIGHT - 60 * MIN), "Sleepy & Snuggly"],
  ["05:59", mood(calm, Date.parse("2026-03-10T05:59:59Z")), "Sleepy & Snuggly"],
  ["06:00", mood(calm, Date.parse("2026-03-10T06:00:00Z")), "Happy & Playful"],
  ["happiness 70", mood(calm, NOON, 70), "Happy & Playful"],
  ["happiness 69", mood(calm, NOON, 69), "Calm & Cozy"],
  ["happiness 50", mood(calm, NOON, 50), "Calm & Cozy"],
  ["happiness 49", mood(calm, NOON, 49), "Sleepy & Snuggly"],
])("%s", (_, felt, expected) => expect(felt).toBe(expected));

test("every variant has a mood of its own", () => {
  expect(
    VARIANT_IDS.map((variant) => moodOf(calm, { variant, happiness: 100 }, NOON, "UTC")),
  ).toEqual([
    "Happy & Playful",
    "Bouncy & Giggly",
    "Dreamy & Cozy",
    "Brave & Ready",
    "Festive & Sparkly",
    "Elegant & Gracious",
  ]);
});
