// Small sums: the one part of the world Luli can be sure about.

const SUM =
  /(?<![\d/.-])(-?\d{1,9}(?:\.\d{1,4})?)\s*(\+|-|\*|x|\u00d7|\/|\u00f7|plus|minus|times|divided by|multiplied by|mal|geteilt durch|entre|dividid[oa] (?:por|entre)|m[aá]s|menos|por|fois|moins|divisé par|mais|vezes|足す|引く|かける|割る)\s*(-?\d{1,9}(?:\.\d{1,4})?)(?![\d/.-]*\d)/i;

const PERCENT =
  /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|percent|prozent|por ?ciento|por ?cento|pour ?cent|パーセント) ?(?:of|von|de|do|da|sur|の)? ?(\d{1,9}(?:[.,]\d{1,2})?)/i;

/** The answer when a message asks for a sum of two numbers, or null. */
export function readSum(message: string): string | null {
  const text = message.trim();
  const [, percent, whole] = PERCENT.exec(text) ?? [];
  if (percent && whole)
    return String(Number(((toNumber(percent) * toNumber(whole)) / 100).toFixed(2)));
  const found = SUM.exec(text);
  // "9/11" and "2-0" are names and scores until somebody asks.
  const isTight = /\d[/-]\d/.test(found?.[0] ?? "");
  const isAsked =
    /(?<!\p{L})(?:what|what's|whats|how much|calculate|compute|solve|can you|was (?:ist|ergibt|macht)|wie ?viel|rechne|cu[aá]nto|calcula|combien|calcule|quanto|qual [eé])(?!\p{L})|=|は[?？]|いくつ/iu.test(
      text,
    ) ||
    (!isTight && found?.index === 0 && text.length < found[0].length + 20);
  if (!found || !isAsked) return null;
  const [, left, sign = "", right] = found;
  const value = calculate(Number(left), sign.toLowerCase(), Number(right));
  return Number.isFinite(value) ? String(Number(value.toFixed(4))) : null;
}

const toNumber = (written: string) => Number(written.replace(",", "."));

function calculate(left: number, sign: string, right: number): number {
  if (/^(?:\+|plus|m[aá]s|mais|足す)$/.test(sign)) return left + right;
  if (/^(?:-|minus|menos|moins|引く)$/.test(sign)) return left - right;
  if (
    /^(?:\/|\u00f7|divided by|geteilt durch|entre|dividid[oa] (?:por|entre)|divisé par|割る)$/.test(
      sign,
    )
  )
    return left / right;
  return left * right;
}
