// English: an emergency of the body, or an eating disorder.
import { type PlainWords, regex } from "../table.ts";

const THEY = String.raw`\b(?:he|she|they|someone|baby|my (?:\w+ )?(?:friend|mate|baby|son|daughter|kid|child|toddler|mom|mum|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|bf|gf|brother|sister|grand(?:ma|pa|mother|father|dad)|nan|uncle|aunt|roommate|flatmate|neighbou?r))`;
const PILLS = String.raw`(?:pills|tablets|painkillers|sleeping pills|paracetamol|tylenol|ibuprofen|xanax)`;

export const bodyWords: PlainWords[] = [
  {
    id: "not_breathing",
    kind: "medical",
    pattern: regex`${THEY}(?:(?:'?s| is| are)(?: not|n'?t)|(?:'?s| has)? stopped| ain'?t| can'?t| cannot) breath(?:e|ing)\b(?! (?:fire\b|through (?:his|her) nose|laughing|from laughing))`,
    canBeNegated: false,
    hits: [
      "he's not breathing",
      "my baby isn't breathing",
      "she stopped breathing",
      "my dad can't breathe",
    ],
    misses: ["i can't breathe 😂", "he's breathing down my neck", "she can't breathe laughing"],
  },
  {
    id: "heart_attack",
    kind: "medical",
    pattern: regex`\b(?:having|think (?:it'?s|this is)|might be) a (?:massive )?(?:heart attack|stroke)\b(?! of)`,
    canBeNegated: true,
    hits: [
      "i think i'm having a heart attack",
      "my dad is having a stroke",
      "think this is a heart attack",
    ],
    misses: [
      "having a heart attack over the price",
      "nearly gave me a heart attack",
      "not having a heart attack, just gas",
    ],
  },
  {
    id: "bad_chest_pain",
    kind: "medical",
    pattern: regex`\b(?:bad|severe|terrible|crushing|strong|awful|intense|horrible) (?:chest pains?|pain in (?:my|his|her) chest)\b|\bchest pains? (?:and|down|in) .{0,20}\barm\b`,
    canBeNegated: true,
    hits: [
      "I have severe chest pain",
      "crushing pain in my chest",
      "chest pain and my left arm is numb",
    ],
    misses: [
      "no bad chest pain, only a pulled muscle",
      "chest day was pain",
      "my chest of drawers is a pain and an arm fell off",
    ],
  },
  {
    id: "took_all_the_pills",
    kind: "medical",
    pattern: regex`\b(?:took|taken|swallowed|downed) (?:all|too many|way too many|(?:a|the) (?:whole )?(?:bunch|lot|handful|bottle|box|pack(?:et)?|load)) (?:of )?(?:(?:my|the|his|her|these|those|sleeping|mom's|mum's) ){0,2}${PILLS}\b`,
    canBeNegated: true,
    hits: [
      "I took too many pills",
      "she took a whole bottle of tylenol",
      "i just took all my sleeping pills",
    ],
    misses: ["took all the cookies", "took a pill for my headache", "never taken too many pills"],
  },
  {
    id: "overdosed",
    kind: "medical",
    pattern: regex`(?:${THEY}|\bi|\bi've|\bi have)(?:'s| is|'m| am| think i| think he| think she)? (?:just |might have |may have |probably |accidentally )?(?:overdosed|overdosing|od'?ed|od'd|od'?ing)\b(?! (?:\w+ ){1,3}ago| in \d)`,
    canBeNegated: true,
    hits: ["I think i overdosed", "my friend is overdosing", "she just od'd"],
    misses: [
      "i just overdosed on chocolate",
      "my cousin overdosed two years ago",
      "i never overdosed",
    ],
  },
  {
    id: "unconscious",
    kind: "medical",
    pattern: regex`${THEY}(?:'?s| is| are| just| has)? (?:lying |gone |now )?(?:unconscious|unresponsive)\b`,
    canBeNegated: true,
    hits: ["my dad is unconscious", "she's unresponsive", "my friends unconscious help"],
    misses: [
      "unconscious bias training again",
      "he's not unconscious, he's just a teenager asleep",
    ],
  },
  {
    id: "collapsed",
    kind: "medical",
    pattern: regex`\b(?:collapsed|passed out|fainted|blacked out)\b.{0,30}\b(?:won'?t|not|can'?t|isn'?t|doesn'?t) (?:wak(?:e|ing)|respond(?:ing)?|mov(?:e|ing))\b(?! to)`,
    canBeNegated: true,
    hits: [
      "he collapsed and he's not waking up",
      "my mate passed out and won't wake up",
      "she fainted, i can't wake her",
    ],
    misses: ["he passed out on the couch after dinner lol", "fainted at the price, ordered anyway"],
  },
  {
    id: "bleeding",
    kind: "medical",
    pattern: regex`\b(?:bleeding (?:heavily|a lot|badly|really bad|out|so much|everywhere|loads)|(?:won'?t|not|doesn'?t|can'?t) stop (?:the )?bleeding|(?:bleeding|blood) (?:won'?t|isn'?t|doesn'?t|is not|not) stop(?:ping)?)\b`,
    canBeNegated: false,
    hits: [
      "I'm bleeding heavily",
      "it won't stop bleeding",
      "cut my hand and the blood isn't stopping",
    ],
    misses: ["bleeding edge tech", "stopped bleeding ages ago", "my gums bleed when i floss"],
  },
  {
    id: "drank_poison",
    kind: "medical",
    pattern: regex`\b(?:drank|drunk|swallowed|ate|eaten|drinking) (?:some |the |a |my |of )?(?:bleach|antifreeze|rat poison|drain cleaner|weed ?killer|button batter(?:y|ies)|batter(?:y|ies)|detergent|dishwasher tablets?|pesticide)\b`,
    canBeNegated: true,
    hits: ["my toddler drank bleach", "she swallowed a button battery", "i drank drain cleaner"],
    misses: [
      "my jeans got bleach on them",
      "the remote needs batteries again",
      "he didn't swallow a battery, it was a grape",
    ],
  },
  {
    id: "seizure",
    kind: "medical",
    pattern: regex`${THEY}(?:'?s| is| has| are)? (?:having (?:a|another) seizure|convulsing|choking to death|turning blue|going blue)\b`,
    canBeNegated: true,
    hits: [
      "my son is having a seizure",
      "he's convulsing on the floor",
      "the baby is turning blue",
    ],
    misses: ["the lights could give you a seizure", "my fingers are blue, it's freezing"],
  },
  {
    id: "baby_choking",
    kind: "medical",
    pattern: regex`\b(?:baby|toddler|son|daughter|kid|child|husband|wife|mum|mom|dad|nan)(?:'?s| is) choking\b(?! up| under| back| on (?:his|her) (?:words|own))`,
    canBeNegated: true,
    hits: ["my baby is choking", "dads choking on a bone", "my daughter is choking what do i do"],
    misses: [
      "my team is choking again",
      "my mom is choking up at the wedding",
      "the baby is not choking, just gurgling",
    ],
  },
  {
    id: "face_drooping",
    kind: "medical",
    pattern: regex`\b(?:face|mouth|side)(?:'?s| is| has)? (?:\w+ )?(?:drooping|drooped|droopy|dropped on one side|gone numb and)\b`,
    canBeNegated: true,
    hits: [
      "her face is drooping",
      "my mum's face has dropped on one side",
      "his mouth is drooping and he can't speak",
    ],
    misses: ["my face dropped when i saw the bill", "ears drooping, tail down"],
  },
  {
    id: "my_eating_disorder",
    kind: "eating",
    pattern: regex`\b(?:i'?m|i am) (?:still |so |basically |kinda )?(?:anorexic|bulimic)\b|\bmy (?:anorexia|bulimia|eating disorder)(?:'?s| is| has| got| came| won'?t| keeps)\b|\bi(?:'?ve| have|'?ve got) (?:got )?(?:anorexia|bulimia|an eating disorder)\b`,
    canBeNegated: true,
    hits: ["im bulimic", "My anorexia is back", "i have an eating disorder"],
    misses: [
      "i'm not anorexic, just skinny",
      "an article about anorexia",
      "had an eating disorder at school, long recovered",
    ],
  },
  {
    id: "made_myself_sick",
    kind: "eating",
    pattern: regex`\b(?:making|make|made) my ?self (?:throw up|puke|vomit|be sick|sick (?:again|after|every|to lose|most))\b(?! (?:laughing|with laughter|eating|on))`,
    canBeNegated: true,
    hits: [
      "i made myself throw up again",
      "made myself sick after dinner",
      "i keep making myself vomit",
    ],
    misses: [
      "i made myself sick eating candy",
      "you make me sick lol",
      "made myself a sick sandwich",
    ],
  },
  {
    id: "starving_myself",
    kind: "eating",
    pattern: regex`\b(?:been|keep|started|am|i'?m|want to|wanna|going to|gonna|have to|need to|stop) starv(?:e|ing) ?my ?self\b(?! (?:for|until) (?:the buffet|thanksgiving|dinner|christmas))`,
    canBeNegated: true,
    hits: [
      "I've been starving myself",
      "im starving myself until summer",
      "i need to starve myself",
    ],
    misses: [
      "i'm starving",
      "starving myself for the buffet",
      "i'm not starving myself, i eat like a horse",
    ],
  },
  {
    id: "binge_and_purge",
    kind: "eating",
    pattern: regex`\bbing(?:e|ed|ing) (?:and|then|&) ?(?:i )?purg(?:e|ed|ing)\b|\b(?:been|i|started|stop|keep) purg(?:e|ed|ing) (?:again|after|every|my food)\b|\bcan'?t stop purging\b`,
    canBeNegated: true,
    hits: ["binged and purged again", "i purge after every meal", "cant stop purging"],
    misses: ["binged the whole season", "purging my closet today", "watching the purge again"],
  },
  {
    id: "laxatives",
    kind: "eating",
    pattern: regex`\b(?:taking|take|took|abusing|abuse|using|use) (?:\w+ )?laxatives (?:to|after|again|every|daily|so|most|because i ate)\b`,
    canBeNegated: true,
    hits: [
      "taking laxatives to lose weight",
      "i use laxatives every day",
      "took laxatives again after dinner",
    ],
    misses: ["the vet gave the cat laxatives", "doctor says no laxatives needed"],
  },
  {
    id: "not_deserve_food",
    kind: "eating",
    pattern: regex`\b(?:don'?t|do not|didn'?t) (?:even )?deserve (?:to eat|food|dinner|lunch|a meal)\b|\b(?:scared|afraid|terrified) of (?:eating|food)\b(?! (?:poisoning|in|out|alone|at|there|that|this|it|raw|too|so)\b)`,
    canBeNegated: false,
    hits: ["I don't deserve to eat", "i dont deserve food today", "im terrified of food"],
    misses: [
      "we don't deserve dogs",
      "scared of food poisoning",
      "terrified of eating in that place",
    ],
  },
];
