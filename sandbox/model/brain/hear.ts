// What a message asks for or tells: a few exact signs, and otherwise what was learned from many hands (hearing/).
import { listen } from "../hearing/listen.ts";
import type { Spoken } from "../memory/lines.ts";
import { acts, aside, bad, done, good, heavy, listening, plan } from "./lines/acts.ts";
import { events } from "./lines/events.ts";
import { low } from "./lines/feelings.ts";
import { ofHer, ofLuli, taste, teased, truth } from "./lines/of-luli.ts";
import { beyond, treats } from "./lines/requests.ts";
import { DENIED, SIGNS } from "./lines/signs.ts";
import { greetings, manners, partings } from "./lines/social.ts";
import { subjects } from "./lines/subjects.ts";
import { type Meaning, withoutAccents } from "./table.ts";
import { weigh } from "./weigh.ts";

const single = [bad, good, plan, done, heavy, aside, listening, taste, teased, ofHer];
/** Every kind that can be answered, by its id. */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  [
    [acts, events, low, truth, ofLuli, treats, beyond, partings, manners, greetings, subjects],
    single.map((one) => [one!]),
  ]
    .flat(2)
    .map((meaning) => [meaning.id, meaning]),
);

/** What comes behind a greeting counts for more than the greeting. */
const GREETED =
  /^(?:good (?:morning|evening|afternoon)|h(?:i+|ello+|ey+|iya)|guten (?:morgen|abend|tag)|hallo|moin|servus|hola|buen[oa]s (?:d\u00edas|tardes|noches)|bonjour|bonsoir|salut|coucou|ol[\u00e1a]|oi+|bom dia|boa (?:tarde|noite)|こんにちは|こんばんは|おはよう(?:ございます)?|やっほー?)(?: (?:there|luli|du))*[\s,.!、。！〜ー]+(?=\S+ \S+ \S|\S+ \S+[?？]|[\u3040-\u9fff]{5})/iu;
/** A subject is named in an answer where it is clearly likelier than the other subjects. */
const NAMED = { share: 0.4, least: 0.08 };

export type Heard = {
  meaning: Meaning;
  /** How its subject is called, where that is known. */
  about: string | null;
};

/** Small letters, straight, without its closing marks: as the exact signs read it. */
const plain = (message: string, language: Spoken): string =>
  withoutAccents(message.toLowerCase().replaceAll("\u2019", "'"), language)
    .replace(/\s+/g, " ")
    .replace(/[\s.!?…。！？]+$/u, "");

export function hear(message: string, language: Spoken): Heard {
  const raw = message.trim();
  const behind = raw.replace(GREETED, "");
  const further = behind === raw ? null : hear(behind, language);
  if (further && further.meaning !== listening) return further;
  const text = plain(raw, language);
  const isOfHer = /[?？]/.test(raw) || SIGNS.hers[language].test(text);
  if (isOfHer && SIGNS.ai[language].test(text)) return { meaning: truth[0]!, about: null };
  const isDenied = text.search(DENIED[language]) >= 0;
  const likely = listen("kinds", isDenied ? text.replace(DENIED[language], "okay") : raw);
  const meaning = MEANINGS.get(weigh(likely))!;
  const isWrong = isDenied && isComfort(meaning);
  return { meaning: isWrong ? listening! : meaning, about: aboutOf(likely, language) };
}

function aboutOf(likely: ReadonlyMap<string, number>, language: Spoken): string | null {
  const found = subjects.map(({ id, label }) => ({
    label: label[language],
    probability: likely.get(id) ?? 0,
  }));
  const all = found.reduce((sum, { probability }) => sum + probability, 0);
  const most = found.reduce((one, other) => (other.probability > one.probability ? other : one));
  return most.probability > Math.max(NAMED.least, NAMED.share * all) ? most.label : null;
}

const isComfort = (meaning: Meaning) => meaning === heavy || low.includes(meaning);

export const isLow = (message: string, language: Spoken): boolean =>
  isComfort(hear(message, language).meaning);
