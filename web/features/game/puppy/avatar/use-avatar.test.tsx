import { renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { VARIANT_IDS, type VariantId } from "../../../../../shared/contracts/me.ts";
import { OUTFIT_IDS, type OutfitId } from "../../../../../shared/contracts/game/store.ts";
import { provideDrawings } from "../drawings.ts";
import { drawClothes as clothes } from "../rig/clothes.ts";
import { drawPuppy } from "../rig/rig.ts";
import { drawAvatar, useAvatar } from "./use-avatar.ts";

provideDrawings({ sit: drawPuppy });

type Look = { variant: VariantId; worn: OutfitId[] };

const PLAIN: Look = { variant: "original", worn: [] };

test("plain Luli needs no drawing, and a dressed one gets hers", async () => {
  const { result, rerender } = renderHook(({ variant, worn }: Look) => useAvatar(variant, worn), {
    initialProps: PLAIN,
  });
  expect(result.current).toBe("/luli-avatar.svg");
  rerender({ ...PLAIN, worn: ["royal_crown"] });
  await waitFor(() => expect(result.current).toMatch(/^data:image\/svg\+xml,/));
  rerender(PLAIN);
  expect(result.current).toBe("/luli-avatar.svg");
});

test.for(VARIANT_IDS)(
  "%s has a picture for each outfit, whole and without anything from outside",
  (variant) => {
    const looks: OutfitId[][] = [
      [],
      ...OUTFIT_IDS.map((id) => [id]),
      ["royal_crown", "love_bandana"],
    ];
    const pictures = looks.map((outfits) => drawAvatar(drawPuppy, clothes, variant, outfits));
    expect(new Set(pictures).size).toBe(looks.length);
    for (const text of pictures) {
      const svg = new DOMParser().parseFromString(text, "image/svg+xml");
      expect(svg.querySelector("parsererror")).toBeNull();
      const ids = [...svg.querySelectorAll("[id]")].map((element) => element.id);
      for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      expect(text).not.toMatch(/undefined|NaN/);
    }
  },
);

test("the stylesheet of a browser's extension breaks no picture", () => {
  const foreign = {
    href: "chrome-extension://someone/style.css",
    get cssRules(): never {
      throw new DOMException("Not yours.", "SecurityError");
    },
  };
  vi.spyOn(document, "styleSheets", "get").mockReturnValue([foreign] as never);
  expect(drawAvatar(drawPuppy, clothes, "baby", [])).toContain("</svg>");
});
