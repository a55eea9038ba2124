// What stands around a legal text.
import { english } from "../../lib/words/words.ts";

export const legalWords = english("legal", {
  contents: "Contents",
  updated: "Last updated: January 2025",
  /** In a translation: which text counts. */
  governs: "",
  end: "You read all of it!",
  /** Luli beside the end. */
  puppy: "Luli, sleepy",
});
