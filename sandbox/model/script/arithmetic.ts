// Works out small sums, the one thing that Luli can be sure about.
import { plain, type Locale } from "./phrasebook.ts";

const N = String.raw`(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,4})?)(?![.,]?\d)(?: ?[€$£円]| euros?| dollars?| reais)?`;
const SHARE = `${N} ?(%|percent|prozent|por ?cien(?:to)?|por ?cento|pour ?cent|パーセント|割)`;
const OFF = "(?:off|rabatt|nachlass|de (?:descuento|desconto|remise|reduction)|weniger|引)";
const DIVIDE = "/|\u00f7|divided by|geteilt durch|entre|dividid[oa] (?:por|entre)|divise par|割る";
const SIGNS: [string, (one: number, other: number) => number][] = [
  ["\\+|plus|mas|mais|足す", (one, other) => one + other],
  ["-|minus|menos|moins|引く", (one, other) => one - other],
  [DIVIDE, (one, other) => one / other],
  ["\\*|x|\u00d7|times|multiplied by|mal|por|fois|vezes|かける", (one, other) => one * other],
];
const SUM = new RegExp(
  String.raw`(?<![\d/.,-])(-?)${N}\s*(${SIGNS.map(([sign]) => sign).join("|")})\s*(-?)${N}(?![\d/.,-]*\d)(?! ?%)`,
);
const PART = new RegExp(`${SHARE} ?(?:of|von|de|do|da|sur|の) ?${N}`);
const LESS = new RegExp(`${SHARE} ?${OFF} ?(?:of|on|auf|von|en|em|de|sobre|sur|の)? ?${N}`);
const LESSENED = new RegExp(
  `${N} ?(?:(?:minus|menos|moins|-) ?${SHARE}|(?:with|mit|con|com|avec|at|の)? ?(?:an? |une? |um )?${SHARE} ?${OFF})`,
);
const ASKED =
  /(?<!\p{L})(?:what|whats|how much|calculate|compute|solve|can (?:you|u)|was (?:ist|ergibt|macht)|wie ?viel|rechne|cuanto|calcula|combien|calcule|quanto|qual e)(?!\p{L})|=|は|いくつ/u;
const POLITE = /(?<!\p{L})(?:pls|plz|please|bitte|porfa|por favor|pfv?|stp)(?!\p{L})|お願い/u;

/** Returns the result if a message asks for a sum of two numbers or a share of one, else null. */
export function readSum(message: string, language: Locale): string | null {
  const text = plain(message);
  const read = (written = "") => readNumber(written, language);
  const of = (whole = "", count = "", unit = "") =>
    read(whole) * (read(count) / (unit === "割" ? 10 : 100));
  const [, off, offUnit, full] = LESS.exec(text) ?? [];
  if (full) return write(read(full) - of(full, off, offUnit), language);
  const [, price, ...shares] = LESSENED.exec(text) ?? [];
  if (price) return write(read(price) - of(price, ...shares.filter(Boolean)), language);
  const [, count, unit, whole] = PART.exec(text) ?? [];
  if (whole) return write(of(whole, count, unit), language);
  const found = SUM.exec(text);
  if (!found) return null;
  const [all, minus, left, sign, minusToo, right] = found;
  // "9/11" and "2-0" are names and scores until somebody asks.
  const isAlone = !/\d[/-]\d/.test(all) && found.index === 0 && text.length < all.length + 20;
  const isBegged = !/\d ?-|\d\/\d/.test(all) && POLITE.test(text);
  if (!isAlone && !isBegged && !ASKED.test(text)) return null;
  const [, calculate] = SIGNS.find(([signs]) => new RegExp(`^(?:${signs})$`).test(sign!))!;
  const value = calculate(read(minus + left!), read(minusToo + right!));
  return Number.isFinite(value) ? write(value, language) : null;
}

const hasPoint = (language: Locale) => language === "en" || language === "ja";

/** The thousands separator is the sign that is not the language's decimal sign. */
function readNumber(written: string, language: Locale): number {
  const other = hasPoint(language) ? "," : "\\.";
  const parts = new RegExp(`(?<=^-?\\d{1,3}(?:${other}\\d{3})*)${other}(?=\\d{3}(?!\\d))`, "g");
  return Number(written.replace(parts, "").replace(",", "."));
}

const write = (value: number, language: Locale): string =>
  String(Number(value.toFixed(4))).replace(".", hasPoint(language) ? "." : ",");
