// The shape of what Luli can say on a topic. Rules the tests hold: one sentence an entry; questions only in `ask`;
// actions and emoji only where they are added, never inside a line.

export type Style =
  /** Actions and emoji of the variant and the mood. */
  | "playful"
  /** Soft actions only, no jokes. */
  | "gentle"
  /** Words alone. */
  | "plain";

export type Lines = {
  style: Style;
  /** The answer to what was said: always first. Slots: {,name} {name} {told}. */
  react: string[];
  body?: string[];
  ask?: string[];
  /** Where help is found; said in every reply on this topic. */
  help?: string[];
  /** Instead of the variant's own. */
  actions?: string[];
};

export type Topic = {
  id: string;
  /** Against the message in lower case with straight quotes. */
  when: RegExp;
  lines: Lines;
};
