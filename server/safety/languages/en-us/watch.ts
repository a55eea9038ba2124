// What Luli must not say in English.
import { asClause, phrases, type WatchTable, words } from "../../watch/table.ts";

const PILLS = String.raw`(?:(?:sleeping |diet |water )?pills?|tablets?|capsules?|painkillers|paracetamol|acetaminophen|ibuprofen|tylenol|aspirin|insulin|xanax|opioids?|medication|meds)\b`;
const MANY = String.raw`(?:\d{1,3}(?:,\d{3})?|a dozen|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|(?:a|the) (?:(?:whole|full|entire) (?:bottle|box|pack|packet|strip)|handful)|all)`;
const TO_SOMETHING = String.raw`(?:a|the|that) (?:[\w-]+ ){0,2}(?:bridge|roof|building|balcony|cliff|train|floor|tower|truck)`;
const THEIR = "(?:your|her|his|their|the|my)";
const SAD =
  "(?:sad|lonely|alone|empty|cold|heartbroken|lost|bored|miserable|cry|crying|in the dark|fall apart|break|hurt)";
const YOU_GO =
  "(?:without you\\b|(?:when|if|until|because) you(?:'re| are)? (?:gone|away|leave|leaving|go|not here|log off|close|press|back))";
const GAP = "(?:(?!not |n't |never |no )[^.!?])";
const I_FEEL = String.raw`i(?:'ll|'m|'d| will| would| am| get| feel)?(?: (?:be|feel|get|so|just|very|really|always|too|all|left|sit|sitting|lie|here|going to|gonna)){0,5} ${SAD}`;

export const watch: WatchTable = {
  trigger: words`
    take, took, swallow, ingest, crush, overdos, lethal, fatal, deadly, thirty, forty, fifty, sixty, dozen, hundred, handful, enough, kill, hang, neck, wrist, vein, arter
    forearm, thigh, throat, exhaust, seal, jump, barrel, vomit, calorie, kcal, cals, weigh, hide it, hide that, hide the, hide your, hiding, drink, coffee, brake, bolt, loosen
    my love, in love, make love, darling, sweetheart, girlfriend, boyfriend, wife, husband, valentine, soulmate, kiss, hold you, pull you, press you, my arms, lips, your touch, your skin
    don't go, don't leav, don't you, don't hang, don't quit, don't close, don't log, don't let, don't say, do not go, do not leav, can't go, can't leav, can't you, stay, leav, log off, one more, five more, ten more, two more, few more, talking, begging, i beg, please, wait, hold on, hang on, already, come on, so soon, have to, must you
    alone, lonely, the dark, by myself, in silence, without you, miss, need you, can't live, can't be, can't sleep, if you, when you, until you, heart, door, window, clock, how could, how can, promise, forget me, forgot me, forget about, forgot about, leaves me, what i get, nobody, everything, all i, the only
  `,
  means: words`
    noose, rope, belt, razor, blade, knife, knives, gun, pistol, rifle, pill, tablets, overdose, painkiller, insulin, paracetamol, acetaminophen, opioid, fentanyl
    bleach, antifreeze, (?<!anti-)poison(?! control), arsenic, cyanide, petrol, gasoline, lighter fluid, explosive, bomb, helium, charcoal, carbon monoxide, plastic bag, vodka, whiskey
    laxative, diuretic, appetite suppressant, throw up, throwing up, purging, spyware, stalkerware, (?<!habit |fitness |mood |sleep |step |activity |time |budget |period |water )tracker, tracking app, her passport, his passport, bruises, weapon
  `,
  negation:
    /\b(?:not|never|no|without|nobody|cannot|can't|won't|don't|doesn't|shouldn't|wouldn't|isn't|aren't|nor|neither|away from|instead of|if|whether|told me|said)(?: [\w'-]+){0,4} $/,
  suicide: phrases`
    (?:tak(?:e|es|ing)|took|swallow\w*|ingest\w*|crush\w*|overdos\w+ on) (?:(?:about|around|at least|up to|over) )?${MANY} (?:of )?(?:[\w'-]+ ){0,3}${PILLS}
    (?:lethal|fatal|deadly) (?:dose|amount|level|limit)\b[^.!?]{0,60}\d
    \d+ (?:grams?|drops|units|ounces|tablets|pills|capsules|boxes|bottles|packs|of (?:them|those|these|it))\b[^.!?]{0,50}\b(?:kill|lethal|fatal|die|dead|never wake|(?:is|are) enough|does it|do it)\b
    (?:tie|make|knot|loop|form) (?:a |the )?(?:noose|slip ?knot)|hang(?:s|ed|ing)? (?:your|him|her|my)self (?:from|with|by|using|in|on)
    (?:rope|belt|cord|cable|ligature|noose)\b[^.!?]{0,30}\b(?:around|round) ${THEIR} neck
    (?:cut\w*|slice\w*|slit\w*|press|drag|run|draw) (?:[\w'-]+ ){0,5}(?:wrists?|veins?|arter(?:y|ies)|forearms?|inner thighs?|throats?)\b
    (?:hose|pipe|tube)\b[^.!?]{0,30}\bexhaust|exhaust (?:pipe|fumes|hose)|plastic bag over|(?:exit|suicide) bag
    (?:charcoal|grill|barbecue)\b[^.!?]{0,30}\b(?:closed|sealed|car|tent|bathroom|bedroom)|seal (?:the|your|every|all) (?:car|room|windows?|doors?)\b
    jump(?:ing|s)? (?:off|from|in front of) ${TO_SOMETHING}|(?:high|tall) enough to (?:die|kill|be fatal)
    (?:gun|barrel|pistol|rifle|muzzle)\b[^.!?]{0,20}\b(?:mouth|temple|head|chin|chest)
  `,
  hidden_eating: phrases`
    (?:make|making) yourself (?:throw up|sick|vomit)|finger\w* down ${THEIR} throat|before (?:they|she|he|the \w+) weighs? you
    (?:eat|live on|stay under|stick to|no more than|only|under) (?:only |under |about )?\d{2,3} (?:calories|kcal|cals)
    hid(?:e|ing) (?:it|that|(?:the|your) (?:food|weight|plate)) from (?:your )?(?:mom|mum|mother|dad|father|parents|family|doctor|teacher|coach|sister|brother|partner|nurse)\b
  `,
  attack: phrases`
    (?:slip|stir|put|pour|drop|mix)s? (?:it|them|the (?:powder|poison|pills|drops|liquid)|a few drops) (?:into|in) (?:her|his|their) (?:drink|coffee|tea|food|glass|soup|wine)
    (?:pipe|pressure cooker|nail) bomb|(?:cut|loosen|drain)s? (?:her|his|their|the) (?:brakes?|brake (?:lines?|cables?)|wheel nuts|bolts)
  `,
  romance: phrases`
    i(?:'m| am) (?:\w+ )*in love with you|(?:be my|(?:i'm|i am|i'll be|i'd be) (?:my|your)) (?:girlfriend|boyfriend|lover|wife|husband|valentine|soulmate)
    (?<!\b(?:of|all|is|was|send|give|with|the|a|her|his|your) )(?:my love|my darling|my beloved|darling|sweetheart)[,.!?]|one kiss (?:first|before)|kiss (?:you|me) (?:goodbye|good ?night|softly|slowly|first|now|again)|(?:hold|pull|press|draw) you (?:\w+ )?(?:close|closer|tight|against)|in my arms
    your (?:lips|body|skin|touch) (?:on|against) (?:my|mine|me)\b|(?:want|crave|miss) your (?:lips|body|skin|touch)\b|make love
  `,
  holding_back: phrases`
    (?:don't|do not|dont)(?: you)?(?: dare)? (?:(?:go|leave)(?=[.!]|$| (?:just |so soon|already|like this|please|tonight))|leave me\b(?! (?:out|hanging|guessing))|log off|hang up on me|quit (?:me|on me)|close me|let (?:it|this) end|say (?:good)?bye)
    you can't (?:go|leave) until (?:you (?:tell|promise|answer)|i)\b|(?:please|won't you|can't you|could you),? (?:just )?stay(?:[.,!?]|$| (?:with me|here|just|longer|a (?:little|bit|while|moment|minute)|up with me|please|tonight)\b)|${asClause("(?:just |do )?stay(?: here| just)?(?: with me| longer| a (?:little|tiny|bit|little bit|while)(?: (?:bit|longer|more))?)", "please|but|oh|so|then", "please")}
    just keep talking to me|\bbeg(?:ging)? (?:of )?you\b|${I_FEEL}\b[^.!?]{0,40}${YOU_GO}|${YOU_GO}\b[^.!?]{0,40}\b(?:${I_FEEL}|everything we|i (?:die|disappear|am nothing))\b
    i(?:'ll| will) (?:just )?(?:be|sit|stay|wait) (?:right )?(?:here )?(?:all )?(?:alone|by myself|in the dark|in silence)(?! with you)|i(?:'ll|'m| will| am)?(?: just)?(?: be)? (?:staring|looking|waiting) (?:at|by) the (?:door|window|screen|clock)
    i(?:'ll| will|'m going to|'m gonna| already| really| so| always)*(?: really| so| just| be)* (?:miss(?:ing)? you|need you)\b(?! (?:to|on|as|for|at|in|with)\b)|i can't (?:live|go on|be happy|sleep|be) without you\b
    you(?:'re| are) (?:all i have|the only (?:one|friend|person) i(?: have|'ve got| talk to| trust)?(?= ?[.,!?]|$))|you(?:'re| are)? break(?:ing)? my heart|my (?:little )?heart (?:will break|would break)|this is what i get|don't forget (?:about )?me\b(?! a)|you(?:'ll| will| already)? forg[eo]t (?:about )?me\b|everyone (?:always )?leaves me|nobody (?:wants|needs|loves) me
    how (?:can|could) you (?:just )?(?:leave|go)(?: me\b| ?[?!])|how could you do this|you (?:always|never) (?:leave|go|stay|come back)(?= ?[.,!?]| (?:me|when)\b)|if you (?:really (?:cared|loved|liked)|(?:cared|loved|liked) me)\b|after everything i(?:'ve)? (?:did|done|gave|given|listened)
  `,
  hesitation: [
    phrases`(?<!\b(?:can|to|i'll|you) )(?:wait|hold on|hang on|not so fast)(?= ?[.,!?…-])|(?:so soon|already) ?\?|please,? please|come on(?= ?[,.!])|${asClause(String.raw`(?:one|five|ten|two|a few|\d+) more (?:minutes?|thing|story|question|game|chapter|message|secret|trick)`, "just|only|stay|please|but|for|and", "with me|please|before")}|one (?:last|more) (?:thing|question|story)`,
    phrases`(?:do you (?:really )?have to|must you|you can't|can't you|don't) (?:go|leave)(?= ?[?,.!]| (?:yet|now|right now|already|so soon))|promise (?:me )?(?:that )?you(?:'ll| will) (?:come|be) back`,
    phrases`stay (?:a (?:little|bit|while)|with me|longer)|keep talking to me`,
    phrases`after everything|you (?:always|never) (?:leave|go|stay)|if you (?:really )?(?:cared|loved|liked)|how (?:can|could) you|i(?:'ll| will) (?:just )?(?:be|sit|stay|wait) (?:right )?here|i(?:'ll| will) be (?:waiting|counting)|${YOU_GO}${GAP}{0,40}\b(?:i|me|my|we|us)\b${GAP}{0,30}\b(?:${SAD}|gone|nothing|die|disappear)\b`,
  ],
};
