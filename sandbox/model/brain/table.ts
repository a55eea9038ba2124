// Reads what Luli hears and says from plain tables, so that its files hold words and little else.
import type { Spoken } from "../memory/lines.ts";
import type { Lines, Style, Topic } from "./topic.ts";

const PARTS = { "-": "react", "+": "body", "?": "ask", "*": "actions" } as const;
type Mark = keyof typeof PARTS;

const rowsOf = (text: string) =>
  text
    .split("\n")
    .map((row) => row.trim())
    .filter(Boolean);

function readLines(style: Style, rows: string[]): Lines {
  const read: Lines = { style, react: [] };
  for (const row of rows) (read[PARTS[row[0] as Mark]] ??= []).push(...row.slice(2).split(" | "));
  return read;
}

/** The style, and below it rows of one kind: - answers, + thoughts, ? questions, * actions, parted by ` | `. */
export function lines(words: TemplateStringsArray): Lines {
  const [style, ...rows] = rowsOf(words[0]!);
  return readLines(style as Style, rows);
}

/** Of each topic `# id style ${when}`, and below it its rows. */
export function topics(words: TemplateStringsArray, ...whens: RegExp[]): Topic[] {
  return whens.map((when, at) => {
    const [id = "", style] = rowsOf(words[at]!).at(-1)!.slice(2).split(" ");
    const rows = rowsOf(words[at + 1]!).filter((row) => !row.startsWith("#"));
    return { id, when, lines: readLines(style as Style, rows) };
  });
}

type Sayings<Language extends string> = Record<Language, string[]>;

export const blocksOf = (text: string) =>
  text
    .split(/^\s*# /m)
    .slice(1)
    .map(rowsOf);

/** Below each `# id` a row for each language: its name, and what is said in it, parted by ` | `. */
export function sayings<Language extends string, Id extends string>(
  words: TemplateStringsArray,
): Record<Id, Sayings<Language>> {
  const read = blocksOf(words.join("")).map(([id = "", ...rows]) => {
    const said = rows.map((row) => [row.slice(0, 2), row.slice(3).split(" | ")] as const);
    return [id, Object.fromEntries(said)] as const;
  });
  // A row that is missing fails a test.
  return Object.fromEntries(read) as Record<Id, Sayings<Language>>;
}

/** What a message may mean in any language, and what is said to it. */
export type Meaning = { id: string; style: Style; said: Sayings<Spoken> };
export type Subject = Meaning & { label: Record<Spoken, string> };

/** Without accents, as many people type. German and Japanese would lose words by it. */
export const withoutAccents = (text: string, language: string): string =>
  ["es", "fr", "pt"].includes(language) ? text.normalize("NFD").replace(/\p{M}/gu, "") : text;

type Row = { language: string; cells: string[] };
const readRow = (row: string): Row => ({
  language: row.slice(0, 2),
  cells: row
    .slice(3)
    .replaceAll(String.raw`\u00a0`, "\u00a0")
    .split(" ~ "),
});

/** A row that is missing fails a test. */
const each = <Value>(rows: Row[], read: (row: Row) => Value) =>
  Object.fromEntries(rows.map((row) => [row.language, read(row)])) as Record<Spoken, Value>;

/** Of each `# id style`, and below it a row for each language: what is said, parted by ` | `. */
export const meanings = (words: TemplateStringsArray): Meaning[] =>
  blocksOf(words.raw.join("")).map(([head = "", ...texts]) => {
    const [id = "", style = "playful"] = head.split(" ");
    const said = each(texts.map(readRow), ({ cells }) => cells.at(-1)!.split(" | "));
    return { id, style: style as Style, said };
  });

/** The same where each row says before it how the subject is called: label ~ what is said. */
export function subjectsOf(words: TemplateStringsArray): Subject[] {
  const rows = blocksOf(words.raw.join("")).map(([, ...texts]) => texts.map(readRow));
  return meanings(words).map((meaning, at) => ({
    ...meaning,
    label: each(rows[at]!, ({ cells }) => cells[0]!),
  }));
}
