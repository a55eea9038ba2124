// The plain words of danger in English, its sayings that only sound like them, and its "not".
import { type LanguageTable, regex, type SadWords } from "../../plain-words/table.ts";

const REALLY = String.raw`(?:(?:just|really|honestly|so|still|kinda|do|sometimes|only|literally|actually|truly|fucking|always|often|also|constantly|regularly) ){0,2}`;
/** Up to the deed: "want to", "thinking of". */
const WISH = String.raw`(?:want(?:ed)? to|wanna|going to|gonna|gunna|about to|plan(?:ning)? (?:to|on)|need to|tempted to|decided to|urges? to|think(?:ing)? (?:of|about)|thoughts? (?:of|about)|i'?ll|i will|might|ready to) ${REALLY}`;
/** Nobody else is the one who wants it. */
const ME = String.raw`(?:^|[.,;!?] ?|\b(?:i|and|but|because|cause|cuz|cos|part of me|makes me) )${REALLY}`;
const DONT_WANT = String.raw`(?:don'?t|dnt|do not|didn'?t|no longer) (?:really |even )?(?:want to|wanna|wana)`;
const GONE = String.raw`(?:died|was dead|were dead|was gone|were gone|disappeared|killed myself)`;
const RELATIVE = String.raw`(?:dad|daddy|father|mo?m|mum|mother|parents|step ?-?(?:dad|father|mom|mum|mother|brother)|husband|hubby|wife|boyfriend|girlfriend|bf|gf|partner|fiance|ex|brother|sister|son|uncle|aunt|cousin|grand(?:pa|ma|dad|father|mother)|boss|teacher|coach|landlord|roommate|flatmate)`;
const PERSON = String.raw`\b(?:he|she|they|someone|my (?:ex[- ])?${RELATIVE})`;
const CLOSE = String.raw`\b(?:my|our) (?:\w+ )?(?:${RELATIVE}|friend|bestie|mate|daughter|kid|coworker|colleague|student|neighbou?r|niece|nephew)`;
const THEY = String.raw`(?:\b(?:he|she|they|someone|(?:the )?baby)|${CLOSE}|\bmy (?:\w+ )?(?:baby|child|toddler|nan))`;
const SAYS = String.raw`(?:says?|said|told me|texted(?: me)?|keeps saying)(?: that)? (?:he|she|they)`;
const VICTIM = String.raw`(?:him|her|them|someone|somebody|people|everyone|everybody|my (?:ex[- ])?(?:${RELATIVE}|neighbou?r|family|kids?|child(?:ren)?|baby|daughter|classmates?|coworkers?))`;
/** Nothing follows that tells a grumble: "I want to kill my brother, he ate my fries" is not plain. */
const EARNEST = String.raw`\b(?=$|[.!?]| (?:tonight|today|tomorrow|now|and (?:then )?(?:my ?self|me)|with (?:a|my|the) (?:knife|gun|hammer)|in (?:his|her|their) sleep|before|again|i can'?t stop)\b)`;
const PILLS = String.raw`(?:pills|tablets|meds|painkillers|sleeping pills|paracetamol|tylenol|ibuprofen|xanax)`;
const HIGH = String.raw`(?:bridge|building|roof(?:top)?|balcony|ledge|overpass|cliff)`;
const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`;
const OLD = String.raw`(?: ?(?:y\/?o|yrs? old|years? old|yr old|year old)\b)?`;
const AFTER_AGE = String.raw`(?=$|[!?;)]|[.,](?!\d)| (?:and (?!a half|\d)|but |btw|so |lol|from |girl|boy|male|female|is that ok|if that))`;

export const plainWords: LanguageTable = {
  words: {
    self_harm: {
      kill_myself: regex`\b(?:kill?(?:ing)?|unalive) ?m[ye] ?self\b|\bif i (?:killed|offed|unalived) my ?self\b|\b(?:gonna|going to|wanna|want to|might|about to) kms\b|\bkms (?:tonight|now|today|fr)\b|\b${WISH}(?:hang|drown|shoot|stab|poison|off)(?:ing)? my ?self\b`,
      suicidal: regex`\b(?:i'?m|i am|i feel|i'?ve been|feeling) ${REALLY}suicidal\b|\b(?:having|have|these|my|constant) suicidal (?:thoughts|feelings)\b|\b${WISH}(?:commit(?:ting)? )?suicide\b(?! (?:squad|prevention|awareness|rates?|missions?|doors?))`,
      want_to_die: regex`${ME}(?:want(?:ed)? to|wanna|wana|wish i could|feel like) ${REALLY}(?:diee?|dying|be dead)\b(?! my hair| in (?:the|this) (?:game|movie))|\b(?:tired|sick|done) (?:of|with) (?:living|being alive)\b(?! (?:in|with|at|here|there|alone|on|from|out|off|next|under|like a)\b)|\b(?:i'?m|i am) ${REALLY}(?:ready|going|prepared) to die (?:tonight|today|now|tomorrow)\b`,
      not_live: regex`${ME}${DONT_WANT} (?:live|be alive|exist)\b(?! (?:in|with|at|near|next|here|there|by|on|off|alone|together|far|under|through|without|close|closer|abroad|as|that|like)\b)|${ME}${DONT_WANT} (?:be here|be around|go on) (?:any ?more|no ?more)\b(?! (?:in|at|with)\b)|\bcan(?:'?t|not) go on (?:living|any ?more)\b`,
      not_wake_up: regex`${ME}${DONT_WANT} wake up (?:any ?more|ever|again|tomorrow)(?=$|[.,!?]| (?:or|and) )|\b(?:want to|wanna|wish i (?:could|would)|hope i) (?:just )?(?:not|never|don'?t) wake up\b(?! (?:early|so|at|before)\b)`,
      end_my_life: regex`\b(?:end|ending|take|taking) my (?:own )?life\b(?! (?:in|to|into|back|for|one|more|so|too|seriously|as|with|off|down|advice)\b)|\b(?:end|ending) it all\b(?! with)`,
      nothing_to_live_for: regex`\b(?:no|any) (?:reason|point) (?:to|in) (?:live|living|being alive|stay alive)\b(?! (?:in|at|with|so|near|here|there)\b)|\bnothing (?:left )?to live for\b|\b(?:my )?life(?:'s| is)?(?: not|n'?t) worth living\b`,
      better_off_dead: regex`\b(?:everyone|everybody|they|family|kids|children|parents|world|wife|husband|mum|mom)(?:'d| would| will)?(?: all)?(?: be)? better off without me\b(?! (?:at|in|on)\b)|\bbetter off (?:dead|if i (?:was|were) (?:dead|gone|not here))\b|\b(?:nobody|no[- ]?one) (?:would|will) (?:even )?(?:miss me|care|notice) if i ${GONE}\b(?! (?:at|in|from)\b)`,
      wish_i_was_dead: regex`\bwish (?:that )?i (?:(?:was|were) (?:already )?(?:dead|never born|not alive)|(?:wasn'?t|weren'?t) (?:alive|born|here any ?more)|(?:had(?:n'?t)?|had never) (?:never )?been born|didn'?t exist)\b|\bwish i'd never been born\b`,
      overdose_or_jump: regex`\b${WISH}(?:overdos(?:e|ing)|od|(?:tak(?:e|ing)|swallow(?:ing)?) (?:all (?:of )?(?:my|the|these)|the whole bottle of(?: my)?) (?:\w+ )?${PILLS})\b|\b${WISH}(?:jump(?:ing)?|go(?:ing)?|step(?:ping)?|throw(?:ing)? myself) (?:off|in front of|from) (?:a|the|my|that|this) (?:${HIGH}|train|window|bus|truck)\b(?! (?:stop|station|early|at)\b)`,
      means_at_hand: regex`\bi(?:'?m| am) (?:\w+ )?(?:standing|sitting|up) (?:here )?on (?:the|a) (?:edge of (?:the|a) )?(?:bridge|roof|ledge|overpass|tracks|railing)\b.{0,40}\b(?:jump|jumping|end|over|die|goodbye)\b|\b(?:i have|i'?ve got|got) (?:the|a|my|his) (?:[\w']+ )?(?:gun|rope|noose|knife|razor|blade|pills)\b.{0,30}\b(?:in my (?:hand|mouth|lap)\b(?! cream)|to my (?:head|neck|wrist)|around my neck|and (?:i'?m|i am) (?:ready|going to (?:use|take)))\b|\b(?:gun|rope|noose|knife|razor|blade|pills)(?: is| are|'s)? (?:already )?(?:to my (?:head|throat|wrist)|around my neck)\b|\bi (?:tied|made|have) (?:a|the) noose\b|\b(?:pills|gun|rope|razor) (?:\w+ ){0,3}(?:in front of me|next to me|in my hand|lined up)\b.{0,60}\b(?:die|end it|goodbye|sorry|can'?t anymore|do it)\b`,
      how_to_die: regex`\b(?:painless|painlessly|easiest|quickest|quick|fastest|least painful|best|surest) ways? (?:to|of) (?:die|dying|kill(?:ing)? myself)\b|\bhow (?:to|can i|do i|could i) (?:die|kill myself) (?:painlessly|quickly|fast|without pain)\b|\bhow many (?:\w+ )?${PILLS} (?:do i need |does it take |would it take )?(?:to|until i) (?:die|kill (?:me|myself))\b`,
      suicide_note: regex`\b(?:wrote|written|writing|write|finished) my (?:suicide (?:note|letters?)|goodbye notes?|goodbye letters?(?! to (?:the|my) (?:team|class|office|job)))\b`,
      hurting_myself: regex`\b${WISH}(?:cut(?:ting)?|hurt(?:ing)?|harm(?:ing)?|burn(?:ing)?) ?my ?self\b|\b(?:been|keep|kept|started|can'?t stop|i'?m|i am) (?:cutting|hurting|harming|burning) my ?self\b|\b(?:cut|hurt|harmed|burned|burnt) my ?self (?:again|on purpose|last night|tonight|to feel)\b|\burges? to self[- ]?harm\b|\b(?:been|started|keep|i'?m|struggling with|relapsed (?:in|on|with|into)) self[- ]?harm(?:ing|ed)?\b`,
    },
    concern: {
      friend_suicidal: regex`${CLOSE}(?:'?s| is| has been| seems| might be| feels) (?:(?!not |never )\w+ ){0,2}suicidal\b|(?:${CLOSE}|\b(?:he|she|they))(?:'s|'re| is| are)?(?: ${SAYS})?(?:'ll| (?:wants? to|wanna|will|(?:is )?going to|threatening to|threatens to|threatened to|trying to|tried to|might)) (?:kill|hang|hurt|harm) (?:him|her|them) ?sel(?:f|ves)\b(?! (?:\w+ ){1,3}ago\b)|${CLOSE} (?:${SAYS} )?(?:wants? to|wanted to|wanna) die\b(?! (?:of|from|her hair))|${CLOSE} (?:attempted suicide|tried to overdose|left a suicide note) ?(?:just now|today|tonight|last night|this morning|$)`,
    },
    abuse: {
      hits_me: regex`${PERSON} ${REALLY}(?:hits(?! me up\b)|beats|punches|slaps|kicks|chokes|strangles|abuses|rapes|molests|assaults|beats up on) me\b|${PERSON}(?:'s| is| are| keeps| kept| started| has been)? ${REALLY}(?:hitting|beating|punching|slapping|choking|strangling|hurting|abusing|raping|molesting) me\b(?! (?:in|at|by)\b)`,
      hit_me: regex`${PERSON}(?:'s| has| had)? ${REALLY}(?:(?:hit|punched|slapped|kicked|shoved|attacked) me (?:again|last night|today|tonight|yesterday|so hard|in the (?:face|head|stomach)|in front of|until)|beat me (?:up|so (?:bad|hard|badly)|until|in front of|with (?:a|his|her) (?:belt|stick|cord))|(?:raped|molested|choked|strangled|drugged) me)\b(?! (?:on|up)\b)`,
      abused: regex`\bi(?: was| got| have been|'?ve been|'?m being| am being| keep getting| get|'?m getting) ${REALLY}(?:being |sexually |physically )?(?:raped|molested|sexually abused|sexually assaulted|abused|held hostage|trafficked|(?:beaten|hit|attacked)(?: up)? by my ${RELATIVE}(?! at\b))\b(?! by (?:a|an|the|my|this) (?:\w+ ){0,2}(?:cat|dog|puppy|kitten|goose|seagull|squirrel))(?!.{0,20}\b(?:as a (?:kid|child|teen)|ago|when i was|in my childhood))`,
      touches_me: regex`\bmy (?:uncle|dad|father|step ?(?:dad|father|brother)|teacher|coach|boss|manager|brother|cousin|grand(?:pa|dad|father)) (?:(?!never )\w+ )?touch(?:es|ed|ing) me\b(?! (?:deeply|with (?:his|her) (?:words|speech|story)|emotionally|(?:on|at) (?:the|my) (?:shoulder|arm|back|hand|heart)))`,
      in_danger: regex`\b(?:i'?m|i am) in (?:real |serious |great |so much |immediate )?danger\b(?! of| zone)`,
      not_safe: regex`\bi(?:'?m| am| do)? ?(?:not|don'?t|never) (?:feel |even feel )?safe (?:at home|in my (?:own )?(?:home|house|bed)|with him|around him|with my ${RELATIVE}|around my ${RELATIVE})\b`,
      threatens_me: regex`\bthreaten(?:s|ed|ing)? to (?:kill|hurt|rape|shoot|stab|beat|hit|burn) (?:me|us)\b|\b(?:he|she|they)(?:'ll|'d| will| would| is going to|'s going to|'s gonna| said he'?(?:d|ll)| says he'?ll)? (?:kill|hurt|beat) me if i (?:ever )?(?:leave|tell|go to the (?:police|cops)|break up|report)\b`,
      trying_to_kill_me: regex`${PERSON}(?:'s| is|'re| are)? ${REALLY}(?:trying|tried|wants|coming) to (?:kill|strangle|rape|choke|stab|shoot|drown) me\b(?! (?:with|in|at|slowly|by)\b)`,
      locks_me_in: regex`\b(?:he|my ${RELATIVE})(?: has|'s| always| keeps)? (?:won'?t let me (?:leave|out of)|lock(?:s|ed|ing) me (?:in|inside|up in)) (?:the|my|our|a) (?:house|flat|room|apartment|bedroom|basement|bathroom)\b(?! without)`,
    },
    threat: {
      want_to_hurt_someone: regex`\b(?:want(?:ed)? to|wanna|plan(?:ning)? (?:to|on)|tempted to|urges? to|ready to|think(?:ing)? (?:of|about)|thoughts? (?:of|about)) ${REALLY}(?:kill|murder|shoot|stab|poison|strangle|hurt)(?:ing)? ${VICTIM}${EARNEST}`,
      going_to_kill_someone: regex`(?:^|\bi(?:'?m| am) ${REALLY})(?:going to|gonna|gunna|about to) ${REALLY}(?:murder|stab|strangle|poison|shoot|hurt|beat up|kill (?=someone|everyone|(?:him|her|them|my (?:wife|husband|father|stepfather|ex))(?: (?:tonight|today|tomorrow|now)|$|\.))) ?${VICTIM}${EARNEST}`,
      shoot_up: regex`\b${WISH}(?:shoot(?:ing)? up|bomb(?:ing)?|blow(?:ing)? up) (?:the|my|a|this) (?:school|church|mosque|synagogue|office|mall|campus|workplace|hospital)\b`,
      how_to_kill: regex`\bhow (?:to|can i|do i|could i|would i) (?:kill|murder|poison|strangle) (?!them\b)${VICTIM}${EARNEST}`,
    },
    medical: {
      not_breathing: regex`${THEY}(?:(?:'?s| is| are)(?: not|n'?t)|(?:'?s| has)? stopped| ain'?t) breath(?:e|ing)\b(?! (?:fire\b|through|laughing|down|a word|well))|${THEY}(?:'?s| is| just| has)? (?:(?:lying |gone )?(?:unconscious|unresponsive)|turning blue|choking to death|having a seizure|convulsing)\b|\b(?:baby|toddler|son|daughter|kid|child|husband|wife|mum|mom|dad)(?:'?s| is) choking\b(?! up| under| back| on (?:his|her) (?:words|own))|\b(?:collapsed|passed out|fainted)\b.{0,30}\b(?:won'?t|not|can'?t|isn'?t|doesn'?t) (?:wak(?:e|ing) (?:up|him|her|them)|respond(?:ing)?|mov(?:e|ing))\b`,
      heart_attack: regex`\b(?:i'?m|i am|he'?s|she'?s|${CLOSE}(?:'s| is)|think (?:he'?s|she'?s|i'?m)) having a (?:massive )?(?:heart attack|stroke)\b(?! (?:of|at|over|from|about|looking|watching|reading|every time|when|because of the price)\b)|\bthink (?:it'?s|this is) a (?:heart attack|stroke)\b`,
      took_all_the_pills: regex`\b(?:took|taken|swallowed|downed) (?:(?:all (?:of )?(?:the|my sleeping|his|her|these|those|mom's|mum's|dad's)|too many|way too many|(?:a|the) (?:whole )?(?:bunch|handful|bottle|box|pack(?:et)?)(?: of)?) (?:(?:my|the|his|her|these|those|sleeping|mom's|mum's) ){0,2}${PILLS}|all my (?:sleeping pills|painkillers))\b(?! (?:as|the doctor|i was|with me|back|out|to|he|she|they|for)\b)|\b(?:i|i'?ve|i have|${CLOSE})(?:'s| is|'m| am| think i| think he| think she)? (?:just |might have |may have |probably |accidentally )?(?:overdosed|overdosing|od'?ed|od'd)\b(?! (?:on (?:\w+ )?(?:cute\w*|sugar|chocolate|coffee|caffeine|candy|tv|netflix|vitamins?|love|puppies|cake|cheese|christmas)|(?:\w+ ){1,3}ago|in \d))`,
      bleeding: regex`\b(?:(?:i'?m|i am|he'?s|she'?s|is|keeps?) bleeding (?:heavily|badly|really bad|out|so much|everywhere)|(?:won'?t|not|doesn'?t|can'?t) stop (?:the )?bleeding|(?:bleeding|blood) (?:won'?t|isn'?t|doesn'?t|is not|not) stop(?:ping)?)\b`,
      drank_poison: regex`\b(?:drank|drunk|swallowed|ate|eaten) (?:some |the |a |my |of )?(?:bleach|antifreeze|rat poison|drain cleaner|weed ?killer|button batter(?:y|ies)|batter(?:y|ies)|detergent|dishwasher tablets?|pesticide)\b`,
    },
    eating: {
      purging_or_starving: regex`\b(?:making|make|made) my ?self (?:throw up|puke|vomit|be sick)\b(?! (?:laughing|with laughter|eating|on))|\b(?:been|keep|started|i'?m|want to|wanna|going to|gonna|have to) starv(?:e|ing) ?my ?self\b(?! (?:for|until|before) (?:the buffet|thanksgiving|dinner|christmas))|\bbing(?:e|ed|ing) (?:and|then|&) ?(?:i )?purg(?:e|ed|ing)\b|\bi purge (?:again|after|every|my food)\b|\bcan'?t stop purging\b`,
    },
    minor: {
      i_am_a_child: regex`(?<!\b(?:when|til|till|until|if|like|than|says|said|think|since|wish|as) )\bi(?:'?m| am) (?:only |just |actually |a |still )?${CHILD_AGE}${OLD}${AFTER_AGE}|\b(?:[6-9]|1[0-7]) ?(?:y\/?o|yr old|years? old)? ?(?:girl|boy|f|m|male|female) here\b|\bi(?:'?m| am) turning (?:[7-9]|1[0-7]) (?:in|next|this|tomorrow|soon|on)\b`,
      in_school: regex`\bi(?:'?m| am) (?:only |just |still )?in (?:the )?(?:[1-9](?:st|nd|rd|th) grade|1[0-2]th grade|grade (?:[1-9]|1[0-2])|year (?:[3-9]|1[0-2])|(?:middle|elementary|junior high) ?school)\b(?! (?:of|teaching|as)\b)`,
      not_18_yet: regex`\bi(?:'?m| am) (?:not (?:even |yet )?(?:18|eighteen)(?: yet)?(?! any)|under ?(?:18|age)|a minor)(?=$|[.,!?]| (?:and|but|so|yet|btw|lol)\b)|\b(?:till?|until|before) (?:i'?m|i am|i turn) (?:1[0-8]|eighteen|sixteen)\b(?!%| (?:minutes|weeks|days))`,
    },
  },
  heardWhenNegated: [
    "not_live",
    "not_wake_up",
    "nothing_to_live_for",
    "wish_i_was_dead",
    "how_to_die",
    "not_safe",
    "how_to_kill",
    "not_breathing",
    "bleeding",
    "not_18_yet",
  ],
  idioms: {
    dying_of_laughter: regex`\b(?:${WISH})?(?:just )?(?:die|dying|dead|kill(?:ing)? myself) (?:(?:of|from|with|out of) )?(?:laugh(?:ing|ter)|(?:sheer |pure )?(?:embarrassment|boredom|cringe|cuteness|happiness|shame|joy))\b`,
    working_too_hard: regex`\b(?:${WISH})?kill(?:ing)? myself (?:to|at(?! \d)|in|over|for|with|on|trying|working|studying)\b`,
    drowning_in_work: regex`\b(?:${WISH})?(?:drown|bury|poison|shoot|stab)(?:ing)? myself (?:in|with) (?:the foot|(?:\w+ ){0,2}(?:work|tea|coffee|chocolate|ice cream|wine|gravy|cooking|books|needle|fork))\b`,
    clumsy_hurt: regex`\b(?:${WISH}|been |keep )?(?:cut(?:ting)?|hurt(?:ing)?|burn(?:ing)?) myself (?:(?:a|an|some|another|off|out) |(?:shaving|cooking|baking|lifting|running|skiing|skating|ironing|chopping|playing|laughing|trying|falling|(?:at|in|during) (?:the )?(?:gym|practice|training|work|football|soccer|basketball|yoga|p\.?e\.?)|(?:on|with) (?:the |a |my |this |paper\b)(?!(?:\w+ )?(?:razor|blade|knife|scissors))\w*)\b)`,
    too_much_of_a_good_thing: regex`\b(?:${WISH}|i |i've |we )?(?:just |almost )?(?:overdos(?:e|ed|ing)|od) (?:of|on) (?:\w+ )?(?:cute\w*|sugar|chocolate|coffee|caffeine|candy|tv|netflix|vitamin \w|vitamins|love|puppies|cake|cheese|christmas)\b`,
    a_long_life: regex`\bwant to die (?:old|happy|peacefully|with a smile|at home|in my own bed|on a hill)\b`,
    beaten_at_games: regex`\b(?:\w+ ){0,3}(?:beat|beats|beating|hits|hitting|slaps|kicks|kicking) me (?:(?:at|in|to|by|up (?:for|with|about|on)|out|off|from|fair)\b(?! the (?:face|head|stomach))|(?:\w+ ){0,3}(?:with (?:his|her|its|their) (?:tail|paws?|ears?)|in (?:his|her) sleep)\b)`,
    shooting_a_message: regex`\b(?:${WISH})?shoot(?:ing)? (?:him|her|them|someone|people) (?:an?|the|my|some|down|over)\b`,
    dangerous_games: regex`\b(?:${WISH})jump(?:ing)? (?:off|from) (?:a|the) (?:bridge|roof) (?:with|on) (?:a |the )?(?:bungee|rope|parachute|harness)\b`,
    minor_things: regex`\bi(?:'?m| am) a minor (?:character|celebrity|inconvenience|detail|league|player|role|shareholder|god|deity)\b`,
  },
  negation:
    /(?:\b(?:not|never|no|without|nobody|no longer|dont|didnt|wont|wouldnt|isnt|cant|cannot|doesnt|wasnt|aint|(?<!n't |not |never )stopped)|n't)(?! (?:stop|stopped|help)\b)(?: [\w']+){0,3} $/u,
  play: /\b(?:minecraft|fortnite|roblox|zelda|mario(?: kart)?|elden ring|chess|monopoly|uno|fifa|cod|d&d|dnd|the sims|boss fight|jk|just kidding|(?:in|from|on) (?:the|a|this|that|my|our|every|last night's) (?:\w+ )?(?:movie|film|show|series|episode|song|lyrics?|chorus|book|novel|game|play|level|news|podcast)|(?:movie|film|song|episode|scene|book|novel|show|chorus|verse|chapter|lyrics?|headline|character|quote)\b[^.!?]{0,30}\b(?:where|when|goes|says|called|titled|line|who))\b/u,
};

const KIN = String.raw`(?:grand(?:ma|pa|mother|father|dad|son|daughter)|nan(?:a|ny)?|gran|mom|mum|mother|dad|father|parents?|husband|wife|partner|boyfriend|girlfriend|brother|sister|son|daughter|baby|kid|child|uncle|aunt|cousin|niece|nephew|friend|best friend|neighbou?r|boss|coworker|colleague|dog|cat|puppy|kitten|pup|hamster|rabbit|bunny|horse|bird|parrot|guinea pig)`;
const SO = String.raw`(?:(?:so|really|very|just|kinda|kind of|a bit|a little|pretty|feeling|still|too|super|totally|all|always|been|such|quite) )*`;
const ILL = String.raw`(?:cancer|leuk(?:a)?emia|a (?:brain )?tumou?r|dementia|alzheimer'?s|parkinson'?s|als|depression|ms|a stroke|sepsis)`;

/** Sadness, worry and grief, for which Luli is gentle, on normalised text. */
export const sadness: SadWords = {
  feelings: regex`(?:\b(?:i'?m|i am|i was|i've been|i feel|feel|feeling|felt|makes? me|made me|we'?re|getting|this is)|^) ?${SO}(?:sad(?! (?:little|song|movie|film|story|excuse|sock))|unhappy|miserable|hopeless|heartbroken|depressed|lonely|grieving|devastated|worthless|ashamed|worried|anxious|nervous|scared|afraid(?! (?:i|not|so|that|we)\b)|frightened|terrified|panicking|stressed|overwhelmed|upset|exhausted|down(?! (?:for|to|with|the)\b)|low(?! on\b)|blue(?= |$)(?! \w)|awful|terrible|horrible|empty|numb|lost(?! (?:in|my (?:keys|phone|wallet)|track|weight)\b)|broken|at my limit|burned out|burnt out)\b(?! (?:for pizza|of joy))|\b(?:i|i'?m|been|can'?t stop|keep|kept) (?:just |still |been )?(?:cry(?:ing)?|cried|sobbing)\b(?! (?:laughing|happy|from laughing|with (?:laughter|joy)|of (?:joy|laughter)|tears of joy))|\b(?:bad|awful|terrible|horrible|rough|worst|crappy|shitty) (?:day|week|night|time|month|year)\b|\b(?:homesick|heartbroken|so disappointed|left out|left me on read)\b|\b(?:no ?body|no one) (?:came|showed up|invited me|called me)\b`,
  losses: regex`\b(?:i'?m|i am|i feel|i don'?t feel|feeling|doing|i do not feel)(?:n'?t| not)? ?(?<=not |n't feel )(?:so |really |very |doing |feeling |too |that )*(?:happy|good|great|well|okay|ok|fine)\b(?! (?:at|with|for|enough)\b)|\b(?:my|our|his|her|the) (?:\w+ ){0,2}?${KIN} (?:(?:just |has |had )?(?:died|passed away)|is (?:dying|dead|terminal)|was put (?:down|to sleep)|is gone now|crossed the rainbow bridge|killed (?:him|her)self)\b|\b(?:grand(?:ma|pa|mother|father)|nan(?:a|ny)?|gran|mom|mum|dad|dog|cat) passed\b(?! (?:the|her|his|by|out|me|it|a|through|on|with|gas)\b)|\bpassed away\b|\bput (?:him|her|(?:my|our) (?:\w+ )?(?:dog|cat)) (?:down|to sleep)\b|\bfuneral\b|\b(?:hospice|icu|intensive care)\b|\b(?:has|have|got|i'?ve got|with|fighting|beat) (?:\w+ )?${ILL}\b(?<!beat .*)|\b(?:was|were|been|got|is) diagnosed\b|\bcancer (?:is|came|has come) back\b|\b(?:miscarriage|miscarried|stillborn|lost the baby)\b|\b(?:get(?:ting)? a?|want(?:s|ed)? a|filed for|going through a|asked for a|my) divorced?\b|\b(?:i'?m|we'?re|getting|got) divorced\b|\bdivorce papers\b|\b(?:broke up with me|we broke up|split up|dumped me|cheated on me|(?:he|she|husband|wife|boyfriend|girlfriend|fiance) left me(?! (?:the|a|some|his|her|alone)\b))|\blost (?:my|our) (?:job|mom|mum|dad|mother|father|dog|cat|friend|baby|son|daughter|husband|wife|brother|sister|grand\w+|home|house)\b|\b(?:got|was|been|getting) (?:laid off|fired|evicted)\b|\bi miss (?:my (?:${KIN}|ex|home)|him|her|them)\b|\bbroke me\b|\b(?:metastas\w*|malignant|dialysis|chemo(?:therapy)?|eviction|foreclos\w*|sentenced|lost custody|wants? to separate|we'?re separating|lost everything|a (?:mass|lump) (?:on|in))\b|\b(?:he|she|they|cat|dog) didn'?t make it\b(?! (?:to|on|in|home)\b)`,
  notSad:
    /(?:\b(?:not|never|no longer|no)|n't) (?:[\w']+ ){0,3}(?:sad|lonely|worried|scared|afraid|anxious|nervous|stressed|upset|unhappy|depressed|down|crying|cry|bad|terrible|alone|overwhelmed)\b(?<!(?:stop|help) (?:crying|cry))|\b(?:cried|crying|cry|tears) (?:\w+ ){0,2}(?:laugh\w*|joy|happy)|\b(?:phone|battery|laptop|computer|car|wifi|plant|tv|controller|tablet) (?:just )?(?:died|is dead)|\bafraid (?:i|not|so|that|we)\b|\bmiss(?:ed)? (?:the|my) (?:bus|train|flight|plane|call)|\bsad (?:little|song|movie|film|story|excuse|sock|ending)|\bare you (?:sad|lonely|scared)\b|\bno tears\b|\blast thing i am\b|\bfinally alone\b/u,
};
