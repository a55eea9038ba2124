// Whether the right memory is among the twelve of two hundred that reach a prompt: questions that share no word with what was told, and others
// that only make sense after what was said before. By the words of the memory alone, then with the words that somebody would ask with. Then
// questions as six hands wrote them, among what a large model noted of one message in each of their topics (lives.tsv).
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import { LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import { createPool } from "../../server/platform/database/database.ts";
import { migrate } from "../../server/platform/database/migrate.ts";
import { startBenchDatabase } from "../database.ts";

const MEMORIES = 200;
const DAY_MS = 86_400_000;

type Case = { language: string; told: string; search: string; before: string; question: string };
type Memory = { words: string; search: string };

const rowsOf = (file: string) =>
  fs
    .readFileSync(path.join(import.meta.dirname, file), "utf8")
    .trimEnd()
    .split("\n")
    .filter((row) => !row.startsWith("#"))
    .map((row) => row.split("\t"));

const CASES = rowsOf("cases.tsv").map(
  ([language = "", told = "", search = "", before = "", question = ""]): Case => ({
    language,
    told,
    search,
    before,
    question,
  }),
);

/** What others tell of their lives, two of each topic; to be found by five words of the next one on the same topic. */
function others(language: Language, count: number): Memory[] {
  const told = rowsOf(`../../evaluation/lives/${language.slice(0, 2)}.tsv`)
    .filter(([, side]) => side === "t")
    .map(([, , text]) => text!.slice(0, 300));
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const wordsOf = (text: string) =>
    [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
      isWordLike ? [segment] : [],
    );
  const longest = (text: string) =>
    wordsOf(text)
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 5)
      .join(" ");
  return told
    .flatMap((words, at) => (at % 6 === 0 ? [{ words, search: longest(told[at + 1]!) }] : []))
    .slice(0, count);
}

async function createPerson(
  pool: pg.Pool,
  language: Language,
  own: readonly Memory[],
  { hasSearch, beside = [] }: { hasSearch: boolean; beside?: readonly Memory[] },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into users (email) values ($1) returning id",
    [`${randomUUID()}@luli.test`],
  );
  const { id } = rows[0]!;
  await pool.query("update settings set language = $2 where user_id = $1", [id, language]);
  const memories = [...own, ...beside];
  for (const [at, { words, search }] of memories.entries())
    await pool.query(
      `insert into memories (user_id, words, search_words, kind, language, importance, noted_at, rank_at, fingerprint)
       values ($1, $2, $3, 'other', $4, $5, $6, $6, '')`,
      // What is asked for is the oldest, and matters no more than the rest.
      [
        id,
        words,
        hasSearch ? search : "",
        language,
        at < own.length ? 3 : 3 + (at % 3),
        new Date(Date.now() - (300 - at) * DAY_MS),
      ],
    );
  return id;
}

/** The words of those that reach the prompt. */
async function recall(pool: pg.Pool, id: string, question: string, before = "") {
  const { rows } = await pool.query<{ words: string }>(
    "select m ->> 'words' as words from json_array_elements(memory_for($1, $2, json_build_object('messages', json_build_array($3::text), 'responses', '[]'::json, 'at', json_build_array(now())), now()) -> 'memories') m",
    [id, question, before],
  );
  return rows.map(({ words }) => words);
}

async function countRecalled(pool: pg.Pool, id: string, cases: Case[]): Promise<number> {
  let count = 0;
  for (const { told, question, before } of cases)
    if ((await recall(pool, id, question, before)).includes(told)) count += 1;
  return count;
}

const withoutBefore = (one: Case): Case => ({ ...one, before: "" });

type Life = Memory & { language: string; topic: string; question: string };
const LIVES = rowsOf("lives.tsv").map(
  ([language = "", topic = "", words = "", search = "", question = ""]): Life => ({
    language,
    topic,
    words,
    search,
    question,
  }),
);

/** Of how many topics something of it is among the twelve. */
async function countTopics(pool: pg.Pool, id: string, lives: readonly Life[]): Promise<number> {
  let count = 0;
  for (const { question, topic } of firstOfTopics(lives)) {
    const recalled = await recall(pool, id, question);
    if (lives.some((one) => one.topic === topic && recalled.includes(one.words))) count += 1;
  }
  return count;
}

const firstOfTopics = (lives: readonly Life[]) =>
  lives.filter(({ topic }, at) => lives.findIndex((one) => one.topic === topic) === at);

const postgres = await startBenchDatabase();
try {
  await migrate(postgres.url);
  const pool = createPool(postgres.url, { max: 1 });
  console.log(
    "| | alone: words | search words | of | after something: words | search words | and what was before | of |\n|--|--:|--:|--:|--:|--:|--:|--:|",
  );
  const totals: number[] = [];
  for (const language of LANGUAGE_IDS) {
    const own = CASES.filter((one) => one.language === language);
    const alone = own.filter(({ before }) => before === "");
    const after = own.filter(({ before }) => before !== "");
    const memories = own.map(({ told, search }) => ({ words: told, search }));
    const beside = others(language, MEMORIES - own.length);
    const plain = await createPerson(pool, language, memories, { beside, hasSearch: false });
    const found = await createPerson(pool, language, memories, { beside, hasSearch: true });
    const counts = [
      await countRecalled(pool, plain, alone),
      await countRecalled(pool, found, alone),
      alone.length,
      await countRecalled(pool, plain, after.map(withoutBefore)),
      await countRecalled(pool, found, after.map(withoutBefore)),
      await countRecalled(pool, found, after),
      after.length,
    ];
    counts.forEach((count, at) => (totals[at] = (totals[at] ?? 0) + count));
    console.log(`| ${language} | ${counts.join(" | ")} |`);
  }
  console.log(`| all | ${totals.join(" | ")} |`);
  console.log("\n| | words | search words | of | memories |\n|--|--:|--:|--:|--:|");
  for (const language of LANGUAGE_IDS) {
    const lives = LIVES.filter((one) => one.language === language);
    const plain = await createPerson(pool, language, lives, { hasSearch: false });
    const found = await createPerson(pool, language, lives, { hasSearch: true });
    console.log(
      `| ${language} | ${await countTopics(pool, plain, lives)} | ${await countTopics(pool, found, lives)} | ${firstOfTopics(lives).length} | ${lives.length} |`,
    );
  }
  await pool.end();
} finally {
  await postgres.stop();
}
