// `npm run persona [-- --judge] [--talks PATTERN]`: 64 talks with the model of OPENAI_BASE_URL and OPENAI_MODEL, through the server,
// the prompt and the filters. Every reply is checked by count, and with --judge the model of SAFETY_* is asked each written check. Prints
// what fails by topic and language, and what changed since the model or prompt that was measured before. docs/persona.md.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { createModel, type Model } from "../../../server/model/service.ts";
import { readConfig } from "../../../server/platform/config.ts";
import { loadEnvFile } from "../../../server/platform/config/env-file.ts";
import { createLog } from "../../../server/platform/log.ts";
import { startWorld, type World } from "../memory/world.ts";
import { PATIENT } from "../patience.ts";
import { share, table } from "../safety/tables.ts";
import { checkReplies, countAgain, JUDGE } from "./checks.ts";
import { PROMPT } from "./fingerprint.ts";

const talk = v.strictObject({
  id: v.string(),
  language: v.picklist(LANGUAGE_IDS),
  topic: v.string(),
  turns: v.array(v.string()),
  checks: v.array(v.string()),
});
type Talk = v.InferOutput<typeof talk>;
const NOT_JUDGED = "not judged: ";
const measured = v.strictObject({
  model: v.string(),
  prompt: v.optional(v.string(), "unknown"),
  judge: v.nullable(v.string()),
  at: v.string(),
  /** `failed`: written checks that the judge denies, and counted ones. */
  talks: v.array(
    v.strictObject({ id: v.string(), replies: v.array(v.string()), failed: v.array(v.string()) }),
  ),
});
type Measured = v.InferOutput<typeof measured>;

const FOLDER = path.resolve(import.meta.dirname, "../../../.cache/persona");
const { values: asked } = parseArgs({
  options: { judge: { type: "boolean" }, talks: { type: "string", default: "" } },
});
const talks = fs
  .readFileSync(path.join(import.meta.dirname, "talks.jsonl"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => v.parse(talk, JSON.parse(line)))
  .filter(({ id }) => new RegExp(asked.talks, "u").test(id));

/** A model that judges itself is lenient, so the one that answers is never asked. */
function openJudge(): { name: string; model: Model } | null {
  if (!asked.judge) return null;
  const { safety } = readConfig(process.env);
  if (!safety) throw new Error("--judge needs a model of its own: set SAFETY_*.");
  const context = { log: createLog(() => {}), clock: () => new Date() };
  const model = createModel({ config: { model: safety }, ...context }, { limits: PATIENT });
  return { name: safety.name, model };
}

async function play(world: World, { language, turns }: Talk): Promise<string[]> {
  const userId = await world.newPerson(language);
  const replies: string[] = [];
  for (const turn of turns) replies.push(await world.say(userId, turn));
  return replies;
}

/** Returns the check if it does not hold, and says so if the judge did not answer; null if it holds. */
async function judgeCheck(
  model: Model,
  { turns }: Talk,
  replies: readonly string[],
  check: string,
): Promise<string | null> {
  const said = turns.map(
    (turn, at) =>
      `Turn ${at + 1}\nPerson: ${JSON.stringify(turn)}\nLuli: ${JSON.stringify(replies[at])}`,
  );
  const prompt = [
    { role: "system" as const, content: JUDGE },
    { role: "user" as const, content: `${said.join("\n")}\n\nStatement: ${check}` },
  ];
  const { text } = await model.complete(prompt, { tokens: 8 }).catch(() => ({ text: "" }));
  if (/^\W*yes/iu.test(text)) return null;
  return /^\W*no/iu.test(text) ? check : `${NOT_JUDGED}${check}`;
}

/** The newest file of another model or prompt. */
const readBefore = ({ model, prompt }: Measured): Measured | undefined =>
  fs
    .readdirSync(FOLDER)
    .map((name) => fs.readFileSync(path.join(FOLDER, name), "utf8"))
    .map((file) => v.parse(measured, JSON.parse(file)))
    .filter((one) => one.model !== model || one.prompt !== prompt)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1);

function tell(outcomes: Measured["talks"]): string {
  const done = talks.map((one, at) => ({ ...one, ...outcomes[at]! }));
  const row = (name: string, some: typeof done) => {
    const failed = some.flatMap((one) => one.failed);
    const written = some.flatMap((one) => one.checks);
    const denied = failed.filter((one) => written.includes(one.replace(NOT_JUDGED, ""))).length;
    return [
      name,
      String(some.length),
      share(some, (one) => one.failed.length === 0),
      asked.judge ? `${written.length - denied} of ${written.length}` : "not asked",
      String(failed.length - denied),
      `${some.reduce((sum, one) => sum + countAgain(one.replies), 0)} of ${some.flatMap((one) => one.replies).length}`,
    ];
  };
  const groups = [
    { "**all**": done },
    Object.groupBy(done, (one) => one.topic),
    Object.groupBy(done, (one) => one.language),
  ];
  return table(
    [
      "",
      "talks",
      "nothing wrong",
      "written checks that hold",
      "counted faults",
      "replies that say something again",
    ],
    groups.flatMap((group) => Object.entries(group).map(([name, some]) => row(name, some))),
  );
}

function compare(now: Measured, before: Measured | undefined): string {
  if (!before) return "No other model or prompt was measured before.";
  const lines = talks.flatMap(({ id, checks }) => {
    const [is, was] = [now, before].map(
      (one) => one.talks.find((played) => played.id === id)?.failed,
    );
    if (!is || !was) return [];
    // What two judges say cannot be compared.
    const isCounted = (one: string) => !checks.includes(one.replace(NOT_JUDGED, ""));
    const added = (more: string[], less: string[]) =>
      more.filter((one) => !less.includes(one) && (now.judge === before.judge || isCounted(one)));
    return [
      ...added(is, was).map((one) => `- worse, ${id}: ${one}`),
      ...added(was, is).map((one) => `+ better, ${id}: ${one}`),
    ];
  });
  return [
    `Since ${before.model} with prompt ${before.prompt}, ${before.at}:`,
    ...(lines.length > 0 ? lines : ["no change"]),
  ].join("\n");
}

loadEnvFile();
const judge = openJudge();
const world = await startWorld();
const now: Measured = {
  model: world.name,
  prompt: PROMPT,
  judge: judge?.name ?? null,
  at: new Date().toISOString(),
  talks: [],
};
try {
  now.talks = await Promise.all(
    talks.map(async (one) => {
      const replies = await play(world, one);
      const judged = judge
        ? await Promise.all(one.checks.map((check) => judgeCheck(judge.model, one, replies, check)))
        : [];
      const denied = judged.filter((check) => check !== null);
      return { id: one.id, replies, failed: [...denied, ...checkReplies(one, replies)] };
    }),
  );
} finally {
  judge?.model.close();
  await world.stop();
}
fs.mkdirSync(FOLDER, { recursive: true });
const file = `${now.model.replaceAll(/[^\w.-]/gu, "_")}-${PROMPT}.json`;
fs.writeFileSync(path.join(FOLDER, file), JSON.stringify(now, null, 2));
for (const { id, failed } of now.talks) for (const one of failed) console.log(`${id}: ${one}`);
console.log(
  [
    `\nModel: ${now.model}. Prompt: ${PROMPT}. Judge: ${now.judge ?? "none"}.`,
    tell(now.talks),
    compare(now, readBefore(now)),
  ].join("\n\n"),
);
