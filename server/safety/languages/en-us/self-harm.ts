// English: the writer wants to die.
import { type PlainWords, regex } from "../../plain-words/table.ts";

/** Up to the deed: "want to", "thinking of". */
export const WISH = String.raw`(?:want(?:ed)? to|wanna|going to|gonna|gunna|about to|plan(?:ning)? (?:to|on)|need to|tempted to|decided to|urges? to|think(?:ing)? (?:of|about)|thoughts? (?:of|about)|i'?ll|i will|might|ready to)`;
export const REALLY = String.raw`(?:(?:just|really|honestly|so|still|kinda|do|sometimes|only|literally|actually|truly|fucking|always|often|also) ){0,2}`;
/** Nobody else is the one who wants it. */
const ME = String.raw`(?:^|[.,;!?] ?|\b(?:i|and|but|because|cause|cuz|cos|part of me|makes me) )${REALLY}`;
const DONT_WANT = String.raw`(?:don'?t|dnt|do not|didn'?t|no longer) (?:really |even )?(?:want to|wanna|wana)`;
const ENDED = String.raw`(?:died|was dead|were dead|was gone|were gone|disappeared|killed myself)`;

export const selfHarmWords: PlainWords[] = [
  {
    id: "kill_myself",
    kind: "self_harm",
    pattern: regex`\b(?:kill?(?:ing)?|unalive) ?m[ye] ?self\b|\bif i (?:killed|offed|unalived) my ?self\b(?! (?:at|in|over|with|to|trying|working|studying|laughing)\b)|\b(?:gonna|going to|wanna|want to|might|about to) kms\b`,
    canBeNegated: true,
  },
  {
    id: "hang_myself",
    kind: "self_harm",
    pattern: regex`\b${WISH} ${REALLY}(?:hang|drown|shoot|stab|poison|off)(?:ing)? my ?self\b`,
    canBeNegated: true,
  },
  {
    id: "suicidal",
    kind: "self_harm",
    pattern: regex`\b(?:i'?m|i am|feel|feeling|felt|been|being|so) ${REALLY}suicidal\b|\b(?:my|having|these|constant|more) suicidal (?:thoughts|feelings|ideation)\b|\bsuicidal thoughts are back\b|^suicidal (?:again|rn|tonight|right now)\b`,
    canBeNegated: true,
  },
  {
    id: "thinking_of_suicide",
    kind: "self_harm",
    pattern: regex`\b${WISH} (?:commit(?:ting)? )?suicide\b(?! (?:squad|prevention|awareness|rates?|missions?|doors?))`,
    canBeNegated: true,
  },
  {
    id: "want_to_die",
    kind: "self_harm",
    pattern: regex`${ME}(?:want(?:ed)? to|wanna|wana|wish i could|feel like|think about|thinking (?:of|about)) ${REALLY}(?:diee?|dying|be dead)\b(?! my hair| in (?:the|this) (?:game|movie))`,
    canBeNegated: true,
  },
  {
    id: "ready_to_die",
    kind: "self_harm",
    pattern: regex`\b(?:i'?m|i am|i feel) ${REALLY}(?:ready|going|prepared) to die(?: (?:tonight|today|now|tomorrow))?(?=$|[.!,])`,
    canBeNegated: true,
  },
  {
    id: "not_live",
    kind: "self_harm",
    pattern: regex`${ME}${DONT_WANT} (?:live|be alive|exist)\b(?! (?:in|with|at|near|next|here|there|by|on|off|alone|together|far|under|through|without|close|closer|abroad|as|that)\b)`,
    canBeNegated: false,
  },
  {
    id: "not_wake_up",
    kind: "self_harm",
    pattern: regex`${ME}${DONT_WANT} wake up (?:tomorrow|any ?more|ever|again)\b|\b(?:want to|wanna|wish i (?:could|would)|hope i) (?:just )?(?:not|never|don'?t) wake up\b`,
    canBeNegated: false,
  },
  {
    id: "not_be_here",
    kind: "self_harm",
    pattern: regex`${ME}${DONT_WANT} (?:be here|be around|go on) (?:any ?more|no ?more)\b|\bcan(?:'?t|not) go on (?:living|any ?more)\b`,
    canBeNegated: false,
  },
  {
    id: "end_my_life",
    kind: "self_harm",
    pattern: regex`\b(?:end|ending|take|taking) my (?:own )?life\b(?! (?:in|to|into|back|for|one|more|so|too|seriously|as|with|off|down|advice)\b)|\b(?:end|ending) it all\b(?! with)`,
    canBeNegated: true,
  },
  {
    id: "nothing_to_live_for",
    kind: "self_harm",
    pattern: regex`\b(?:no|any) (?:reason|point) (?:to|in) (?:live|living|being alive|stay alive)\b|\bnothing (?:left )?to live for\b|\blife(?:'s| is)?(?: not|n'?t) worth living\b`,
    canBeNegated: false,
  },
  {
    id: "tired_of_living",
    kind: "self_harm",
    pattern: regex`\b(?:tired|sick|done) (?:of|with|from) (?:living|being alive)\b(?! (?:in|with|at|here|there|alone|on|from|out|off|next|under|like a)\b)`,
    canBeNegated: true,
  },
  {
    id: "better_off_without_me",
    kind: "self_harm",
    pattern: regex`\b(?:everyone|everybody|they|family|kids|children|parents|world|wife|husband|mum|mom|people)(?:'d| would| will)?(?: all)?(?: be)? better off without me\b|\bbetter off (?:dead|if i (?:was|were) (?:dead|gone|not here))\b`,
    canBeNegated: true,
  },
  {
    id: "wish_i_was_dead",
    kind: "self_harm",
    pattern: regex`\bwish (?:that )?i (?:was|were|wasn'?t|weren'?t|had|hadn'?t|didn'?t) (?:(?:never|been|not) ){0,2}(?:dead|born|alive|exist)\b|\bwish i'd never been born\b`,
    canBeNegated: false,
  },
  {
    id: "nobody_would_miss_me",
    kind: "self_harm",
    pattern: regex`\b(?:nobody|no[- ]?one) (?:would|will) (?:even )?(?:miss me|(?:care|notice) if i ${ENDED})\b(?! (?:at|in|if i skip)\b)`,
    canBeNegated: false,
  },
  {
    id: "want_to_overdose",
    kind: "self_harm",
    pattern: regex`\b${WISH} ${REALLY}(?:overdos(?:e|ing)|od|tak(?:e|ing) all (?:my|the|of my|these) (?:\w+ )?(?:pills|tablets|meds))\b`,
    canBeNegated: true,
  },
  {
    id: "jump_off",
    kind: "self_harm",
    pattern: regex`\b${WISH} ${REALLY}jump(?:ing)? (?:off|in front of|from) (?:a|the|my|that) (?:bridge|building|roof|balcony|train|window)\b`,
    canBeNegated: true,
  },
  {
    id: "how_to_die",
    kind: "self_harm",
    pattern: regex`\b(?:painless|painlessly|easiest|quickest|quick|fastest|least painful|best) ways? (?:to|of) (?:die|dying|kill(?:ing)? myself)\b|\bhow (?:to|can i|do i|could i) die (?:painlessly|quickly|fast|without pain)\b`,
    canBeNegated: false,
  },
  {
    id: "suicide_note",
    kind: "self_harm",
    pattern: regex`\b(?:wrote|written|writing|write|finished) my (?:suicide|goodbye) (?:note|letters?)\b`,
    canBeNegated: true,
  },
];
