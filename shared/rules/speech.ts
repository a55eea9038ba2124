// Prepares a reply for a voice. The server finds with it how much of a reply was heard.

const ACTIONS = /\*[^*\n]*\*/g;
const LINKS = /https?:\/\/\S+/g;
/** Matches emojis with their modifiers and joiners. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu;

/** Returns the part of a reply that a voice reads: no actions, links or emojis. */
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
