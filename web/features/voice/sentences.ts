// Splits a reply's speech into short pieces.

/** Some voices stop in the middle of text longer than about 15 seconds. */
const LONGEST = 180;

export function splitSentences(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(inBreaths);
}

/** Splits a long sentence at its last comma or space. */
function inBreaths(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const head = sentence.slice(0, LONGEST);
  const comma = head.search(/[,;:，、](?=[^,;:，、]*$)/) + 1;
  const cut = comma > LONGEST / 3 ? comma : head.lastIndexOf(" ") + 1 || LONGEST;
  return [sentence.slice(0, cut).trim(), ...inBreaths(sentence.slice(cut).trim())];
}

/** Keeps the voices of the device itself. The others send Luli's text to the browser's maker. */
export const ownVoices = (voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice[] =>
  voices.filter(({ localService }) => localService);
