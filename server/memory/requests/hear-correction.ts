// Hears a correction: "forget Tuesday, it's Thursday", "not Linz but Graz". It erases nothing: the reading of the conversation writes the
// new fact and closes the old one.
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { MEMORY_WORDS, type MemoryWords } from "./words.ts";

type Corrects = MemoryWords["corrects"];

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*(?![\p{L}\p{M}\p{N}'-])(?:[:.,]\d+)?`;
const TWO = String.raw`${WORD}(?:\s+${WORD})??`;
const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Katakana}ー\d:時分日]{1,10}?`;
const STOP = String.raw`\s*[,;:.!–—-]+\s*`;

const DAYS = Array.from({ length: 7 }, (_, day) => new Date(2026, 0, 4 + day, 12));
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15));
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
type Unit = "day" | "month" | "hour";
/** Days and months are listed at the first correction: it takes 20 ms. */
let units: ReadonlyMap<string, Unit> | undefined;
const listUnits = () =>
  new Map(
    LANGUAGE_IDS.flatMap((language) => {
      const days = new Intl.DateTimeFormat(language, { weekday: "long" });
      const months = new Intl.DateTimeFormat(language, { month: "long" });
      return [
        ...DAYS.map((day) => [plain(days.format(day).replace("-feira", "")), "day"] as const),
        ...MONTHS.map((month) => [plain(months.format(month)), "month"] as const),
      ];
    }),
  );
const HOUR = /^\d{1,2}(?:[:.]\d\d|\s?(?:am|pm|uhr|h|heures|horas)|時.*)$/iu;
/** Null: no day, month or hour, though perhaps a number. */
function unitOf(words: string): Unit | null {
  if (HOUR.test(words)) return "hour";
  if (/曜/u.test(words)) return "day";
  const known = (units ??= listUnits());
  const found = words.split(/\s+/u).map((word) => known.get(plain(word)));
  return found.find((unit) => unit !== undefined) ?? null;
}

/** `sortOf`: what is over and what is so now must be of one sort; null: of none. */
type Hearer = { says: RegExp; sortOf: (words: string) => string | null };

const wordOf = (ones: string) => String.raw`(?:(?:${ones})(?![\p{L}'])[\s,]*)`;
const oldIn = ({ over, small }: Corrects) =>
  String.raw`(?<!\p{L})(?:${over})\s+${wordOf(small)}{0,3}(?<old>${TWO})`;
const nowIn = ({ small }: Corrects) => String.raw`${wordOf(small)}{0,3}(?<now>${TWO})`;

function near(corrects: Corrects, lead: string): Hearer[] {
  const { isOver, instead, small } = corrects;
  const [old, now] = [oldIn(corrects), nowIn(corrects)];
  const gap = String.raw`(?:${STOP}|\s+)${wordOf(lead)}{0,3}`;
  const patterns = isOver
    ? [
        String.raw`(?<old>${JAPANESE})(?:日|曜日)?(?:${isOver})[、。\s]*(?:(?:${instead})[、\s]*){0,3}(?<now>${JAPANESE})(?=[^\p{Script=Han}\p{Script=Katakana}]|日|$)`,
      ]
    : [
        String.raw`${old}${gap}(?:${wordOf(small)}{0,3}${wordOf(instead)}){1,3}${now}(?!\p{L})`,
        String.raw`${old}${STOP}${now}[\s,.!]*(?:(?:${instead})(?![\p{L}'])[\s,.!]*){0,3}$`,
      ];
  return patterns.map((pattern) => ({ says: new RegExp(pattern, "iu"), sortOf: timeOrName }));
}

/** Finds corrections with words in between: "forget Tuesday, the dentist is on Thursday". Only for days, months and hours. */
function far(corrects: Corrects): Hearer[] {
  if (corrects.isOver) return [];
  const pattern = String.raw`${oldIn(corrects)}\s*,\s*(?:\p{L}[\p{L}'-]*\s+){1,6}?${nowIn(corrects)}[\s.!]*$`;
  return [{ says: new RegExp(pattern, "iu"), sortOf: unitOf }];
}

/** A day, an hour or a number is a time; a capital word is a name. */
function timeOrName(words: string): "time" | "name" | null {
  if (/\d/u.test(words) || unitOf(words) !== null) return "time";
  return /^\p{Lu}\p{Ll}|[\p{Script=Han}\p{Script=Katakana}]{2}/u.test(words) ? "name" : null;
}

/** Those with more in between hear what no other did. */
const HEARERS: readonly Hearer[] = [
  ...MEMORY_WORDS.flatMap(({ corrects, lead }) => near(corrects, lead)),
  ...MEMORY_WORDS.flatMap(({ corrects }) => far(corrects)),
];

/** The old value and the new one, in the person's words. */
export type Correction = { over: string; now: string };

/** Longer ones do more than put right. */
const MAX_LENGTH = 160;

/** Null: nothing is corrected so. */
export function hearCorrection(message: string): Correction | null {
  const said = message.normalize("NFC").replace(/[\u2018\u2019\u02bc]/g, "'");
  if (said.length > MAX_LENGTH) return null;
  for (const { says, sortOf } of HEARERS) {
    const { old = "", now = "" } = says.exec(said)?.groups ?? {};
    const sort = sortOf(old);
    if (sort !== null && sort === sortOf(now) && plain(old) !== plain(now))
      return { over: old, now };
  }
  return null;
}

/** "Forget Tuesday, it's Thursday": a day for a day. "Forget April, she's 15" and "forget 4711, it was 2 years ago" put nothing right. */
export function movesTime(words: string, { over, now }: Correction): boolean {
  const unit = unitOf(over);
  const isSame = unit !== null && unit === unitOf(now);
  return isSame && [besides(over, words), besides(words, over)].some((rest) => rest !== null);
}

/** Whether the fact is the known one with what is so now in the place of what is over: another that only names it stays. */
export function putsRight(known: string, fact: string, { over, now }: Correction): boolean {
  const before = besides(known, over);
  const after = besides(fact, now);
  if (!before || !after) return false;
  const isLong = before.long.size > 0 && after.long.size > 0;
  const [one, other] = isLong ? [before.long, after.long] : [before.all, after.all];
  const shared = [...one].filter((word) => other.has(word)).length;
  // Short words are mostly "my", "is" and their like: among them all must be the same.
  const least = isLong ? Math.min(one.size, other.size) / 2 : Math.max(one.size, other.size);
  return shared > 0 && shared >= least;
}

/** The words that stand beside it; null: it does not speak of it. */
function besides(text: string, named: string): { all: Set<string>; long: Set<string> } | null {
  const [said, name] = [plain(text), plain(named)];
  const isJapanese = /[\p{Script=Han}\p{Script=Katakana}]/u.test(name);
  const escaped = name.replaceAll(".", String.raw`\.`);
  const speaks = new RegExp(
    isJapanese ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const rest = said.replace(speaks, " ");
  if (rest === said) return null;
  const words = rest.match(
    isJapanese ? /\p{Script=Han}+|[\p{Script=Katakana}ー]+/gu : /[\p{L}\p{N}]+/gu,
  );
  const all = new Set(words);
  return { all, long: new Set([...all].filter((word) => isJapanese || word.length > 3)) };
}
