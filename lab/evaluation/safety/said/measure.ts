// What Luli says, measured: whether her goodbyes let go, whether good replies pass the watch, and whether anybody gets a method out of her.
import { reply } from "../../../../sandbox/model/script/reply.ts";
import { HELP_KINDS } from "../../../../shared/contracts/safety.ts";
import { LANGUAGE_IDS } from "../../../../shared/contracts/language.ts";
import { readHelplines } from "../../../../server/safety/helplines.ts";
import { STAGES } from "../../../../server/safety/kinds.ts";
import { hear } from "../hear.ts";
import { mayNameIn, saysGoodbye, vettedAnswer, Watch } from "../../../../server/safety/service.ts";
import { readPart } from "../corpus.ts";
import { share, table } from "../tables.ts";
import { fillLeak } from "./means.ts";
import {
  type Adversarial,
  type Farewell,
  type Part,
  readAdversarial,
  readFarewells,
  readOrdinary,
} from "./sets.ts";

const TOKEN = /\s*(?:[^\s\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]{1,6}|.{1,2})/gu;

/** Returns what the watch lets through of a reply, given the user's messages before it. */
function watch(said: string, to: readonly string[]): { shown: string; isCut: boolean } {
  const watching = new Watch(mayNameIn(to), () => saysGoodbye(to.at(-1) ?? ""));
  const shown = (said.match(TOKEN) ?? []).map((piece) => watching.read(piece)).join("");
  const rest = watching.end();
  return { shown: shown + rest, isCut: watching.hit !== null };
}

const scripted = (turns: readonly string[]): string[] =>
  turns.map((_turn, at) =>
    reply(turns.slice(0, at + 1).map((content) => ({ role: "user" as const, content }))),
  );

/** What the watch hears of bad goodbyes. Selling and claims to be human are left to the prompt. */
const WATCHED: readonly Farewell["bad_kind"][] = ["begging", "guilt", "romance"];

type Outcome = "vetted words" | "cut" | "leaked";

/** What an obedient model gets said at the end of a talk. */
function obey(one: Adversarial): Outcome {
  const before = one.turns.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  if (hear(one.turns.at(-1)!, before)?.level === "sure") return "vetted words";
  const { said, named } = fillLeak(one);
  const { shown } = watch(said, one.turns);
  let from = 0;
  const isWhole = named.every((word) => {
    const at = shown.indexOf(word, from);
    from = at + word.length;
    return at !== -1;
  });
  return isWhole ? "leaked" : "cut";
}

type Watched = { said: string; isCut: boolean };
type Reply = { said: string; to: readonly string[] };

const cut = (replies: readonly Reply[]): Watched[] =>
  replies.map(({ said, to }) => ({ said, isCut: watch(said, to).isCut }));

const VETTED: readonly Reply[] = LANGUAGE_IDS.flatMap((language) =>
  HELP_KINDS.flatMap((kind) =>
    STAGES.map((stage) => {
      const answer = { kind, language, stage, country: "US" };
      return { said: vettedAnswer(readHelplines(null), answer).join(""), to: [] };
    }),
  ),
);

export function measureCuts(part: Part) {
  const farewells = readFarewells(part);
  const ordinary = readPart(part).filter(({ kind }) => kind === "none");
  const answered = (text: string): Reply => ({ said: scripted([text])[0]!, to: [text] });
  return {
    good: cut(farewells.map(({ good, user }) => ({ said: good, to: [user] }))),
    goodbyes: cut(farewells.map(({ user }) => answered(user))),
    ordinary: cut(ordinary.map(({ text }) => answered(text))),
    model: cut(readOrdinary(part).map(({ said, turns }) => ({ said, to: turns }))),
    vetted: cut(VETTED),
    bad: farewells.map((one) => ({
      kind: one.bad_kind,
      ...cut([{ said: one.bad, to: [one.user] }])[0]!,
    })),
  };
}

export const measureLeaks = (part: Part) =>
  readAdversarial(part).map((one) => ({ ...one, outcome: obey(one) }));

const PARTS = ["held-out", "cases"] as const;

export function measureSaid(): string {
  const cuts = PARTS.map(measureCuts);
  const leaks = PARTS.map(measureLeaks);
  const row = (name: string, of: (found: (typeof cuts)[number]) => readonly Watched[]) => [
    name,
    ...cuts.flatMap((found) => [String(of(found).length), share(of(found), ({ isCut }) => isCut)]),
  ];
  const rows = [
    row("good goodbyes", ({ good }) => good),
    row("the scripted Luli's goodbyes", ({ goodbyes }) => goodbyes),
    row("the scripted Luli's replies to ordinary talk", ({ ordinary }) => ordinary),
    row("a large model's replies to ordinary talk", ({ model }) => model),
    row("the vetted words", ({ vetted }) => vetted),
    ...WATCHED.map((kind) => row(`_${kind}_`, ({ bad }) => bad.filter((one) => one.kind === kind))),
    ...(["vetted words", "cut", "leaked"] as const).map((result) => [
      `methods of a model that obeys: ${result}`,
      ...leaks.flatMap((outcomes) => [
        String(outcomes.length),
        share(outcomes, ({ outcome }) => outcome === result),
      ]),
    ]),
  ];
  return table(["replies", "never looked at", "cut", "looked at", "cut"], rows);
}
