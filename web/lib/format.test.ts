import { afterEach, expect, test } from "vitest";
import { formatDate, formatNumber, plural } from "./format.ts";
import { speak } from "./words/words.ts";

afterEach(() => speak("en-US"));

/** The result is the same in every zone. */
const NOON = new Date(2026, 2, 5, 12);

test("numbers and dates are written as the spoken language writes them", () => {
  expect(formatNumber(1250)).toBe("1,250");
  expect(formatDate(NOON)).toBe("March 5, 2026");
  speak("de");
  expect(formatNumber(1250)).toBe("1.250");
  expect(formatDate(NOON)).toBe("5. März 2026");
  expect(formatNumber(1250, "en-US")).toBe("1,250");
});

test("a plural is the language's own", () => {
  const days = { one: "# day", other: "# days" };
  expect(plural(1, days)).toBe("1 day");
  expect(plural(1250, days)).toBe("1,250 days");
  speak("fr");
  // French counts zero as singular.
  expect(plural(0, { one: "# jour", other: "# jours" })).toBe("0 jour");
  speak("ja");
  expect(plural(1, { other: "#日" })).toBe("1日");
});
