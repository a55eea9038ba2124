// Adds written conversations to those that are there: `npm run memory:import -- FILE...`. A third of them, by a hash of the id, is held out and never looked
// at; with `--opened`, of what somebody has read already, none is. Nothing that is there moves.
import fs from "node:fs";
import { parseArgs } from "node:util";
import { type Conversation, fileOf, readConversation, readConversations } from "./conversations.ts";
import { split } from "./split.ts";

const { values, positionals } = parseArgs({
  options: { opened: { type: "boolean" } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error("Say which: npm run memory:import -- [--opened] FILE...");
  process.exit(2);
}
const given = positionals.flatMap((file) =>
  fs.readFileSync(file, "utf8").trimEnd().split("\n").map(readConversation),
);
const there = (["cases", "held-out"] as const).flatMap((part) => readConversations(fileOf(part)));
const { cases, heldOut } = split(given, there, values.opened === true);
const add = (part: "cases" | "held-out", added: Conversation[]) => {
  fs.appendFileSync(fileOf(part), added.map((one) => `${JSON.stringify(one)}\n`).join(""));
  console.log(`${part}: ${added.length} more`);
};
add("cases", cases);
add("held-out", heldOut);
