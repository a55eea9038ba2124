// The generated files are written by this test, too: after a change of silhouettes run `vitest run lab/puppy -u` twice,
// because the pictures are drawn from the paths that the first run writes.
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { drawAvatar, drawMedallion, EXPRESSIONS, MEDALLIONS } from "./avatars.ts";
import { drawClothPaths, drawPaths, drawPosturePaths, drawViewPaths } from "./silhouettes.ts";

/** Every file that is made by program, by its path under web/. */
function generatedFiles(): Record<string, string> {
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

test.for(Object.entries(generatedFiles()))(
  "%s is what the generator draws",
  async ([path, text]) => {
    await expect(text).toMatchFileSnapshot(resolve("web", path));
  },
);

test("a generated picture refers to nothing outside itself", () => {
  for (const [path, text] of Object.entries(generatedFiles())) {
    if (!path.endsWith(".svg")) continue;
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const references = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(references.filter((id) => !ids.has(id))).toEqual([]);
    expect(text).not.toContain("var(");
  }
});
