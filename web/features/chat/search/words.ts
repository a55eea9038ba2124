// What is said where somebody looks for what was said.
import { english } from "../../../lib/words/words.ts";

export const searchWords = english("search", {
  open: "Search messages",
  close: "Back to the chat",
  label: "Search",
  lastWeek: "Last week",
  day: "Jump to a date",
  nothing: "No messages found.",
  found: (count: number) => (count === 1 ? "1 message found" : `${count} messages found`),
  results: "Back to results",
  later: "Later messages",
  none: "No later messages.",
});
