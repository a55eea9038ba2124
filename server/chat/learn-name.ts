// Hears the user's name when they tell it, and rather misses one than takes a feeling for a name.
import type { PayloadMessage } from "../../shared/contracts/chat.ts";

const MAX_LENGTH = 40;
const WORD = "[\\p{L}][\\p{L}\\p{M}'.-]*";
/** At most three words; small ones inside ("de", "van") only before a capital. */
const NAME = `(${WORD}(?: (?:(?:de|da|van|von|der|den|la|le|bin|al|el) )*\\p{Lu}[\\p{L}\\p{M}'.-]*){0,2})`;
/** What follows a name: the end, punctuation, or a new thought. */
const END =
  "(?=$|[,!?.;:)\\n]|\\s(?:and|but|by|nice|what|how|from|so|if|please|\\p{Extended_Pictographic}))";

const TOLD = [
  new RegExp(`\\b(?:[Mm]y|MY) (?:[Ff]irst )?[Nn]ame(?:'s| is| s)? ${NAME}${END}`, "u"),
  new RegExp(`\\b[Cc]all me ${NAME}${END}`, "u"),
  new RegExp(`\\bI(?:'m| am) called ${NAME}${END}`, "u"),
];
/** Also feelings begin like this, so only in answer to Luli's question and only with a capital. */
const INTRODUCED = new RegExp(
  `^(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Ww]oof)(?: there)?(?:,? Luli)?[,!.]? )?(?:[Ii]'?m|[Ii] am|[Ii]t's|[Ii]ts|[Tt]his is) ${NAME}${END}`,
  "u",
);
const BARE = new RegExp(`^${NAME}[.!]?$`, "u");

const NO_NAMES = new Set(
  `a an the not no yes yeah yep nope ok okay hi hey hello good fine great well sad happy tired bored lonely sorry here there new sure just so very really
  feeling going doing trying looking busy hungry thirsty sick ill scared afraid anxious worried angry mad upset depressed stressed excited okay alright
  back home alone done ready glad nice thanks thank please help what who why how when where nothing nobody anyone someone maybe later tomorrow today
  american english british french german spanish italian irish scottish indian chinese japanese korean canadian mexican brazilian dutch swedish polish
  russian turkish greek african asian european australian christian catholic muslim jewish buddhist hindu gay straight trans single married divorced
  pregnant vegan vegetarian your you me my mine i it this that whatever anything everything crying dying dead luli woof puppy dog human person man
  woman girl boy kid adult student teacher nurse doctor mom mum dad mother father a.i ai bot test testing monday tuesday wednesday thursday friday
  saturday sunday morning evening night lol haha ugh wow omg never always stop crazy cute cool awesome amazing terrible awful bad better worse`.split(
    /\s+/,
  ),
);

/** The name told in the last message, as it should be stored; null when there is none that is certain. */
export function learnName(messages: PayloadMessage[]): string | null {
  const said = (messages.at(-1)?.content ?? "")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  for (const pattern of TOLD) {
    const name = accept(pattern.exec(said)?.[1]);
    if (name) return name;
  }
  if (!wasAsked(messages)) return null;
  const found = INTRODUCED.exec(said)?.[1] ?? BARE.exec(said)?.[1];
  return found !== undefined && /^\p{Lu}/u.test(found) ? accept(found) : null;
}

function wasAsked(messages: PayloadMessage[]): boolean {
  const before = messages.at(-2);
  return (
    before?.role === "assistant" && /\b(?:your name|call you|who are you)\b/i.test(before.content)
  );
}

function accept(found: string | undefined): string | null {
  const name = found?.replace(/[.'-]+$/, "");
  if (!name || name.length > MAX_LENGTH || !/\p{L}{2}|^\p{L}$/u.test(name)) return null;
  if (name.split(" ").some((word) => NO_NAMES.has(word.toLowerCase()))) return null;
  return /^\p{Ll}/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
