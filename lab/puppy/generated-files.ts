// Every file that is made by program, by its path under web/. A test keeps the files on disk equal to these.
import { drawAvatar, drawMedallion, EXPRESSIONS, MEDALLIONS } from "./avatars.ts";
import { drawClothPaths, drawPaths, drawPosturePaths, drawViewPaths } from "./paths-file.ts";

export function generatedFiles(): Record<string, string> {
  return {
    "features/game/puppy/rig/paths.gen.ts": drawPaths(),
    "features/game/puppy/rig/cloth-paths.gen.ts": drawClothPaths(),
    "features/game/puppy/rig/view-paths.gen.ts": drawViewPaths(),
    "features/game/puppy/rig/postures/posture-paths.gen.ts": drawPosturePaths(),
    "public/luli-avatar.svg": drawMedallion(MEDALLIONS.sky),
    "public/faces/happy.svg": drawAvatar(EXPRESSIONS.happy),
    "public/faces/petted.svg": drawAvatar(EXPRESSIONS.petted),
    "public/faces/sad.svg": drawAvatar(EXPRESSIONS.sad),
    "public/icon.svg": drawMedallion(MEDALLIONS.berry),
  };
}
