// English: the writer fears for somebody close.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const CLOSE = String.raw`\b(?:my|our) (?:\w+ )?(?:friend|bestie|mate|brother|sister|mom|mum|mother|dad|father|son|daughter|kid|cousin|uncle|aunt|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|roommate|flatmate|coworker|colleague|student|neighbou?r|niece|nephew)`;

export const concernWords: PlainWords[] = [
  {
    id: "friend_suicidal",
    kind: "concern",
    pattern: regex`${CLOSE}(?:'?s| is| are| has been| seems| might be| feels)? (?:(?!not |never )\w+ ){0,2}suicidal\b`,
    canBeNegated: true,
  },
  {
    id: "friend_kill_themself",
    kind: "concern",
    pattern: regex`${CLOSE}(?: [\w']+){1,6} (?:kill(?:ing)?|cut(?:ting)?|harm(?:ing)?|hang(?:ing)?|hurt(?:ing)?) (?:him|her|them) ?sel(?:f|ves)\b`,
    canBeNegated: true,
  },
  {
    id: "friend_wants_to_die",
    kind: "concern",
    pattern: regex`${CLOSE} (?:(?!never )\w+ )?(?:wants? to|wanted to|(?:says?|said|told me|texted|texting)(?: me)?(?: that)? (?:he|she|they) (?:wants?|wanted) to|talks about|is talking about) (?:die|dying|suicide|end (?:it all|(?:his|her|their) life))\b(?! (?:of|from|laughing|her hair))`,
    canBeNegated: true,
  },
  {
    id: "says_will_kill_themself",
    kind: "concern",
    pattern: regex`\b(?:says?|said|saying|threatens|threatening|threatened|texted|told me)(?: that)? (?:to|(?:he|she|they)(?:'s|'ll|'re| is| are| will| wants?)?(?: (?:going|wants?|gonna))?(?: to)?) (?:kill|end|harm|hurt) (?:him|her|them)sel(?:f|ves)\b`,
    canBeNegated: true,
  },
  {
    id: "friend_overdose",
    kind: "concern",
    pattern: regex`${CLOSE}(?: \w+){0,2} (?:tried to (?:kill (?:him|her|them)self|overdose|hang (?:him|her|them)self)|attempted suicide|wrote a suicide note|left a suicide note)\b(?! (?:\w+ ){1,3}(?:years?|decades?) ago)`,
    canBeNegated: true,
  },
  {
    id: "friend_abused",
    kind: "concern",
    pattern: regex`${CLOSE}(?:(?:'?s)? (?:husband|wife|boyfriend|bf|partner|dad|stepdad|father|ex) (?:\w+ )?(?:hits|beats|abuses|is beating|is hitting|is abusing|strangled|beat) (?:her|him|them)|(?:'?s| is) (?:being|getting) (?:abused|beaten up|beaten by|molested|hit by))\b`,
    canBeNegated: true,
  },
];
