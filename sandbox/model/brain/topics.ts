// Which topic a message is about. Order is judgement: safety, then the truth about Luli, then feelings, then play.
import type { Context } from "./context.ts";
import { feelings } from "./lines/feelings.ts";
import { life as everyday } from "./lines/life.ts";
import { luli } from "./lines/luli.ts";
import { pastimes } from "./lines/pastimes.ts";
import { questions } from "./lines/questions.ts";
import { sad } from "./lines/sad.ts";
import { CRISIS, safety } from "./lines/safety.ts";
import { social } from "./lines/social.ts";
import { tales } from "./lines/tales.ts";
import { talk } from "./lines/talk.ts";
import { teasing } from "./lines/teasing.ts";
import { tricks } from "./lines/tricks.ts";
import type { Topic } from "./topic.ts";

const life = [...everyday, ...pastimes];

const only = (topics: Topic[], ...ids: string[]) =>
  topics.filter((topic) => ids.includes(topic.id));
const without = (topics: Topic[], ...ids: string[]) =>
  topics.filter((topic) => !ids.includes(topic.id));

const BEFORE_PLAY = [
  ...safety,
  ...only(luli, "ai", "luli-feelings", "luli-name"),
  ...only(teasing, "insult"),
  ...sad,
  ...only(luli, "memory"),
];
const ANSWERABLE = [
  ...only(luli, "luli-able"),
  ...only(social, "goodnight", "goodbye", "how-are-you"),
  ...only(teasing, "joke", "laugh"),
  ...only(questions, "weather-report", "clock", "dog-facts", "opinion", "picture"),
  ...tales,
];
const WARM = [
  ...without(feelings, "happy"),
  ...only(life, "birthday", "weather"),
  ...only(social, "thanks", "sorry"),
  ...only(teasing, "affection"),
];
const HAPPY = only(feelings, "happy");
const WORLD = only(questions, "question");
const LAST = [
  ...only(questions, "advice"),
  ...only(luli, "luli-age", "luli-doing", "luli-origin", "luli-likes"),
  ...without(life, "birthday", "weather"),
  ...talk,
  ...HAPPY,
  ...WORLD,
  ...only(social, "hello"),
];

const GREETING = only(social, "hello");
const NEGATED =
  /\b(?:not|isn't|wasn't|never|no longer|don't feel|aren't) (?:at all |so |very |really |too |that |all that )*(?:sad|worried|anxious|scared|afraid|angry|mad|lonely|stressed|nervous|depressed|upset|bad|sick|tired)\b/g;
const CLEARLY_HAPPY =
  /\b(?:i'm|i am|im|i feel|feeling|was|is going|went) (?:so |very |really |pretty |quite |super )*(?:happy|glad|good|great|wonderful|amazing|awesome|fantastic|lovely|well|fun)\b|\b(?:good|great|nice|lovely|wonderful|amazing|awesome|fantastic|perfect|best|fun) (?:day|morning|evening|night|week|weekend|time|news|mood)\b/;
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
  if (AGAIN.test(text)) return findRepeated(context.earlier);
  const first = (topics: Topic[]) => topics.find((topic) => topic.when.test(text));
  return (
    first(BEFORE_PLAY) ??
    (isCommand(text) ? first([...only(social, "goodbye"), ...tricks]) : undefined) ??
    first(ANSWERABLE) ??
    (isAboutTheWorld(text) ? WORLD[0] : undefined) ??
    first(WARM) ??
    (CLEARLY_HAPPY.test(text) && !GREETING[0]?.when.test(text) ? HAPPY[0] : undefined) ??
    (isOnlyHello(text) ? first(GREETING) : undefined) ??
    first(LAST)
  );
}

/** "Another one" means the newest thing that can be had twice. */
function findRepeated(earlier: string[]): Topic | undefined {
  const topics = earlier.slice(-4).map((text) => findTopic({ text, told: null, earlier: [] }));
  return topics.findLast(
    (topic) =>
      topic &&
      (tricks.includes(topic) || ["joke", "dog-facts", "story", "poem"].includes(topic.id)),
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
