// The rig: draws a puppy as SVG text. Mood and state are attributes around it that puppy.css reads, so they change without redrawing.
import type { VariantId } from "../../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../../shared/contracts/game/store.ts";
import { drawArm, drawBody, drawCollar, drawTail } from "./body.ts";
import type { Clothes } from "./clothes.ts";
import { drawEffects } from "./effects.ts";
import { drawFace, MASK } from "./face.ts";
import { drawGradients } from "./gradients.ts";
import { drawHead } from "./head.ts";
import { lookOf } from "./looks.ts";
import { createIds } from "./marks.ts";

export type RigOptions = {
  id: string;
  variant: VariantId;
  outfits: readonly OutfitId[];
  /** Absent when no outfit is worn. */
  clothes?: Clothes | undefined;
};

/**
 * Returns the inside of a puppy's svg. It is built from constants alone: no text of a user ever reaches it. `id` must be safe inside an
 * attribute.
 */
export type Draw = (options: RigOptions) => string;

/** Draws the parts of every pose: the clothes, and the head with its face. */
export function drawParts({ id, variant, outfits, clothes }: RigOptions) {
  const ids = createIds(id);
  const look = lookOf(variant, outfits);
  const worn = clothes?.(ids, look);
  const face = drawFace(ids, {
    mask: look.face === "mask" ? MASK(ids) : "",
    hasLashes: variant === "royal",
  });
  return {
    ids,
    look,
    head: drawHead(ids, face + (worn?.face ?? ""), worn?.hat ?? ""),
    neck: worn?.neck || drawCollar(ids),
    back: worn?.back ?? "",
  };
}

export function drawPuppy(options: RigOptions): string {
  const { ids, head, neck, back } = drawParts(options);
  const drawing = [
    `<ellipse class="lu-shadow" cx="206" cy="385" rx="128" ry="10"/><g class="lu-all">`,
    `<g class="lu-back">${back}</g>`,
    drawTail(ids),
    drawBody(ids, neck),
    head,
    drawArm(ids),
    `</g>${drawEffects(options.variant)}`,
  ].join("");
  return drawGradients(ids, drawing) + drawing;
}
