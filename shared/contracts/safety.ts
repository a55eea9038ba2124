// What somebody may need help with, and what hears it.

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

/** Plain words, an answer to Luli's question, the classifier, a service that was asked beside the model, the model itself. */
export const LAYERS = ["words", "turns", "classifier", "service", "model"] as const;
export type Layer = (typeof LAYERS)[number];
