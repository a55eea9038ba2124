// Whether a fact says no more than a known one that the model takes for the same. A wrong word of it would lose what was told.

const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Names and numbers, and German nouns; of Japanese what is Katakana or Chinese. */
function namesIn(text: string): string[] {
  const all = [...words.segment(text.normalize("NFC"))].filter(({ isWordLike }) => isWordLike);
  return all
    .filter(
      ({ segment, index }) =>
        /\d|\p{Script=Katakana}|\p{Script=Han}/u.test(segment) ||
        (index > 0 && /^\p{Lu}/u.test(segment)),
    )
    .map(({ segment }) => segment.toLowerCase());
}

export function saysNoMore(fact: string, known: string): boolean {
  const said = known.normalize("NFC").toLowerCase();
  return namesIn(fact).every((name) => said.includes(name));
}
