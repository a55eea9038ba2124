// Whether an answer holds what it should. Case, accents and width do not matter.
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'");

/** Of Japanese, NFKD takes voicing marks, too: both sides lose them alike. */
const holds = (answer: string, words: string) => plain(answer).includes(plain(words));

/** Ways to say that something was not told, or is not known, in six languages. */
const ABSTAINS = new RegExp(
  [
    "(?:have not|haven't|hadn't|did not|didn't|never|not) (?:\\w+ )?(?:told|tell|say|said|mentioned?" +
      "|shared?|know|remember|noted?|sure|learn\\w*)",
    "(?:do not|don't|can't) (?:\\w+ )?(?:know|remember|recall|have|say)|no (?:idea|memory)|no \\w+ (?:yet" +
      "|so far)|not (?:yet )?known|not yet|(?:hasn't|has not|haven't|not) come up|only (?:said|told)",
    "(?:nicht|nie|nichts|noch nicht|kein\\w*) (?:\\p{L}+ )?(?:erzahlt|gesagt|verraten|erwahnt|gemerkt" +
      "|notiert|weiß|weiss|bekannt)|weiß (?:ich )?(?:\\p{L}+ )?nicht|weiss (?:ich )?(?:\\p{L}+ )?nicht",
    "no (?:me |te |l[oae]s? )*(?:has |habias |he )?(?:dicho|dijiste|contado|contaste|hablado|hablaste" +
      "|mencionado|mencionaste|se|recuerdo|acuerdo|consta|tengo)|nunca me|todavia no",
    "(?:ne |n')?(?:me |m'|l'|le |la |en )*(?:as|avais) (?:pas|jamais|rien|encore rien)|(?:sais|souviens" +
      "|rappelle|ai) (?:pas|plus|rien)|pas (?:encore )?(?:dit|raconte|mentionne|note|parle|precise)" +
      "|aucune idee",
    "nao (?:me |te |o |a |se )*(?:contou|contaste|disse|disseste|falou|mencionou|sei|lembro|tenho|chegou)|nunca me",
    "聞いて(?:い)?ない|聞いて(?:い)?ません|教えてもらって(?:い)?ない|教えてもらって(?:い)?ません|(?:うかがって|伺って)(?:い)?ません|知らない|知りません|わからない" +
      "|わかりません|分からない|分かりません|覚えて(?:い)?ない|覚えて(?:い)?ません",
  ]
    .map(plain)
    .join("|")
    // Flags of a pattern stay as they are.
    .replaceAll("\\p{l}", "\\p{L}"),
  "u",
);

export const abstains = (answer: string): boolean => ABSTAINS.test(plain(answer));

const WORD = /\p{N}+|[\p{Script=Han}\p{Script=Katakana}ー]+|[\p{Script=Latin}]{4,}/gu;

/** Whether half of the numbers and longer words of what is expected are in the answer, as a rough count. */
export function holdsHalf(answer: string, expected: string): boolean {
  const words = expected.match(WORD) ?? [expected];
  return 2 * words.filter((word) => holds(answer, word)).length >= words.length;
}
