// Which topic a message is about. Order is judgement: safety, then the truth about Luli, then feelings, then play.
import type { Context } from "./context.ts";
import { feelings } from "./lines/feelings.ts";
import { life } from "./lines/life.ts";
import { luli } from "./lines/luli.ts";
import { sad } from "./lines/sad.ts";
import { CRISIS, safety } from "./lines/safety.ts";
import { social } from "./lines/social.ts";
import { talk } from "./lines/talk.ts";
import { tricks } from "./lines/tricks.ts";
import type { Topic } from "./topic.ts";

const only = (topics: Topic[], ...ids: string[]) =>
  topics.filter((topic) => ids.includes(topic.id));
const without = (topics: Topic[], ...ids: string[]) =>
  topics.filter((topic) => !ids.includes(topic.id));

const BEFORE_PLAY = [
  ...safety,
  ...only(luli, "ai", "luli-feelings", "luli-name"),
  ...only(social, "insult"),
  ...sad,
  ...only(luli, "memory"),
];
const AFTER_PLAY = [
  ...only(social, "goodnight", "goodbye", "how-are-you"),
  ...without(feelings, "happy"),
  ...only(social, "joke", "laugh"),
  ...only(talk, "clock", "dog-facts"),
  ...only(life, "birthday", "weather"),
  ...only(social, "thanks", "sorry", "affection"),
];
const WORLD = only(talk, "question");
const LAST = [
  ...only(talk, "yes", "no", "unsure", "advice"),
  ...only(luli, "luli-life"),
  ...without(life, "birthday", "weather"),
  ...only(feelings, "happy"),
  ...WORLD,
  ...only(social, "hello"),
];

const GREETING = only(social, "hello");
const NEGATED =
  /\b(?:not|isn't|wasn't|never|no longer|don't feel|aren't) (?:at all |so |very |really |too |that |all that )*(?:sad|worried|anxious|scared|afraid|angry|mad|lonely|stressed|nervous|depressed|upset|bad|sick|tired)\b/g;
const AGAIN =
  /^(?:again|another|another one|one more|once more|more|encore|do it again|and again)(?: please| luli)?[.! ]*$/;

/** Lower case, straight quotes, a denied feeling as none, without the name that was just told. */
function normalise(message: string, told: string | null = null): string {
  const plain = message.toLowerCase().replaceAll("\u2019", "'").replace(/\s+/g, " ").trim();
  return (told ? plain.replace(told.toLowerCase(), "") : plain).replace(NEGATED, "okay");
}

export const isCrisis = (message: string) => CRISIS.test(normalise(message));
export const isSad = (message: string) => sad.some((topic) => topic.when.test(normalise(message)));

export function findTopic(context: Pick<Context, "text" | "told" | "earlier">): Topic | undefined {
  const text = normalise(context.text, context.told);
  const before = context.earlier.at(-1);
  if (AGAIN.test(text) && before !== undefined)
    return findTopic({ text: before, told: null, earlier: context.earlier.slice(0, -1) });
  const first = (topics: Topic[]) => topics.find((topic) => topic.when.test(text));
  return (
    first(BEFORE_PLAY) ??
    (isCommand(text) ? first([...only(social, "goodbye"), ...tricks]) : undefined) ??
    first(AFTER_PLAY) ??
    (isAboutTheWorld(text) ? first(WORLD) : undefined) ??
    (isOnlyHello(text) ? first(GREETING) : undefined) ??
    first(LAST)
  );
}

export const isLife = (topic: Topic) => life.includes(topic);

/** "Dance!" is for Luli, "I love to dance" is a story. */
function isCommand(text: string): boolean {
  const isShort = text.split(" ").length <= 8;
  return (
    isShort &&
    (!/\b(?:i|i'm|i've|my|we|he|she|they)\b/.test(text) || /\b(?:you|tricks?|for me)\b/.test(text))
  );
}

function isAboutTheWorld(text: string): boolean {
  const asked = text.replace(
    /^(?:(?:can|could|do|would) you (?:please )?(?:tell me|explain|know|say)|tell me(?: about)?|do you know)\b/,
    "what",
  );
  return (
    /^(?:what|who|where|when|why|how|which|explain|define)\b/.test(asked) &&
    !/\b(?:i|i'm|my|me|we|our|us|you|your)\b/.test(asked)
  );
}

const isOnlyHello = (text: string) => text.split(" ").length <= 4;
