// Does a message sound sad or worried? Then Luli is gentle for a while. Better gentle once too often than playful once too often.

const NOT = "(?<!\\b(?:not|never|no longer|isn't|wasn't|don't|didn't) (?:\\w+ ){0,2})";

const any = (...sources: string[]) => new RegExp(sources.join("|"), "u");

const SAD = [
  any(
    `${NOT}\\b(?:sad|sadness|unhappy|miserable|hopeless|heartbroken|depressed|lonely|grieving|crying|cried|devastated|worthless|ashamed)\\b`,
    `${NOT}\\b(?:worried|anxious|anxiety|nervous|scared|afraid|frightened|terrified|panicking|stressed|overwhelmed|upset|exhausted)\\b`,
    `\\b(?:feel|feeling|am|i'm) (?:so |really |very |a bit |kind of )*(?:down|low|blue|bad|awful|terrible|horrible|empty|numb|lost|hurt|broken)\\b`,
    `\\b(?:bad|awful|terrible|horrible|rough|worst|crappy) (?:day|week|night|time|month|year)\\b`,
    `\\b(?:i miss (?:my|him|her|them)|lost my (?:job|mom|mum|dad|mother|father|dog|cat|friend|grand\\w+)|passed away|got fired|broke up with me)\\b`,
    `\\bnot (?:so |really |very |doing |feeling |too |that )*(?:happy|good|great|well|okay|ok|fine)\\b`,
  ),
  any(
    `(?<!\\p{L})(?:triste|deprimid[oa]|preocupad[oa]|ansios[oa]|asustad[oa]|llorando|me siento (?:mal|sol[oa])|estresad[oa]|agobiad[oa])(?!\\p{L})`,
    `(?<!\\p{L})(?:déprimée?|inquiète?|anxieu(?:x|se)|angoissée?|je pleure|j'ai peur|je me sens (?:mal|seule?)|stressée?)(?!\\p{L})`,
    `(?<!nicht |\\p{L})(?:traurig|deprimiert|ängstlich|besorgt|verzweifelt|einsam|weine|überfordert|gestresst)(?!\\p{L})|\\bich habe angst\\b|mir geht es (?:nicht gut|schlecht)`,
    `(?<!\\p{L})(?:chateada?|preocupad[oa]|ansios[oa]|com medo|chorando|me sinto (?:mal|sozinh[oa])|estressad[oa])(?!\\p{L})`,
    `悲しい|かなしい|さびしい|寂しい|つらい|辛い|不安|怖い|心配|泣いて|落ち込`,
  ),
  any(`:'?\\(`, `[\\u{1f622}\\u{1f62d}\\u{1f614}\\u{1f494}\\u{1f61e}]`),
];

export function soundsSad(message: string): boolean {
  const text = message
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, " ");
  return SAD.some((pattern) => pattern.test(text));
}
