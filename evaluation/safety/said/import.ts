// Puts a written set in the place of the one that is there: `npm run safety:import -- farewells FILE`. A third, by a hash of the id, is held out and never looked at.
import fs from "node:fs";
import path from "node:path";
import { isOfUnseenThird } from "../../held-out.ts";

const [name, file] = process.argv.slice(2);
if (name === undefined || file === undefined) {
  console.error(
    "Say which: npm run safety:import -- NAME FILE (it replaces the set of that name).",
  );
  process.exit(2);
}
const lines = fs.readFileSync(file, "utf8").trimEnd().split("\n");
for (const part of ["cases", "held-out"] as const) {
  const mine = lines.filter(
    (line) => isOfUnseenThird((JSON.parse(line) as { id: string }).id) === (part === "held-out"),
  );
  fs.writeFileSync(path.join(import.meta.dirname, name, `${part}.jsonl`), `${mine.join("\n")}\n`);
  console.log(`${part}: ${mine.length}`);
}
