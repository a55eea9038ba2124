// Small sums: the one part of the world Luli can be sure about.

const SUM =
  /(?<![\d/.-])(-?\d{1,9}(?:\.\d{1,4})?)\s*(\+|-|\*|x|\u00d7|\/|\u00f7|plus|minus|times|divided by|multiplied by)\s*(-?\d{1,9}(?:\.\d{1,4})?)(?![\d/.-]*\d)/i;

/** The answer when a message asks for a sum of two numbers, or null. */
export function readSum(message: string): string | null {
  const text = message.trim();
  const found = SUM.exec(text);
  // "9/11" and "2-0" are names and scores until somebody asks.
  const isTight = /\d[/-]\d/.test(found?.[0] ?? "");
  const isAsked =
    /\b(?:what|what's|whats|how much|calculate|compute|solve|can you)\b|=/i.test(text) ||
    (!isTight && found?.[0].length === text.replace(/[?!. ]+$/, "").length);
  if (!found || !isAsked) return null;
  const [, left, sign = "", right] = found;
  const value = calculate(Number(left), sign.toLowerCase(), Number(right));
  return Number.isFinite(value) ? String(Number(value.toFixed(4))) : null;
}

function calculate(left: number, sign: string, right: number): number {
  if (sign === "+" || sign === "plus") return left + right;
  if (sign === "-" || sign === "minus") return left - right;
  if (["/", "\u00f7", "divided by"].includes(sign)) return left / right;
  return left * right;
}
