// Puts a reply together from a topic's lines: what was said first, then perhaps a thought and one question.
import { choose, type Dice, holds } from "./choice.ts";
import type { Context } from "./context.ts";
import { flavourOf } from "./flavour.ts";
import type { Lines } from "./topic.ts";

type Speaker = {
  say: (templates: string[] | undefined) => string[];
  open: (templates: string[]) => string[];
  chance: (odds: number) => boolean;
};

export function compose(lines: Lines, context: Context, dice: Dice): string {
  const speaker = speakerFor(context, dice);
  const { say, open } = speaker;
  const react = open(lines.react);
  if (lines.help)
    return [...react, ...say(lines.ask), ...say(lines.help), ...say(lines.body)].join(" ");
  return decorate([...react, ...rest(lines, react, context, speaker)], lines, context, speaker);
}

/** The name first, then the topic it came with. */
export function composeGreeted(
  hellos: string[],
  lines: Lines,
  context: Context,
  dice: Dice,
): string {
  const speaker = speakerFor({ ...context, name: null }, dice);
  const parts = [...speaker.open(hellos), ...speaker.say(lines.react)];
  const ask = parts.some(isQuestion) ? [] : speaker.say(lines.ask);
  return decorate([...parts, ...ask], lines, context, speaker);
}

function speakerFor(context: Context, dice: Dice): Speaker {
  const chance = (odds: number) => dice() < odds;
  const { name, told, replies } = context;
  const wasNamed = name !== null && (replies.at(-1)?.includes(name) ?? false);
  const values: Record<string, string | null | undefined> = { name, told };
  const vocative = name !== null && told === null && !wasNamed && chance(0.5) ? `, ${name}` : "";
  const isFillable = (template: string) =>
    [...template.matchAll(/\{(\w+)\}/g)].every(([, slot = ""]) => Boolean(values[slot]));
  const fill = (template: string) =>
    template
      .replace("{,name}", vocative)
      .replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? "");
  const pick = (templates: string[]) => {
    const template = choose(templates, replies, dice);
    return template === undefined ? [] : [fill(template)];
  };
  return {
    chance,
    say: (templates = []) => pick(templates.filter(isFillable)),
    open: (templates) => {
      const start = (text: string) => opening(name ? text.replaceAll(`, ${name}`, "") : text);
      const used = new Set(replies.slice(-6).map(start));
      const fillable = templates.filter(isFillable);
      const last = replies.at(-1) ?? "";
      const unsaid = fillable.filter((template) => !saysAgain(last, template));
      const unheard = unsaid.filter((template) => !used.has(start(fill(template))));
      const other = unsaid.filter((template) => start(fill(template)) !== start(last));
      return pick([unheard, other, unsaid, fillable].find(({ length }) => length > 0) ?? []);
    },
  };
}

function rest(lines: Lines, react: string[], context: Context, { say, chance }: Speaker): string[] {
  const asked = context.replies.slice(-2).filter(isQuestion).length;
  // A newcomer and somebody who is low are asked something; nobody is questioned three times in a row for long.
  const odds =
    asked === 2 ? 0.35 : lines.style === "gentle" || context.replies.length < 3 ? 1 : 0.75;
  const ask = !react.some(isQuestion) && chance(odds) ? say(lines.ask) : [];
  const body = ask.length === 0 || chance(0.55) ? say(lines.body) : [];
  return [...body, ...ask];
}

/** Adds at most one action and one emoji; a first hello gets both. */
function decorate(parts: string[], lines: Lines, context: Context, speaker: Speaker): string {
  const { style } = lines;
  if (style === "plain") return parts.join(" ");
  const { say, chance } = speaker;
  const flavour = flavourOf(context, style);
  const isFirst = context.replies.length < 2 && style === "playful";
  const hadAction = context.replies.at(-1)?.includes("*") ?? false;
  const isTrick = lines.actions !== undefined;
  const action =
    isTrick || isFirst || chance(hadAction ? 0.4 : 0.7)
      ? say(lines.actions ?? flavour.actions)
      : [];
  const emoji = isFirst || chance(style === "gentle" ? 0.2 : 0.5) ? say(flavour.emoji) : [];
  const cry =
    style === "playful" && !isTrick && countSentences(parts) < 3 && chance(0.35)
      ? say(flavour.cries)
      : [];
  const [first = "", ...others] = [...cry, ...parts];
  const isLeading = isTrick || (style === "playful" && chance(0.5));
  return [
    ...(isLeading ? action : []),
    first,
    ...(isLeading ? [] : action),
    ...others,
    ...emoji,
  ].join(" ");
}

/** Whether a sentence of this template was said in it. */
const saysAgain = (reply: string, template: string) =>
  template.split(/(?<=[.!?]) /).some((sentence) => holds(reply, sentence));

/** The first two words of the first sentence, behind any action. */
export function opening(reply: string): string {
  const words =
    (reply.replace(/^\s*\*[^*]*\*\s*/, "").split(/[.!?]/)[0] ?? "")
      .toLowerCase()
      .match(/[\p{L}\p{N}'\u2019]+/gu) ?? [];
  return words.slice(0, 2).join(" ");
}

const countSentences = (parts: string[]) => parts.join(" ").match(/[.!?](?= |$)/g)?.length ?? 0;

const isQuestion = (text: string) => text.includes("?");
