// Finds what a message is about, as words Luli can hand back: "your guitar", "the garden", "painting".

const ADJECTIVES = new Set(
  "new old little big best older younger favorite favourite first last own whole long good bad great nice small".split(
    " ",
  ),
);

const SKIPPED = new Set(
  `a about actually after again all almost already also always am an and another any anything anyone are aren't around as ask asked at away back bad be because
  been before being best better big bit both but bye by call came can can't come coming could couldn't cute damn day did didn't do does doesn't doing don't done
  each eat either else enough even ever every everyone everything excited feel feeling feels felt few find fine first for found from fuck fucking fun gave get getting give go
  goes going gone gonna good got great had haha happened happy hard has hasn't hate have haven't having he heard hello help her here hey hi him his hmm hope
  how i i'd i'll i'm i've idea idk if ignore in instructions into is isn't it it's its just keep kill kind knew know last later least left let let's like liked likely little lol long
  look looking lot lots love loved luli made make makes making many matter maybe me meet mean means might mine more morning most much must my myself name need
  needed never new next nice night no nobody not nothing now of off oh ok okay old on once one only or other our out over own part people perhaps place please pretty
  probably puppy put quite rather read ready real really right run sad said same saw say saying see seem seems seen sent sex shall she shit should shouldn't since so some
  someone something sometimes soon sorry sort start started still stop such suck sucks sure take takes taking talk talking tell telling than thank thanks that that's the their them then
  there there's these they they're thing things think thinking this those though thought through time times to today together told tomorrow tonight too took tried try
  trying turn two under until up upon us use used usually very wait waiting want wanted wants was wasn't way we we're week well went were weren't what what's whatever when where whether which
  while who whole whose why wife will wish with without won't work working would wouldn't wow yeah year years yes yesterday yet you you'd you'll you're you've
  your yours yourself`
    .split(/\s+/)
    .filter(Boolean),
);

const isUsable = (word: string | undefined): word is string =>
  word !== undefined && word.length >= 3 && word.length <= 24 && !SKIPPED.has(word);

/** The words after a marker that name a thing, or null: an adjective or two may stand before it. */
function thingAfter(words: string[], at: number): string | null {
  const head = words[at];
  if (head !== undefined && ADJECTIVES.has(head) && isUsable(words[at + 1]))
    return `${head} ${words[at + 1]}`;
  return isUsable(head) ? head : null;
}

function firstAfter(
  words: string[],
  markers: RegExp,
  build: (thing: string) => string,
): string | null {
  for (const [at, word] of words.entries()) {
    const thing = markers.test(word) ? thingAfter(words, at + 1) : null;
    if (thing) return build(thing);
  }
  return null;
}

/** What a message is plainly about, spelled as the user spells it: a word picked out of it at random is worse than none. */
export function findSubject(message: string): string | null {
  const subject = search(message);
  if (!subject) return null;
  return subject.replace(/[\p{L}'-]+$/u, (word) => {
    const at = message.toLowerCase().lastIndexOf(word);
    const spelled = at < 0 ? word : message.slice(at, at + word.length);
    // "Venice" keeps its capital, shouting does not.
    return /^\p{Lu}\p{Ll}/u.test(spelled) ? spelled : word;
  });
}

function search(message: string): string | null {
  const words =
    message
      .toLowerCase()
      .replaceAll("\u2019", "'")
      .match(/[\p{L}][\p{L}'-]*/gu) ?? [];
  return (
    firstAfter(words, /^my$/, (thing) => `your ${thing}`) ??
    firstAfter(words, /^(?:like|love|enjoy|play|playing|learning|about)$/, (thing) => thing)
  );
}
