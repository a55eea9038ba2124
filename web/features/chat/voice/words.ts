// What is said where Luli is heard, or hears.
import { english } from "../../../lib/words/words.ts";

export const voiceWords = english("voice", {
  hush: "Be quiet",
  speak: "Speak instead of typing",
  stop: "Stop listening",
  listening: "Listening...",
  elsewhere: "Your browser sends your voice to its maker, who writes down what you say.",
  goOn: "Speak",
  leave: "Type instead",
  problem: {
    denied: "The microphone is closed to this page. Your browser's address bar opens it.",
    silence: "Nothing was heard.",
    failed: "Nothing could be written down. Please type it.",
  },
});
