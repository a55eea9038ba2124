// What is said where Luli is heard, or hears.
import { english } from "../../../lib/words/words.ts";

export const voiceWords = english("voice", {
  hush: "Stop reading",
  speak: "Speak instead of typing",
  stop: "Stop listening",
  listening: "Listening...",
  elsewhere: "Your browser may send audio to its vendor for transcription.",
  goOn: "Speak",
  leave: "Type instead",
  problem: {
    denied: "Microphone blocked. Allow it in your browser's address bar.",
    silence: "We didn't hear anything.",
    failed: "That didn't work. Please type your message.",
  },
});
