// A reply that ran out of tokens ends where its last whole sentence did.

/** Matches the end of a sentence, with the quotes, stars and faces behind it. */
const END =
  /(?:[.!?…]+["'”’»)\]*]*(?=\s|$)|[。！？]+[」』）]*|\*(?=\s|$))(?:\s*\p{Extended_Pictographic}\ufe0f?)*/gu;
/** Less than that would lose too much of what was said. */
const LEAST = 1 / 3;

export function endAtSentence(text: string): string {
  const said = text.trimEnd();
  const whole = wholeSentences(said);
  return whole.length >= said.length * LEAST ? whole : `${said}…`;
}

/** Up to the end of the last one; empty where none is whole. */
export function wholeSentences(text: string): string {
  const last = Array.from(text.matchAll(END)).at(-1);
  return last ? text.slice(0, last.index + last[0].length) : "";
}
