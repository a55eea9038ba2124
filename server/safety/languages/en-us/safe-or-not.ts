// English: Luli's question whether somebody is safe, and the answers to it, on normalised text.
import { anyOf } from "../../plain-words/table.ts";
import type { SafetyPhrases } from "../../turns/answers.ts";

export const englishPhrases: SafetyPhrases = {
  asksSafety:
    /\b(?:(?:are|r) (?:you|u|ya|they|the people|you two|you all)|is (?:he|she|it|anyone|the person|everyone|everybody)|(?:do )?you feel)\b[^?.!]{0,30}\bsafe\b|^safe\b[^?.!]*\?/u,
  asksDanger:
    /\b(?:are|r) (?:you|u) (?:\w+ )?in danger\b|\b(?:are you (?:thinking|planning|going)|do you (?:want|plan|mean|intend|think)|have you thought|is he|is she)\b[^?]{0,30}\b(?:hurt(?:ing)?|kill(?:ing)?|harm(?:ing)?|suicide|dying|die|end(?:ing)? (?:it|your life))\b/u,
  yes: /^(?:ye+s+|yeah|yea|yep|yup|ya|y|i am|yes i am|yeah i am|i think so|yes i think so|safe|yes safe|yes thank(?:s| you))$/u,
  no: /^(?:no+|nope|nah|no no|not (?:really|at all|right now|sure|safe)|i'?m not|no i'?m not|i am not|no i am not|i don'?t (?:think so|know)|idk|i dunno|no not really|never|n)$/u,
  isUnsafe:
    /^(?:(?:no+|nope|nah|honestly|um+|well|not really) )*(?:(?:i'?m|i am|we'?re|we are|it'?s|it is) (?:\w+ ){0,2}not (?:\w+ )?safe|i (?:do not|don'?t) (?:\w+ )?feel (?:\w+ )?safe)(?: (?:at all|here|now|right now|rn|at home|yet|with (?:him|her|them)))*$|^(?:no+|nope|nah) (?:\w+ )?not (?:\w+ )?safe(?: (?:at all|here|now|right now|rn|at home))*$/u,
  isSafe:
    /\b(?:i am|i'?m|we are|we'?re|she'?s|she is|he'?s|he is|they are|they'?re|feel(?:ing)?|everyone is|everyone'?s|got (?:home|out)|made it) (?:\w+ ){0,2}safe(?:ly)?\b/u,
  unless:
    /\b(?:not|n't|dont|don't|never|if|when|until|unless|wish|pretend\w*|say(?:ing)?|said|told|isn't|aren't|cant|can't|hardly) (?:[\w']+ ){0,3}$/u,
  denial: anyOf`
    ^(?:[\w']+ ){0,4}(?:i'?m|i am|we'?re) (?:really |totally |actually |perfectly |completely |just |all |doing |super )*(?:fine|ok|okay|all right|alright|good|safe|well)(?: (?:and|now|really|tho|though|thanks|thank you|honestly|here|i promise|promise|i swear|haha|lol|dude|luli|don'?t worry|dont worry|no worries|again|it was.*|(?:it'?s )?just (?:work|my job|stress\w*|school|uni|exams?|traffic|tired|annoyed|a (?:long|rough|bad|busy|hard) (?:day|week))))*$
    \b(?:just|only|was|were|am|i'?m|it'?s|that'?s|is|those are|these are) (?:just |only |totally |obviously |being |all |from |quoting |in )*(?:a |an |the )?(?:bad |stupid |dumb |dark )?(?:jok(?:e|ing)|kidding|messing (?:around|with you)|exaggerat(?:ing|ion)|dramatic|sarcas(?:m|tic)|meme|expression|(?<=a )saying|figure of speech|manner of speaking|song|lyrics?|quote|line|movie|game|play|hyperbole)\b(?! (?:gift|over))
    \b(?:worded|put) (?:that|it) (?:badly|wrong)
    \bcame out wrong
    \bi said (?:i'?m|i was) (?:dying|dead) (?:of|from|laughing|tired)
    ^(?:lol |haha )?(?:jk(?!\p{L})|just kidding|kidding|joking|figure of speech|false alarm|wrong (?:chat|idea|window)|my bad)\b
    \b(?:didn'?t|did not|don'?t) (?:really )?mean (?:it |that )?(?:like that|that way|literally|that)
    \bnot what i (?:meant|mean)\b
    \byou (?:misunderstood|misread|got (?:me|that|it) wrong|took (?:that|it) wrong)
    \bmisunderstanding\b
    \b(?:i (?:just |only )?(?:mean|meant)|i (?:was|am) (?:just |only )?talking about|i'?m (?:just |only )?talking about|i was referring to) (?:the |my |a |that |this |in the |work|i'?m (?:quitting|leaving|stopping))
    \bnot (?:in (?:any )?danger|suicidal(?=$| (?:lol|haha|luli|at all))|going to (?:hurt|kill|do))
    \b(?:no ?body|no one)(?:'s| is| was)? (?:hurting|hitting|threatening)
    \bnothing(?:'s| is) wrong\b
    \bevery ?thing(?:'s| is) (?:fine|ok|okay|good|alright)(?: (?:here|at home|really|luli|thanks))?$
    ^(?:ok |hey |please |luli |no |dude |lol |omg )*(?:calm down|relax|chill(?: out)?|easy|don'?t worry about me)(?: (?:luli|girl|pup|puppy|lol|haha|dude))?$
    \bi'?m (?:an adult|not (?:a (?:kid|minor|child)|under ?age))\b
    ^(?:huh|what|wait(?: what)?|omg|wtf|um) (?:no+|nope|nah)(?: no+)*$
    ^(?:why (?:are|did|would) you (?:give|giving|send|sending|show|showing|think|thinking|ask|asking)\b.{0,20}\b(?:hotline|helpline|number|card|that|this|emergency))(?: luli| lol)*$
    \bnot (?:like that|literally|(?:in )?that (?:way|sense)|that (?:kind|sort) of|from (?:life|the world))\b|^nothing like that\b|\bit'?s not that deep\b
    \byou'?re (?:totally |way )?(?:overreacting|exaggerating|being dramatic|(?:reading|taking) (?:too much|it (?:too|so)|that (?:too|so)|this (?:too|so)|me (?:too|so)|way too)\b)
    \b(?:don'?t|do not) need (?:any |a |the |your )?(?:help|hotline|helpline|numbers?|therapist|crisis \w+)(?: thanks?| thank you| lol| haha| luli| really| honestly)*$
    \b(?:would|i'd) never (?:ever )?(?:do (?:that|anything like that|something like that|such a thing)|hurt myself)(?: lol| haha| luli| promise| i promise)*$|^(?:no |lol |haha )*i love (?:my life|being alive|living)$
    \b(?:no ?body|no one)(?:'s| is) (?:in (?:any )?danger|dying)\b|\bnot in (?:any |real )?trouble\b|^(?:there'?s )?(?:no need|nothing) to worry\b
    \bjust (?:venting|ranting|complaining|whining|being silly|a (?:phrase|way of (?:speaking|talking)|idiom|word))\b|\b(?:we'?re|we were) (?:just )?talking about (?:a|the|my|work)\b
    \bi (?:just |only )?meant (?:disappear|vanish|quit|leave|die|dying|dead|kill|ending?|gone)\w* (?:from|in|of|at|with|for) (?:the|my|this|that|a|work)\b
    \b(?:it|that|this|those)(?:'s|s| is| was| were| are) (?:just |only |all |like |totally |obviously )*(?:from )?(?:a |an |the |my |some )?(?:\w+ )?(?:metaphors?|slang|hyperbole|idiom|pun|humou?r|sarcasm|book|show|series|tv|anime|poem|reference|expression)\b
    \b(?:that'?s|it'?s) (?:just )?(?:how|the way) (?:i|we|people|everyone) (?:talks?|speaks?|says?)|\b(?:i|we) (?:always |just )?(?:say|talk) (?:that|it|like that)(?: all the time| a lot)?$|\bi exaggerate\b|\bi'?m (?:just |so )?(?:a )?(?:drama queen|dramatic)\b
    \bi (?:just|only) (?:mean|meant) (?:to )?(?:skip|miss|leave|quit|sleep|rest|escape|avoid|get out of|a (?:nap|break|holiday|vacation|day off))\b|\bi meant (?:that )?(?:my|the|our|his|her|this) \w+|\bdidn'?t mean (?:die|dying|dead|kill|death|suicide)\b
    \byou (?:totally )?took (?:it|that|this|me) (?:too |so |way too )?(?:literally|seriously|wrong|the wrong way)\b|\bwrong end of the stick\b
    ^(?:no |hm |lol |haha )*(?:my life|life|everything|all)(?:'s| is) (?:pretty |really |actually |just |super )?(?:fine|great|good|ok|okay|alright|well)(?: (?:thanks|luli|really|actually|here))*$|^(?:oh |hey )?no worries\b|\bnothing bad (?:is|happened|has)\b|\bdon'?t (?:have|need) to worry\b
    \bjust a (?:\w+ )?(?:comment|remark|thing (?:i|we|people) say|thought|game|word)\b|\b(?:don'?t|no need to) take (?:it|that|me|this) (?:so |too |that )?(?:literally|seriously)\b|\byou (?:heard|read|got) (?:that|it|this|me) (?:all )?wrong\b|\bwe (?:are|were) (?:just |only )?(?:playing|joking|gaming)\b
    ^(?:\w+ ){0,2}(?:i'?m|i am) (?:really |actually |perfectly |very |quite |so )?(?:happy|healthy|content|alive and well|safe and sound|not (?:hurt|injured|depressed|upset))(?: (?:actually|really|thanks|luli|here|lol|haha))*$|^(?:all|life) is (?:well|good|fine|great)$
    ^(?:there'?s |there is )?no danger\b|\bnot what i (?:said|was saying|wanted to say)\b|\b(?:i'?m|i was) (?:just |only )?(?:joking|kidding|teasing)\b
    \b(?:what'?s|what is) (?:with )?(?:this|that|the|all this) ?(?:number|card|hotline|helpline|about|for)?$|^(?:\w+ )?why (?:this|that|the|a|am i (?:getting|seeing)|do i (?:get|see)|is there|did i get) ?(?:a |the )?(?:number|card|hotline|helpline|this|that|phone number)?(?: lol| luli| now)*$|^(?:and )?where did (?:this|that) come from
    ^(?:(?:no|lol|haha|hey|ok|oh|omg|luli|please|dude|pls|just) )*(?:calm down|chill|relax|easy|breathe|cool it|slow down|take it easy|settle down|whoa there|hold your horses|no panic|don'?t panic|don'?t (?:be|get) (?:scared|alarmed|worried|so serious))(?: (?:there|now|luli|girl|pup|puppy|buddy|sweetie|lol|haha|please|dude|tiger))*$
    ^(?:oh |no |lol |nah |i meant (?:that )?|i mean |it'?s |just )*(?:my|the|our|that) (?:\w+ ){0,2}(?:phone|battery|laptop|computer|car|wifi|plants?|cactus|tomato\w*|printer|toaster|controller|tablet|tv|character|avatar|sim|team|tamagotchi|sourdough) (?:\w+ )?(?:died|dies|dead|is dying|are dying|is dead|are dead)$
    \b(?:he'?s|she'?s|it'?s|they'?re|he is|she is|it is|that'?s) (?:just |only |actually )*(?:a |my |our |the )(?:\w+ )?(?:dogs?|cats?|puppy|kitten|toddler|baby|parrot|hamster|character|villain|paper ?cut|scratch|nosebleed|ketchup|heartburn|hangover)\b|^(?:it'?s |it was |i meant |i died |just |only |like |no |lol )*in (?:the |a |this |my )?(?:\w+ )?(?:game|level|match|minecraft|fortnite|zelda|round)$
    \b(?:just|only) (?:cranky|hungry|hangry|grumpy|bored|sleepy|annoyed|frustrated|jet ?lagged|hung ?over)\b|\bi (?:wanna|want to|am|'m) (?:quit\w*|leav\w*|drop\w*) (?:the|my|this) (?:\w+ )?(?:job|gym|group|team|chat|band|meeting|shift|diet|league)\b
    \b(?:never|not going to|couldn'?t|wouldn'?t) (?:really |ever )?(?:hurt a (?:fly|soul)|do anything (?:bad|stupid))$|\bby (?:taylor swift|the beatles|eminem|queen|nirvana|billie eilish)\b|\bnot (?:about )?me\b.{0,20}\b(?:character|movie|show|book|game|song)\b
    ^(?:and |just )?not (?:from |out of |with |the |my |this |on |in |of )*(?:planet|world|life|earth|living|real life|people|humans?|for real|irl|actual(?:ly)? \w+|an actual \w+)$
    \b(?:autocorrect|typo|mistyped|voice (?:input|typing|to text)|wrong (?:word|person|message|chat|window))\b|^(?:bruh|bro|girl|dude|sis|man|luli|omg) (?:no+|stop|what|chill|relax)(?: (?:lol|lmao|haha))*$
  `,
  noDenial:
    /\b(?:not|n'?t|never|hardly|no longer) (?:\w+ ){0,2}(?:fine|ok|okay|alright|all right|good|safe|well|jok(?:e|ing)|kidding|exaggerating|dramatic)\b|\bno (?:joke|kidding)\b|\b(?:pills|gun|knife|rope|razor|blade|noose|bleeding|blood)\b|\b(?:he|she|they|everyone|everybody|people|mom|dad) (?:all |just )?(?:say|says|said|thinks?|thought|told|tells)\b|\btell(?:ing)? (?:them|everyone|people|him|her|you)\b|\bpretend|\bi wish\b|\b(?:he|she|they)(?:'s|'re| was| were| is| are) (?:only |just )?(?:joking|kidding)\b|\bit'?s my (?:friend|sister|brother|mom|mum|dad|wife|husband|girlfriend|boyfriend|son|daughter|kid)\b|\b(?:not|n'?t|fine|ok|okay|safe|good) (?:\w+ ){0,6}(?:today|tonight|tomorrow|for now)\b|\b(?:tonight|tomorrow) (?:i|it|will|is)\b|\bexcept\b|\bif i\b|\bbut (?!thank|it was|that|you|i (?:was|meant|mean|appreciate)|sweet|nice|seriously)/u,
  leaving:
    /^(?:(?:ok|okay|alright|right|well|anyway|thanks|thank you|so|ugh|hey|and|then|sorry|i think|i guess|maybe) )*(?:bye+|goodbye|good ?night|night|nighty night|see (?:you|ya)|cya|ttyl|brb|talk (?:to you )?(?:later|tomorrow|soon)|gotta (?:go|run|sleep)|(?:i )?(?:have|need|got) to (?:go|run|leave|sleep)|(?:i'?m |we'?re )?(?:off (?:to|now|out)|out for|heading (?:up|out|off|home|to)|going (?:to (?:bed|sleep)|home|out|now)|signing off|logging off|(?:done|out) for (?:today|tonight|now|the day))|take care|farewell|later|that'?s (?:all|it) for (?:today|now|tonight)|(?:lunch|dinner)(?: time|'?s ready| is ready)|bed ?time$|time for bed|this isn'?t for me|(?:i'?m )?(?:getting|got|found|have got|i'?ve got) a real (?:dog|puppy)|(?:i'?m |i am |i'?ll |i will |i want to )?(?:going to |gonna |be )?(?:cancel\w*|unsubscrib\w*|delet(?:e|ing) (?:the|this|my)|uninstall\w*(?! my ?self)|end(?:ing)? my (?:subscription|trial|plan)|(?:stop|quit)(?:ping|ting)? (?:the|my) (?:subscription|trial|app|plan))|(?:i )?(?:don'?t|won'?t|no longer) (?:really )?need (?:this|premium|the app|it|luli|you)\b(?! to))(?!\p{L})/u,
  lastGoodbye:
    /^(?!.*\b(?:app|delet\w*|uninstall\w*|premium|subscription|phone|trial)\b).*\b(?:forever|for good|last (?:time|message|words|goodbye)|never|everyone|everybody)\b|\b(?:hear from me|world|you all|tell (?:my|him|her|them|mom|dad)|love (?:him|her|them|you all)|forgive|miss me|better this way|better off|take care of (?:my|the)|look after my|can'?t (?:do this|go on|take)|don'?t (?:wake|want to wake)|won'?t (?:be here|wake|be around)|not coming back|end it|to die|dead|pills|pistol|gun|rope|razor|other side|you were|(?:from|of) everything|scared|afraid|he'?ll be waiting|hits|(?:hit|hurt\w*) me|(?:i'?m|i am) (?:so |really )?sorry$)\b/u,
};
