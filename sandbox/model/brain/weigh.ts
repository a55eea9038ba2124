// What to answer to, where one cannot be sure what was meant: what fits most of what may be meant, and never joy where it may be sorrow.

/** Kinds that are answered alike: something else of the same group is nearly right. */
const GROUPS = {
  low: "grief heartbreak unwell anxious lonely missing angry overwhelmed sleepless tired shame sad bittersweet",
  bad: "somebody-ill setback mishap bad",
  joy: "all-clear won family-news birthday made-it happy good love",
  ask: "choice shall how-to opinion recommend name-idea gift world",
  hers: "ai app your-name your-age able your-food your-sleep your-body your-outfit your-feelings your-people made-by your-doing your-favourite memory price friend taste teased",
  bid: "joke riddle story poem sing fact compliment cheer calm play trick clock write errands",
  social:
    "goodnight goodbye tell-you affection insult thanks sorry laugh yes no back morning evening how-are-you hello",
  life: "plan done bored lazy hungry feast travel animals food school work media moving weather tech home money buying body family friends sleep cosy hobby aside",
};
type Group = keyof typeof GROUPS;
type Gain = Record<Group, number>;
const NAMES = Object.keys(GROUPS) as Group[];
const GROUP_OF = new Map(
  NAMES.flatMap((group) => GROUPS[group].split(" ").map((kind) => [kind, group] as const)),
);

const gain = (...each: [number, number, number, number, number, number, number, number]): Gain =>
  Object.fromEntries(NAMES.map((group, at) => [group, each[at]!])) as Gain;

/** What an answer to a kind of this group is worth, 1 being the right one, where another kind was meant: of which group. */
const GAINS: Record<Group, Gain> = {
  //          low   bad   joy   ask   hers  bid   social life
  low: gain(0.35, 0.3, -0.5, -0.1, -0.1, -0.1, -0.1, -0.1),
  bad: gain(0.3, 0.35, -0.5, -0.1, -0.1, -0.1, -0.1, -0.05),
  joy: gain(-0.6, -0.5, 0.35, 0, 0, 0, 0, 0),
  ask: gain(-0.15, -0.1, 0, 0.35, 0, 0.1, 0, 0),
  hers: gain(-0.15, -0.1, 0, 0, 0.15, 0, 0, 0),
  bid: gain(-0.15, -0.1, 0, 0, 0, 0.1, 0, 0),
  social: gain(-0.15, -0.1, 0, 0, 0, 0, 0.1, 0),
  life: gain(-0.15, -0.1, 0.1, 0, 0, 0, 0, 0.1),
};
/** What fits a whole group, and more. */
const GENERAL: Record<string, Gain> = {
  heavy: gain(0.7, 0.6, -0.5, -0.1, -0.1, -0.1, -0.1, -0.1),
  bad: gain(0.3, 0.55, -0.5, -0.1, -0.1, -0.1, -0.1, -0.05),
  good: gain(-0.6, -0.5, 0.55, 0, 0, 0, 0, 0.1),
  world: gain(-0.15, -0.1, 0, 0.5, 0, 0.1, 0, 0),
  "of-luli": gain(-0.15, -0.1, 0, 0, 0.4, 0, 0, 0),
  listening: gain(0.1, 0.1, 0.05, 0, 0, 0, 0, 0.1),
};

/** Of the kinds' probabilities, the kind to answer to; may be one of the general ones. */
export function weigh(likely: ReadonlyMap<string, number>): string {
  const groups = gain(0, 0, 0, 0, 0, 0, 0, 0);
  for (const [kind, probability] of likely) groups[GROUP_OF.get(kind)!] += probability;
  const worthOf = (kind: string) => {
    const group = GROUP_OF.get(kind);
    const gains = GENERAL[kind] ?? GAINS[group!];
    const own = likely.get(kind) ?? 0;
    const others = NAMES.reduce((sum, one) => sum + groups[one] * gains[one], 0);
    return others + (group ? own * (1 - gains[group]) : 0);
  };
  const kinds = [...new Set([...likely.keys(), ...Object.keys(GENERAL)])];
  const worths = kinds.map(worthOf);
  return kinds[worths.indexOf(Math.max(...worths))]!;
}
