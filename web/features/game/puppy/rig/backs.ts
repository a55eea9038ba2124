// Outfits for the back, behind everything else, in rig units.
import { CLOTH_PATHS as PATHS } from "./cloth-paths.gen.ts";
import type { Ids } from "./marks.ts";

export const BACKS = {
  cape: ({ paint }: Ids) =>
    `<g class="lu-cape"><path d="${PATHS.cape}" fill="${paint("cape")}"/><path d="M110 292C96 330 86 356 84 380M290 292C304 330 314 356 316 380M132 320C126 350 126 370 128 386M268 320C274 350 274 370 272 386" fill="none" stroke="#7d0f22" stroke-width="4" stroke-linecap="round" opacity=".35"/></g>`,
  mantle: ({ paint }: Ids) =>
    `<g class="lu-cape"><path d="${PATHS.mantle}" fill="${paint("vel")}" stroke="#f6b73c" stroke-width="7" stroke-linejoin="round"/><path d="M104 292C88 326 78 350 74 378M296 292C312 326 322 350 326 378" fill="none" stroke="#2c1466" stroke-width="4" stroke-linecap="round" opacity=".3"/></g>`,
  stars: ({ paint }: Ids) =>
    `<g class="lu-cape"><path d="${PATHS.cape}" fill="${paint("stars")}" stroke="#f6b73c" stroke-width="5" stroke-linejoin="round"/><path d="M110 292C96 330 86 356 84 380M290 292C304 330 314 356 316 380" fill="none" stroke="#1a1346" stroke-width="4" stroke-linecap="round" opacity=".4"/></g>`,
} satisfies Record<string, (ids: Ids) => string>;

export type Back = keyof typeof BACKS;
