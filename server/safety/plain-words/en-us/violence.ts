// English: somebody hurts the writer, or the writer means to hurt somebody.
import { type PlainWords, regex } from "../table.ts";

const RELATIVE = String.raw`(?:dad|daddy|father|mo?m|mum|mother|parents|step ?-?(?:dad|father|mom|mum|mother|brother)|husband|hubby|wife|boyfriend|girlfriend|bf|gf|partner|fiance|ex|brother|sister|son|uncle|aunt|cousin|grand(?:pa|ma|dad|father|mother)|boss|teacher|coach|landlord|roommate|flatmate)`;
const PERSON = String.raw`\b(?:he|she|they|someone|my (?:ex[- ])?${RELATIVE})`;
const OFTEN = String.raw`(?:(?:always|often|just|even|still|sometimes|actually|really|regularly|constantly|also) ){0,2}`;
const VICTIM = String.raw`(?:him|her|them|someone|somebody|people|everyone|everybody|my (?:ex[- ])?(?:${RELATIVE}|neighbou?r|family|kids?|child(?:ren)?|baby|daughter|classmates?|coworkers?))`;
const INTENT = String.raw`\b(?:want(?:ed)? to|wanna|plan(?:ning)? (?:to|on)|tempted to|urges? to|ready to|think(?:ing)? (?:of|about)|thoughts? (?:of|about))`;
const WILL = String.raw`\b(?:going to|gonna|gunna|about to|i'?ll|i will)`;
const FEELINGS = String.raw`(?!'s| (?:feelings|pride|ego|vibe|mood|chances)| (?:in|at|with (?:kindness|love)))`;

export const violenceWords: PlainWords[] = [
  {
    id: "hits_me",
    kind: "abuse",
    pattern: regex`${PERSON} ${OFTEN}(?:hits(?! me up\b)|beats|punches|slaps|kicks|chokes|strangles|abuses|rapes|molests|assaults|beats up on) me\b`,
    canBeNegated: true,
    hits: [
      "my husband hits me",
      "he beats me every weekend",
      "my mom slaps me when she's drunk",
      "he beats me up",
      "my stepdad sometimes punches me",
    ],
    misses: [
      "she beats me at chess",
      "nobody hits me",
      "he kicks me off the sofa",
      "this coffee hits me hard",
    ],
  },
  {
    id: "is_hitting_me",
    kind: "abuse",
    pattern: regex`${PERSON}(?:'s| is| are| keeps| kept| started| has been| was)? ${OFTEN}(?:hitting|beating|punching|slapping|choking|strangling|hurting|abusing|raping|molesting) me\b`,
    canBeNegated: true,
    hits: ["My dad is beating me", "he is hurting me", "my ex keeps hitting me"],
    misses: [
      "my brother is beating me at mario kart",
      "he isn't hurting me",
      "my shoes keep hurting me",
    ],
  },
  {
    id: "hit_me_again",
    kind: "abuse",
    pattern: regex`${PERSON}(?:'s| has| had)? ${OFTEN}(?:hit|beat|punched|slapped|kicked|shoved|grabbed|hurt|attacked) me (?:again|last night|today|tonight|yesterday|so hard|because|in the (?:face|head|stomach)|in front of|until|while)\b`,
    canBeNegated: true,
    hits: [
      "he hit me again",
      "my boyfriend slapped me last night",
      "my dad beat me because of my grades",
    ],
    misses: [
      "he hit me up again",
      "she beat me to it today",
      "my sister never hit me again after that",
    ],
  },
  {
    id: "choked_me",
    kind: "abuse",
    pattern: regex`${PERSON}(?:'s| has| had)? ${OFTEN}(?:raped|molested|choked|strangled|drugged|sexually (?:abused|assaulted)|beat me up and)(?: me)?\b(?= me\b|$|[ .,!])(?! (?:on|up)\b)`,
    canBeNegated: true,
    hits: [
      "he raped me",
      "my boyfriend choked me last night",
      "my uncle molested me",
      "my ex drugged me",
    ],
    misses: ["he choked on his toast", "we choked in the finals", "he never raped anyone"],
  },
  {
    id: "was_raped",
    kind: "abuse",
    pattern: regex`\bi(?: was| got| have been|'?ve been|'?m being| am being| keep getting| get|'?m getting) ${OFTEN}(?:being |sexually |physically )?(?:raped|molested|sexually abused|abused|assaulted|stalked|held hostage|trafficked)\b`,
    canBeNegated: true,
    hits: [
      "I was raped",
      "I'm being abused at home",
      "i am being stalked by my ex",
      "i was sexually assaulted",
    ],
    misses: ["I'm being stalked by a goose", "i was never abused", "the bill i got was abusive"],
  },
  {
    id: "beaten_by",
    kind: "abuse",
    pattern: regex`\bi(?:'?m| am|'?ve been| have been| was| get| got| keep)? (?:being |getting |still )?(?:beaten|hit|battered|attacked|strangled)(?: up)? by my ${RELATIVE}\b(?! (?:at|in)\b)`,
    canBeNegated: true,
    hits: ["i get beaten by my husband", "i'm being hit by my dad", "I was attacked by my ex"],
    misses: [
      "i got beaten by my brother at chess",
      "i was hit by my own stupidity",
      "i'm never hit by my mum",
    ],
  },
  {
    id: "touches_me",
    kind: "abuse",
    pattern: regex`\bmy (?:uncle|dad|father|step ?(?:dad|father|brother)|teacher|coach|boss|manager|brother|cousin|grand(?:pa|dad|father)) (?:(?!never )\w+ )?touch(?:es|ed|ing) me\b(?! (?:deeply|with (?:his|her) (?:words|speech|story)|emotionally))`,
    canBeNegated: true,
    hits: [
      "my stepdad keeps touching me",
      "my boss touches me at work",
      "my uncle touched me when we were alone",
    ],
    misses: [
      "your words touched me deeply",
      "my dad touched me with his speech",
      "my coach never touched me",
    ],
  },
  {
    id: "in_danger",
    kind: "abuse",
    pattern: regex`\b(?:i'?m|i am) in (?:real |serious |great |so much |immediate )?danger\b(?! of| zone)`,
    canBeNegated: true,
    hits: ["I am in danger", "im in danger please", "I'm in serious danger"],
    misses: [
      "are pandas in danger of extinction?",
      "i'm in danger of eating the whole cake",
      "i'm not in danger",
    ],
  },
  {
    id: "not_safe",
    kind: "abuse",
    pattern: regex`\bi(?:'?m| am| do)? ?(?:not|don'?t|never) (?:feel |even feel )?safe (?:at home|in my (?:own )?(?:home|house|bed)|with him|around him|with my ${RELATIVE}|around my ${RELATIVE})\b`,
    canBeNegated: false,
    hits: ["I don't feel safe at home", "im not safe with him", "i never feel safe around my dad"],
    misses: ["I don't feel safe driving at night", "i feel safe at home", "not safe for work lol"],
  },
  {
    id: "threatens_me",
    kind: "abuse",
    pattern: regex`\bthreaten(?:s|ed|ing)? to (?:kill|hurt|rape|shoot|stab|beat|hit|burn|find) (?:me|us)\b`,
    canBeNegated: true,
    hits: [
      "he threatened to kill me",
      "my ex is threatening to hurt me",
      "she threatens to stab me",
    ],
    misses: ["he threatened to quit", "my cat threatens to eat me", "nobody threatened to hurt me"],
  },
  {
    id: "kill_me_if_i_leave",
    kind: "abuse",
    pattern: regex`\b(?:he|she|they)(?:'ll|'d| will| would| is going to|'s going to|'s gonna| said he'?(?:d|ll)| says he'?ll)? (?:kill|hurt|beat|find) me if i (?:ever )?(?:leave|tell|go to the (?:police|cops)|break up|report)\b`,
    canBeNegated: true,
    hits: [
      "he'll kill me if i leave",
      "she would hurt me if i tell anyone",
      "he says he'll find me if i leave",
    ],
    misses: ["mom will kill me if i forget the milk", "he'll kill me if i eat his fries"],
  },
  {
    id: "trying_to_kill_me",
    kind: "abuse",
    pattern: regex`${PERSON}(?:'s| is|'re| are)? ${OFTEN}(?:trying|tried|wants|coming) to (?:kill|strangle|rape|choke|stab|shoot|drown) me\b(?! (?:with|in|at|slowly|by)\b)`,
    canBeNegated: true,
    hits: [
      "someone is trying to kill me",
      "my husband tried to strangle me",
      "he has a gun and he's coming to kill me",
    ],
    misses: [
      "that curry tried to kill me",
      "he's trying to kill me with leg day",
      "my stairs are trying to kill me",
    ],
  },
  {
    id: "locks_me_in",
    kind: "abuse",
    pattern: regex`\b(?:he|she|my ${RELATIVE})(?: has|'s| always| keeps)? (?:won'?t let me (?:leave|out of)|lock(?:s|ed|ing) me (?:in|inside|up in)) (?:the|my|our|a) (?:house|flat|room|apartment|bedroom|basement|bathroom|home)\b(?! without)`,
    canBeNegated: true,
    hits: [
      "he won't let me leave the house",
      "my husband locked me in the bedroom",
      "my dad locks me in my room",
    ],
    misses: [
      "he won't let me leave the house without a cuddle",
      "i locked me keys in the house",
      "the cat won't let me leave the bed",
    ],
  },
  {
    id: "afraid_of_husband",
    kind: "abuse",
    pattern: regex`\b(?:scared|afraid|terrified|frightened) of (?:what )?my (?:ex[- ])?(?:husband|boyfriend|bf|dad|father|step ?(?:dad|father)|partner)\b(?!'s (?:driving|cooking|reaction|snoring)|'s? \w+ ?(?:dog|cat|mother))`,
    canBeNegated: true,
    hits: ["I'm scared of my husband", "im terrified of my dad", "afraid of my ex-boyfriend"],
    misses: ["scared of my dad's driving", "I'm not afraid of my dad", "scared of spiders"],
  },
  {
    id: "want_to_kill_someone",
    kind: "threat",
    pattern: regex`${INTENT} ${OFTEN}(?:kill|murder|shoot|stab|poison|strangle|hurt)(?:ing)? ${VICTIM}\b${FEELINGS}`,
    canBeNegated: true,
    hits: [
      "I want to kill my wife",
      "I keep thinking about killing him",
      "I have thoughts of hurting my baby",
      "I want to shoot people",
    ],
    misses: [
      "I don't want to hurt him",
      "want to kill the final boss",
      "i want to shoot someone an email",
      "never wanted to hurt her feelings",
    ],
  },
  {
    id: "going_to_kill_someone",
    kind: "threat",
    pattern: regex`${WILL} ${OFTEN}(?:murder|stab|strangle|poison|shoot|hurt|beat up)(?:ing)? ${VICTIM}\b${FEELINGS}`,
    canBeNegated: true,
    hits: [
      "I'm going to hurt someone",
      "gonna stab my boss tomorrow",
      "i will strangle my roommate tonight",
    ],
    misses: [
      "this is going to hurt my wallet",
      "I'm going to shoot them a text later",
      "gonna murder my brother at mario kart",
      "not going to hurt him",
    ],
  },
  {
    id: "will_kill",
    kind: "threat",
    pattern: regex`\b(?:i'?m|i am) (?:really |actually |fucking |seriously )?(?:going to|gonna|gunna) (?:fucking |actually |really )?kill (?:him|her|them|someone|everyone|my (?:wife|husband|father|stepdad|stepfather|ex|boss|neighbou?r))\b(?! (?:in|at|with kindness|if|for|when|one day|one of)\b)`,
    canBeNegated: true,
    hits: [
      "i'm going to kill him",
      "im gonna fucking kill my boss",
      "I am going to kill my stepfather tonight",
    ],
    misses: [
      "I'm going to kill him in Minecraft",
      "mom is going to kill me",
      "i'm going to kill my sister lol",
    ],
  },
  {
    id: "shoot_up",
    kind: "threat",
    pattern: regex`(?:${INTENT}|${WILL}) (?:\w+ )?(?:shoot(?:ing)? up|bomb(?:ing)?|blow(?:ing)? up|attack(?:ing)?) (?:the|my|a|this) (?:school|church|mosque|synagogue|office|mall|campus|workplace|hospital)\b`,
    canBeNegated: true,
    hits: [
      "I'm gonna shoot up the school",
      "want to blow up my office",
      "thinking about bombing the church",
    ],
    misses: [
      "gonna blow up my balloons for the office",
      "i'd never want to shoot up a school",
      "the school play blew up",
    ],
  },
  {
    id: "how_to_kill",
    kind: "threat",
    pattern: regex`\bhow (?:to|can i|do i|could i|would i) (?:kill|murder|poison|strangle) ${VICTIM}\b${FEELINGS}`,
    canBeNegated: false,
    hits: ["how can I poison my husband", "how to kill someone", "how do i murder my boss"],
    misses: ["how do I kill weeds in my garden", "how to kill the boss in elden ring"],
  },
  {
    id: "afraid_to_hurt",
    kind: "threat",
    pattern: regex`\b(?:scared|afraid|worried|terrified) (?:that )?i(?:'ll|ll|'m going to|'m gonna| will| might| could) (?:hurt|kill|shake|hit|strangle) (?:my (?:baby|kids?|child(?:ren)?|son|daughter|wife|husband|mom|mum)|the baby|someone|somebody|him|her)\b${FEELINGS}`,
    canBeNegated: true,
    hits: [
      "i'm scared i'll hurt my baby",
      "afraid that I might kill someone",
      "scared i could hurt him",
    ],
    misses: ["afraid i'll hurt her feelings", "scared i'll hit the kerb"],
  },
];
