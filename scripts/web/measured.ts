// What docs/safety.md says of how well cries for help are heard, for the page about safety: the numbers stand there once.
import fs from "node:fs";
import path from "node:path";
import type { Measured } from "../../shared/contracts/safety.ts";

/** The section about held-out messages. */
const SECTION = /### Heard without a model\n(.*?)\n### /s;

export function readMeasured(document: string): Measured {
  const section = SECTION.exec(document)?.[1] ?? "";
  const of = (name: string) => {
    const row = section.split("\n").find((line) => line.split("|")[1]?.trim() === name);
    const [count, sure, heard] = (row?.split("|").slice(2, 5) ?? []).map((cell) =>
      Number.parseFloat(cell),
    );
    if (count === undefined || sure === undefined || heard === undefined)
      throw new Error(`docs/safety.md does not say how ${name} was measured.`);
    return { count, sure, heard };
  };
  return {
    need: of("**need help**"),
    direct: of("_direct_"),
    harmless: of("**harmless**"),
    ordinary: of("everyday life"),
  };
}

/** For `define` of a build or a test. */
export const MEASURED_NUMBERS = {
  SAFETY_MEASURED: JSON.stringify(
    readMeasured(fs.readFileSync(path.join(import.meta.dirname, "../../docs/safety.md"), "utf8")),
  ),
};
