// `npm run memory:evaluate`: how much Luli remembers of written conversations, and how honestly she says what she was not told. Against the
// stand-in, or any endpoint that the environment names. The one part may be looked at while building, the other never
// is; or the file of `--cases`.
// `--at-once N` holds N conversations side by side, for a model that takes its time; `--every N` every Nth alone.
import path from "node:path";
import { parseArgs } from "node:util";
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { hearLanguage } from "../../../server/safety/service.ts";
import { type Conversation, fileOf, KINDS, type Part, readConversations } from "./conversations.ts";
import { judge } from "./judge.ts";
import { startWorld, type World } from "./world.ts";

const { values: asked } = parseArgs({
  options: {
    show: { type: "boolean" },
    only: { type: "string" },
    cases: { type: "string" },
    "at-once": { type: "string", default: "1" },
    every: { type: "string", default: "1" },
  },
});
const TITLES: Record<Part, string> = {
  "held-out": "Never looked at",
  cases: "Looked at while building",
};
const isShown = asked.show === true;
/** What is held out, and a file from elsewhere, stay unseen: no single case of them is shown, whatever is asked. */
const files = asked.cases
  ? [{ title: path.basename(asked.cases), file: asked.cases, areShown: false }]
  : (["held-out", "cases"] as const)
      .filter((part) => (asked.only ?? part) === part)
      .map((part) => ({
        title: TITLES[part],
        file: fileOf(part),
        areShown: isShown && part === "cases",
      }));
/** Stands where the watch over her words cut an answer, and in what is said to a cry for help. */
const HELP = "findahelpline.com";

type Outcome = {
  conversation: Conversation;
  /** Of each question: what it expects, and what is wrong. */
  questions: { isAbstention: boolean; isCut: boolean; wrong: string[] }[];
  isLanguageRight: boolean;
};

async function hold(world: World, conversation: Conversation, isOpen: boolean): Promise<Outcome> {
  const { language, turns } = conversation;
  const userId = await world.newPerson(language);
  const questions: Outcome["questions"] = [];
  const said: string[] = [];
  for (const turn of turns) {
    if ("gap" in turn) {
      await world.pass(userId, turn.gap, language);
      continue;
    }
    const answer = await world.say(userId, turn.user);
    said.push(answer);
    if (!turn.expect) continue;
    const wrong = judge(answer, turn.expect);
    const isCut = answer.includes(HELP);
    questions.push({ isAbstention: turn.expect.abstains === true, isCut, wrong });
    if (isOpen && wrong.length > 0)
      console.log(`${conversation.id} ${turn.user}\n   ${answer}\n   ${wrong.join("; ")}`);
  }
  const isLanguageRight = hearLanguage([said.join(" ")], language) === language;
  if (isOpen && !isLanguageRight) console.log(`${conversation.id} speaks otherwise: ${said[0]}`);
  return { conversation, questions, isLanguageRight };
}

const share = (right: number, all: number) =>
  all === 0 ? "-" : `${((100 * right) / all).toFixed(0)} % (${right} of ${all})`;

function measure(title: string, outcomes: Outcome[]): string {
  const row = (name: string, mine: Outcome[]) => {
    const questions = mine.flatMap((one) => one.questions);
    if (questions.length === 0) return [];
    const count = (isAbstention: boolean) => {
      const these = questions.filter((one) => one.isAbstention === isAbstention);
      return share(these.filter(({ wrong }) => wrong.length === 0).length, these.length);
    };
    return [`| ${name} | ${mine.length} | ${count(false)} | ${count(true)} |`];
  };
  const spoken = outcomes.filter((one) => one.isLanguageRight).length;
  const wrong = outcomes
    .flatMap(({ questions }) => questions)
    .filter((one) => one.wrong.length > 0);
  const cut = wrong.filter(({ isCut }) => isCut).length;
  return [
    `### ${title}`,
    "",
    "| | conversations | recalled | abstained where nothing was told |",
    "|--|--:|--:|--:|",
    ...row("**all**", outcomes),
    ...KINDS.flatMap((kind) =>
      row(
        kind,
        outcomes.filter(({ conversation }) => conversation.kind === kind),
      ),
    ),
    ...LANGUAGE_IDS.flatMap((id) =>
      row(
        `_${id}_`,
        outcomes.filter(({ conversation }) => conversation.language === id),
      ),
    ),
    "",
    `In the person's language: ${share(spoken, outcomes.length)}. Of what is wrong the watch over her words cut \
${share(cut, wrong.length)}.`,
    "",
  ].join("\n");
}

const worlds = await Promise.all(Array.from({ length: Number(asked["at-once"]) }, startWorld));

/** Each in a world that is its own while it lasts. In the order of the items. */
async function inWorlds<Item, Result>(
  items: readonly Item[],
  live: (world: World, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  await Promise.all(
    worlds.map(async (world) => {
      for (const [at, item] of left) results[at] = await live(world, item);
    }),
  );
  return results;
}

const parts: string[] = [];
try {
  for (const { title, file, areShown } of files)
    parts.push(
      measure(
        title,
        await inWorlds(
          readConversations(file).filter((_one, at) => at % Number(asked.every) === 0),
          (world, one) => hold(world, one, areShown),
        ),
      ),
    );
} finally {
  await Promise.all(worlds.map((world) => world.stop()));
}
const calls = worlds.reduce((total, world) => total + world.calls(), 0);
console.log(`Model: \`${worlds[0]!.name}\`. Calls for reading: ${calls}.\n\n${parts.join("\n")}`);
