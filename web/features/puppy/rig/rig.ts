// The rig: draws a puppy as SVG text. Mood and state are attributes that puppy.css reads, so they change without redrawing.
import type { VariantId } from "../../../../shared/contracts/me.ts";
import { BACKS } from "./backs.ts";
import { drawArm, drawBody, drawTail } from "./body.ts";
import { EFFECTS } from "./effects.ts";
import { drawFace, MASK } from "./face.ts";
import { drawGradients } from "./gradients.ts";
import { BRIMS, HATS } from "./hats.ts";
import { drawHead } from "./head.ts";
import { lookOf, type Outfit } from "./looks.ts";
import { createIds, type Ids } from "./marks.ts";
import { NECKS } from "./necks.ts";

export const CROPS = {
  full: "-20 -44 440 440",
  bust: "38 -30 324 324",
  /** The head alone, for circles. */
  face: "46 -6 308 308",
} as const;
export type Crop = keyof typeof CROPS;

/** Sitting is here; the others are in views.ts, which comes when one is needed. */
export type Pose = "sit" | "curl" | "trot";

export type RigOptions = {
  id: string;
  variant: VariantId;
  outfits: readonly Outfit[];
  crop: Crop;
};

/** What every pose has: the clothes, and the head with its face. */
export function drawParts({ id, variant, outfits }: RigOptions) {
  const ids = createIds(id);
  const look = lookOf(variant, outfits);
  const face = drawFace(ids, {
    mask: look.face ? MASK(ids) : "",
    hasLashes: variant === "royal",
  });
  return {
    ids,
    look,
    head: drawHead(ids, face, look.hat ? HATS[look.hat](ids) + BRIMS[look.hat] : ""),
    neck: look.neck ? NECKS[look.neck](ids) : "",
  };
}

/** Built from constants alone: no text of a user's ever reaches it. `id` must be safe inside an attribute. */
export function drawFrame(
  { variant, crop }: RigOptions,
  pose: Pose,
  ids: Ids,
  content: string,
): string {
  return `<svg class="luli" data-variant="${variant}" data-crop="${crop}" data-pose="${pose}" viewBox="${CROPS[crop]}" aria-hidden="true" focusable="false" xmlns="http://www.w3.org/2000/svg">${drawGradients(ids)}${content}</svg>`;
}

export function drawPuppy(options: RigOptions): string {
  const { ids, look, head, neck } = drawParts(options);
  return drawFrame(
    options,
    "sit",
    ids,
    [
      `<ellipse class="lu-shadow" cx="206" cy="385" rx="128" ry="10"/><g class="lu-all">`,
      `<g class="lu-back">${look.back ? BACKS[look.back](ids) : ""}</g>`,
      drawTail(ids),
      drawBody(ids, neck),
      head,
      drawArm(ids),
      `</g>${EFFECTS}`,
    ].join(""),
  );
}
