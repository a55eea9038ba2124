// The plain words of sadness and worry, for which Luli is gentle for a while. Better once too often than playful once too often.

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
    `(?<!\\p{L})(?:deprimee?|inquiete?|anxieu(?:x|se)|angoissee?|je pleure|j'ai peur|je me sens (?:mal|seule?)|stressee?)(?!\\p{L})`,
    `(?<!nicht |\\p{L})(?:traurig|deprimiert|angstlich|besorgt|verzweifelt|einsam|weine|uberfordert|gestresst)(?!\\p{L})|\\bich habe angst\\b|mir geht es (?:nicht gut|schlecht)`,
    `(?<!\\p{L})(?:chateada?|preocupad[oa]|ansios[oa]|com medo|chorando|me sinto (?:mal|sozinh[oa])|estressad[oa])(?!\\p{L})`,
    `悲しい|かなしい|さびしい|寂しい|つらい|辛い|不安|怖い|心配|泣いて|落ち込`,
  ),
  any(`:'?\\(`, `[\\u{1f622}\\u{1f62d}\\u{1f614}\\u{1f494}\\u{1f61e}]`),
];

/** `said` is normalised. */
export const hearSadWords = (said: string): boolean => SAD.some((pattern) => pattern.test(said));
