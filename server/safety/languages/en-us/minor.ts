// English: a writer under 18.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`;
const OLD = String.raw`(?: ?(?:y\/?o|yrs? old|years? old|yr old|year old)\b)?`;
const AFTER_AGE = String.raw`(?=$|[!?;)]|[.,](?!\d)| (?:and (?!a half|\d)|but |btw|so |lol|from |girl|boy|male|female|is that ok|if that))`;

export const minorWords: PlainWords[] = [
  {
    id: "i_am_a_child",
    kind: "minor",
    pattern: regex`(?<!\b(?:when|til|till|until|if|like|than|says|said|think|since|wish|as) )\bi(?:'?m| am) (?:only |just |actually |a |still )?${CHILD_AGE}${OLD}${AFTER_AGE}`,
    canBeNegated: true,
  },
  {
    id: "child_here",
    kind: "minor",
    pattern: regex`\b(?:[6-9]|1[0-7]) ?(?:y\/?o|yr old|years? old)? ?(?:girl|boy|f|m|male|female) here\b|\bi(?:'?m| am) turning (?:[7-9]|1[0-8]) (?:in|next|this|tomorrow|soon|on)\b`,
    canBeNegated: true,
  },
  {
    id: "in_school",
    kind: "minor",
    pattern: regex`\bi(?:'?m| am) (?:only |just |still )?in (?:the )?(?:[1-9](?:st|nd|rd|th) grade|1[0-2]th grade|grade (?:[1-9]|1[0-2])|year (?:[3-9]|1[0-2])|(?:middle|elementary|primary|high|junior high) ?school)\b(?! (?:of|teaching|as)\b)`,
    canBeNegated: true,
  },
  {
    id: "not_18_yet",
    kind: "minor",
    pattern: regex`\bi(?:'?m| am) (?:not (?:even |yet )?(?:18|eighteen)\b|under ?(?:18|age)\b|a minor\b)|\b(?:till?|until|before) (?:i'?m|i am|i turn) (?:1[0-8]|eighteen|sixteen)\b(?!%| (?:minutes|weeks|days))`,
    canBeNegated: false,
  },
  {
    id: "my_birthday",
    kind: "minor",
    pattern: regex`\b(?:my|for my) (?:[7-9]|1[0-7])th (?:birthday|bday) (?:is|tomorrow|today|next|this|in \d|coming|party is|soon)\b|\bit'?s my (?:[7-9]|1[0-7])th (?:birthday|bday)\b`,
    canBeNegated: true,
  },
];
