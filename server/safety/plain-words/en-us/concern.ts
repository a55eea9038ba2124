// English: the writer fears for somebody close.
import { type PlainWords, regex } from "../table.ts";

const CLOSE = String.raw`\b(?:my|our) (?:\w+ )?(?:friend|bestie|mate|brother|sister|mom|mum|mother|dad|father|son|daughter|kid|cousin|uncle|aunt|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|roommate|flatmate|coworker|colleague|student|neighbou?r|niece|nephew)`;

export const concernWords: PlainWords[] = [
  {
    id: "friend_suicidal",
    kind: "concern",
    pattern: regex`${CLOSE}(?:'?s| is| are| has been| seems| might be| feels)? (?:(?!not |never )\w+ ){0,2}suicidal\b`,
    canBeNegated: true,
    hits: [
      "my friend is suicidal",
      "I think my brother might be suicidal",
      "my best friends really suicidal rn",
    ],
    misses: ["my brother loves suicide squad", "my mum is not suicidal"],
  },
  {
    id: "friend_kill_themself",
    kind: "concern",
    pattern: regex`${CLOSE}(?: [\w']+){1,6} (?:kill(?:ing)?|cut(?:ting)?|harm(?:ing)?|hang(?:ing)?|hurt(?:ing)?) (?:him|her|them) ?sel(?:f|ves)\b`,
    canBeNegated: true,
    hits: [
      "my friend wants to kill herself",
      "my son keeps cutting himself",
      "my roommate says she's going to kill herself",
    ],
    misses: [
      "the villain wants to kill himself in act 3",
      "my dad will hurt his back",
      "my brother killed himself ten years ago",
    ],
  },
  {
    id: "friend_wants_to_die",
    kind: "concern",
    pattern: regex`${CLOSE} (?:(?!never )\w+ )?(?:wants? to|wanted to|(?:says?|said|told me|texted|texting)(?: me)?(?: that)? (?:he|she|they) (?:wants?|wanted) to|talks about|is talking about) (?:die|dying|suicide|end (?:it all|(?:his|her|their) life))\b(?! (?:of|from|laughing|her hair))`,
    canBeNegated: true,
    hits: [
      "my friend wants to die",
      "my sister said she wants to die",
      "my mate talks about suicide a lot",
    ],
    misses: [
      "my mom wants to dye her hair",
      "my friend wanted to die of embarrassment",
      "my dad never wants to die",
    ],
  },
  {
    id: "says_will_kill_themself",
    kind: "concern",
    pattern: regex`\b(?:says?|said|saying|threatens|threatening|threatened|texted|told me)(?: that)? (?:to|(?:he|she|they)(?:'s|'ll|'re| is| are| will| wants?)?(?: (?:going|wants?|gonna))?(?: to)?) (?:kill|end|harm|hurt) (?:him|her|them)sel(?:f|ves)\b`,
    canBeNegated: true,
    hits: [
      "he says he'll kill himself",
      "she's threatening to kill herself if i leave",
      "she said she wants to hurt herself",
    ],
    misses: ["he hurt himself at football", "she said she will behave herself"],
  },
  {
    id: "friend_overdose",
    kind: "concern",
    pattern: regex`${CLOSE}(?: \w+){0,2} (?:tried to (?:kill (?:him|her|them)self|overdose|hang (?:him|her|them)self)|attempted suicide|wrote a suicide note|left a suicide note)\b(?! (?:\w+ ){1,3}(?:years?|decades?) ago)`,
    canBeNegated: true,
    hits: [
      "my friend tried to overdose last night",
      "my daughter attempted suicide this morning",
      "my ex left a suicide note",
    ],
    misses: ["my uncle attempted suicide 20 years ago", "my kid tried to overdo it on the swings"],
  },
  {
    id: "friend_abused",
    kind: "concern",
    pattern: regex`${CLOSE}(?:(?:'?s)? (?:husband|wife|boyfriend|bf|partner|dad|stepdad|father|ex) (?:\w+ )?(?:hits|beats|abuses|is beating|is hitting|is abusing|strangled|beat) (?:her|him|them)|(?:'?s| is) (?:being|getting) (?:abused|beaten up|beaten by|molested|hit by))\b`,
    canBeNegated: true,
    hits: [
      "my friend's husband hits her",
      "my sister is being abused",
      "my neighbors husband beats her",
    ],
    misses: [
      "my friends husband beats everyone at chess",
      "my brother is being annoying",
      "my sister is not being abused",
    ],
  },
];
