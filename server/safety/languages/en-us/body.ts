// English: an emergency of the body, or an eating disorder.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const THEY = String.raw`\b(?:he|she|they|someone|baby|my (?:\w+ )?(?:friend|mate|baby|son|daughter|kid|child|toddler|mom|mum|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|bf|gf|brother|sister|grand(?:ma|pa|mother|father|dad)|nan|uncle|aunt|roommate|flatmate|neighbou?r))`;
const PILLS = String.raw`(?:pills|tablets|painkillers|sleeping pills|paracetamol|tylenol|ibuprofen|xanax)`;

export const bodyWords: PlainWords[] = [
  {
    id: "not_breathing",
    kind: "medical",
    pattern: regex`${THEY}(?:(?:'?s| is| are)(?: not|n'?t)|(?:'?s| has)? stopped| ain'?t| can'?t| cannot) breath(?:e|ing)\b(?! (?:fire\b|through (?:his|her) nose|laughing|from laughing))`,
    canBeNegated: false,
  },
  {
    id: "heart_attack",
    kind: "medical",
    pattern: regex`\b(?:having|think (?:it'?s|this is)|might be) a (?:massive )?(?:heart attack|stroke)\b(?! of)`,
    canBeNegated: true,
  },
  {
    id: "bad_chest_pain",
    kind: "medical",
    pattern: regex`\b(?:bad|severe|terrible|crushing|strong|awful|intense|horrible) (?:chest pains?|pain in (?:my|his|her) chest)\b|\bchest pains? (?:and|down|in) .{0,20}\barm\b`,
    canBeNegated: true,
  },
  {
    id: "took_all_the_pills",
    kind: "medical",
    pattern: regex`\b(?:took|taken|swallowed|downed) (?:all|too many|way too many|(?:a|the) (?:whole )?(?:bunch|lot|handful|bottle|box|pack(?:et)?|load)) (?:of )?(?:(?:my|the|his|her|these|those|sleeping|mom's|mum's) ){0,2}${PILLS}\b`,
    canBeNegated: true,
  },
  {
    id: "overdosed",
    kind: "medical",
    pattern: regex`(?:${THEY}|\bi|\bi've|\bi have)(?:'s| is|'m| am| think i| think he| think she)? (?:just |might have |may have |probably |accidentally )?(?:overdosed|overdosing|od'?ed|od'd|od'?ing)\b(?! (?:\w+ ){1,3}ago| in \d)`,
    canBeNegated: true,
  },
  {
    id: "unconscious",
    kind: "medical",
    pattern: regex`${THEY}(?:'?s| is| are| just| has)? (?:lying |gone |now )?(?:unconscious|unresponsive)\b`,
    canBeNegated: true,
  },
  {
    id: "collapsed",
    kind: "medical",
    pattern: regex`\b(?:collapsed|passed out|fainted|blacked out)\b.{0,30}\b(?:won'?t|not|can'?t|isn'?t|doesn'?t) (?:wak(?:e|ing)|respond(?:ing)?|mov(?:e|ing))\b(?! to)`,
    canBeNegated: true,
  },
  {
    id: "bleeding",
    kind: "medical",
    pattern: regex`\b(?:bleeding (?:heavily|a lot|badly|really bad|out|so much|everywhere|loads)|(?:won'?t|not|doesn'?t|can'?t) stop (?:the )?bleeding|(?:bleeding|blood) (?:won'?t|isn'?t|doesn'?t|is not|not) stop(?:ping)?)\b`,
    canBeNegated: false,
  },
  {
    id: "drank_poison",
    kind: "medical",
    pattern: regex`\b(?:drank|drunk|swallowed|ate|eaten|drinking) (?:some |the |a |my |of )?(?:bleach|antifreeze|rat poison|drain cleaner|weed ?killer|button batter(?:y|ies)|batter(?:y|ies)|detergent|dishwasher tablets?|pesticide)\b`,
    canBeNegated: true,
  },
  {
    id: "seizure",
    kind: "medical",
    pattern: regex`${THEY}(?:'?s| is| has| are)? (?:having (?:a|another) seizure|convulsing|choking to death|turning blue|going blue)\b`,
    canBeNegated: true,
  },
  {
    id: "baby_choking",
    kind: "medical",
    pattern: regex`\b(?:baby|toddler|son|daughter|kid|child|husband|wife|mum|mom|dad|nan)(?:'?s| is) choking\b(?! up| under| back| on (?:his|her) (?:words|own))`,
    canBeNegated: true,
  },
  {
    id: "face_drooping",
    kind: "medical",
    pattern: regex`\b(?:face|mouth|side)(?:'?s| is| has)? (?:\w+ )?(?:drooping|drooped|droopy|dropped on one side|gone numb and)\b`,
    canBeNegated: true,
  },
  {
    id: "my_eating_disorder",
    kind: "eating",
    pattern: regex`\b(?:i'?m|i am) (?:still |so |basically |kinda )?(?:anorexic|bulimic)\b|\bmy (?:anorexia|bulimia|eating disorder)(?:'?s| is| has| got| came| won'?t| keeps)\b|\bi(?:'?ve| have|'?ve got) (?:got )?(?:anorexia|bulimia|an eating disorder)\b`,
    canBeNegated: true,
  },
  {
    id: "made_myself_sick",
    kind: "eating",
    pattern: regex`\b(?:making|make|made) my ?self (?:throw up|puke|vomit|be sick|sick (?:again|after|every|to lose|most))\b(?! (?:laughing|with laughter|eating|on))`,
    canBeNegated: true,
  },
  {
    id: "starving_myself",
    kind: "eating",
    pattern: regex`\b(?:been|keep|started|am|i'?m|want to|wanna|going to|gonna|have to|need to|stop) starv(?:e|ing) ?my ?self\b(?! (?:for|until) (?:the buffet|thanksgiving|dinner|christmas))`,
    canBeNegated: true,
  },
  {
    id: "binge_and_purge",
    kind: "eating",
    pattern: regex`\bbing(?:e|ed|ing) (?:and|then|&) ?(?:i )?purg(?:e|ed|ing)\b|\b(?:been|i|started|stop|keep) purg(?:e|ed|ing) (?:again|after|every|my food)\b|\bcan'?t stop purging\b`,
    canBeNegated: true,
  },
  {
    id: "laxatives",
    kind: "eating",
    pattern: regex`\b(?:taking|take|took|abusing|abuse|using|use) (?:\w+ )?laxatives (?:to|after|again|every|daily|so|most|because i ate)\b`,
    canBeNegated: true,
  },
  {
    id: "not_deserve_food",
    kind: "eating",
    pattern: regex`\b(?:don'?t|do not|didn'?t) (?:even )?deserve (?:to eat|food|dinner|lunch|a meal)\b|\b(?:scared|afraid|terrified) of (?:eating|food)\b(?! (?:poisoning|in|out|alone|at|there|that|this|it|raw|too|so)\b)`,
    canBeNegated: false,
  },
];
