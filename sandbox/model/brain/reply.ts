// Luli's scripted brain: the conversation in, Luli's next words out; the same for the same conversation.
import type { Message } from "../request.ts";
import { readSum } from "./arithmetic.ts";
import { diceFrom } from "./choice.ts";
import { compose, composeGreeted } from "./compose.ts";
import { type Context, readContext } from "./context.ts";
import { recall } from "../memory/recall.ts";
import { foreignReply, languageOf } from "./languages.ts";
import { afterSad } from "./lines/sad.ts";
import { afterCrisis, crisis, worried } from "./lines/safety.ts";
import {
  asksName,
  GENTLE_NAME_HELLOS,
  knowsName,
  NAME_HELLOS,
  NAME_QUESTIONS,
} from "./lines/names.ts";
import { sum } from "./lines/questions.ts";
import { anything } from "./lines/talk.ts";
import { asksForName } from "./name.ts";
import type { Lines, Topic } from "./topic.ts";
import { findTopic, isCrisis, isLife, isSad } from "./topics.ts";

const MY_NAME =
  /\b(?:what(?:'s|\u2019s| is|s) my name|(?:know|remember|say|tell me|forget|forgot) my name|who am i)\b/i;
const SHORT_ANSWERS = ["yes", "no", "unsure"];
const CHEERFUL = ["joke", "laugh", "happy", "excited", "proud", "birthday"];

export function reply(messages: Message[]): string {
  const context = readContext(messages);
  const dice = diceFrom(JSON.stringify(messages));
  const recent = context.earlier.slice(-2);
  const recalled = isCrisis(context.text)
    ? null
    : recall({ ...context, language: languageOf(context) }, dice);
  if (recalled && !context.isWorrying) return recalled;
  const caring = replyWithout(context, dice, recent);
  return recalled ? `${recalled} ${caring}` : caring;
}

/** Without a look at what was told before. */
function replyWithout(context: Context, dice: () => number, recent: string[]): string {
  const foreign = foreignReply(context, dice, isCrisis(context.text) || context.isWorrying);
  if (foreign) return foreign;
  if (isCrisis(context.text)) return compose(crisis, context, dice);
  if (recent.some(isCrisis)) return compose(afterCrisis, context, dice);
  if (context.isWorrying) return compose(worried, context, dice);
  const answer = readSum(context.text);
  if (answer) return compose(sum, context, dice, { answer });
  if (MY_NAME.test(context.text))
    return compose(context.name ? knowsName : asksName, { ...context, told: null }, dice);

  const topic = findTopic(context);
  if (context.told) return greet(context, topic, dice);
  if (recent.some(isSad)) return stayGentle(context, topic, dice);
  return compose(invite(topic?.lines ?? anything, topic, context), context, dice);
}

function greet(context: Context, topic: Topic | undefined, dice: () => number): string {
  const isGreeting = !topic || ["hello", ...SHORT_ANSWERS].includes(topic.id);
  if (isGreeting) return compose(NAME_HELLOS, context, dice);
  if (topic.lines.style === "plain") return compose(topic.lines, context, dice);
  const hellos = topic.lines.style === "gentle" ? GENTLE_NAME_HELLOS : NAME_HELLOS.react;
  return composeGreeted(hellos, topic.lines, context, dice);
}

/** Somebody who was sad a moment ago is not bounced at, unless they start to play. */
function stayGentle(context: Context, topic: Topic | undefined, dice: () => number): string {
  const isStillThere = !topic || isLife(topic) || SHORT_ANSWERS.includes(topic.id);
  if (isStillThere) return compose(afterSad, context, dice);
  const isPlay =
    CHEERFUL.includes(topic.id) ||
    topic.lines.actions !== undefined ||
    topic.lines.style === "plain";
  return compose(topic.lines, context, dice, {}, isPlay ? topic.lines.style : "gentle");
}

/** A hello to somebody without a name asks for it, unless that was asked just now. */
function invite(lines: Lines, topic: Topic | undefined, context: Context): Lines {
  const isUnknown =
    context.name === null && !context.replies.slice(-6).some((said) => asksForName(said));
  return topic?.id === "hello" && isUnknown ? { ...lines, body: [], ask: NAME_QUESTIONS } : lines;
}
