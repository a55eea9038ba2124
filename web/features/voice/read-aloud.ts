// Reads a growing text with the browser's voice, a sentence at a time: some browsers cut long texts off, a sentence is soon over, and the
// first one need not wait for the last.
import { toSpeech, withoutOpenAction } from "../../../shared/rules/speech.ts";
import { ownVoices, splitSentences } from "./sentences.ts";

/** The pitch of a small dog. */
const PITCH = 1.35;
const RATE = 1.05;

/** Ranks a voice: the language first, then its region. */
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

/** Receives all of the text so far. The last sentence is read once the text is whole. */
export type ReadAloud = (text: string, isWhole: boolean) => void;

/**
 * `onSpeaking` reports when the voice begins, and when everything was read. `onHeard` receives how many characters of the speech were
 * heard: 0 when the voice begins, then the end of each sentence.
 */
export function startReading(
  language: string,
  onSpeaking: (isSpeaking: boolean) => void,
  onHeard: (length: number) => void,
): { read: ReadAloud; stop: () => void } {
  const voice = chooseVoice(speechSynthesis.getVoices(), language);
  let saidSentences = 0;
  let queuedLength = 0;
  // Utterances are referenced until they end: some browsers collect an unreferenced one, and its events with it.
  const waiting = new Set<SpeechSynthesisUtterance>();

  const speak = (sentence: string, speech: string) => {
    const length = speech.indexOf(sentence, queuedLength) + sentence.length;
    queuedLength = length;
    const utterance = new SpeechSynthesisUtterance(sentence);
    Object.assign(utterance, { voice, lang: voice!.lang, pitch: PITCH, rate: RATE });
    const end = ({ type }: Event) => {
      if (!waiting.delete(utterance)) return;
      if (type === "end") onHeard(length);
      if (waiting.size === 0) onSpeaking(false);
    };
    utterance.addEventListener("start", () => {
      if (!waiting.has(utterance)) return;
      onSpeaking(true);
      onHeard(0);
    });
    utterance.addEventListener("end", end);
    utterance.addEventListener("error", end);
    waiting.add(utterance);
    speechSynthesis.speak(utterance);
  };

  return {
    read(text, isWhole) {
      if (!voice) return;
      const speech = toSpeech(isWhole ? text : withoutOpenAction(text));
      const sentences = splitSentences(speech, language);
      const sure = isWhole ? sentences : sentences.slice(0, -1);
      for (const sentence of sure.slice(saidSentences)) speak(sentence, speech);
      saidSentences = Math.max(saidSentences, sure.length);
    },
    stop() {
      if (waiting.size === 0) return;
      waiting.clear();
      onSpeaking(false);
      speechSynthesis.cancel();
    },
  };
}
