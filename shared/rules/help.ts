// Kinds of help beside a reply, and their author.

/** Kinds beside replies that people wrote: helplines, the question of being under 18, nothing more. */
const VETTED = ["card", "age", "safe"] as const;
/** Kinds beside replies of a model: the card in an open crisis, the question whether it is wanted, or the question of age. */
const GENERATED = ["stays", "offer", "ask_age"] as const;

export const HELP = [...VETTED, ...GENERATED] as const;
export type Help = (typeof HELP)[number];

export const VETTED_HELP: readonly (Help | null)[] = VETTED;
export const isVetted = (help: Help | null): boolean => VETTED_HELP.includes(help);

export const isCard = (help: Help | null): boolean => help === "card" || help === "stays";
