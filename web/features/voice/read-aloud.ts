// Reads a text with the browser's voice, a sentence at a time: long ones are cut off by some browsers, and a sentence is soon over
// when it shall be quiet.
import { ownVoices } from "./own-voices.ts";
import { splitSentences, toSpeech } from "./sentences.ts";

/** A small dog's. */
const PITCH = 1.35;
const RATE = 1.05;

/** How well a voice fits: the language, then its region. */
function rank({ lang, default: isDefault }: SpeechSynthesisVoice, wanted: string): number {
  const tag = lang.replace("_", "-").toLowerCase();
  const [language] = wanted.split("-");
  const isSame = tag === wanted;
  const isNear = tag.split("-")[0] === language;
  return (isSame ? 4 : 0) + (isNear ? 2 : 0) + (isDefault ? 1 : 0);
}

export function chooseVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | null {
  const wanted = language.toLowerCase();
  return ownVoices(voices).toSorted((a, b) => rank(b, wanted) - rank(a, wanted))[0] ?? null;
}

/** Returns how to stop it. */
export function readAloud(
  text: string,
  language: string,
  onSpeaking: (isSpeaking: boolean) => void,
): () => void {
  const sentences = splitSentences(toSpeech(text), language);
  const voice = chooseVoice(speechSynthesis.getVoices(), language);
  if (!voice || sentences.length === 0) return () => {};
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onSpeaking(false);
  };
  // Held until the end: some browsers forget an utterance that nobody holds, and its events with it.
  const utterances = sentences.map((sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    Object.assign(utterance, { voice, lang: voice.lang, pitch: PITCH, rate: RATE });
    utterance.addEventListener("error", end);
    return utterance;
  });
  utterances[0]!.addEventListener("start", () => {
    if (!isOver) onSpeaking(true);
  });
  utterances.at(-1)!.addEventListener("end", end);
  for (const utterance of utterances) speechSynthesis.speak(utterance);
  return () => {
    if (isOver) return;
    end();
    speechSynthesis.cancel();
  };
}
