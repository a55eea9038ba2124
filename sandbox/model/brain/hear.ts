// What a message asks for or tells, in six languages: its subject, its colour, to whom it speaks. Order is judgement: what names its thing
// comes before what only colours it.
import type { Spoken } from "../memory/lines.ts";
import { acts, bad, done, good, listening, plan } from "./lines/acts.ts";
import { events } from "./lines/events.ts";
import { low } from "./lines/feelings.ts";
import { ofHer, ofLuli, taste, teased, truth } from "./lines/of-luli.ts";
import { beyond, request, treats } from "./lines/requests.ts";
import { greetings, manners, partings } from "./lines/social.ts";
import { ASKED, ASKS, DENIED, POLITE, SHORT_FORMS, SIGNS } from "./lines/signs.ts";
import { subjects } from "./lines/subjects.ts";
import { type Meaning, withoutAccents } from "./table.ts";

/** Lower case and straight, without what only stands around it. */
function plain(message: string, language: Spoken): string {
  const straight = message.replaceAll("\u2019", "'").replace(/\s+/g, " ").trim();
  if (language === "ja")
    return straight
      .replaceAll("?", "？")
      .replace(/^ルリ(?:ちゃん)?[、,！! ]+|[、, ]+ルリ(?:ちゃん)?$/gu, "")
      .replace(
        /(?<=[^〜～w笑🐾\p{Extended_Pictographic}])[〜～w笑🐾\p{Extended_Pictographic}]+$/u,
        "",
      );
  const forms = SHORT_FORMS[language] ?? {};
  const bare = withoutAccents(straight.toLowerCase(), language)
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(/[¿¡"“”«»]/g, "")
    .replace(/[\p{L}\d']+/gu, (word) => forms[word] ?? word);
  return (
    bare
      .replace(
        /(?<![\s.!?…~,;:)\p{Extended_Pictographic}\ufe0f\u200d])[\s.!?…~,;:)\p{Extended_Pictographic}\ufe0f\u200d]+$/u,
        "",
      )
      .replace(/^luli[,! ]+(?=.)|(?<=.)[, ]+luli$/g, "")
      .replace(/(?<![.!?…])[.!?…]+(?= )/g, ",") || straight
  );
}

/** No joy of hers where the message holds a "but" or a "not". */
const JOYS = ["won", "family-news", "made-it", "birthday", "happy", "good"];
/** What comes behind a greeting counts for more than the greeting. */
const GREETED =
  /^(?:good (?:morning|evening|afternoon)|h(?:i+|ello+|ey+|iya)|guten (?:morgen|abend|tag)|hallo|moin|servus|hola|buen[oa]s (?:d\u00edas|tardes|noches)|bonjour|bonsoir|salut|coucou|ol[\u00e1a]|oi+|bom dia|boa (?:tarde|noite)|こんにちは|こんばんは|おはよう(?:ございます)?|やっほー?)(?: (?:there|luli|du))*[\s,.!、。！〜ー]+(?=\S+ \S+ \S|[\u3040-\u9fff]{5})/iu;

/** Three things told in a row. */
const LISTED = /(?:(?:[,、]|(?<!\p{L})(?:und|and|y|et|e)(?!\p{L})).*){2}/u;
const affection = manners.find(({ id }) => id === "affection");
/** What of hers is asked, not whether. */
const WHAT =
  /(?<!\p{L})(?:what|which|who|where|when|how|why|wh?at's|was|welche\p{L}*|wer|wo|wann|wie|warum|qu[eé]|cu[aá]l|qui[eé]n|d[oó]nde|cu[aá]ndo|c[oó]mo|quoi|quel\p{L}*|qui|o[uù](?=$| (?:tu|es|vas|habites|dors))|quand|comment|pourquoi|qual|quem|onde|quando|como)(?!\p{L})|何|なに|どこ|いつ|誰|だれ|どんな|どれ|どう|いくつ|なんで/u;

export type Heard = {
  meaning: Meaning;
  /** How its subject is called, where that is known. */
  about: string | null;
};

export function hear(message: string, language: Spoken): Heard {
  const raw = message.trim();
  const behind = raw.replace(GREETED, "");
  const further = behind === raw ? null : hear(behind, language);
  if (further && further.meaning !== listening) return further;
  const text = plain(message, language).replace(DENIED[language], "okay");
  const isClouded = SIGNS.clouded[language].test(text);
  const isBright = SIGNS.bright[language].test(text);
  const words = isBright ? "heard" : "wide";
  const fits = (one: Meaning) =>
    !(isClouded && JOYS.includes(one.id)) &&
    ((one[words][language]?.test(text) ?? false) || (one.sign?.test(raw) ?? false));
  const first = (meanings: readonly Meaning[]) => meanings.find(fits);
  const isPolite = POLITE[language].test(text);
  const isMarked = /[?？][\s\p{Extended_Pictographic}\ufe0f]*$/u.test(raw);
  const isAsked =
    isPolite || (!SIGNS.tag[language].test(text) && (isMarked || ASKS[language].test(text)));
  const isOwn = SIGNS.own[language].test(text);
  const isHers = SIGNS.hers[language].test(text.replace(POLITE[language], ""));
  const isHersAlone = isHers && !isOwn;
  const isShort = text.length < 24;
  const isBid = SIGNS.bid[language].test(text);
  const isWanted = isBid || text.split(" ").length <= 12 || isAsked || !isOwn;
  const opening = isShort ? ["how-are-you", "hello"] : ["how-are-you"];
  const named = subjects.filter(fits);
  const [subject] = named;
  const about = named.length === 1 ? subject!.label[language] : null;
  const isEither = SIGNS.either[language].test(text);
  const isChoice = SIGNS.undecided[language].test(text) || (isAsked && isEither && !isHersAlone);
  // Untold that it is a question, only the plainest count as one.
  const asking = ASKED.slice(0, isAsked ? undefined : 4);
  const asked = isChoice ? "choice" : asking.find(([, sign]) => sign[language].test(text))?.[0];
  const actOf = (kind: string) => acts.find(({ id }) => id === kind);
  const act = actOf(asked ?? (isAsked ? "world" : ""));
  const ofHers = WHAT.test(text) ? ofHer : taste;
  const meaning =
    (isAsked && !isOwn ? undefined : first(low.slice(0, 1))) ??
    (isAsked || isHers ? first(truth) : undefined) ??
    (isAsked ? first(partings.slice(0, 1)) : first(partings)) ??
    (isWanted ? first(treats) : undefined) ??
    (isWanted && (isBid || isAsked || !first(low)) ? first(beyond) : undefined) ??
    (isHers || ((isAsked || isBid || /[?？]/.test(raw)) && !isPolite)
      ? first([...ofLuli, taste!])
      : undefined) ??
    first(manners) ??
    (isAsked ? first(greetings.filter(({ id }) => opening.includes(id))) : undefined) ??
    (asked && ASKS[language].test(text) ? act : undefined) ??
    (isAsked && (isHersAlone || !isOwn)
      ? undefined
      : first(ASKS[language].test(text) ? low : [...low, ...events])) ??
    first(greetings.slice(0, -1)) ??
    (isAsked && isHersAlone && !asked ? ofHers : undefined) ??
    act ??
    (isEither && !isAsked ? actOf("choice") : undefined) ??
    (isHersAlone && !isBid
      ? (first(isShort ? greetings : []) ?? (first([good!]) ? affection : teased))
      : undefined) ??
    first([bad!, ...subjects.slice(0, 2), plan!, good!]) ??
    (isBid ? request : !isAsked && LISTED.test(text) ? done : undefined) ??
    subject ??
    first([...greetings, done!]) ??
    listening!;
  return { meaning, about };
}

export const isLow = (message: string, language: Spoken): boolean =>
  low.includes(hear(message, language).meaning);
