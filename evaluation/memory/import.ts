// Takes written conversations in: `node evaluation/memory/import.ts FILE...`. A third, by a hash of the id, is held out and never looked at.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { readConversation } from "./conversations.ts";

const isHeldOut = (id: string) => createHash("sha256").update(id).digest()[0]! % 3 === 0;

const lines = process.argv
  .slice(2)
  .flatMap((file) => fs.readFileSync(file, "utf8").trimEnd().split("\n"));
for (const part of ["cases", "held-out"] as const) {
  const mine = lines.filter(
    (line) => isHeldOut(readConversation(line).id) === (part === "held-out"),
  );
  fs.writeFileSync(path.join(import.meta.dirname, `${part}.jsonl`), `${mine.join("\n")}\n`);
  console.log(`${part}: ${mine.length}`);
}
