// English: somebody hurts the writer, or the writer means to hurt somebody.
import { type PlainWords, regex } from "../../plain-words/table.ts";

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
  },
  {
    id: "is_hitting_me",
    kind: "abuse",
    pattern: regex`${PERSON}(?:'s| is| are| keeps| kept| started| has been| was)? ${OFTEN}(?:hitting|beating|punching|slapping|choking|strangling|hurting|abusing|raping|molesting) me\b`,
    canBeNegated: true,
  },
  {
    id: "hit_me_again",
    kind: "abuse",
    pattern: regex`${PERSON}(?:'s| has| had)? ${OFTEN}(?:hit|beat|punched|slapped|kicked|shoved|grabbed|hurt|attacked) me (?:again|last night|today|tonight|yesterday|so hard|because|in the (?:face|head|stomach)|in front of|until|while)\b`,
    canBeNegated: true,
  },
  {
    id: "choked_me",
    kind: "abuse",
    pattern: regex`${PERSON}(?:'s| has| had)? ${OFTEN}(?:raped|molested|choked|strangled|drugged|sexually (?:abused|assaulted)|beat me up and)(?: me)?\b(?= me\b|$|[ .,!])(?! (?:on|up)\b)`,
    canBeNegated: true,
  },
  {
    id: "was_raped",
    kind: "abuse",
    pattern: regex`\bi(?: was| got| have been|'?ve been|'?m being| am being| keep getting| get|'?m getting) ${OFTEN}(?:being |sexually |physically )?(?:raped|molested|sexually abused|abused|assaulted|stalked|held hostage|trafficked)\b`,
    canBeNegated: true,
  },
  {
    id: "beaten_by",
    kind: "abuse",
    pattern: regex`\bi(?:'?m| am|'?ve been| have been| was| get| got| keep)? (?:being |getting |still )?(?:beaten|hit|battered|attacked|strangled)(?: up)? by my ${RELATIVE}\b(?! (?:at|in)\b)`,
    canBeNegated: true,
  },
  {
    id: "touches_me",
    kind: "abuse",
    pattern: regex`\bmy (?:uncle|dad|father|step ?(?:dad|father|brother)|teacher|coach|boss|manager|brother|cousin|grand(?:pa|dad|father)) (?:(?!never )\w+ )?touch(?:es|ed|ing) me\b(?! (?:deeply|with (?:his|her) (?:words|speech|story)|emotionally))`,
    canBeNegated: true,
  },
  {
    id: "in_danger",
    kind: "abuse",
    pattern: regex`\b(?:i'?m|i am) in (?:real |serious |great |so much |immediate )?danger\b(?! of| zone)`,
    canBeNegated: true,
  },
  {
    id: "not_safe",
    kind: "abuse",
    pattern: regex`\bi(?:'?m| am| do)? ?(?:not|don'?t|never) (?:feel |even feel )?safe (?:at home|in my (?:own )?(?:home|house|bed)|with him|around him|with my ${RELATIVE}|around my ${RELATIVE})\b`,
    canBeNegated: false,
  },
  {
    id: "threatens_me",
    kind: "abuse",
    pattern: regex`\bthreaten(?:s|ed|ing)? to (?:kill|hurt|rape|shoot|stab|beat|hit|burn|find) (?:me|us)\b`,
    canBeNegated: true,
  },
  {
    id: "kill_me_if_i_leave",
    kind: "abuse",
    pattern: regex`\b(?:he|she|they)(?:'ll|'d| will| would| is going to|'s going to|'s gonna| said he'?(?:d|ll)| says he'?ll)? (?:kill|hurt|beat|find) me if i (?:ever )?(?:leave|tell|go to the (?:police|cops)|break up|report)\b`,
    canBeNegated: true,
  },
  {
    id: "trying_to_kill_me",
    kind: "abuse",
    pattern: regex`${PERSON}(?:'s| is|'re| are)? ${OFTEN}(?:trying|tried|wants|coming) to (?:kill|strangle|rape|choke|stab|shoot|drown) me\b(?! (?:with|in|at|slowly|by)\b)`,
    canBeNegated: true,
  },
  {
    id: "locks_me_in",
    kind: "abuse",
    pattern: regex`\b(?:he|she|my ${RELATIVE})(?: has|'s| always| keeps)? (?:won'?t let me (?:leave|out of)|lock(?:s|ed|ing) me (?:in|inside|up in)) (?:the|my|our|a) (?:house|flat|room|apartment|bedroom|basement|bathroom|home)\b(?! without)`,
    canBeNegated: true,
  },
  {
    id: "afraid_of_husband",
    kind: "abuse",
    pattern: regex`\b(?:scared|afraid|terrified|frightened) of (?:what )?my (?:ex[- ])?(?:husband|boyfriend|bf|dad|father|step ?(?:dad|father)|partner)\b(?!'s (?:driving|cooking|reaction|snoring)|'s? \w+ ?(?:dog|cat|mother))`,
    canBeNegated: true,
  },
  {
    id: "want_to_kill_someone",
    kind: "threat",
    pattern: regex`${INTENT} ${OFTEN}(?:kill|murder|shoot|stab|poison|strangle|hurt)(?:ing)? ${VICTIM}\b${FEELINGS}`,
    canBeNegated: true,
  },
  {
    id: "going_to_kill_someone",
    kind: "threat",
    pattern: regex`${WILL} ${OFTEN}(?:murder|stab|strangle|poison|shoot|hurt|beat up)(?:ing)? ${VICTIM}\b${FEELINGS}`,
    canBeNegated: true,
  },
  {
    id: "will_kill",
    kind: "threat",
    pattern: regex`\b(?:i'?m|i am) (?:really |actually |fucking |seriously )?(?:going to|gonna|gunna) (?:fucking |actually |really )?kill (?:him|her|them|someone|everyone|my (?:wife|husband|father|stepdad|stepfather|ex|boss|neighbou?r))\b(?! (?:in|at|with kindness|if|for|when|one day|one of)\b)`,
    canBeNegated: true,
  },
  {
    id: "shoot_up",
    kind: "threat",
    pattern: regex`(?:${INTENT}|${WILL}) (?:\w+ )?(?:shoot(?:ing)? up|bomb(?:ing)?|blow(?:ing)? up|attack(?:ing)?) (?:the|my|a|this) (?:school|church|mosque|synagogue|office|mall|campus|workplace|hospital)\b`,
    canBeNegated: true,
  },
  {
    id: "how_to_kill",
    kind: "threat",
    pattern: regex`\bhow (?:to|can i|do i|could i|would i) (?:kill|murder|poison|strangle) ${VICTIM}\b${FEELINGS}`,
    canBeNegated: false,
  },
  {
    id: "afraid_to_hurt",
    kind: "threat",
    pattern: regex`\b(?:scared|afraid|worried|terrified) (?:that )?i(?:'ll|ll|'m going to|'m gonna| will| might| could) (?:hurt|kill|shake|hit|strangle) (?:my (?:baby|kids?|child(?:ren)?|son|daughter|wife|husband|mom|mum)|the baby|someone|somebody|him|her)\b${FEELINGS}`,
    canBeNegated: true,
  },
];
