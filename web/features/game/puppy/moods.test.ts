import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { VARIANT_IDS } from "../../../../shared/contracts/me.ts";
import type { Light } from "../../../ui/stage.tsx";
import { lightAt, moodLook, postureOn, weatherOn } from "./moods.ts";

/** The moods of product.md, section Mood, and Luli's reaction to each. */
const MOODS = [
  ["Happy & Playful", "happy", "sky"],
  ["Calm & Cozy", "calm", "mint"],
  ["Excited & Zoomy", "excited", "butter"],
  ["Sleepy & Snuggly", "sleepy", "lilac"],
  ["Gentle & Caring", "calm", "pink"],
  ["Proud & Sparkly", "excited", "butter"],
  ["Bouncy & Giggly", "excited", "butter"],
  ["Dreamy & Cozy", "sleepy", "night"],
  ["Brave & Ready", "happy", "apricot"],
  ["Festive & Sparkly", "excited", "mint"],
  ["Elegant & Gracious", "calm", "lilac"],
] as const;

test.for(MOODS)("%s is shown as %s on the stage %s", ([text, mood, stage]) => {
  for (const variant of VARIANT_IDS) expect(moodLook(text, variant)).toEqual({ mood, stage });
});

test("a mood that the page does not know looks like the variant's own", () => {
  expect(moodLook("Mysterious", "sleepy")).toEqual({ mood: "sleepy", stage: "night" });
  expect(moodLook("", "original")).toEqual({ mood: "happy", stage: "sky" });
});

test("no mood of the server's blames anyone by looking sad", () => {
  for (const [text] of MOODS) expect(moodLook(text, "original").mood).not.toBe("sad");
});

test("the sky follows the hour: morning, day, dusk and night", () => {
  const hours = [0, 5, 6, 8, 9, 16, 17, 19, 20, 22, 23];
  expect(hours.map((hour) => `${hour} ${lightAt(hour)}`)).toEqual([
    "0 night",
    "5 night",
    "6 morning",
    "8 morning",
    "9 day",
    "16 day",
    "17 dusk",
    "19 dusk",
    "20 night",
    "22 night",
    "23 night",
  ]);
});

test("a page that knows nobody's clock says the same of its own", () => {
  const script = readFileSync(resolve("web/public/before-paint.js"), "utf8");
  const [body] = /const tellLight = \(\) => \{.*?\n {2}\};/s.exec(script)!;
  const lightOf = (hour: number): Light => {
    const document = { documentElement: { dataset: { light: "" } } };
    runInNewContext(`${body} tellLight();`, {
      document,
      Date: class {
        getHours = () => hour;
      },
    });
    return document.documentElement.dataset.light as Light;
  };
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.map(lightOf)).toEqual(hours.map(lightAt));
});

test("the posture changes by day: Luli sits, lies with the ball or asks to play, and sits with a sad person", () => {
  const days = ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"];
  const postures = (text: string, light: Light) =>
    days.map((day) => postureOn(day, text, moodLook(text, "original"), light));
  expect(postures("Happy & Playful", "day")).toEqual(["sit", "bow", "sit", "sit"]);
  expect(postures("Happy & Playful", "night")).toEqual(["sit", "lie", "lie", "sit"]);
  expect(postures("Calm & Cozy", "day")).toEqual(["sit", "lie", "lie", "sit"]);
  expect(postures("Proud & Sparkly", "dusk")).toEqual(["sit", "bow", "sit", "sit"]);
  expect(postures("Gentle & Caring", "night")).toEqual(["sit", "sit", "sit", "sit"]);
});

test("the sky takes part in the mood by day, and shows its stars at night", () => {
  expect(weatherOn("Happy & Playful", "day")).toBe("rays");
  expect(weatherOn("Proud & Sparkly", "dusk")).toBe("rainbow");
  expect(weatherOn("Gentle & Caring", "morning")).toBe("clouds");
  expect(weatherOn("Calm & Cozy", "day")).toBeUndefined();
  expect(weatherOn("Mysterious", "day")).toBeUndefined();
  for (const [text] of MOODS) expect(weatherOn(text, "night")).toBeUndefined();
});
