// Sets how fast Luli speaks: she pauses to think, then sends pieces of words as a model sends tokens.

export type Pace = "human" | "instant";

const THINK_MS = 350;
const TOKEN_MS = { min: 35, max: 60 };
const LONGEST_TOKEN = 6;

/** Splits a reply into pieces: a word with the space before it, a long word in parts. The pieces joined are the reply. */
export function tokens(reply: string): string[] {
  return (reply.match(/\s*\S+|\s+$/gu) ?? []).flatMap(splitLong);
}

function splitLong(word: string): string[] {
  const characters = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
  if (characters.length <= LONGEST_TOKEN + 3) return [word];
  return Array.from({ length: Math.ceil(characters.length / LONGEST_TOKEN) }, (_, n) =>
    characters.slice(n * LONGEST_TOKEN, (n + 1) * LONGEST_TOKEN).join(""),
  );
}

/** Returns the milliseconds to wait before the token at this place. */
export function pauseBefore(token: number, pace: Pace): number {
  if (pace === "instant") return 0;
  if (token === 0) return THINK_MS;
  // Seven is coprime to the range's width, so neighbours differ and the rhythm does not tick.
  return TOKEN_MS.min + ((token * 7) % (TOKEN_MS.max - TOKEN_MS.min + 1));
}
