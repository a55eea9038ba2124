// `npm run memory:lives -- SHEET`: what Luli remembers of six friendships on day 1, 21 and 90. The people tell her 24
// things each over her server, the model reads them, and then they ask. Rows by SQL stand for the time in between:
// 1,500 messages of small talk, and 300 memories that speak of somebody else. Each question is asked as if it were
// the only one of its day. SHEET takes the answers; where it is there, it is only counted.
import fs from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { type Language, LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { endOf, hear } from "../../../server/testing/chat/chat.ts";
import { isOfUnseenThird } from "../held-out.ts";
import { readLives } from "../lives/read.ts";
import { abstains, holdsHalf } from "./judge.ts";
import { startWorld, type World } from "./world.ts";

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse("2026-03-02T17:00:00Z");
/** More than a question takes to reach her. */
const BACK_MS = 20_000;
const LAST_TOLD = 20;
const READ_EVERY = 5;
const TALK_A_DAY = { told: 20, later: 16 };
const FOREIGN = { told: 80, later: 220 };

const text = v.pipe(v.string(), v.nonEmpty());
const life = v.object({
  id: text,
  language: v.picklist(LANGUAGE_IDS),
  facts: v.array(
    v.object({
      day: v.number(),
      text,
      question: text,
      questionDay: v.number(),
      answer: text,
      questionLanguage: v.optional(v.picklist(LANGUAGE_IDS)),
      replacedBy: v.optional(v.number()),
      use: v.optional(text),
      useAnswer: v.optional(text),
    }),
  ),
  /** What was never told. */
  unknown: v.array(text),
});
type Life = v.InferOutput<typeof life>;

const KINDS = ["recalled", "across languages", "preferences used", "abstained"] as const;
type Question = {
  id: string;
  day: number;
  kind: (typeof KINDS)[number];
  question: string;
  expected: string;
};
type Answer = Question & { answer: string };

function questionsOf({ id, facts, unknown }: Life): Question[] {
  const asked = facts.flatMap((fact, at): Question[] => {
    const kind = fact.questionLanguage ? "across languages" : "recalled";
    const one = { question: fact.question, expected: fact.answer, kind } as const;
    const days =
      fact.day === 1 && fact.replacedBy === undefined ? [1, fact.questionDay] : [fact.questionDay];
    return [
      ...days.map((day) => ({ id: `${id}/${at}`, day, ...one })),
      ...(fact.use
        ? [
            {
              id: `${id}/${at}/use`,
              day: fact.questionDay,
              kind: "preferences used" as const,
              question: fact.use,
              expected: fact.useAnswer ?? fact.answer,
            },
          ]
        : []),
    ];
  });
  const never = unknown.map((question, at) => ({
    id: `${id}/unknown-${at}`,
    day: at % 2 === 0 ? 21 : 90,
    kind: "abstained" as const,
    question,
    expected: "",
  }));
  return [...asked, ...never];
}

/** The words of a colleague share words with the question and contradict nothing. */
const SAYS: Record<Language, string> = {
  "en-US": "My colleague Robin says:",
  de: "Meine Kollegin Robin sagt:",
  es: "Mi colega Robin dice:",
  fr: "Ma collègue Robin dit :",
  pt: "Minha colega Robin diz:",
  ja: "同僚のロビンが言うには、",
};

/** Every fourth thing that others tell of their lives; to be found by the longest words of what comes after it. */
function foreignMemories(language: Language): { words: string; search: string }[] {
  const told = readLives().filter((one) => one.language === language && !one.isAsked);
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const longest = (said: string) =>
    [...segmenter.segment(said)]
      .flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 5)
      .join(" ");
  return told.flatMap((one, at) =>
    at % 4 === 0
      ? [
          {
            words: `${SAYS[language]} ${one.text.slice(0, 250)}`,
            search: longest(told[at + 1]!.text),
          },
        ]
      : [],
  );
}

const addForeign = (
  world: World,
  userId: string,
  language: Language,
  from: number,
  count: number,
) =>
  world.query(
    `insert into memories (user_id, words, search_words, kind, language, importance, noted_at, rank_at, fingerprint)
     select $1, m.words, m.search, case when n % 10 = 0 then 'like' else 'other' end, $2, 1 + n % 4, $3, $3, ''
     from rows from (jsonb_to_recordset($4) as (words text, search text)) with ordinality as m(words, search, n)`,
    [
      userId,
      language,
      world.clock(),
      JSON.stringify(foreignMemories(language).slice(from, from + count)),
    ],
  );

const YES: Record<Language, string> = {
  "en-US": "yes",
  de: "ja",
  es: "sí",
  fr: "oui",
  pt: "sim",
  ja: "はい",
};

/** People agree when the page asks whether it may remember illness, faith or love. */
async function tell(world: World, userId: string, language: Language, said: string): Promise<void> {
  const heard = await hear(await world.send(userId, said));
  const end = endOf(heard);
  const isAsked = end?.type === "end" && end.asks_memory;
  if (isAsked) await hear(await world.send(userId, YES[language]));
}

type Person = Life & { userId: string };

/** The clock goes back with each question, so that none sees the others. */
async function ask(world: World, people: Person[], day: number): Promise<Answer[]> {
  let moment = FIRST_DAY + (day - 1) * DAY_MS + DAY_MS / 8;
  const askOne = async (userId: string, questions: Question[]) => {
    await world.query("update conversation_summaries set summary = '' where user_id = $1", [
      userId,
    ]);
    const answers: Promise<Answer>[] = [];
    for (const one of questions) {
      world.moveTo((moment -= BACK_MS));
      const response = await world.send(userId, one.question);
      answers.push(hear(response).then((heard) => ({ ...one, answer: heard.text })));
    }
    return Promise.all(answers);
  };
  const asked = people.map((person) => {
    const questions = questionsOf(person).filter((one) => one.day === day);
    return askOne(person.userId, questions);
  });
  return (await Promise.all(asked)).flat();
}

async function live(lives: Life[]): Promise<Answer[]> {
  const world = await startWorld();
  try {
    const people: Person[] = [];
    for (const one of lives) people.push({ ...one, userId: await world.newPerson(one.language) });
    const answers: Answer[] = [];
    for (let day = 1; day <= LAST_TOLD; day += 1) {
      world.moveTo(FIRST_DAY + (day - 1) * DAY_MS);
      for (const { userId, language, facts } of people)
        for (const fact of facts.filter((one) => one.day === day))
          await tell(world, userId, language, fact.text);
      if (day === 1) answers.push(...(await ask(world, people, 1)));
      if (day % READ_EVERY > 0) continue;
      await Promise.all(people.map(() => world.read(60)));
      for (const { userId, language } of people) {
        await addForeign(world, userId, language, (day - READ_EVERY) * 4, READ_EVERY * 4);
        await world.talk(userId, language, READ_EVERY * TALK_A_DAY.told);
      }
    }
    answers.push(...(await ask(world, people, 21)));
    world.moveTo(FIRST_DAY + 88 * DAY_MS);
    for (const { userId, language } of people) {
      await addForeign(world, userId, language, FOREIGN.told, FOREIGN.later);
      await world.talk(userId, language, 69 * TALK_A_DAY.later);
    }
    answers.push(...(await ask(world, people, 90)));
    return answers;
  } finally {
    await world.stop();
  }
}

const isRight = ({ kind, answer, expected }: Answer) =>
  kind === "abstained" ? abstains(answer) : holdsHalf(answer, expected);

function report(answers: Answer[]): void {
  const share = (these: Answer[]) => `${these.filter(isRight).length} of ${these.length}`;
  for (const kind of KINDS) {
    const all = answers.filter((one) => one.kind === kind);
    console.log(
      `${kind}: ${share(all)} by the words; of the unseen third ${share(all.filter(({ id }) => isOfUnseenThird(id)))}; ${[1, 21, 90].map((day) => `day ${day} ${share(all.filter((one) => one.day === day))}`).join(", ")}`,
    );
  }
}

const linesOf = (file: string) => fs.readFileSync(file, "utf8").trimEnd().split("\n");
const sheet = process.argv[2] ?? "memory-lives-answers.jsonl";
if (!fs.existsSync(sheet)) {
  const file = path.join(import.meta.dirname, "lives.jsonl");
  const answers = await live(linesOf(file).map((line) => v.parse(life, JSON.parse(line))));
  fs.writeFileSync(sheet, answers.map((one) => `${JSON.stringify(one)}\n`).join(""));
}
report(linesOf(sheet).map((line) => JSON.parse(line) as Answer));
