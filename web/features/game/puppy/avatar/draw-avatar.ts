// Draws the puppy's head as a small still picture, cut out of the drawing that is there already. The code is loaded on demand.
import type { VariantId } from "../../../../../shared/contracts/me.ts";
import { OUTFITS } from "../../../../../shared/rules/game/outfits.ts";
import type { Draw, RigOptions } from "../rig/rig.ts";
import { trustedDrawing } from "../trusted-drawing.ts";

type Fur = Record<`--fur-${string}`, string>;

/** The fur's colours of puppy.css, because a picture cannot read the page's. */
const FUR: Fur = {
  "--fur-hi": "#fff",
  "--fur-mid": "#f6f0f7",
  "--fur-mid2": "#efe7f3",
  "--fur-lo": "#d9cee8",
  "--fur-warm": "#f8ddcd",
  "--fur-rim": "#c3b7da",
  "--fur-shade": "#9f8cbf",
};
const VARIANT_FUR: Partial<Record<VariantId, Fur>> = {
  baby: { "--fur-warm": "#f7cfb2" },
  sleepy: {
    "--fur-mid": "#eeeafc",
    "--fur-mid2": "#e6e0f8",
    "--fur-lo": "#cbc2ee",
    "--fur-warm": "#e9dcf5",
    "--fur-rim": "#b3a8de",
  },
  royal: { "--fur-warm": "#f7dfb8" },
};

const STYLE = [
  ".fur-rim{stroke:var(--fur-rim);stroke-width:5;stroke-linejoin:round;paint-order:stroke}",
  ".fur-hi{fill:#fff}.fur-drop{fill:var(--fur-lo);opacity:.85}",
  ".lu-line{fill:none;stroke:#33232b;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}",
  ".lu-brow{fill:var(--fur-shade);opacity:.5}.lu-blush{opacity:.55}",
].join("");

/** An avatar keeps the smiling mouth alone and drops details too fine to be seen. */
const GONE =
  ".lu-tuft, .lu-eshadow, .lu-lid, .lu-joy, .lu-shut, .lu-tear, .lu-m-open, .lu-m-flat, .lu-m-sad";

type Look = Omit<RigOptions, "id">;

function cutOut(draw: Draw, look: Look) {
  const { variant, outfits } = look;
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${draw({ ...look, id: "a" })}</svg>`;
  const drawing = new DOMParser().parseFromString(trustedDrawing(text), "image/svg+xml");
  for (const part of drawing.querySelectorAll(variant === "hero" ? `${GONE}, .lu-brow` : GONE))
    part.remove();
  const take = (selector: string) => drawing.querySelector(selector)?.outerHTML ?? "";
  // The default collar is too small to be seen here; outfits for neck or back are shown.
  const isClad = outfits.some((id) => ["neck", "back"].includes(OUTFITS[id].slot));
  const body = isClad ? [".lu-back", ".lu-torso", ".lu-neck"] : [];
  const parts = [...body, ".lu-head"].map(take).join("");
  const used = [...drawing.querySelectorAll("defs > *")].filter(({ id }) =>
    parts.includes(`#${id})`),
  );
  return {
    picture: `<defs>${used.map(({ outerHTML }) => outerHTML).join("")}</defs>${parts}`,
    /** The avatar's frame in rig units: the head, or more if a hat needs it. */
    top: drawing.querySelector(".lu-hat > :not(.lu-bow, .lu-wreath)") ? -44 : -6,
    bottom: isClad ? 330 : 302,
  };
}

/** Returns an SVG file's text: a medallion like `luli-avatar.svg`. */
export function drawAvatar(draw: Draw, look: Look): string {
  const { picture, top, bottom } = cutOut(draw, look);
  const size = bottom - top;
  const fur: Record<string, string> = { ...FUR, ...VARIANT_FUR[look.variant] };
  const inside = `<style>${STYLE}</style>${picture}`.replaceAll(
    /var\((--[\w-]+)\)/g,
    (all, name: string) => fur[name] ?? all,
  );
  const head = `<svg x="1" y="5" width="62" height="62" viewBox="${200 - size / 2} ${top} ${size} ${size}">${inside}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="m"><circle cx="32" cy="32" r="32"/></clipPath><g clip-path="url(#m)"><path fill="#a6d2f8" d="M0 0h64v64H0z"/>${head}</g></svg>`;
}
