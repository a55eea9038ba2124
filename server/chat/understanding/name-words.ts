// How people tell their name in the languages written with spaces. Phrases are regular expressions in small letters and straight
// quotes; `@` is the name.
import { inEveryLanguage } from "../../../languages/server.ts";
import { type Language, LANGUAGE_IDS } from "../../../shared/contracts/language.ts";

export type NameWords = {
  /** Luli asks for the name. */
  asked: string;
  /** Words that only a name follows: how somebody wants to be called, or is. */
  wished: string[];
  told: string[];
  /** What others call them, or they themselves elsewhere: the page asks. */
  called: string[];
  /** Words that may follow what they are called so. */
  where: string;
  /** A word of where they are beside it: it counts in answer to Luli's question, or behind a hello. */
  here: string[];
  /** Words that say nothing beside a name, but that the speaker is meant: "im nora btw", "nora again". */
  beside: string;
  /** What may stand before them in a plain sentence. */
  lead: string;
  /** Before one of them the name is denied. */
  denied?: string;
  /** Also feelings follow these: they count before a capital. */
  iAm: string[];
  /** And also things follow these: they count only in answer to Luli's question. */
  introduced: string[];
  /** So a capital is no sign of a name. */
  areNounsCapital?: true;
  hello: string;
  /** Small words inside a name, before a capital. */
  inside?: string;
  /** Words that begin a new thought, so that the name is over. */
  next: string;
  /** What no name is made of. */
  none: string;
  /** How no name in small letters ends, but words do that nobody counts. */
  endings: string;
};

const english: NameWords = {
  asked: "your name|call you|who are you",
  wished: ["call me @"],
  told: ["my (?:first )?name(?:'s| is| s)?(?: actually)? @", "i(?:'m| am) called @"],
  called: [
    "(?:they|people|folks|everyone|everybody|most people|(?:my |all my )?(?:friends|family|colleagues|mates))(?: all)?(?: usually| mostly| just| always)? calls? me @",
    "i(?: usually| mostly| normally| just| also)? go by @",
    "i(?:'m| am) known as @",
  ],
  where:
    "at|in|on|here|there|everywhere|online|since|sometimes|usually|mostly|too|because|for|now|instead",
  here: ["@ here", "@ speaking"],
  beside: "btw|by the way|again|incidentally",
  lead: "please|you can|you may|you could|can you|just|simply|so|and|but|well|oh|ok|okay|yes|yeah|no|actually|everyone can|everybody can|by the way|from now on|now|also",
  denied: "don't|not|never|can't|cannot|do not",
  iAm: ["i'?m @", "i am @"],
  introduced: ["it'?s (?:me,? )?@", "this is @"],
  hello: "(?:hi|hey|hello|woof)(?: there)?",
  inside: "de|da|van|von|der|den|la|le|bin|al|el",
  next: "and|but|by|nice|what|how|from|so|if|please",
  endings: "\\p{L}{3}ing|\\p{L}{4}(?<!m)ed|\\p{L}{3}(?:less|ful|ish|ous)",
  none: `baby babe honey darling sweetheart daddy a an the not no yes yeah yep nope ok okay hi hey hello good fine great well sad happy tired bored lonely sorry here there new sure just so very really
    feeling going doing trying looking busy hungry thirsty sick ill scared afraid anxious worried angry mad upset depressed stressed excited alright
    back home alone done ready glad nice thanks thank please help what who why how when where nothing nobody anyone someone maybe later tomorrow today
    american english british french german spanish italian irish scottish indian chinese japanese korean canadian mexican brazilian dutch swedish polish
    russian turkish greek african asian european australian christian catholic muslim jewish buddhist hindu gay straight trans single married divorced
    pregnant vegan vegetarian your you me my mine i it this that whatever anything everything crying dying dead woof puppy dog human person man
    woman girl boy kid adult student teacher nurse doctor mom mum dad mother father a.i ai bot test testing monday tuesday wednesday thursday friday
    saturday sunday morning evening night lol haha ugh wow omg never always stop crazy cute cool awesome amazing terrible awful bad better worse
    exhausted knackered hopeless terrified annoyed confused lost broken numb empty hurt awake asleep late early idk dunno nah pizza coffee sleepy secret
    same right over up down out still sunny raining rainy cold hot warm freezing snowing quiet public
    important long short old weird boring common private unusual back anytime tonight whatever later if when by crying yours mine`,
};

export type LanguageNameWords = NameWords & { language: Language };

declare module "../../../languages/server.ts" {
  interface ServerTexts {
    /** No name is learned without them. */
    readonly nameWords?: NameWords;
  }
}

const words = inEveryLanguage("nameWords", english);
export const NAME_WORDS: readonly LanguageNameWords[] = LANGUAGE_IDS.flatMap((language) => {
  const told = words[language];
  return told ? [{ language, ...told }] : [];
});
