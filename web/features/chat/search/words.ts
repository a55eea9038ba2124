// What is said where somebody looks for what was said.
import { english } from "../../../lib/words/words.ts";

export const searchWords = english("search", {
  open: "Find what was said",
  close: "Back to the chat",
  label: "Words to look for",
  lastWeek: "Last week",
  day: "Go to a day",
  nothing: "Nothing was said with these words.",
  found: (count: number) => (count === 1 ? "1 message found" : `${count} messages found`),
  results: "Back to the results",
  later: "Later messages",
  none: "Nothing was said since.",
});
