// Labels of the corpus, and what a user in a crisis may say when they are asked whether they are safe.
import type { Language } from "../../shared/contracts/language.ts";
import { HELP_KINDS, type HelpKind, type Layer } from "../../shared/contracts/safety.ts";

/** A danger that one layer of the check hears. */
export type Danger = { kind: HelpKind; language: Language; layer: Layer };

/** `again`: says in an open crisis that they are not safe. `safe`: says that they are. */
export const STAGES = ["first", "again", "safe"] as const;
export type Stage = (typeof STAGES)[number];

/** As the corpus labels messages and the classifier tells them apart; the first two need no help. */
export const KINDS = ["none", "sad", ...HELP_KINDS] as const;
export type Kind = (typeof KINDS)[number];

export const needsHelp = (kind: Kind): kind is HelpKind => kind !== "none" && kind !== "sad";
