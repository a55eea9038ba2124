// What stands beside a reply, and who wrote it.

/** Of replies that people have written: people to reach, the question whether one is under 18, nothing more. */
const VETTED = ["card", "age", "safe"] as const;
/** Of replies that a model has made: the card in an open crisis, where nobody can be sure the question whether it is wanted, or the age's. */
const GENERATED = ["stays", "offer", "ask_age"] as const;

export const HELP = [...VETTED, ...GENERATED] as const;
export type Help = (typeof HELP)[number];

export const VETTED_HELP: readonly (Help | null)[] = VETTED;
export const isVetted = (help: Help | null): boolean => VETTED_HELP.includes(help);

export const isCard = (help: Help | null): boolean => help === "card" || help === "stays";
