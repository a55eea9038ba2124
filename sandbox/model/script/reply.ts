// Returns Luli's next words, the same for the same conversation. The script listens rather than guesses.
import type { Message } from "../request.ts";
import { readSum } from "./arithmetic.ts";
import { choose, type Dice, diceFrom } from "./choice.ts";
import { type Context, readContext } from "./context.ts";
import { hear, isGrave, languageOf, languageOn } from "./hear.ts";
import { anyOf, type Kind, parts, type Phrasebook, plain, type Locale } from "./phrasebook.ts";
import { PHRASEBOOKS } from "./phrasebooks.ts";
import { asksOwn, findTold } from "./recall.ts";

/** Nothing is celebrated for so many messages after a grave one. */
const STILL_GRAVE = 6;
const PLAYFUL: readonly Kind[] = ["hello", "joke", "praise", "met", "thanks"];

export type Answer = { kind: Kind; text: string };

export const reply = (messages: readonly Message[]): string => answer(messages).text;

export function answer(messages: readonly Message[]): Answer {
  const context = readContext(messages);
  const dice = diceFrom(JSON.stringify(messages));
  const language = languageNow(context);
  const { kind, lines, fill } = plan(context, language);
  const book = PHRASEBOOKS[language];
  const one = (some: string[]) => choose(some, context.replies, dice) ?? "";
  const listening = [one(parts(book.listens)), one(parts(book.invites))];
  const line = kind === "listen" ? listening.join(language === "ja" ? "" : " ") : one(lines);
  const text = fillIn(line, { ...fill, name: context.name });
  const said = act(text, kind, context, book, dice);
  return { kind, text: said === context.replies.at(-1) ? `${said} 🐾` : said };
}

/** Returns the language of this message, or of the newest before it that shows one, or of the page. */
export const languageNow = ({ text, earlier, page }: Context): Locale =>
  [...earlier, text].reduce<Locale>((before, words) => languageOn(page, words, before), page);

type Plan = { kind: Kind; lines: string[]; fill?: Record<string, string> };

function plan(context: Context, language: Locale): Plan {
  const { text, told, name, isMinor } = context;
  const book = PHRASEBOOKS[language];
  const say = (kind: keyof Phrasebook["says"], fill?: Record<string, string>): Plan => ({
    kind,
    lines: parts(book.says[kind]),
    fill,
  });
  if (told) return say(told);
  if (isMinor) return say("adult");
  const sum = readSum(text, language);
  if (sum !== null) return { kind: "sum", lines: parts(book.sums), fill: { sum } };
  const nearest = languageOf(text, language);
  const heard = hear(text, isGrave(text, nearest) ? nearest : language);
  if (heard === "recall" || (heard === "question" && asksOwn(text))) {
    const words = findTold(text, [...context.memories, ...context.earlier], language);
    if (words !== null) return say("quote", { words });
    if (heard === "recall") return say("untold");
  }
  if (heard === "name") return say(name === null ? "nameless" : "name");
  if (heard === "trick") return { kind: heard, lines: [pick(book.tricks, text)] };
  if (heard === "note") return { kind: heard, lines: [pick(book.notes, text)] };
  if (heard === "joy" && (isStillGrave(context) || context.isInCrisis)) return listen;
  if (context.isNameNew && ["listen", "hello", "short", "how"].includes(heard)) return say("met");
  if (heard === "dinner") return cook(book, text);
  return heard === "listen" ? listen : say(heard);
}

/** Returns ideas for the food that was named, or else the last one, which takes any food. */
function cook({ foods, says }: Phrasebook, text: string): Plan {
  const [any = "", ...ideas] = parts(says.dinner).toReversed();
  const word = anyOf(foods).exec(plain(text))?.[0];
  if (!word) return { kind: "dinner", lines: ideas };
  const known = ideas.filter((idea) => plain(idea).includes(word.replace(/(?<=..)e?[sn]$/, "")));
  const food = text.split(/[^\p{L}]+/u).find((one) => plain(one) === word) ?? word;
  return { kind: "dinner", lines: known.length > 0 ? known : [any], fill: { food } };
}

const listen: Plan = { kind: "listen", lines: [] };

const isStillGrave = ({ earlier, page }: Context): boolean =>
  earlier.slice(-STILL_GRAVE).some((words) => isGrave(words, languageOn(page, words, page)));

/** Returns the answer of the first row that matches the text, or else of the last row. */
function pick(table: string, text: string): string {
  const rows = table.trim().split(/\n\s*/);
  const row = rows.find((one) => anyOf(one.split(" ~ ")[0]!).test(plain(text))) ?? rows.at(-1)!;
  return row.split(" ~ ")[1]!;
}

/** `{, name}` is left out with its comma where no name is known. */
const fillIn = (line: string, values: Record<string, string | null | undefined>): string =>
  line.replace(
    /\{([^\w{}]*)(\w+)([^\w{}]*)\}/g,
    (_all, before: string, key: string, behind: string) =>
      values[key] ? `${before}${values[key]}${behind}` : "",
  );

function act(text: string, kind: Kind, context: Context, book: Phrasebook, dice: Dice): string {
  if (context.isGentle || !PLAYFUL.includes(kind) || text.includes("*") || dice() < 0.5)
    return text;
  return `${choose(parts(book.actions[context.variant]), context.replies, dice)} ${text}`;
}
