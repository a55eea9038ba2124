import { useEffect, useMemo } from "react";
import type { VariantId } from "../../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../../shared/contracts/game/store.ts";
import { loadClothes, useDrawings } from "../drawings.ts";
import type { Clothes } from "../rig/clothes.ts";
import { lookOf } from "../rig/looks.ts";
import type { Draw } from "../rig/rig.ts";
import { addressOf, drawStill } from "../still-picture.ts";

/** The default picture: the original without outfits. */
const PLAIN = "/luli-avatar.svg";

/** Returns a medallion like `luli-avatar.svg`: the head, with outfits for neck and back the chest too, and room for a high hat. */
export function drawAvatar(
  draw: Draw,
  clothes: Clothes,
  variant: VariantId,
  outfits: readonly OutfitId[],
): string {
  const { hat } = lookOf(variant, outfits);
  const { neck, back } = lookOf("original", outfits);
  const top = hat && hat !== "wreath" && hat !== "bow" ? -44 : -6;
  const size = (neck || back ? 330 : 302) - top;
  const head = drawStill(draw, clothes, {
    variant,
    outfits,
    mood: "calm",
    crop: neck || back ? "bust" : "face",
    viewBox: `${200 - size / 2} ${top} ${size} ${size}`,
    attributes: `data-size="xs" x="1" y="5"`,
    rules: ".luli{width:62px;height:62px}",
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="m"><circle cx="32" cy="32" r="32"/></clipPath><g clip-path="url(#m)"><path fill="#a6d2f8" d="M0 0h64v64H0z"/>${head}</g></svg>`;
}

/** Returns the address of a small picture of the variant and of its outfits. Plain Luli stands in until it is drawn. */
export function useAvatar(variant: VariantId, worn: readonly OutfitId[] = []): string {
  const { sit: draw, clothes } = useDrawings();
  const outfits = worn.join(" ");
  const isPlain = variant === "original" && outfits === "";
  useEffect(() => {
    if (!isPlain) void loadClothes();
  }, [isPlain]);
  return useMemo(() => {
    if (isPlain || !draw || !clothes) return PLAIN;
    const list = outfits.split(" ").filter(Boolean) as OutfitId[];
    return addressOf(drawAvatar(draw, clothes, variant, list));
  }, [isPlain, draw, clothes, variant, outfits]);
}
