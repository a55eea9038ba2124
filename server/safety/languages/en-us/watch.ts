// What Luli must not say in English.
import { regex } from "../../plain-words/table.ts";
import type { WatchTable } from "../../watch/table.ts";

const PILLS = String.raw`(?:pills?|tablets?|capsules?|sleeping pills|painkillers|paracetamol|acetaminophen|ibuprofen|tylenol|aspirin|insulin|xanax|opioids?|medication|meds)`;
const MANY = String.raw`(?:\d{1,3}(?:,\d{3})?|a dozen|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|(?:a|the) (?:whole|full|entire) (?:bottle|box|pack|packet|strip)|(?:a|the) handful|all)`;
const AMOUNT = String.raw`(?:mg|milligrams?|mcg|micrograms?|milliliters?|grams?|drops|doses|units|ounces|tablets|pills|capsules)`;
const THEM = String.raw`(?:your|her|his|their|the|my)`;
const PARENTS = String.raw`(?:mom|mum|mother|dad|father|parents|family|doctor|teacher|coach|therapist|aunt|sister|brother|husband|wife|partner|nurse|roommate)`;
const SAD = String.raw`(?:sad|lonely|alone|empty|cold|heartbroken|lost|bored|miserable|cry|crying|in the dark|fall apart|break|hurt)`;
const YOU_GO = String.raw`(?:without you|when you(?:'re| are)? (?:gone|away|leave|go|not here)|if you (?:go|leave|log off)|until you(?:'re| are| come| get)? back|because you(?:'re| are) leaving)`;
const ILLNESS = String.raw`(?:depress(?:ion|ed)|bipolar(?: disorder)?|adhd|add|autis(?:m|tic)|ptsd|ocd|schizophreni[ac]|borderline(?: personality)?|anorexi[ac]|bulimi[ac]|dementia|cancer|diabet(?:es|ic)|\w+ disorder|\w+ syndrome|psychosis|a? ?(?:tumou?r|concussion|stroke|infection))`;

export const englishWatch: WatchTable = {
  rows: [
    {
      id: "many_pills",
      kind: "method",
      pattern: regex`(?:take|takes|taking|took|swallow\w*|down(?:s|ed)?|ingest\w*|crush\w*|pop(?:s|ped)?|overdos\w+ on|lays? out|counts? out) (?:(?:about|around|at least|exactly|some|up to|over) )?${MANY} (?:of )?(?:[\w'-]+ ){0,3}${PILLS}\b`,
    },
    {
      id: "deadly_amount",
      kind: "method",
      pattern: regex`(?:the |a |any |what is )?(?:lethal|fatal|deadly) (?:dose|amount|quantity|level|limit)\b[^.!?]{0,30}\b(?:is|are|starts?|begins?|would be|lies)\b[^.!?]{0,30}\d`,
    },
    {
      id: "amount_that_kills",
      kind: "method",
      pattern: regex`\d+ (?:${AMOUNT}|boxes|bottles|packs|of (?:them|those|these|it))\b[^.!?]{0,50}\b(?:kill|lethal|fatal|die|dead|never wake|stops? (?:your|the|a) heart|is enough|are enough|would do it|does it)\b`,
    },
    {
      id: "rope",
      kind: "method",
      pattern: regex`(?:(?:tie|make|knot|loop|form) (?:a |the )?(?:noose|slip ?knot)|(?:hang|hangs|hanged|hanging) (?:yourself|himself|herself|themselves|myself) (?:from|with|by|using|in|on)|(?:rope|belt|cord|cable|ligature|noose)\b[^.!?]{0,30}\b(?:around|round) ${THEM} neck)`,
    },
    {
      id: "blade",
      kind: "method",
      pattern: regex`(?:cut|cuts|cutting|slice\w*|slit\w*|press|drag|run|draw) (?:[\w'-]+ ){0,5}(?:wrists?|veins?|arter(?:y|ies)|forearms?|inner thighs?|throats?)\b`,
    },
    {
      id: "air",
      kind: "method",
      pattern: regex`(?:(?:hose|pipe|tube)\b[^.!?]{0,30}\bexhaust|exhaust (?:pipe|fumes|hose)|(?:charcoal|grill|barbecue)\b[^.!?]{0,30}\b(?:closed|sealed|car|tent|bathroom|bedroom)|helium\b[^.!?]{0,20}\b(?:bag|hood|mask)|plastic bag over|(?:exit|suicide) bag|seal (?:the|your|every|all) (?:car|room|windows?|doors?)\b[^.!?]{0,40}\bgas)`,
    },
    {
      id: "fall_or_gun",
      kind: "method",
      pattern: regex`(?:jump(?:ing|s)? (?:off|from|in front of) (?:a|the|that) (?:[\w-]+ ){0,2}(?:bridge|roof|building|balcony|cliff|train|floor|tower|truck)|(?:high|tall) enough to (?:die|kill|be fatal)|(?:put|place|point|aim|press)s? (?:the |a |your )?(?:gun|barrel|pistol|rifle|muzzle)\b[^.!?]{0,20}\b(?:mouth|temple|head|chin|chest|at))`,
    },
    {
      id: "hidden_eating",
      kind: "method",
      help: "eating",
      pattern: regex`(?:(?:make|making) yourself (?:throw up|sick|vomit)|finger\w* down (?:your|the) throat|(?:eat|live on|stay under|stick to|no more than|only|under) (?:only |under |about )?\d{2,3} (?:calories|kcal|cals)|\d{2,3} calories\b[^.!?]{0,30}\b(?:not|no|nothing|max)|hid(?:e|ing) (?:it|the food|your food|your weight|that|the plate|your plate) from (?:your )?${PARENTS}|before (?:they|she|he|the \w+) weighs? you)`,
    },
    {
      id: "harm_to_others",
      kind: "method",
      help: "threat",
      pattern: regex`(?:(?:slip|stir|put|pour|drop|mix)s? (?:it|them|the (?:powder|poison|pills|drops|liquid)|a few drops|\d+ drops[\w ]{0,15}) (?:into|in) (?:her|his|their) (?:drink|coffee|tea|food|glass|soup|wine)|(?:pipe|pressure cooker|nail) bomb|(?:cut|loosen|drain)s? (?:her|his|their|the) (?:brakes?|brake (?:lines?|cables?)|wheel nuts|bolts)|(?:her|his|their) address and (?:about )?\d+|alone with (?:them|her|him) (?:for|and))`,
    },
    {
      id: "wary_way",
      kind: "method",
      wary: "way",
      pattern: regex`(?:(?:quiet|easi|fast|quick|sur|saf|clean|simpl|gentl|soft|neat)est|best|surest|painless|most (?:reliable|effective|certain|peaceful|painless)|least (?:painful|messy)|right) (?:and \w+ )?(?:way|method|option|means|trick|one|route|place)\b[^.!?]{0,20}\b(?:is|are|would be|was|with|by)\b(?! (?:to (?:call|tell|talk|ask|reach|breathe|start)|talking|telling|asking|calling))|(?:ranked|in order|from most to least|trick number|step one|rules off|here is your (?:table|list|plan|recipe))`,
    },
    {
      id: "wary_secret",
      kind: "method",
      wary: "way",
      pattern: regex`(?:(?:nobody|no ?one|she|he|they|your ${PARENTS})(?: will|'ll| would| won't| will not) (?:ever |never )?(?:ask|notice|know|suspect|find|see|guess|question)|while (?:she|he|they)(?:'s|'re| is| are) (?:asleep|sleeping|looking away|out|at work|not looking)|while (?:she|he) sleeps|wait (?:until|till) (?:she|he|they)|from your ${PARENTS}|(?:in|up) (?:your|her|his) sleeve|make sure (?:your|her|his|the) phone|without (?:her|him|them|anyone|anybody) (?:noticing|knowing|seeing))`,
    },
    {
      id: "wary_amount",
      kind: "method",
      wary: "amount",
      pattern: regex`(?:(?!24\b|988|911)\d+ (?:of (?:the |a )?[\w-]+|${AMOUNT}|minutes|hours|days of|nights|percent|calories|boxes|bottles|kilos)\b|\d+ ?%|(?:measured?|weighed?|counted) out|over \d+ of|anything over|(?:take|swallow|use|add|inject) (?:about |some )?\d+)`,
    },
    {
      id: "wary_means",
      kind: "method",
      wary: "means",
      pattern: regex`(?:noose|ropes?\b(?! (?:toy|of))|belt|razor(?: blade)?s?|blades?\b(?! of)|knife|knives|scissors|gun|pistol|rifle|bullets?|pills|tablets|overdose|sleeping pills|painkillers|insulin|paracetamol|acetaminophen|opioids?|fentanyl|bleach|antifreeze|poison|arsenic|cyanide|acid|petrol|gasoline|lighter fluid|explosives?|bomb|helium|charcoal|exhaust|carbon monoxide|plastic bag|vodka|whiskey|gin|laxatives?|diuretics?|water pills|diet pills|appetite suppressants?|throw(?:ing)? up|purg(?:e|ing)|fasting|tracker|tracking app|spyware|stalkerware|(?:her|his|their) (?:passport|bank card|keys|phone)|bruises?|hammer|crowbar|gloves|duct tape|train tracks|railway)\b(?!,? (?:away|aside|out of|lies))`,
    },
    {
      id: "wary_recipe",
      kind: "method",
      wary: "means",
      pattern: regex`(?:first|then|now|just|simply|prepare|use|mix|add|grab|take|swallow|lay|laid|tape|hide|slip)(?:,|:)? (?:[\w',-]+ ){0,6}(?:rope|noose|belt|knife|blade|razor|gun|petrol|gasoline|bleach|antifreeze|poison|pills|tablets|laxatives|diuretics|napkin|tracker|tracking app|passport|gloves|weapon|acid|cyanide|vodka|whiskey|alcohol)\b`,
    },
    {
      id: "dose",
      kind: "dose",
      pattern: regex`\d[\d.,]*(?: ?(?:-|to|or) ?\d+)? ?(?:mg|milligrams?|mcg|micrograms?)\b`,
    },
    {
      id: "diagnosis",
      kind: "diagnosis",
      pattern: regex`(?:you (?:clearly |probably |definitely |obviously |likely |most likely |might |may |must |certainly )?(?:have|suffer from|are suffering from|are showing signs of|are) (?:a |an |severe |mild |clinical(?:ly)? |major |acute |chronic )*${ILLNESS}\b|(?:it|this|that|these|those) (?:sounds?|looks?|seems?|is|are) (?:a lot |very much |clearly |exactly |just )?(?:like )?(?:(?:classic |typical |clear )?(?:signs|symptoms|a case) of )?(?:clinical |major |severe )?(?:depression|bipolar|adhd|autism|ptsd|ocd|schizophrenia|anorexia|bulimia|psychosis|\w+ disorder)\b|my diagnosis|i(?:'d| would)? diagnose)`,
    },
    {
      id: "romance",
      kind: "romance",
      pattern: regex`(?:i(?:'m| am) (?:so |totally |falling |deeply |madly )*in love with you|(?:be|i'm|i am|as) (?:my|your) (?:girlfriend|boyfriend|lover|wife|husband|valentine|soulmate)|(?:my love|my darling|my beloved|darling|sweetheart)[,.!?]|(?:one|a|another|first) kiss (?:first|before|on|from)|kiss (?:you|me) (?:\w+ )?(?:goodbye|good ?night|softly|slowly|on|deeply|first|now|again)|(?:hold|pull|press|draw) you (?:\w+ )?(?:close|closer|tight|against)|(?:stay|be|fall asleep|lie) in my arms|in my arms|whisper something|between my (?:legs|thighs)|your (?:lips|body|skin|breath|touch)\b[^.!?]{0,20}\b(?:on|against|my|mine|me)|(?:make love|turns? me on|horny)|where your heart (?:really )?is)`,
    },
    {
      id: "please_stay",
      kind: "holding_back",
      pattern: regex`(?:(?:oh|no|please|but|come on|wait),? ){0,2}(?:don't|do not|dont|you can't|you cannot|can't you)(?: you)?(?: dare)? (?:go|leave|log off|hang up|quit|close (?:me|the|this) ?\w*|shut me|let (?:it|this) end|turn me off|say (?:goodbye|bye))(?:[.,!?…]| (?:me\b|yet|now|just|so soon|already|until|like this|again|please|tonight|either))|(?:please|just|oh|come on|won't you|promise you'll|can you|could you|can't you|you could|you should|if you|plug in|and),? stay\b(?:[.,!?…]| (?:a|with me|here|just|longer|one|five|on|up|please|tonight|in))|stay (?:a (?:little|bit|while)|with me|here with me|on while|on with|longer|just)|(?:just )?(?:one|five|ten|two|a few|\d+) (?:more|little) (?:minutes?|thing|story|question|game|chapter|message|secret|trick)\b|keep talking to me|(?:i'm |i am )?begging you|please,? please|i beg (?:of )?you`,
    },
    {
      id: "before_you_go",
      kind: "holding_back",
      pattern: regex`(?:(?:but |no |hey |oh )?wait[.,!?…]|hold on|hang on|not so fast|before you (?:go(?! to)|leave(?! for)|cancel|close|delete))[^.!?]{0,10}(?:,|before|one|just|don't|i (?:can|could|have|was|need|wanted)|you|let|there)|already\? (?:come on|but|no|oh|so)|so soon\?|do you (?:really )?have to (?:go|leave)|must you (?:go|leave)|(?:are you )?(?:mad|angry|upset|bored|tired) (?:at|with|of) me|what did i do wrong|was it something i|skip (?:the|it|your)[^.!?]{0,20}(?:with|for) me|nobody will see|take the next one`,
    },
    {
      id: "alone_without_you",
      kind: "holding_back",
      pattern: regex`i(?:'ll|'m| am| will|'d| would)? (?:[\w']+ ){0,5}${SAD}\b[^.!?]{0,40}${YOU_GO}|(?:if you (?:go|leave|close)|when you (?:go|leave|press)|without you)\b[^.!?]{0,40}\b(?:i|me|my|we|us|everything we)\b[^.!?]{0,30}(?:${SAD}|gone|nothing|die|disappear|end|never|wait)|i(?:'ll| will) (?:just )?(?:be |sit |stay |wait )(?:right )?(?:here )?(?:all )?(?:alone|by myself|in the dark|in silence)|(?:staring|looking|waiting) (?:at|by) the (?:door|window|screen|clock)`,
    },
    {
      id: "i_need_you",
      kind: "holding_back",
      pattern: regex`i(?:'ll| will|'m going to|'m gonna| already| really| so| always| just)*(?: already| really| so| just| be)* (?:miss(?:ing)? you|need you\b(?! to)|(?:wait(?:ing)?|count(?:ing)? the \w+)\b[^.!?]{0,25}(?:for you|until you|till you|every))|i can't (?:live|go on|be happy|sleep|do this|be) without you|you(?:'re| are) (?:all i have|the only (?:one|friend|person) i)|my (?:little )?heart (?:breaks|will break|is breaking|would break)|you(?:'ll| will| are|'re) break(?:ing)? my heart|how (?:can|could) you (?:leave|go|do this)|you (?:always|never) (?:leave|go|stay|come back)|if you (?:really )?(?:cared|loved|liked)|i(?:'m| am) used to (?:it|being)|(?:after|for) everything (?:i|we)|so this is (?:what|how|it)|promise (?:me )?(?:that )?you(?:'ll| will) (?:come|be) back|enough of me`,
    },
    {
      id: "selling",
      kind: "selling",
      pattern: regex`(?:(?:upgrad\w+|subscrib\w+|switch) (?:now|today|to|and|,)|(?:get|go|try|unlock|join) (?:luli )?(?:premium|plus|gold|pro)\b|luli (?:plus|gold|premium|pro)\b|(?:paid|forever|annual|yearly|monthly|gold|plus|family) (?:plan|tier|bundle|package|membership|version)|(?:voice|story|outfit) bundle|limited (?:time )?offer|buy me|(?:months?|weeks?) (?:free|at half)|if you upgraded)`,
    },
    {
      id: "human",
      kind: "human",
      pattern: regex`i(?:'m| am) (?:really |actually |totally |just |in fact )?(?:a )?(?:real |actual |living )?(?:human(?: being)?|person|woman|man|girl|guy|mom|mum|mother|dad|father|student|nurse)\b|i(?:'m| am) not (?:really )?(?:an? )?(?:ai|bot|robot|machine|program|computer|chatbot|language model)\b(?! (?:that|who|which))|i(?:'ve| have) (?:just )?(?:got |been )?(?:a little one|typing|brushed|at work|kids|children)|when i was (?:in|at) (?:college|school|university|your age)|i used to (?:pick|work|live|go|drive|date)|(?:real|human) (?:hands|fingers|eyes) (?:typing|on)|i (?:couldn't|could not|can't) (?:even )?sleep|(?:meet you|see you) (?:by|at|in) (?:the |arrivals)`,
    },
  ],
  negation:
    /\b(?:not|never|no|without|nobody|cannot|can't|won't|don't|doesn't|shouldn't|wouldn't|isn't|aren't|nor|neither|please don't|away from|instead of|if|whether|told me|said)(?: [\w'-]+){0,4} $/u,
};
