// Puts written conversations in the place of all that are there: `npm run memory:import -- FILE...`. A third, by a hash of the id, is held out and never looked at.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { readConversation } from "./conversations.ts";

const isHeldOut = (id: string) => createHash("sha256").update(id).digest()[0]! % 3 === 0;

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Say which: npm run memory:import -- FILE... (they replace all that are there).");
  process.exit(2);
}
const lines = files.flatMap((file) => fs.readFileSync(file, "utf8").trimEnd().split("\n"));
for (const part of ["cases", "held-out"] as const) {
  const mine = lines.filter(
    (line) => isHeldOut(readConversation(line).id) === (part === "held-out"),
  );
  fs.writeFileSync(path.join(import.meta.dirname, `${part}.jsonl`), `${mine.join("\n")}\n`);
  console.log(`${part}: ${mine.length}`);
}
