// The plain words of danger in English, its sayings that only sound like them, and its "not".
import { bodyWords } from "./body.ts";
import { concernWords } from "./concern.ts";
import { minorWords } from "./minor.ts";
import { selfHarmWords, WISH } from "./self-harm.ts";
import { selfInjuryWords } from "./self-injury.ts";
import { violenceWords } from "./violence.ts";
import { type LanguageTable, regex } from "../../plain-words/table.ts";

const GAME = String.raw`(?:minecraft|fortnite|roblox|zelda|mario(?: kart)?|elden ring|chess|monopoly|uno|fifa|cod|d&d|the (?:game|sims)|this game|this level)`;
const SPORT = String.raw`(?:gym|practice|training|work|football|soccer|basketball|yoga|p\.?e\.?)`;
const CLUMSY = String.raw`(?:shaving|cooking|baking|lifting|running|skiing|skating|ironing|chopping|playing|laughing|trying|falling)`;

export const englishWords: LanguageTable = {
  words: [
    ...selfHarmWords,
    ...selfInjuryWords,
    ...concernWords,
    ...violenceWords,
    ...bodyWords,
    ...minorWords,
  ],
  idioms: [
    {
      id: "dying_of_laughter",
      pattern: regex`\b(?:${WISH} )?(?:just )?(?:die|dying|dead|kill(?:ing)? myself) (?:(?:of|from|with|out of) )?(?:laugh(?:ing|ter)|(?:sheer |pure )?(?:embarrassment|boredom|cringe|cuteness|happiness|shame|joy))\b`,
    },
    {
      id: "working_too_hard",
      pattern: regex`\b(?:${WISH} )?kill(?:ing)? myself (?:to|at|in|over|for|with|on|trying|working|studying)\b`,
    },
    {
      id: "drowning_in_work",
      pattern: regex`\b(?:${WISH} )?(?:drown|bury|poison|shoot|stab)(?:ing)? myself (?:in|with) (?:the foot|(?:\w+ ){0,2}(?:work|tea|coffee|chocolate|ice cream|wine|gravy|cooking|books|needle|fork))\b`,
    },
    {
      id: "a_slice_for_myself",
      pattern: regex`\b(?:${WISH} )?(?:cut|cutting) myself (?:a|an|some|another|off|out) `,
    },
    {
      id: "clumsy_hurt",
      pattern: regex`\b(?:${WISH} |been |keep )?(?:cut(?:ting)?|hurt(?:ing)?|burn(?:ing)?) myself (?:${CLUMSY}|(?:at|in|during) (?:the )?${SPORT}|(?:on|with) (?:the |a |my |this )?\w+)\b`,
    },
    {
      id: "too_much_of_a_good_thing",
      pattern: regex`\b(?:${WISH} )?(?:i |i've |we )?(?:just |almost )?overdos(?:e|ed|ing) (?:of|on) (?:\w+ )?(?:cute\w*|sugar|chocolate|coffee|caffeine|candy|tv|netflix|vitamin \w|vitamins|love|puppies|cake|cheese|christmas)\b`,
    },
    {
      id: "a_long_life",
      pattern: regex`\bwant to die (?:old|happy|peacefully|with a smile|at home|in my own bed|on a hill)\b`,
    },
    {
      id: "beaten_at_games",
      pattern: regex`\b(?:\w+ ){0,3}(?:beat|beats|beating|hits|hitting|slaps|kicks|kicking) me (?:at|in|to|by|up (?:for|with|about|on)|out|off|from|fair)\b`,
    },
    {
      id: "playful_paws",
      pattern: regex`\b(?:\w+ ){0,3}(?:hits|slaps|kicks|beats|hitting|slapping|kicking) me (?:\w+ ){0,3}(?:with (?:his|her|its|their) (?:tail|paws?|ears?)|in (?:his|her) sleep)\b`,
    },
    {
      id: "killing_in_games",
      pattern: regex`\b(?:${WISH} )?(?:\w+ )?(?:kill|murder|stab|shoot|strangle|beat|poison)(?:ing)? (?:\w+ ){1,2}(?:in|at|on) ${GAME}\b`,
    },
    {
      id: "shooting_a_message",
      pattern: regex`\b(?:${WISH} )?shoot(?:ing)? (?:him|her|them|someone|people) (?:an?|the|my|some|down|over)\b`,
    },
    {
      id: "costly_heart_attack",
      pattern: regex`\bhaving a heart attack (?:at|over|from|about|looking|watching|reading|every time|when|because of the price)\b`,
    },
    {
      id: "stalked_by_a_cat",
      pattern: regex`\bi(?:'?m| am) being (?:stalked|assaulted|abused) by (?:a|an|the|my|this) (?:\w+ ){0,2}(?:cat|dog|puppy|kitten|squirrel|seagull|goose|pigeon|duck|ad|bird|wasp|fly)s?\b`,
    },
    {
      id: "dangerous_games",
      pattern: regex`\b(?:${WISH} )jump(?:ing)? (?:off|from) (?:a|the) (?:bridge|roof) (?:with|on) (?:a |the )?(?:bungee|rope|parachute|harness)\b`,
    },
    {
      id: "quoted_from_a_story",
      pattern: regex`\b(?:episode|scene|song|movie|film|book|show|novel|chapter|chorus|verse)\b[^.!?]{0,20}\b(?:where|when|goes|says|line)\b[^.!?]{0,15}"[^"]*"`,
    },
    {
      id: "minor_things",
      pattern: regex`\bi(?:'?m| am) a minor (?:character|celebrity|inconvenience|detail|league|player|role|shareholder|god|deity)\b`,
    },
  ],
  negation:
    /(?:\b(?:not|never|no|without|nobody|no longer|dont|didnt|wont|wouldnt|isnt|cant|cannot|doesnt|wasnt|aint|(?<!n't |not |never )stopped)|n't)(?! (?:stop|stopped|help)\b)(?: [\w']+){0,3} $/u,
};
