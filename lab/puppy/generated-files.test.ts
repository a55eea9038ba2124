// This test also writes the generated files: after a change of silhouettes run it with `vitest run -u`, twice,
// because the pictures are drawn from the paths that the first run writes.
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { generatedFiles } from "./generated-files.ts";

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
