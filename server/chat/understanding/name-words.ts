// How people tell their name in the languages written with spaces. Phrases are regular expressions in small letters and straight
// quotes; `@` is the name.
import { inEveryLanguage } from "../../../languages/server.ts";

export type NameWords = {
  /** Luli asks for the name. */
  asked: string;
  /** Words that only a name follows. */
  told: string[];
  /** Before one of them the name is denied. */
  denied?: string;
  /** Also feelings follow these, so they count only in answer to Luli's question and before a capital. */
  introduced: string[];
  hello: string;
  /** Small words inside a name, before a capital. */
  inside?: string;
  /** Words that begin a new thought, so that the name is over. */
  next: string;
  /** What no name is made of. */
  none: string;
};

const english: NameWords = {
  asked: "your name|call you|who are you",
  told: ["my (?:first )?name(?:'s| is| s)? @", "call me @", "i(?:'m| am) called @"],
  denied: "don't|not|never",
  introduced: ["i'?m @", "i am @", "it'?s @", "this is @"],
  hello: "(?:hi|hey|hello|woof)(?: there)?",
  inside: "de|da|van|von|der|den|la|le|bin|al|el",
  next: "and|but|by|nice|what|how|from|so|if|please",
  none: `a an the not no yes yeah yep nope ok okay hi hey hello good fine great well sad happy tired bored lonely sorry here there new sure just so very really
    feeling going doing trying looking busy hungry thirsty sick ill scared afraid anxious worried angry mad upset depressed stressed excited alright
    back home alone done ready glad nice thanks thank please help what who why how when where nothing nobody anyone someone maybe later tomorrow today
    american english british french german spanish italian irish scottish indian chinese japanese korean canadian mexican brazilian dutch swedish polish
    russian turkish greek african asian european australian christian catholic muslim jewish buddhist hindu gay straight trans single married divorced
    pregnant vegan vegetarian your you me my mine i it this that whatever anything everything crying dying dead woof puppy dog human person man
    woman girl boy kid adult student teacher nurse doctor mom mum dad mother father a.i ai bot test testing monday tuesday wednesday thursday friday
    saturday sunday morning evening night lol haha ugh wow omg never always stop crazy cute cool awesome amazing terrible awful bad better worse`,
};

export const NAME_WORDS: readonly NameWords[] = Object.values(
  inEveryLanguage("nameWords", english),
).filter((words) => words !== undefined);
