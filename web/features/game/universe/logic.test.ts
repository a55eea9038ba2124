import { expect, test } from "vitest";
import { HttpError } from "../../../lib/http.ts";
import { ME } from "../../../testing/fake-luli.ts";
import { UNIVERSE } from "../../../testing/universe.ts";
import { chooseFailure, highestLevel, levelToReach, withActive } from "./logic.ts";

const [original, , , hero, , royal] = UNIVERSE.variants;

test("the highest level counts, also that of one who sleeps", () => {
  expect(highestLevel([])).toBe(1);
  expect(highestLevel(UNIVERSE.variants)).toBe(3);
  expect(highestLevel([original!, { ...hero!, level: 7, is_asleep: true }])).toBe(7);
});

test("a level opens Hero, nothing but a subscription opens Royal, and who is open needs neither", () => {
  expect(levelToReach(hero!)).toBe(10);
  expect(levelToReach(royal!)).toBeNull();
  expect(levelToReach({ ...hero!, unlocked: true })).toBeNull();
});

test("the chosen variant is the only active one, in the mood of the answer", () => {
  const { variants } = withActive(UNIVERSE, { ...ME.puppy, variant: "baby", mood: "Calm & Cozy" });
  expect(variants.filter(({ is_active }) => is_active)).toMatchObject([
    { variant: "baby", mood: "Calm & Cozy" },
  ]);
  expect(variants).toHaveLength(6);
});

test("a refused choice shows the server's sentence", () => {
  const refusal = new HttpError({ status: 403, code: "variant_locked", message: "Not open yet." });
  expect(chooseFailure(refusal)).toEqual({ title: "Still asleep", text: "Not open yet." });
  expect(chooseFailure(new Error("Gone."))).toEqual({ title: "That didn't work", text: "Gone." });
});
