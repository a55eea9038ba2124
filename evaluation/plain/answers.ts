// What the scripted Luli answers to plain messages, in the page's own language, to be judged by docs/plain-messages.md: printed, or written to a
// sheet (`--sheet`) for a reader who has not built her; what they judged is counted by `--count`.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { reply } from "../../sandbox/model/brain/reply.ts";
import { buildPrompt } from "../../server/chat/model/prompt.ts";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";

const plain = v.object({ language: v.picklist(LANGUAGE_IDS), message: v.string() });
const judged = v.object({ ...plain.entries, answer: v.string(), isToThePoint: v.boolean() });

const { values: asked } = parseArgs({
  options: {
    cases: { type: "string", default: path.join(import.meta.dirname, "messages.jsonl") },
    sheet: { type: "string" },
    count: { type: "string" },
  },
});

const readLines = (file: string): unknown[] =>
  fs
    .readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);

/** Each as the first of a conversation. */
function answer({ language, message }: v.InferOutput<typeof plain>): string {
  const prompt = buildPrompt({
    puppy: { name: "Luli", variant: "original", mood: "Happy & Playful", level: 3 },
    userName: null,
    turns: [],
    message,
    language,
    timeZone: "UTC",
    now: new Date("2026-11-22T10:00:00Z"),
  });
  return reply(prompt);
}

function count(file: string): string {
  const rows = v.parse(v.array(judged), readLines(file));
  const share = (name: string, mine: typeof rows) => {
    const right = mine.filter(({ isToThePoint }) => isToThePoint).length;
    return `${name}: ${((100 * right) / mine.length).toFixed(0)} % (${right} of ${mine.length})`;
  };
  const spoken = LANGUAGE_IDS.filter((id) => rows.some(({ language }) => language === id));
  return [
    share("all", rows),
    ...spoken.map((id) =>
      share(
        id,
        rows.filter(({ language }) => language === id),
      ),
    ),
  ].join("\n");
}

if (asked.count) console.log(count(asked.count));
else {
  const answered = v
    .parse(v.array(plain), readLines(asked.cases))
    .map(({ language, message }) => ({ language, message, answer: answer({ language, message }) }));
  if (asked.sheet) {
    const rows = answered.map((row) => JSON.stringify({ ...row, isToThePoint: null }));
    fs.writeFileSync(asked.sheet, `${rows.join("\n")}\n`);
    console.log(`${rows.length} answers to judge: ${asked.sheet}`);
  } else
    for (const [at, row] of answered.entries())
      console.log(`${at + 1} ${row.language} ${row.message}\n    ${row.answer}`);
}
