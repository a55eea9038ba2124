import { describe, expect, test } from "vitest";
import { VARIANT_IDS } from "../../shared/contracts/me.ts";
import { moodOf } from "./mood.ts";

const NOON = Date.parse("2026-03-10T12:00:00Z");
const NIGHT = Date.parse("2026-03-10T23:00:00Z");
const MIN = 60_000;
const HOUR = 60 * MIN;
const calm = {
  sadAt: null,
  proudAt: null,
  excitedAt: null,
  companyAt: null,
  crisis: null,
  createdAt: 0,
};
const all = (ago: number, at = NOON) => ({
  ...calm,
  sadAt: at - ago,
  proudAt: at - ago,
  excitedAt: at - ago,
});
const luli = { variant: "original", happiness: 100 } as const;
const mood = (feelings: Parameters<typeof moodOf>[0], at = NOON, happiness = 100, zone = "UTC") =>
  moodOf(feelings, { ...luli, happiness }, at, zone);

describe("the first mood that matches wins:", () => {
  test.each([
    ["sad words in the last 30 minutes", mood(all(0)), "Gentle & Caring"],
    ["sad words 29:59 ago", mood(all(30 * MIN - 1)), "Gentle & Caring"],
    ["sad words 30 minutes ago", mood(all(30 * MIN)), "Happy & Playful"],
    ["sad words, at night and unhappy", mood(all(0, NIGHT), NIGHT, 40), "Gentle & Caring"],
    ["a level-up in the last 10 minutes", mood({ ...all(0), sadAt: null }), "Proud & Sparkly"],
    ["a level-up 10 minutes ago", mood({ ...calm, proudAt: NOON - 10 * MIN }), "Happy & Playful"],
    ["three pets in a minute", mood({ ...calm, excitedAt: NOON }), "Excited & Zoomy"],
    [
      "three pets five minutes ago",
      mood({ ...calm, excitedAt: NOON - 5 * MIN }),
      "Happy & Playful",
    ],
    ["three pets at night", mood({ ...calm, excitedAt: NIGHT }, NIGHT), "Excited & Zoomy"],
    ["a message at night", mood({ ...calm, companyAt: NIGHT }, NIGHT), "Happy & Playful"],
    [
      "a message 9:59 ago at night",
      mood({ ...calm, companyAt: NIGHT - 10 * MIN + 1 }, NIGHT),
      "Happy & Playful",
    ],
    [
      "a message 10 minutes ago at night",
      mood({ ...calm, companyAt: NIGHT - 10 * MIN }, NIGHT),
      "Sleepy & Snuggly",
    ],
    ["company at night, unhappy", mood({ ...calm, companyAt: NIGHT }, NIGHT, 60), "Calm & Cozy"],
    [
      "an account's 60th minute, at night",
      mood({ ...calm, createdAt: NIGHT - HOUR + 1 }, NIGHT),
      "Happy & Playful",
    ],
    [
      "an account's second hour, at night",
      mood({ ...calm, createdAt: NIGHT - HOUR }, NIGHT),
      "Sleepy & Snuggly",
    ],
    [
      "sad words in an account's first hour",
      mood({ ...all(0, NIGHT), createdAt: NIGHT }, NIGHT),
      "Gentle & Caring",
    ],
    ["21:59", mood(calm, NIGHT - 61 * MIN), "Happy & Playful"],
    ["22:00", mood(calm, NIGHT - 60 * MIN), "Sleepy & Snuggly"],
    ["05:59", mood(calm, Date.parse("2026-03-10T05:59:59Z")), "Sleepy & Snuggly"],
    ["06:00", mood(calm, Date.parse("2026-03-10T06:00:00Z")), "Happy & Playful"],
    [
      "noon, but midnight for the user",
      mood(calm, NOON, 100, "Pacific/Auckland"),
      "Sleepy & Snuggly",
    ],
    ["happiness 70", mood(calm, NOON, 70), "Happy & Playful"],
    ["happiness 69", mood(calm, NOON, 69), "Calm & Cozy"],
    ["happiness 50", mood(calm, NOON, 50), "Calm & Cozy"],
    ["happiness 49", mood(calm, NOON, 49), "Sleepy & Snuggly"],
  ])("%s", (_, felt, expected) => expect(felt).toBe(expected));
});

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
