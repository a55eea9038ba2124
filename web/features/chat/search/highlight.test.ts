import { expect, test } from "vitest";
import { excerpt, withoutMarks } from "./highlight.ts";

const hitsIn = (text: string, search: string) =>
  excerpt(text, search)?.flatMap(({ text: said, isHit }) => (isHit ? [said] : []));

test("words are marked as they stand, whatever their accents and letters", () => {
  expect(hitsIn("In Köln, in KÖLN!", "koln")).toEqual(["Köln", "KÖLN"]);
  expect(hitsIn("walking and sleepwalking", "walk")).toEqual(["walk"]);
  expect(hitsIn("今日はりんごを食べた", "りんご")).toEqual(["りんご"]);
  expect(hitsIn("a (b) c", "(b")).toEqual(["b"]);
  expect(excerpt("Nothing here", "koln")).toBeNull();
  expect(excerpt("Nothing here", " ")).toBeNull();
});

test("a long text is cut around the first hit, and nothing else is lost", () => {
  const pieces = excerpt(`${"a ".repeat(100)}Köln${" b".repeat(200)}`, "köln")!;
  const said = pieces.map(({ text }) => text).join("");
  expect(said).toHaveLength(160);
  expect(said.slice(40, 44)).toBe("Köln");
});

test("the excerpt is cut between characters", () => {
  const family = "👨‍👩‍👧";
  const pieces = excerpt(
    `${family}${"a".repeat(34)} Köln ${"b".repeat(103)}${family}${family}`,
    "köln",
  )!;
  const said = pieces.map(({ text }) => text).join("");
  expect(said.startsWith(family)).toBe(true);
  expect(said.endsWith(`b${family}`)).toBe(true);
});

test("signs that the conversation shows as something else are left out, others stay", () => {
  const said = "*wags* I baked **great** `rye` bread, 2 * 3 loaves, 5*4 rolls";
  expect(withoutMarks(said)).toBe("wags I baked great rye bread, 2 * 3 loaves, 5*4 rolls");
});
