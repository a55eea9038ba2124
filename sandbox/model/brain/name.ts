// Learns what the user is called, from what they say and nothing else.

const WORD = "[\\p{L}][\\p{L}'\u2019-]{0,23}";
const NAME = `(${WORD}(?: (?!and\\b|but\\b|i\\b|so\\b|from\\b|by\\b|the\\b|please\\b|now\\b|then\\b)${WORD})?)`;

// Told outright: these words have no other meaning.
const TOLD = [
  `\\bmy name(?:'s| is|s)(?: actually| really)? ${NAME}`,
  `\\b(?:you can |please |just |no, )?call me ${NAME}`,
  `\\bmy friends call me ${NAME}`,
  `\\bi(?:'m| am) called ${NAME}`,
  `\\bme llamo ${NAME}`,
  `\\bmi nombre es ${NAME}`,
  `\\bje m'appelle ${NAME}`,
  `\\bich hei(?:\u00dfe|sse) ${NAME}`,
  `\\b(?:meu nome \u00e9|me chamo|eu me chamo) ${NAME}`,
].map((source) => new RegExp(source, "iu"));

// "I'm ...": a name only when it looks like one or a name was asked for.
const INTRODUCED = new RegExp(
  `(?:^|[.!,] ?|\\bhi |\\bhey |\\bhello )(?:it's|it is|this is|i'm|i am|im) ${NAME}`,
  "iu",
);
const BARE = new RegExp(`^(?:(?:hi|hey|hello|sure|yes|ok|okay|oh)[,!.]* )?${NAME}[.!]*$`, "iu");

const NOT_NAMES = new Set(
  `a about absolutely actually afraid again alive all almost alone also always an and angry another anxious anything are ask at awesome awful away
  back bad barely beat because bored born broke busy but bye calm canadian catholic chinese christian cold confused cool crazy crying curious dead depressed
  different doing done down drunk dumb dutch eating english enough even excited exhausted fantastic feeling fetch fine finally first food for free
  french friend fun furious gay german glad goodbye good going gonna grateful great guess happy hate hello help her here hey hi him his home honestly
  how human hungry hurt i if ill in indian insane interested into irish it italian its jealous jewish joke just kidding know late later lately
  leaving lesbian like listening lonely looking lost love luli lunch mad maybe me miserable morning muslim my nervous never new nice night no nobody
  nope not nothing now ok okay old on one only or others our out overwhelmed paw please pizza play pretty proud puppy queer quite ready really relaxed right roll sad
  safe same scared serious shake sick single sit sleepy so some sorry spanish speak spin starving stay still stop stressed stuck stupid sure
  terrible test testing thank thanks that the their them there they thirsty thirty this tired to today tomorrow tonight too totally trans treat trying unhappy
  upset us used very walk want was we weak weird well what whatever when where who why wide with wonderful worried worse yeah yep yes you your yours zoom`
    .split(/\s+/)
    .filter(Boolean),
);

const clean = (text: string) => text.replaceAll("\u2019", "'").replace(/\s+/g, " ").trim();

/** The name told in this message, or null. `wasAsked`: Luli had just asked for it. */
function readName(message: string, wasAsked: boolean): string | null {
  const text = clean(message);
  for (const pattern of TOLD) {
    const name = accept(pattern.exec(text)?.[1], true);
    if (name) return name;
  }
  const introduced = INTRODUCED.exec(text)?.[1];
  if (introduced && (wasAsked || isCapital(introduced) || isShort(text))) {
    const name = accept(introduced);
    if (name) return name;
  }
  const bare = BARE.exec(text)?.[1];
  return bare && (wasAsked || isCapital(bare)) && wasAskedOrFirst(text, wasAsked)
    ? accept(bare)
    : null;
}

/** Without a question before it, only a lone word can be an answer to the greeting. */
function wasAskedOrFirst(text: string, wasAsked: boolean): boolean {
  return wasAsked || !text.includes(" ");
}

const isShort = (text: string) =>
  text.replace(/^(?:hi|hey|hello)[,!.]* /i, "").split(" ").length <= 2;

function accept(found: string | undefined, isCertain = false): string | null {
  if (!found) return null;
  const [first = "", second] = found.split(" ");
  if (!isName(first, isCertain)) return null;
  const words =
    second && isName(second, isCertain) && isCapital(second) ? [first, second] : [first];
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(" ");
}

/** "i'm painting" and "i'm annoyed" are no names; "my name is fred" is one. */
function isName(word: string, isCertain: boolean): boolean {
  const plain = word.toLowerCase();
  if (NOT_NAMES.has(plain) || plain.endsWith("n't")) return false;
  return isCertain || isCapital(word) || plain.length <= 4 || !/(?:ing|ed)$/.test(plain);
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

export function asksForName(reply: string | undefined): boolean {
  return /\byour name\b|\bcall you\b/i.test(reply ?? "");
}

/** The newest name told in the conversation; the message at `bareAt` may be nothing but a name. */
export function nameFromConversation(turns: { role: string; content: string }[]): string | null {
  let name: string | null = null;
  for (const [at, turn] of turns.entries()) {
    if (turn.role !== "user") continue;
    name = nameToldAt(turns, at) ?? name;
  }
  return name;
}

/** The name told in the turn at this place: bare names count as an answer to Luli, or as the first words of all. */
export function nameToldAt(turns: { role: string; content: string }[], at: number): string | null {
  const turn = turns[at];
  if (!turn) return null;
  const before = turns[at - 1];
  const wasAsked = before?.role === "assistant" && asksForName(before.content);
  const isFirst = !turns.slice(0, at).some((earlier) => earlier.role === "user");
  const name = readName(turn.content, wasAsked);
  const isBare = !/\s/.test(clean(turn.content));
  return name && isBare && !wasAsked && !isFirst ? null : name;
}
