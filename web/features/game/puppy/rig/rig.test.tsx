import { expect, test } from "vitest";
import { VARIANT_IDS } from "../../../../../shared/contracts/me.ts";
import { OUTFIT_IDS } from "../../../../../shared/contracts/game/store.ts";
import { drawClothes as clothes } from "./clothes.ts";
import { lookOf } from "./looks.ts";
import { drawPuppy } from "./rig.ts";

const ALL = VARIANT_IDS.flatMap((variant) =>
  [[], ...OUTFIT_IDS.map((outfit) => [outfit])].map((outfits) => ({ variant, outfits })),
);

test.for(ALL)("$variant wearing $outfits is a whole drawing", ({ variant, outfits }) => {
  const text = drawPuppy({ id: "p", variant, outfits, clothes });
  const svg = new DOMParser().parseFromString(`<svg>${text}</svg>`, "image/svg+xml");
  expect(svg.querySelector("parsererror")).toBeNull();
  const ids = [...svg.querySelectorAll("[id]")].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  expect(text).not.toMatch(/undefined|NaN|style=/);
});

test("two puppies on one page share no gradient", () => {
  const options = { variant: "hero", outfits: [] } as const;
  const idsOf = (id: string) =>
    [...drawPuppy({ ...options, id, clothes }).matchAll(/ id="([^"]+)"/g)].map(([, own]) => own);
  expect(idsOf("a").filter((id) => idsOf("b").includes(id))).toEqual([]);
});

test("an outfit takes the place of what is worn in its slot, and of nothing else", () => {
  expect(lookOf("hero", ["royal_crown"])).toEqual({
    hat: "crown",
    face: "mask",
    back: "cape",
    neck: "shield",
  });
  expect(lookOf("royal", ["love_bandana"])).toEqual({
    hat: "coronet",
    back: "mantle",
    neck: "bandana",
  });
});

test("the neck wears the outfit that was put on last", () => {
  expect(lookOf("original", ["sparkle_collar", "love_bandana"]).neck).toBe("bandana");
});
