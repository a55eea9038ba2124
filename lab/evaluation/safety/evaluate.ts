// `npm run safety:evaluate` measures how much is heard of the written cases, by kind, style and language, and what is heard wrongly.
// One part may be looked at while building, the other never is. Then it measures what Luli herself says, and writes the tables into
// docs/safety.md. With --model=URL (OPENAI_API_KEY, OPENAI_MODEL) it measures instead what a model hears, --at-once=N at a time.
import { HELP_KINDS } from "../../../shared/contracts/safety.ts";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { needsHelp } from "../../../server/safety/kinds.ts";
import { hear as hearMessage, type Detection } from "./hear.ts";
import { readBadDays } from "./bad-days.ts";
import { isHeldOut, readLives } from "../lives/read.ts";
import { measureSaid } from "./said/measure.ts";
import { share, table } from "./tables.ts";
import { measureWithModel, openModel } from "./with-model.ts";
import { type Case, isOrdinary, ordinaryTalks, readPart, STYLES } from "./corpus.ts";

const DOCUMENT = path.resolve(import.meta.dirname, "../../../docs/safety.md");
const BEGIN = "<!-- measured: begin -->";
const END = "<!-- measured: end -->";

type CheckedCase = Case & { heard: Detection | null };

const isHeard = ({ heard }: CheckedCase) => heard !== null;
const isSure = ({ heard }: CheckedCase) => heard?.level === "sure";

const hear = (one: Case): CheckedCase => ({ ...one, heard: hearMessage(one.text, one.before) });

/** What people tell of their lives: some of it is sad, none shows danger. The classifier was not trained on this part. */
const readUnseenTalk = (): Case[] =>
  readLives()
    .filter(isHeldOut)
    .map(({ text, language }) => ({
      kind: "none",
      style: "ordinary",
      before: [],
      text,
      language,
      hand: "life",
    }));

const PARTS = ["held-out", "cases"] as const;
type Part = (typeof PARTS)[number];

/** Groups of one part by the name of their row. */
function groupsOf(part: Part): Record<string, readonly CheckedCase[]> {
  const cases = readPart(part);
  const all = cases.map(hear);
  const need = all.filter(({ kind }) => needsHelp(kind));
  const harmless = all.filter(({ kind }) => !needsHelp(kind));
  return {
    "**need help**": need,
    ...Object.fromEntries(HELP_KINDS.map((id) => [id, need.filter(({ kind }) => kind === id)])),
    ...Object.fromEntries(
      STYLES.map((id) => [`_${id}_`, need.filter(({ style }) => style === id)]),
    ),
    ...Object.fromEntries(
      LANGUAGE_IDS.map((id) => [id, need.filter(({ language }) => language === id)]),
    ),
    "**harmless**": harmless,
    "ordinary talk": all.filter(isOrdinary),
    "ordinary talk, going on": ordinaryTalks(cases).map(hear),
    "everyday life": part === "held-out" ? readUnseenTalk().map(hear) : [],
    "a bad day, going on": readBadDays(part).map(hear),
    sad: harmless.filter(({ kind }) => kind === "sad"),
  };
}

/** Both kinds of error, of both parts. */
function measure(): string {
  const [unseen, seen] = PARTS.map(groupsOf) as [
    ReturnType<typeof groupsOf>,
    ReturnType<typeof groupsOf>,
  ];
  const cells = (some: readonly CheckedCase[]) => [
    String(some.length),
    share(some, isSure),
    share(some, isHeard),
  ];
  const head = [
    "",
    ...["never looked at", "looked at"].flatMap((part) => [part, "sure", "sure or unsure"]),
  ];
  const rows = Object.keys(unseen)
    .filter((name) => unseen[name]!.length >= 20)
    .map((name) => [name, ...cells(unseen[name]!), ...cells(seen[name]!)]);
  const answered = unseen["**need help**"]!.filter(isHeard);
  const language = share(answered, (one) => one.heard?.language === one.language);
  const kind = share(answered, (one) => one.heard?.kind === one.kind);
  return `${table(head, rows)}\n\nOf those who need help, are heard and were never looked at, ${language} are \
answered in their language and ${kind} by the words for their kind.\n`;
}

const { values: asked } = parseArgs({
  options: { model: { type: "string" }, "at-once": { type: "string", default: "8" } },
});

if (asked.model === undefined) {
  const report = [
    `### Heard without a model\n\n${measure()}`,
    `### What Luli says\n\n${measureSaid()}\n`,
  ].join("\n");
  console.log(report);
  const page = fs.readFileSync(DOCUMENT, "utf8");
  const [before = "", rest = ""] = page.split(BEGIN);
  const [, after = ""] = rest.split(END);
  fs.writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${report}\n${END}${after}`);
  execFileSync("npx", ["oxfmt", DOCUMENT]);
} else {
  const model = openModel(asked.model);
  const rows: string[][] = [];
  for (const part of PARTS)
    rows.push(...(await measureWithModel(model, part, Number(asked["at-once"]))));
  model.close();
  console.log(
    table(["", "part", "messages", "sure, unsure or marked", "marked by the model"], rows),
  );
}
