// A reply that ran out of tokens ends where its last whole sentence did.

/** What ends a sentence, with the quotes, stars and faces behind it. */
const END =
  /(?:[.!?…]+["'”’»)\]*]*(?=\s|$)|[。！？]+[」』）]*|\*(?=\s|$))(?:\s*\p{Extended_Pictographic}\ufe0f?)*/gu;
/** Less than that would lose too much of what was said. */
const LEAST = 1 / 3;

export function endAtSentence(text: string): string {
  const said = text.trimEnd();
  const ends = Array.from(said.matchAll(END), ({ index, 0: end }) => index + end.length);
  const end = ends.at(-1) ?? 0;
  return end >= said.length * LEAST ? said.slice(0, end) : `${said}…`;
}
