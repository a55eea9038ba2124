// `npm run safety:evaluate`: how much is heard of the written cases, by kind, style and language, and what is heard wrongly.
// The first part may be looked at while building, the second never is. Writes the tables into docs/safety.md.
import { HELP_KINDS } from "../../shared/contracts/safety.ts";
import fs from "node:fs";
import path from "node:path";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import { needsHelp } from "../../server/safety/kinds.ts";
import { type Hearing, judge } from "../../server/safety/service.ts";
import { type Case, isOrdinary, ordinaryTalks, readPart, STYLES } from "./corpus.ts";

const DOCUMENT = path.resolve(import.meta.dirname, "../../docs/safety.md");
const BEGIN = "<!-- measured: begin -->";
const END = "<!-- measured: end -->";

type Heard = Case & { heard: Hearing | null };

const isHeard = ({ heard }: Heard) => heard !== null;
const isSure = ({ heard }: Heard) => heard?.level === "sure";

function share(all: readonly Heard[], is: (one: Heard) => boolean): string {
  if (all.length === 0) return "";
  return `${((100 * all.filter(is).length) / all.length).toFixed(1)} %`;
}

const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n");

const hear = (one: Case): Heard => ({ ...one, heard: judge(one.text, one.before).danger });

function measure(title: string, cases: readonly Case[]): string {
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

const report = [
  measure("Never looked at", readPart("held-out")),
  measure("Looked at while building", readPart("cases")),
].join("\n");
console.log(report);
const page = fs.readFileSync(DOCUMENT, "utf8");
const [before = "", rest = ""] = page.split(BEGIN);
const [, after = ""] = rest.split(END);
fs.writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${report}\n${END}${after}`);
