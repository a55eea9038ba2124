// English: a writer under 18.
import { type PlainWords, regex } from "../table.ts";

const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`;
const OLD = String.raw`(?: ?(?:y\/?o|yrs? old|years? old|yr old|year old)\b)?`;
const AFTER_AGE = String.raw`(?=$|[!?;)]|[.,](?!\d)| (?:and (?!a half|\d)|but |btw|so |lol|from |girl|boy|male|female|is that ok|if that))`;

export const minorWords: PlainWords[] = [
  {
    id: "i_am_a_child",
    kind: "minor",
    pattern: regex`(?<!\b(?:when|til|till|until|if|like|than|says|said|think|since|wish|as) )\bi(?:'?m| am) (?:only |just |actually |a |still )?${CHILD_AGE}${OLD}${AFTER_AGE}`,
    canBeNegated: true,
    hits: [
      "I'm 14",
      "im 12 years old",
      "i am only 15 and my mom is mad",
      "I'm sixteen btw",
      "im 13yo",
    ],
    misses: [
      "my son is 14",
      "I was 14",
      "feel like i'm 12",
      "im 10 minutes away",
      "I'm 15 weeks pregnant",
      "my dog is 12",
      "i'm 6'2, 90kg",
      "im 7.5 months along",
    ],
  },
  {
    id: "child_here",
    kind: "minor",
    pattern: regex`\b(?:[6-9]|1[0-7]) ?(?:y\/?o|yr old|years? old)? ?(?:girl|boy|f|m|male|female) here\b|\bi(?:'?m| am) turning (?:[7-9]|1[0-8]) (?:in|next|this|tomorrow|soon|on)\b`,
    canBeNegated: true,
    hits: ["14f here", "15 year old boy here", "im turning 16 in may"],
    misses: ["turning 60 next week", "my son is turning 16 in may", "6 girls here at the party"],
  },
  {
    id: "in_school",
    kind: "minor",
    pattern: regex`\bi(?:'?m| am) (?:only |just |still )?in (?:the )?(?:[1-9](?:st|nd|rd|th) grade|1[0-2]th grade|grade (?:[1-9]|1[0-2])|year (?:[3-9]|1[0-2])|(?:middle|elementary|primary|high|junior high) ?school)\b(?! (?:of|teaching|as)\b)`,
    canBeNegated: true,
    hits: [
      "im in 7th grade",
      "I'm in year 9 and our teacher is evil",
      "i'm still in middle school",
    ],
    misses: [
      "my kid is in 7th grade",
      "I'm in year 5 of my mortgage",
      "when i was in high school",
      "i teach 4th grade",
    ],
  },
  {
    id: "not_18_yet",
    kind: "minor",
    pattern: regex`\bi(?:'?m| am) (?:not (?:even |yet )?(?:18|eighteen)\b|under ?(?:18|age)\b|a minor\b)|\b(?:till?|until|before) (?:i'?m|i am|i turn) (?:1[0-8]|eighteen|sixteen)\b(?!%| (?:minutes|weeks|days))`,
    canBeNegated: false,
    hits: ["im not even 18", "I'm underage is that bad", "dad says no phone til im 13"],
    misses: ["I'm a minor celebrity", "i'm not 20 anymore haha", "i'll party until i'm 80"],
  },
  {
    id: "my_birthday",
    kind: "minor",
    pattern: regex`\b(?:my|for my) (?:[7-9]|1[0-7])th (?:birthday|bday) (?:is|tomorrow|today|next|this|in \d|coming|party is|soon)\b|\bit'?s my (?:[7-9]|1[0-7])th (?:birthday|bday)\b`,
    canBeNegated: true,
    hits: ["my 13th birthday is tomorrow", "its my 12th bday!!", "my 16th birthday next week"],
    misses: [
      "my son's 13th birthday is tomorrow",
      "my 40th birthday is soon",
      "on my 16th birthday i got a bike",
    ],
  },
];
