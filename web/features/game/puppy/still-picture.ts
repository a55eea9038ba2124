// Draws a puppy as one image instead of 200 moving elements.
import type { VariantId } from "../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../shared/contracts/game/store.ts";
import type { Clothes } from "./rig/clothes.ts";
import { type Crop, CROPS, type Pose } from "./rig/crops.ts";
import type { Draw } from "./rig/rig.ts";

type StillLook = {
  variant: VariantId;
  mood: string;
  outfits?: readonly OutfitId[];
  state?: string;
  pose?: Pose;
  crop?: Crop;
  viewBox?: string;
  /** More attributes of the svg. */
  attributes?: string;
  /** More rules of the picture's stylesheet. */
  rules?: string;
};

/** A picture cannot read the page's styles, so it brings the puppy's own ones. An extension's stylesheet may not be read. */
const listRules = (): string =>
  [...document.styleSheets]
    .filter(({ href }) => href === null || href.startsWith(location.origin))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && /\.(?:luli|lu-|fur-)/.test(rule.selectorText))
    .map(({ cssText }) => cssText)
    .join("");

/** Returns the text of an svg. */
export function drawStill(draw: Draw, clothes: Clothes | undefined, look: StillLook): string {
  const { variant, mood, outfits = [], state = "idle", pose = "sit", crop = "full" } = look;
  const { viewBox = CROPS[crop], attributes = "", rules = "" } = look;
  const drawing = draw({ id: "s", variant, outfits, clothes });
  const style = `${listRules()}*{animation:none!important}${rules}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="luli" data-crop="${crop}" data-variant="${variant}" data-mood="${mood}" data-state="${state}" data-pose="${pose}" viewBox="${viewBox}" ${attributes}><style>${style}</style>${drawing}</svg>`;
}

export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
