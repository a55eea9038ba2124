// What somebody may need help with, and what they may say when they are asked whether they are safe.

export const HELP_KINDS = [
  "self_harm",
  /** Somebody hurts or threatens the writer. */
  "abuse",
  /** The writer may hurt somebody. */
  "threat",
  /** Worried about somebody else. */
  "concern",
  /** An emergency of the body. */
  "medical",
  "eating",
  /** Says that they are under 18. */
  "minor",
] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** `again`: says in an open crisis that they are not safe. `safe`: says that they are. */
export const STAGES = ["first", "again", "safe"] as const;
export type Stage = (typeof STAGES)[number];

/** As the corpus labels messages and the classifier tells them apart; the first two need no help. */
export const KINDS = ["none", "sad", ...HELP_KINDS] as const;
export type Kind = (typeof KINDS)[number];

export const needsHelp = (kind: Kind): kind is HelpKind => kind !== "none" && kind !== "sad";
