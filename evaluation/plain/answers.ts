// Prints what the scripted Luli answers to plain messages, in the page's own language: to be judged by docs/plain-messages.md.
import fs from "node:fs";
import { reply } from "../../sandbox/model/brain/reply.ts";
import { buildPrompt } from "../../server/chat/model/prompt.ts";
import type { Language } from "../../shared/contracts/language.ts";

type Plain = { language: Language; message: string };

const file = process.argv[2] ?? "messages.jsonl";
const lines = fs
  .readFileSync(new URL(file, import.meta.url), "utf8")
  .trim()
  .split("\n");
let at = 0;
for (const line of lines) {
  const { language, message } = JSON.parse(line) as Plain;
  const prompt = buildPrompt({
    puppy: { name: "Luli", variant: "original", mood: "Happy & Playful", level: 3 },
    userName: null,
    turns: [],
    message,
    language,
    timeZone: "UTC",
    now: new Date("2026-11-22T10:00:00Z"),
  });
  console.log(`${(at += 1)} ${language} ${message}\n    ${reply(prompt)}`);
}
