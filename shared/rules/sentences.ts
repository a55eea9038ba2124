// Splits sentences, but not at an ordinal ("am 12. Dezember", "der 1. FC"), an abbreviation ("Dr. Krause", "z. B."), or
// within a time or an address.

const BEFORE_ORDINAL =
  "am|vom|zum|bis|ab|seit|beim|im|den|dem|des|der|die|das|jeden|(?:m|d|s)ein\\p{L}{0,2}|ihr\\p{L}{0,2}|unser\\p{L}{0,2}";
const ABBREVIATIONS =
  "[DM]r|Mrs|Ms|Prof|St|Sta|Sto|Sra?|Srta|Dra?|Mme|Nr|bzw|usw|ca|ggf|evtl|[zdup]|z\\. ?B|d\\. ?h|u\\. ?a|p\\. ?e[jx]|e\\.g|i\\.e|vs";

/** Source of a pattern for periods that do not end a sentence. */
const NO_END = `(?<!\\p{L})(?:(?:${BEFORE_ORDINAL}) (?:\\d{1,2}\\. ?)?\\d{1,2}|${ABBREVIATIONS})\\.`;

const END = new RegExp(
  `(?<=[.!?…]["'”“»)]*)(?<!${NO_END})\\s+|(?<=[。！？])\\s*(?=[^\\s。！？」』）])`,
  "iu",
);

/** Sentences come without the white space between them. */
export const sentencesOf = (text: string): string[] =>
  text
    .trim()
    .split(END)
    .filter((sentence) => sentence !== "");
