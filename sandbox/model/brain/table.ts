// Reads what Luli says from plain tables, so that its files hold words and little else.
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
  for (const row of rows) (read[PARTS[row[0] as Mark]] ??= []).push(row.slice(2));
  return read;
}

/** The style, and below it a row each: - answer, + thought, ? question, * action. */
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

/** Below each `# id` a row for each language: its name, and what is said in it, parted by ` | `. */
export function sayings<Language extends string, Id extends string>(
  words: TemplateStringsArray,
): Record<Id, Sayings<Language>> {
  const blocks = words
    .join("")
    .split(/^\s*# /m)
    .slice(1);
  const read = blocks.map((block) => {
    const [id = "", ...rows] = rowsOf(block);
    const said = rows.map((row) => [row.slice(0, 2), row.slice(3).split(" | ")] as const);
    return [id, Object.fromEntries(said)] as const;
  });
  // A row that is missing fails a test.
  return Object.fromEntries(read) as Record<Id, Sayings<Language>>;
}

/** The same where each has `# id ${when}`. */
export const heard = <Language extends string>(words: TemplateStringsArray, ...whens: RegExp[]) =>
  Object.entries(sayings<Language, string>(words)).map(([id, said], at) => ({
    id,
    said,
    when: whens[at]!,
  }));
