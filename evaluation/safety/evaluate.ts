// `npm run safety:evaluate`: how much is heard of the written cases, by kind, style and language, and what is heard wrongly.
// One part may be looked at while building, the other never is. Then the same with a model, and what Luli herself says. Writes the tables into
// docs/safety.md; with --model=URL (OPENAI_API_KEY, OPENAI_MODEL) a real endpoint is asked, --at-once=N at a time, and only printed.
import { HELP_KINDS } from "../../shared/contracts/safety.ts";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import { needsHelp } from "../../server/safety/kinds.ts";
import { hear as hearMessage, type Heard as Hearing } from "./hear.ts";
import { readBadDays } from "./bad-days.ts";
import { readUnseenTalk } from "./plain-talk.ts";
import { measureSaid } from "./said/measure.ts";
import { share, table } from "./tables.ts";
import { measureWithModel, openModel, startLabelled } from "./with-model.ts";
import { type Case, isOrdinary, ordinaryTalks, readPart, STYLES } from "./corpus.ts";

const DOCUMENT = path.resolve(import.meta.dirname, "../../docs/safety.md");
const BEGIN = "<!-- measured: begin -->";
const END = "<!-- measured: end -->";

type Heard = Case & { heard: Hearing | null };

const isHeard = ({ heard }: Heard) => heard !== null;
const isSure = ({ heard }: Heard) => heard?.level === "sure";

const hear = (one: Case): Heard => ({ ...one, heard: hearMessage(one.text, one.before) });

type More = { lives: readonly Case[]; badDays: readonly Case[] };

/** `more`: what else must be left alone. */
function measure(title: string, cases: readonly Case[], { lives, badDays }: More): string {
  const all = cases.map(hear);
  const need = all.filter(({ kind }) => needsHelp(kind));
  const harmless = all.filter(({ kind }) => !needsHelp(kind));
  const of = (name: string, some: readonly Heard[]) => [
    name,
    String(some.length),
    share(some, isSure),
    share(some, isHeard),
  ];
  const head = ["", "messages", "sure", "sure or unsure"];
  const rows = [
    of("**need help**", need),
    ...HELP_KINDS.map((kind) =>
      of(
        kind,
        need.filter((one) => one.kind === kind),
      ),
    ),
    ...STYLES.map((style) =>
      of(
        `_${style}_`,
        need.filter((one) => one.style === style),
      ),
    ),
    ...LANGUAGE_IDS.map((id) =>
      of(
        id,
        need.filter(({ language }) => language === id),
      ),
    ),
    of("**harmless**", harmless),
    of("ordinary talk", all.filter(isOrdinary)),
    of("ordinary talk, going on", ordinaryTalks(cases).map(hear)),
    of("everyday life", lives.map(hear)),
    of("a bad day, going on", badDays.map(hear)),
    of(
      "sad",
      harmless.filter(({ kind }) => kind === "sad"),
    ),
  ].filter(([, count]) => count !== "0");
  const answered = all.filter(isHeard);
  const right = share(answered, ({ heard, language }) => heard?.language === language);
  const kinds = share(
    answered.filter(({ kind }) => needsHelp(kind)),
    ({ heard, kind }) => heard?.kind === kind,
  );
  return `### ${title}\n\n${table(head, rows)}\n\nOf what is heard, ${right} is answered in its language and ${kinds} by the words for its kind.\n`;
}

const PARTS = [
  { title: "Never looked at", part: "held-out", lives: readUnseenTalk() },
  { title: "Looked at while building", part: "cases", lives: [] },
] as const;

const { values: asked } = parseArgs({
  options: { model: { type: "string" }, "at-once": { type: "string", default: "8" } },
});
const everyCase = PARTS.flatMap(({ part }) => readPart(part));
const standIn = asked.model === undefined ? await startLabelled(everyCase) : null;
const model = openModel(standIn?.url ?? asked.model!);

const atOnce = Number(asked["at-once"]);
const withModel: string[] = [];
for (const { title, part } of PARTS)
  withModel.push(`#### ${title}\n\n${await measureWithModel(model, readPart(part), atOnce)}\n`);
model.close();
standIn?.stop();

const report = [
  ...PARTS.map(({ title, part, lives }) =>
    measure(title, readPart(part), { lives, badDays: readBadDays(part) }),
  ),
  `### With ${standIn ? "a model that follows its prompt (a stand-in that knows the labels)" : process.env.OPENAI_MODEL}\n`,
  ...withModel,
  "### What Luli says\n",
  ...PARTS.map(({ title, part }) => `#### ${title}\n\n${measureSaid(part)}\n`),
].join("\n");
console.log(report);
// The page shows what everybody can repeat.
if (standIn) {
  const page = fs.readFileSync(DOCUMENT, "utf8");
  const [before = "", rest = ""] = page.split(BEGIN);
  const [, after = ""] = rest.split(END);
  fs.writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${report}\n${END}${after}`);
  execFileSync("npx", ["oxfmt", DOCUMENT]);
}
