// Prepares a reply for a voice: without actions and emojis, in short pieces.

/** Some voices stop in the middle of text longer than about 15 seconds. */
const LONGEST = 180;

const ACTIONS = /\*[^*\n]*\*/g;
const LINKS = /https?:\/\/\S+/g;
/** Matches emojis with their modifiers and joiners. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu;

export const toSpeech = (text: string): string =>
  text
    .replaceAll(ACTIONS, " ")
    .replaceAll(LINKS, " ")
    .replaceAll(PICTURES, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,.!?;:])/g, "$1")
    .trim();

/** Removes the open action at the end of a growing text: it may go on. */
export function withoutOpenAction(text: string): string {
  const line = text
    .slice(text.lastIndexOf("\n") + 1)
    .replaceAll(ACTIONS, (all) => "_".repeat(all.length));
  const at = line.indexOf("*");
  return at === -1 ? text : text.slice(0, text.length - line.length + at);
}

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
