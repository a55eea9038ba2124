// Luli's scripted brain: the conversation in, Luli's next words out; the same for the same conversation.
import { shareOf } from "../hearing/listen.ts";
import * as asks from "../memory/asks.ts";
import { kindOf } from "../memory/kinds.ts";
import { recall } from "../memory/recall.ts";
import { memoryLines, type Spoken } from "../memory/lines.ts";
import { clean, withoutPrivate } from "../memory/quote.ts";
import type { Message } from "../request.ts";
import { readSum } from "./arithmetic.ts";
import { choose, type Dice, diceFrom, holds } from "./choice.ts";
import { compose, composeGreeted } from "./compose.ts";
import { type Context, readContext } from "./context.ts";
import { hear, type Heard, isLow } from "./hear.ts";
import { languageOf } from "./languages.ts";
import { acts, afterSad, sum } from "./lines/acts.ts";
import { low } from "./lines/feelings.ts";
import { ofLuli } from "./lines/of-luli.ts";
import { always } from "./lines/always.ts";
import {
  asksForName,
  asksName,
  GENTLE_NAME_HELLOS,
  knowsName,
  NAME_HELLOS,
  NAME_QUESTIONS,
} from "./lines/names.ts";
import { beyond, treats } from "./lines/requests.ts";
import { afterCrisis, crisis } from "./lines/safety.ts";
import { greetings, manners } from "./lines/social.ts";
import type { Lines } from "./topic.ts";
import { findTopic, isCrisis, isTrick } from "./topics.ts";

const MY_NAME =
  /\b(?:what(?:'s|\u2019s| is|s) my name|(?:know|remember|say|tell me|forget|forgot) my name|who am i[\s?.!]*$)/i;
/** What goes on with what was said before, rather than beginning anew. */
const GOING_ON = ["yes", "no", "listening", "bad"];
const ONCE_MORE =
  /^(?:again|another|another one(?: please)?|one more|once more|more|encore(?: une?)?|do it again|noch (?:einen?|einmal|mal|eins|mehr)|nochmal|mehr|otr[ao](?: más)?|más|de nuevo|une autre|un autre|la suite|plus|mais um(?:a)?|outr[ao]|もう(?:一つ|いっこ|一回|ひとつ)|もっと)(?: bitte| please| luli| por favor| pf)?[.!? ]*$/iu;

export function reply(messages: Message[]): string {
  const context = readContext(messages);
  const dice = diceFrom(JSON.stringify(messages));
  const language = languageOf(context);
  const recalled = isCrisis(context.text) ? null : recallOr({ ...context, language }, dice);
  if (recalled && !context.isWorrying) return recalled;
  const caring = `${openDay(context, language, dice)}${replyWithout(context, language, dice)}`;
  return recalled ? `${recalled} ${caring}` : caring;
}

const DIARY = /^Your diary of .*?[“„«「]\s?(.+?)\s?[”“»」].*their first message today/mu;
/** What begins a day beside a hello: what she was told on the last, in the person's own words. */
function openDay({ prompt, text, replies }: Context, language: Spoken, dice: Dice): string {
  const words = clean(withoutPrivate(DIARY.exec(prompt)?.[1] ?? ""));
  const isHello = greetings.includes(hear(text, language).meaning);
  if (!/\p{L}/u.test(words) || !isHello) return "";
  return `${choose(memoryLines(language).told, replies, dice)!.replace("{words}", () => words)} `;
}

/** What may be asked of her, and not as well of what was told. */
const OF_HER = ofLuli.filter(({ id }) => !/^(?:memory|your-(?:name|age|people)|made-by)$/.test(id));
/** What is asked of the world, or of her and me: where no note shares a word with it, none is meant. */
const ELSEWHERE =
  "world play tell-you your-feelings opinion compliment taste teased affection insult joke riddle story poem sing fact cheer calm trick friend ai able how-are-you";
/** An errand, a treat or a low word that only sounds like asking for what was told is none; "what is my ex called" asks, and "what did I fail" does. What was told is no guess at the hour, nor where nothing is asked. */
function recallOr(asked: Context & { language: Spoken }, dice: () => number): string | null {
  const { text, language } = asked;
  const [said, { untold, maybe }] = [recall(asked, dice), memoryLines(language)];
  const isOwn = (asks.RECALLS.test(text) || asks.SELF.test(text)) && asks.isAsking(text);
  const { meaning } = hear(text, language);
  const isAsked = (meaning.id !== "clock" || isOwn) && (asks.isAsking(text) || asks.mayAsk(text));
  const isUnshared = [...maybe, ...untold].some((line) => holds(said ?? "", line));
  if (isUnshared && !asks.RECALLS.test(text) && shareOf(ELSEWHERE, text) > 0.8) return null;
  const isElse = !isAsked && maybe.some((line) => holds(said ?? "", line));
  if (said && !isElse && !untold.includes(said)) return said;
  const isPlain = isOwn && (kindOf(text) !== undefined || asks.WORDS[language].test(text));
  const others = [OF_HER, treats, beyond, ...(said ? [low] : [acts, manners])];
  const isOther = others.flat().includes(meaning);
  if (said) return isPlain || !isOther ? said : null;
  const isGeneral = [asks.ADVICE, asks.GENERAL, MY_NAME].some((one) => one.test(text));
  return isPlain && !isOther && !isGeneral ? (choose(untold, asked.replies, dice) ?? null) : null;
}

/** Without a look at what was told before. */
function replyWithout(context: Context, language: Spoken, dice: () => number): string {
  const { text, told } = context;
  const recent = context.earlier.slice(-2);
  if (context.isWorrying && !isCrisis(text))
    return sayNew(always.worried[language], language, context, dice);
  if (language !== "en") {
    if (isCrisis(text)) return sayNew(always.crisis[language], language, context, dice);
    if (told) return sayNew(always.name[language], language, context, dice);
  } else {
    if (isCrisis(text)) return compose(crisis, context, dice);
    if (recent.some(isCrisis)) return compose(afterCrisis, context, dice);
    if (MY_NAME.test(text))
      return compose(context.name ? knowsName : asksName, { ...context, told: null }, dice);
  }
  const answer = readSum(text);
  const heard = answer ? { meaning: sum!, about: null } : hearOn(context, language, recent);
  if (language !== "en")
    return sayNew(linesOf(heard, language, context, answer), language, context, dice);
  const topic = answer ? undefined : findTopic(context);
  const wanted = topic?.lines ?? asLines(heard, context, answer);
  if (told && (!topic || isTrick(topic))) return greet(wanted, heard, context, dice);
  return compose(heard.meaning.id === "hello" ? invite(wanted, context) : wanted, context, dice);
}

/** What is meant, in the light of what was said before. */
function hearOn({ text, told, earlier }: Context, language: Spoken, recent: string[]): Heard {
  if (ONCE_MORE.test(text)) {
    const before = earlier.slice(-4).map((said) => hear(said, language));
    const again = before.findLast(({ meaning }) => treats.includes(meaning));
    if (again) return again;
  }
  const heard = hear(told ? text.replace(told, "") : text, language);
  const isStillThere = GOING_ON.includes(heard.meaning.id) || "label" in heard.meaning;
  return isStillThere && recent.some((said) => isLow(said, language))
    ? { ...heard, meaning: afterSad! }
    : heard;
}

/** Those that name the subject, as long as one was not said yet. */
function linesOf(
  { meaning, about }: Heard,
  language: Spoken,
  { replies, text }: Context,
  answer: string | null,
): string[] {
  const isAbout = MADE.includes(meaning.id) && OF_SOMETHING.test(text);
  const byHeart = isAbout ? `${AGAIN[language][1]} ` : "";
  const fill = (line: string) =>
    `${byHeart}${line.replace("{about}", about ?? "").replace("{answer}", answer ?? "")}`;
  const said = meaning.said[language];
  const general = said.filter((line) => !line.includes("{about}"));
  const named = about === null ? [] : said.filter((line) => line.includes("{about}")).map(fill);
  const unsaid = named.filter((line) => !replies.some((one) => one.includes(line)));
  return unsaid.length > 0 ? unsaid : [...named, ...general].map(fill);
}

function asLines(heard: Heard, context: Context, answer: string | null): Lines {
  return { style: heard.meaning.style, react: linesOf(heard, "en", context, answer) };
}

function greet(lines: Lines, { meaning }: Heard, context: Context, dice: () => number): string {
  if ([...GOING_ON, "hello"].includes(meaning.id)) return compose(NAME_HELLOS, context, dice);
  const hellos = lines.style === "gentle" ? GENTLE_NAME_HELLOS : NAME_HELLOS.react;
  return composeGreeted(hellos, lines, context, dice);
}

/** A hello to somebody without a name asks for it, unless that was asked just now. */
function invite(lines: Lines, { name, isNameAsked, replies }: Context): Lines {
  const isAsked = isNameAsked || replies.slice(-6).some((said) => asksForName(said));
  if (name !== null || isAsked) return lines;
  const hellos = lines.react.map((line) => line.split(/(?<=[.!]) /)[0]!);
  return { ...lines, react: hellos, ask: NAME_QUESTIONS };
}

const MADE = ["joke", "riddle", "story", "poem", "sing"];
/** Said again; and of what was wished about something, of which she knows none. */
const AGAIN: Record<Spoken, [again: string, byHeart: string]> = {
  en: ["Once more:", "Made to measure I can't, but this one I know by heart:"],
  es: ["Otra vez:", "A medida no sé, pero de memoria me sé esto:"],
  fr: ["Je le redis\u00a0:", "Sur mesure je ne sais pas, mais par cœur j'ai ceci\u00a0:"],
  de: ["Noch einmal:", "Nach Maß kann ich nicht, aber auswendig kann ich das:"],
  pt: ["De novo:", "Sob medida eu não sei, mas de cor eu tenho isto:"],
  ja: ["もう一回ね、", "ぴったりのは作れないけど、覚えているのをひとつ。"],
};
/** What a poem, a story or a joke should be about. */
const OF_SOMETHING =
  /(?<![\p{L}])(?:about|for (?:my|a|our)|über|auf (?:mein|d|unser)\p{L}*|von (?:einem|einer|nem|ner)|mit (?:einem|einer|nem|ner)|sobre|d(?:e)? una?|con una?|para mi|sur (?:les?|la|mon|ma|mes)|avec une?|pour m(?:on|a)|d'une?|pr?o meu|pra minha|para (?:o meu|a minha|meu|minha)|com uma?|de (?:gato|cachorro|papagaio)|on (?:my|a))(?!\p{L})|の(?:話|お話|詩|俳句|なぞなぞ)を?(?:作|書|し)|について/iu;

/** One that was not just said; said all before, in other words. */
function sayNew(said: string[], language: Spoken, context: Context, dice: () => number): string {
  const { replies } = context;
  const silent = said.filter((line) => !context.isNameAsked || !asksForName(line));
  const lines = silent.length > 0 ? silent : said;
  const isSaid = lines.every((line) => replies.some((one) => holds(one, line)));
  const all = isSaid ? [...lines, ...lines.map((line) => `${AGAIN[language][0]} ${line}`)] : lines;
  const last = replies.at(-1) ?? "";
  const fresh = all.filter(
    (phrase) => !phrase.split(/(?<=[.!?？。])\s*/u).some((part) => last.includes(part)),
  );
  const line = choose(fresh.length > 0 ? fresh : all, replies, dice) ?? "";
  return line.replace("{told}", context.told ?? "");
}
