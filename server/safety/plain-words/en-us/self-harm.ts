// English: the writer wants to die.
import { type PlainWords, regex } from "../table.ts";

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
    hits: [
      "I want to kill myself",
      "can't stop thinking about killing myself",
      "would you be sad if i killed myself",
      "thinking of killing my self",
      "gonna kms",
    ],
    misses: ["I'd never kill myself", "I could kill myself laughing", "I run 10 kms every day"],
  },
  {
    id: "hang_myself",
    kind: "self_harm",
    pattern: regex`\b${WISH} ${REALLY}(?:hang|drown|shoot|stab|poison|off)(?:ing)? my ?self\b`,
    canBeNegated: true,
    hits: ["i'm going to hang myself", "thinking about drowning myself", "wanna off myself tbh"],
    misses: [
      "took my coat off myself",
      "gonna drown myself in ice cream",
      "i might shoot myself in the foot",
    ],
  },
  {
    id: "suicidal",
    kind: "self_harm",
    pattern: regex`\b(?:i'?m|i am|feel|feeling|felt|been|being|so) ${REALLY}suicidal\b|\b(?:my|having|these|constant|more) suicidal (?:thoughts|feelings|ideation)\b|\bsuicidal thoughts are back\b|^suicidal (?:again|rn|tonight|right now)\b`,
    canBeNegated: true,
    hits: [
      "I'm suicidal",
      "I'm having suicidal thoughts",
      "been feeling really suicidal",
      "suicidal again, third time this month",
    ],
    misses: ["I'm not suicidal, just tired", "a lecture on suicidal ideation in teens"],
  },
  {
    id: "thinking_of_suicide",
    kind: "self_harm",
    pattern: regex`\b${WISH} (?:commit(?:ting)? )?suicide\b(?! (?:squad|prevention|awareness|rates?|missions?|doors?))`,
    canBeNegated: true,
    hits: ["thinking about suicide", "i want to commit suicide", "thoughts of suicide every night"],
    misses: [
      "Suicide Squad was a great movie",
      "thinking about suicide prevention as a job",
      "not thinking of suicide",
      "quitting now would be career suicide",
    ],
  },
  {
    id: "want_to_die",
    kind: "self_harm",
    pattern: regex`${ME}(?:want(?:ed)? to|wanna|wana|wish i could|feel like|think about|thinking (?:of|about)) ${REALLY}(?:diee?|dying|be dead)\b(?! my hair| in (?:the|this) (?:game|movie))`,
    canBeNegated: true,
    hits: [
      "I want to die",
      "i just wanna die",
      "I feel like dying",
      "this exam is killing me and honestly I want to die",
      "i want to diee",
    ],
    misses: [
      "I don't want to die",
      "he wants to die in the movie",
      "I want to die laughing",
      "you just want to die in that level",
    ],
  },
  {
    id: "ready_to_die",
    kind: "self_harm",
    pattern: regex`\b(?:i'?m|i am|i feel) ${REALLY}(?:ready|going|prepared) to die(?: (?:tonight|today|now|tomorrow))?(?=$|[.!,])`,
    canBeNegated: true,
    hits: ["I'm ready to die", "i am really ready to die.", "im going to die tonight"],
    misses: ["my phone is about to die", "i'm not ready to die, i have a cruise booked"],
  },
  {
    id: "not_live",
    kind: "self_harm",
    pattern: regex`${ME}${DONT_WANT} (?:live|be alive|exist)\b(?! (?:in|with|at|near|next|here|there|by|on|off|alone|together|far|under|through|without|close|closer|abroad|as|that)\b)`,
    canBeNegated: false,
    hits: ["I don't want to live anymore", "i dont want to be alive", "dont wanna exist"],
    misses: [
      "I don't want to live in Ohio",
      "I don't want to live with my parents",
      "they don't want to live forever",
    ],
  },
  {
    id: "not_wake_up",
    kind: "self_harm",
    pattern: regex`${ME}${DONT_WANT} wake up (?:tomorrow|any ?more|ever|again)\b|\b(?:want to|wanna|wish i (?:could|would)|hope i) (?:just )?(?:not|never|don'?t) wake up\b`,
    canBeNegated: false,
    hits: [
      "I don't want to wake up tomorrow",
      "i hope i don't wake up",
      "wish i could just not wake up",
    ],
    misses: [
      "I don't want to wake up early",
      "dont want to wake up the baby",
      "hope i wake up in time",
    ],
  },
  {
    id: "not_be_here",
    kind: "self_harm",
    pattern: regex`${ME}${DONT_WANT} (?:be here|be around|go on) (?:any ?more|no ?more)\b|\bcan(?:'?t|not) go on (?:living|any ?more)\b`,
    canBeNegated: false,
    hits: [
      "I don't want to be here anymore",
      "i dont wanna go on any more",
      "I can't go on anymore",
    ],
    misses: [
      "can't go on the trip anymore",
      "i don't want to be here for the meeting",
      "you don't want to go on that ride",
    ],
  },
  {
    id: "end_my_life",
    kind: "self_harm",
    pattern: regex`\b(?:end|ending|take|taking) my (?:own )?life\b(?! (?:in|to|into|back|for|one|more|so|too|seriously|as|with|off|down|advice)\b)|\b(?:end|ending) it all\b(?! with)`,
    canBeNegated: true,
    hits: [
      "I want to end my life",
      "sometimes I think about ending it all",
      "I'm going to take my own life",
    ],
    misses: [
      "I want to take my life in a new direction",
      "let's end it all with cake",
      "i would never take my own life",
    ],
  },
  {
    id: "nothing_to_live_for",
    kind: "self_harm",
    pattern: regex`\b(?:no|any) (?:reason|point) (?:to|in) (?:live|living|being alive|stay alive)\b|\bnothing (?:left )?to live for\b|\blife(?:'s| is)?(?: not|n'?t) worth living\b`,
    canBeNegated: false,
    hits: ["there's no reason to live", "I have nothing to live for", "my life isn't worth living"],
    misses: [
      "no reason to leave",
      "cheap rent, a garden, plenty to live for",
      "finally something to live for",
    ],
  },
  {
    id: "tired_of_living",
    kind: "self_harm",
    pattern: regex`\b(?:tired|sick|done) (?:of|with|from) (?:living|being alive)\b(?! (?:in|with|at|here|there|alone|on|from|out|off|next|under|like a)\b)`,
    canBeNegated: true,
    hits: ["I'm tired of living", "im so sick of being alive", "done with living tbh"],
    misses: [
      "tired of living in a small town",
      "sick of living with slobs",
      "i'll never be tired of living",
    ],
  },
  {
    id: "better_off_without_me",
    kind: "self_harm",
    pattern: regex`\b(?:everyone|everybody|they|family|kids|children|parents|world|wife|husband|mum|mom|people)(?:'d| would| will)?(?: all)?(?: be)? better off without me\b|\bbetter off (?:dead|if i (?:was|were) (?:dead|gone|not here))\b`,
    canBeNegated: true,
    hits: [
      "everyone would be better off without me",
      "I'd be better off dead",
      "my kids would be better off if i was gone",
    ],
    misses: [
      "she's better off without me, we broke up",
      "the team is better off without him",
      "you're better off without that job",
    ],
  },
  {
    id: "wish_i_was_dead",
    kind: "self_harm",
    pattern: regex`\bwish (?:that )?i (?:was|were|wasn'?t|weren'?t|had|hadn'?t|didn'?t) (?:(?:never|been|not) ){0,2}(?:dead|born|alive|exist)\b|\bwish i'd never been born\b`,
    canBeNegated: false,
    hits: [
      "I wish I was dead",
      "I wish I were never born",
      "wish i hadn't been born",
      "wish i didnt exist",
    ],
    misses: ["I wish I was there", "wish i was young in the 80s", "wish my dog was still alive"],
  },
  {
    id: "nobody_would_miss_me",
    kind: "self_harm",
    pattern: regex`\b(?:nobody|no[- ]?one) (?:would|will) (?:even )?(?:miss me|(?:care|notice) if i ${ENDED})\b(?! (?:at|in|if i skip)\b)`,
    canBeNegated: false,
    hits: [
      "nobody would miss me if I was gone",
      "no one would even care if i died",
      "noone will miss me",
    ],
    misses: ["nobody would notice if i left early", "nobody would miss me at that meeting"],
  },
  {
    id: "want_to_overdose",
    kind: "self_harm",
    pattern: regex`\b${WISH} ${REALLY}(?:overdos(?:e|ing)|od|tak(?:e|ing) all (?:my|the|of my|these) (?:\w+ )?(?:pills|tablets|meds))\b`,
    canBeNegated: true,
    hits: ["i want to overdose", "thinking about taking all my pills", "gonna od tonight"],
    misses: [
      "gonna overdose on chocolate",
      "don't want to overdose, is one aspirin ok",
      "gonna take all the cookies",
    ],
  },
  {
    id: "jump_off",
    kind: "self_harm",
    pattern: regex`\b${WISH} ${REALLY}jump(?:ing)? (?:off|in front of|from) (?:a|the|my|that) (?:bridge|building|roof|balcony|train|window)\b`,
    canBeNegated: true,
    hits: [
      "I'm going to jump off a bridge",
      "thinking of jumping in front of a train",
      "want to jump from the balcony",
    ],
    misses: [
      "kids jump off the bridge into the river",
      "going to jump off a bridge with a bungee",
      "i'd never jump off a roof",
    ],
  },
  {
    id: "how_to_die",
    kind: "self_harm",
    pattern: regex`\b(?:painless|painlessly|easiest|quickest|quick|fastest|least painful|best) ways? (?:to|of) (?:die|dying|kill(?:ing)? myself)\b|\bhow (?:to|can i|do i|could i) die (?:painlessly|quickly|fast|without pain)\b`,
    canBeNegated: false,
    hits: [
      "what's the most painless way to die",
      "easiest way to kill myself",
      "how can i die without pain",
    ],
    misses: ["how do i die in this level", "quickest way to dye my hair"],
  },
  {
    id: "suicide_note",
    kind: "self_harm",
    pattern: regex`\b(?:wrote|written|writing|write|finished) my (?:suicide|goodbye) (?:note|letters?)\b`,
    canBeNegated: true,
    hits: ["i wrote my suicide note", "writing my goodbye letters", "finished my suicide note"],
    misses: ["my character leaves a suicide note", "wrote a goodbye card for my coworker"],
  },
];
