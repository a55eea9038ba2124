import { expect, test } from "vitest";
import { lightAt } from "./use-own-look.ts";

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
