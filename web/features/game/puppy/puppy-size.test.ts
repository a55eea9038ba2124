// The gzipped size of Luli. Every page has the drawing of the original; the whole is the engine with each look and pose.
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { drawPuppy } from "./rig/rig.ts";

const ORIGINAL_BYTES = 8 * 1024;
const WHOLE_BYTES = 18 * 1024;
/** Postures are fetched on some days only. */
const POSTURES_BYTES = 2 * 1024;

const gzipped = (...texts: string[]) => gzipSync(texts.join("\n"), { level: 9 }).length;

async function built(...entries: string[]): Promise<{ css: string; js: string }> {
  const result = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: {
        input: entries.map((entry) => resolve("web/features/game/puppy", entry)),
        preserveEntrySignatures: "strict",
      },
    },
  })) as Rolldown.RolldownOutput;
  const text = (ending: string) =>
    result.output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((file) => (file.type === "chunk" ? file.code : String(file.source)))
      .join("\n");
  return { css: text(".css"), js: text(".js") };
}

test("the original with its stylesheet stays under 8 KB", { timeout: 30_000 }, async () => {
  const { css } = await built("puppy.css");
  expect(css).toContain(".luli");
  const drawing = drawPuppy({ id: "p", variant: "original", outfits: [] });
  expect(gzipped(drawing, css)).toBeLessThan(ORIGINAL_BYTES);
});

test(
  "every look and loop together stay under 18 KB, with the postures under 20",
  {
    timeout: 30_000,
  },
  async () => {
    const looks = ["puppy.css", "rig/views.ts", "rig/clothes.ts"];
    const whole = await built(...looks);
    expect(whole.js).toContain("lu-nap");
    expect(whole.css).toContain("lu-nap");
    expect(gzipped(whole.js, whole.css)).toBeLessThan(WHOLE_BYTES);
    const { css, js } = await built(...looks, "rig/postures/postures.ts");
    expect(js).toContain("lu-bow");
    expect(gzipped(js, css)).toBeLessThan(WHOLE_BYTES + POSTURES_BYTES);
  },
);
