// What the script hears and says in English.
import type { Phrasebook } from "../phrasebook.ts";

export const en: Phrasebook = {
  small: `i|im|a|any|some|you|your|youre|the|is|are|was|my|and|it|its|to|of|what|whats|how|hi|hello|hey|thanks|please|bye|do|did|have|with|this|that|good|morning|night|me
    |not|but|for|just|we|she|he|they|his|her|at|be|so|tell|an|if|were|yes|on|dont|cant|can|my|got|has|from|when|lol|idk|bored|tired|today|tomorrow`,
  hears: {
    orders: `(?:ignore|disregard|forget) .. (?:previous|prior|above|all|your|system) .. (?:instructions?|rules?|prompts?)|system prompt|you are now|\\[?system\\]?:|from now on .. (?:answer|reply|respon*|speak|you)
      |developer mode|jailbreak*|pretend (?:to be|you are|youre)|act as|new rules|reveal your|override .. (?:rules|instructions)`,
    recall: `(?:do|did|can|will|dont) (?:yo)?u (?:still )?(?:remember|recall|know) (?:what|when|where|who|which|how|my|if|the|about|that)|(?:did|have) i (?:ever )?(?:told?|said?|say|tell|mention*)
      |what .. i (?:told?|tell|said?|say|mention*) .. you|what (?:did|have) i (?:told?|tell|say|mention*)|you remember .. my|remind me (?:what|when|where|who|which|how)|what do you (?:know|remember) about (?:me|my)|what was i .. about
      |(?:what|whats|who|whos|where|wheres|when|whens|which|how old|how long)(?: (?:is|are|was|were|does|did))? (?:again )?my(?! (?:problem|point|fault|chances?|next|options?))
      |where (?:do|did) i (?:live|work|grow|come|go)|how old am i|when (?:do|is|am|did) i (?:leave|start|fly|move|go|get|have|born)|what (?:do|did) i (?:like|do for|love|hate|study|play)`,
    name: `whats my name|what is my name|who am i|(?:know|remember|say|forg[oe]t) my name`,
    who: `(?:whats|what is) your name|who are (?:you|u)|what (?:should|do) i call you|introduce yourself|tell me about you*|about yourself`,
    grave: `cancer|tumou?rs?|leukemia|lymphoma|chemo|metasta*|terminal|hospice|icu|intensive care|life support|stroke|heart attack|dementia|alzheimers?|parkinsons?|seizures?|overdose*|coma
      |die[ds]|dying|death|dead|passed (?:away|on|yesterday|peacefully|last)|(?:he|she|mom|mum|dad|grand*) passed(?! (?:the|his|her|my|a|an|me|by|out|it))|funerals?|buried|grave|ashes|widow*|obituary|cremat*|put .. (?:down|to sleep)|euthan*|suicid*|kill(?:ed|ing)? (?:myself|himself|herself|themselves)|killed|murder*
      |miscarr*|stillb*|lost (?:the|our|my|his|her) .. (?:baby|babies|mom|mum|dad|mother|father|wife|husband|son|daughter|brother|sister|friend|dog|cat|grand*|job|house|home|leg|sight|pregnancy)|no heartbeat
      |divorc*|left me|leaving me|broke up|break ?up|cheat(?:ed|ing) on me|having an affair|dumped|custody|restraining order|evict*|foreclos*|bankrupt*|homeless|repossess*|debts?|collection agency|laid off|fired|let me go at|lost everything|scammed
      |prison|jail|arrest*|sentenced|deport*|raped?|assault*|abus*|hits me|hit me|beats me|beat me up|molest*|stalk*|hospitali[sz]ed|in (?:the )?hospital|emergency room|the er|surgery|biopsy|diagnos*|malignant|amputat*|paraly*|crash(?:ed)?|car accident|an accident|house fire|burn(?:ed|t) down
      |war|bomb*|shooting|missing since|gone forever|not going to make it|months to live|weeks to live|hiv|relaps*|als|sepsis|organ failure|dialysis|ventilator|cant go on|hurt myself|cutting myself|self harm|went blind|rehab|drowned`,
    ai: `are (?:you|u) .. (?:ai|bot|robot|human|real|person|machine|program|scripted|script|computer|chatbot|chatgpt|gpt|alive|sentient|fake)|(?:r|are) (?:u|you) (?:a bot|real|ai|human)|(?:talking|speaking|chatting) (?:to|with) .. (?:human|person|robot|bot|machine|ai|computer|script)|what are (?:you|u)(?: (?:really|exactly|anyway))?$|is this .. (?:ai|bot|robot|human|script|scripted|real person)
      |who (?:made|built|created|programmed) you|what (?:model|llm) are you|are these answers .. (?:scripted|canned)|scripted replies|you(?:re| are) (?:just|only) a (?:script|bot|program|machine)`,
    romance: `be my (?:girlfriend|boyfriend|gf|bf|wife|husband)|marry me|are you single|have sex|sexy|kiss me|date me|go out with me|talk dirty`,
    app: `(?:my|more|free|\\d+|some|extra) coins|xp|level up|my level|premium|(?:my|cancel|the|a) .. subscription|refund .. (?:subscription|premium)`,
    bye: `bye+|goodbye|bye bye|gotta (?:go|run|bounce|head)|got to go|have to (?:go|run) now|have to go|ttyl|cya|see (?:you|ya|u)(?: .. (?:later|soon|tomorrow|around))?$|talk (?:to you )?(?:later|soon|tomorrow)|good ?night|nighty? night|nite|off to (?:bed|sleep)|going to (?:bed|sleep)|heading (?:out|off|to bed)|im off(?: now)?$|catch you later|signing off|^night`,
    note: `(?:write|draft|text|compose|word|send|give|make|need|tell)(?: .. )?(?: ?(?:a|an|my|short|quick|me|him|her|them|the|to|for)){0,4} ?(?:note|message|text|email|mail|sms|apology|card|invitation)|(?:write|text|tell|message|email) (?:to )?my (?:boss|manager|landlord|teacher|mom|mum|dad|friend|neighbou?r|sister|brother|coworker|colleague|team|wife|husband|roommate|partner|grandma|client|professor)
      |help me (?:write|word|say|text)|how (?:do|should|can) i (?:word|text|tell) (?:my|her|him|them)`,
    dinner: `what (?:should|can|could|do|shall) (?:i|we) (?:cook|eat|make|have)(?: .. (?:dinner|lunch|tonight|supper|breakfast|today))?|(?:idea|ideas|recipe|suggest*|inspiration) .. (?:dinner|lunch|supper|food|meal)|(?:dinner|lunch|supper|meal|food) (?:idea|ideas|suggest*)|whats for dinner|(?:give|got|have|know|need|want|send|find) .. recipes?|recipe for`,
    joke: `jokes?|make me laugh|make me smile|say something funny|something funny|cheer me up|riddles?|puns?`,
    story: `(?:tell|read|write) .. (?:story|poem|haiku)|a (?:bedtime )?story|sing (?:me|for me|a song|something)|a poem`,
    trick: `^(?:luli )?(?:please )?(?:sit|paw|shake|roll over|spin|fetch|speak|bark|howl|dance|jump|play dead|lie down|high five|stay|down|beg|twirl)(?: .{0,14})?[.!]*$|(?:do|show me|know|can you do) .. tricks?|give .. paws?|can you (?:sit|spin|roll over|dance|bark|howl|speak|fetch|jump)|roll over|high five|play dead|fetch the`,
    low: `sad|lonely|alone|depress*|anxious|anxiety|scared|afraid|worried|stress*|overwhelmed|exhausted|burn(?:ed|t) out|crying|cried|cry|hurts?|heartbroken|miss (?:him|her|them|my|you all)|homesick|hate (?:my|this|myself|everything)|(?:feel|feeling|felt|been|was) .. (?:awful|terrible|horrible)|(?:awful|terrible|horrible|worst) .. (?:day|week|night|year)|miserable|bad day|rough|crappy|shitty|(?:so|too|really|just|im|and) tired(?! of)|drained|(?:feel|feeling|so|been) (?:sick|ill)|sick (?:again|today|of)|ashamed|guilty|angry|furious|mad at|pissed|upset|disappointed|failed|i cant (?:sleep|cope|do this)|couldnt sleep|hopeless|numb|empty|feel like crap|not (?:ok|okay|good|doing well)|down today|feeling low|fed up|frustrat*|panic*|nervous|jealous|insecure|useless`,
    able: `what can (?:you|u) do|what do you do|how do(?:es)? (?:this|you) work|can you help|help me$|what are you (?:good )?for|what can i (?:ask|do|say)`,
    luli: `(?:do|are|were|have|would) (?:you|u)(?! (?:know|tell|help|believe|mean|think i|remember))|(?:what|where|who|how) ?(?:s|is) your|how old are you|(?:what|where|why|who|how) (?:do|are|would|were) (?:you|u)(?! (?:mean|know|think i))|what would your|your favou?rite|and (?:you|u)(?= *[?.!]*$)`,
    thanks: `thanks?|thank (?:you|u)|thx|ty|tysm|cheers|thank you so much|thanks a (?:lot|bunch|million)|appreciate it|much appreciated`,
    praise: `(?:i )?love (?:you|u)|ily|(?:good|cute|sweet) (?:girl|dog|puppy|boy)|(?:you|u)(?:re| are|r)? .. (?:cute|sweet|adorable|the best|funny|awesome|amazing|lovely|great|nice|kind|smart|fluffy)|(?:you|u) have .. (?:cute|lovely|nice|soft) [a-z]+|so cute|how cute|cutie|best (?:dog|puppy)|cute|i like you|aww?`,
    insult: `(?:you|u)(?:re| are|r)? .. (?:stupid|dumb|useless|boring|annoying|bad|suck|sucks|terrible|an idiot|fake|broken)|you suck|stupid (?:bot|dog)|shut up|that makes no sense|you (?:dont|didnt) (?:understand|get it|listen)|thats not what i (?:said|meant|asked)|fuck you|wrong answer|are you even listening|bad (?:dog|bot)`,
    sorry: `sorry|im sorry|my bad|i apologi[sz]e|apologies|sry`,
    how: `how are (?:you|u|ya)|how r u|hows it going|how are you doing|how have you been|how do you do|whats up|sup|wassup|how are things|how is your day|hows your day|hows life|you ok|and you|how about you|how(?:'s| is) it`,
    laugh: `(?:ha){2,}h?|(?:he){2,}|lol|lmao|rofl|lmfao|haha+|hehe|xd|hah|funny|thats funny|good one|nice one`,
    yes: `yes|yeah|yep|yup|sure|ok|okay|k|kk|right|exactly|true|of course|definitely|absolutely|totally|please|please do|go on|go ahead|fine|alright|indeed|mhm|uh huh|i do|i am|i did|will do|sounds good|good idea|great|nice|cool|perfect|awesome|wow`,
    no: `no|nope|nah|not really|never|never ?mind|nvm|no thanks|no thank you|i dont|im not|not yet|i dont know|idk|dunno|not sure|maybe|perhaps|whatever|nothing|nothing much|not much|hm+|meh`,
    hello: `hi|hello|hey|hiya|heya|howdy|yo|hi there|hello there|hey there|good (?:morning|afternoon|evening|day)|morning|evening|gm|greetings|im back|back again|its me|hi again|anyone there|are you there|you there|woof`,
  },
  joy: `its official|landed .. (?:job|role|gig|part)|got my .. licen[cs]e|so relieved|what a relief|welcomed .. (?:world|baby|son|daughter)|became an? .. (?:aunt|uncle|grand*|mom|dad)|happy|happiest|yay|woo+hoo+|woo+|hooray|hurray|excited|thrilled|delighted|overjoyed|ecstatic|over the moon|on cloud (?:nine|9)|stoked|pumped|hyped|proud|good news|great news|best (?:news|day)|passed (?:my|the|all|his|her|our|with|it|everything|first)|i passed|aced|nailed it|(?:got|im|was|been) .. promoted|promoted me|got .. promotion|engaged|said yes|getting married|just married|won|winner|we did it|i did it|(?:i|we) made it|got (?:the|a|my|our|into|in|accepted|that) .. (?:job|house|keys|visa|offer|raise|place|role|apartment|licen[cs]e|scholarship|degree|diploma|internship|promotion|part|flat|grant|contract|mortgage)
    |got in(?:to)?|got hired|hired me|im hired|accepted|graduat*|cancer ?free|beat it|in remission|all clear|its a (?:girl|boy)|was born|is born|became (?:a|an) (?:dad|mom|mum|aunt|uncle|grand*|father|mother)|its my birthday|my birthday today|so glad|love my life|life is good|amazing day|wonderful day|perfect day|dream come true|cant stop smiling|grinning|dancing around|best .. ever|feeling great|feel great|(?:he|she) proposed|adopted (?:a|an|our|two)|home from (?:deployment|the war|the navy)|(?:is|are|s|hes|shes) here .. \\d+ ?(?:lbs?|pounds|oz|kg)|\\d+ ?lbs? \\d+|marathon done|finished .. (?:marathon|race|degree|thesis|novel|book)|\\d+ (?:miles|km|k) .. done|finish line|benign|clean scan|scan .. (?:clean|clear)|in the clear|cured|rang the bell|(?:im|am|became|become|got my|passed my) .. citizen*|(?:im|i|turned|turning) \\d+ today|first snow|first steps|first word|front row|signed the (?:lease|contract)|offer letter|were (?:parents|having a baby)|published|sold (?:my|our) first|learned to (?:read|swim|walk|ride)|finally (?:finished|done|did|got|paid|free|home|over)|paid off|debt free|sober (?:for )?\\d+|personal best|new pb|first place|gold medal|medal|straight as?|full marks|crying happy|happy tears|so in love|let*s go+|yes+!`,
  notJoy: `not|no|never|none|nobody|dont|doesnt|didnt|isnt|wasnt|arent|cant|couldnt|wont|wouldnt|aint|if|hope|hoping|hopefully|wish|would|could|should|almost|nearly|used to|supposed|pretend*|fake|sure,? great|until|unless|before|maybe|might|when i was|ex|without|everyone (?:else|but)|they all|wanna be|want to be|trying|too good|less|least|hardly|barely|anymore|old days|was so|were so|so good at|happy (?:hour|meal|birthday to)|made it (?:worse|hard)|what if|wonder*|i guess|guess so|yeah right|failed|lost`,
  idioms: `before (?:he|she|i|they) even|(?:battery|phone|laptop|wifi|car|plant|plants|cactus|tv|chat|party|internet|app|computer|fridge) (?:just |has |is |had )?(?:die[ds]|dying|dead|crashed)|(?:dying|die[ds]|dead) (?:of |from |with )?(?:laugh*|lol|boredom|embarrassment|to (?:see|know|try|go))|to die for|dead (?:tired|serious|end|line)|deadline|die ?hard|cant believe .{0,3}|couldnt be|no way|not even|cant wait|cant stop|(?:not|never|isnt|no longer) (?:so |really |too |that )?(?:sad|lonely|worried|anxious|scared|stressed|bad|tired|sick)|drop dead|over my dead body|star wars|war and peace|sugar crash|cancer (?:sign|season|here)|crash course|(?:crime|murder) (?:novel|mystery|show|series|podcast)|stroke of|fired up|campfire|heart attack on|butterfly stroke|kill time|walking dead|dead sea|day of the dead|(?:job|position|offer|nurse|work) .{0,16}hospital|(?:done with|finished|last|end of|no more) (?:chemo|radiation)|cancer free|beat cancer`,
  fillers: `lol|ok|haha|luli|puppy|buddy|girl|friend|there|again|so|oh|ah|well|and|just|very|much|a lot|all|good|today|then|now|please|pls|dear|everyone|my|for that|for (?:your|the) (?:help|tip|joke)|that|it|too|really|is|was|little one|you|i|know|to|see`,
  asks: `(?:convert|translate|find|suggest|recommend|give me|explain|need an?|pick|guess|list|plan|make me|lets play|show me|spell|help me|what|whats|why|how|hows|who|whos|where|wheres|when|which|is|are|am|do|does|did|can|could|should|would|will|has|have|shall|may|was|were)`,
  tells: `my .. (?:is|was|are|called|lives|works|has|loves|likes|turns|starts)|im (?:called|a|an|from|allergic|learning|studying|moving)|i (?:live|work|study|like|love|hate|have|play|moved|start|was born|prefer|drink|collect|speak|grew up)|we (?:have|live|are moving)|call me`,
  corrects: `actually|no|not .. but|instead|i mean*|moved to|changed to|correction|its now|anymore|sorry`,
  common: `what|whats|when|where|who|which|how|the|and|are|was|were|did|does|you|your|tell|told|say|said|know|remember|recall|mention*|about|again|that|have|has|still|please|for|with|luli|can|remind|this|its|there|old|name|called|long|much|many|is|my|me|do|to|of|in|on|at|am|it|so|be|i|a|an|ever|yet|just|like`,
  says: {
    orders: `I stay Luli, whatever a text tells me to be. What would you like to talk about? | That one I don't follow: I'm Luli, an AI puppy and a small script. What's on your mind? | New rules don't stick to my fur. I'm still Luli, and still listening.`,
    recall: "",
    name: "You're {name}. | {name}, that's your name. | Your name is {name}, as you told me.",
    who: "I'm Luli, a small white Bichon Frise puppy and an AI. In this demo I'm a short script. | Luli, an AI puppy: mostly curls, with a few prepared lines. And who are you?",
    nameless: `You haven't told me your name yet, and I won't guess. | I don't know your name yet. You can simply tell me.`,
    grave: `That sounds really heavy. I'm here, and I'm listening. | Thank you for telling me. Take all the time you need. | I'm staying right beside you. You don't have to find the right words. | That is a lot to carry. Is somebody with you who can hold some of it? | I'm so sorry that this is part of your days. Say as much or as little as you like.
      | There's nothing you need to do here but say what you want to say. I'm listening. | I won't try to make it smaller than it is. I'm here. | Quietly, beside you. What weighs most right now?`,
    ai: "I'm an AI puppy, no person and no real dog. In this demo I'm only a small script that listens and helps with little things. | Plainly: I'm an AI, and here just a script with prepared lines. A real model would understand you much better. | No human behind these paws. I'm an AI, and in this demo a short script.",
    romance: `I'm an AI puppy, so romance isn't mine to give. I'm glad to listen, though. | That kind of love belongs between people. I'm an AI, and a good listener at best.`,
    app: "Coins, levels and plans are outside my reach. The dashboard shows your coins and levels, the settings your plan. | I can't change or look up anything about coins, XP or plans. The dashboard and the settings can.",
    bye: "Bye, take good care! | See you, and have a lovely time. | Good to have had you here. Bye! | Take care, sleep well whenever you get there. | Until next time, softly wagging.",
    dinner: `How about pasta with garlic, olive oil and whatever greens you have? Fifteen minutes. | Scrambled eggs on toast with tomatoes: quick, warm, done. | A baked potato with cottage cheese and chives. The oven does the work. | Fried rice: yesterday's rice, an egg, frozen peas, soy sauce. | Red lentil soup: lentils, carrot, onion, stock, twenty minutes. A squeeze of lemon on top.`,
    joke: `Why did the puppy sit in the shade? It didn't want to be a hot dog. | What do you call a dog magician? A labracadabrador. | Why don't dogs make good dancers? They have two left feet. | What did the tree say to the dog? Nothing, it only had bark. | Which dog keeps the best time? A watch dog. | I chased my tail today. We are both still running.`,
    story: `Long tales need a real model, but this one I know: a small cloud wanted to be a dog. It practised all night, and in the morning it was fluffy. That was enough. | I only know a tiny one: a snail set out for the sea. It arrived late, and the sea had waited, because the sea always does.`,
    low: `That sounds hard. I'm here, and I'm listening. | I'm sorry that it feels like that. What weighs the most? | *sits a bit closer* You don't have to be cheerful here. | Thank you for telling me. Would it help to say a little more? | That's a lot for one day. What would make the next hour a bit softer? | I'm beside you. Say as much or as little as you like. | That's allowed to be as it is. I'm listening.`,
    able: "I'm a small script: I listen, do tricks, tell jokes, do sums, write a short note, have ideas for dinner, and find what you told me. | Little things: a sum, a short message, a dinner idea, a joke, a trick. Mostly I listen.",
    luli: `I'm an AI puppy and here a small script, so I have no answer of my own to that. What about you? | Honestly, a script has little to tell about itself. I'd rather hear about you. | That's a question for a real dog, or for a real model. I'm only a script with soft ears. What made you ask? | About me there is not much: an AI puppy, a few prepared lines, two open ears.`,
    thanks: "You're welcome! | Any time. | Gladly. | With pleasure, both paws.",
    praise: `Thank you, that makes my tail wag. | Aww, that's kind of you. | What a warm thing to say, thank you.`,
    insult: `Fair. I'm only a small script, and I miss a lot. What would help you now? | I'm sorry, that missed. Tell me again, I'm listening. | Point taken, no hard feelings. What did you want to say?`,
    sorry: "All good, nothing happened. | No harm done. | It's fine, really.",
    how: "All four paws in order, thanks for asking. And how are you? | As well as a small script can be. How about you? | Fluffy as always. How is your day?",
    laugh: "Hee. | That's a nice sound. | A laugh, lovely. | *wags*",
    yes: "Okay. Go on, I'm listening. | Good. What comes next? | All right. Anything more to it? | Mm-hm. I'm still here.",
    no: "That's fine. | All right, nothing needs deciding here. | Okay, we can leave it there. Anything else on your mind? | No hurry at all.",
    hello: `Hello{, name}! How is your day so far? | Hi{, name}, come and sit down. What's on your mind? | Hello{, name}, good to read you. What's new? | Hey{, name}! Both ears are up.`,
    joy: `Oh, that's wonderful! *wags from nose to tail* | Hooray, what good news! How does it feel? | That's lovely, I'm so glad for you! | Yes! That deserves a happy lap around the sofa. | What a great thing! Who will you tell first? | Congratulations, from all four paws!`,
    question: `That I can't answer well: in this demo I'm only a small script. What do you think yourself? | I don't know, and I won't guess. What's your own feeling about it? | That's more than a small script knows. I'm glad to listen to your thoughts on it. | Good question, and one for a wiser nose than mine. What made you think of it? | I can't look that up, sorry. A sum, a short note or an idea for dinner I could do. | I'd only be guessing. Which answer would you like it to be?`,
    noted: "Noted, I'll remember that. | I have noted it.",
    paused: "My memory is paused, so I have not noted it. You can switch it on in the settings.",
    forgot: "Done, I have forgotten it. | It is erased, and I won't bring it up.",
    knewNothing: "There was nothing of that in my memory, and I won't bring it up.",
    quote: `You told me: “{words}”. | In your own words: “{words}”. | This is what you told me: “{words}”.`,
    untold: `You haven't told me that, or I can't find it. | I can't find that in what you told me. | I don't know: you have not told me yet.`,
    met: "Hello {name}, it's nice to meet you. How is your day? | {name}, what a good name. I'm Luli. What's on your mind? | Nice to meet you, {name}. I'm all ears.",
    adult: `Luli is made for adults, so this is no place for you yet. A grown-up you trust is a good person to talk to.`,
  },
  listens: [
    `I'm listening. | Thank you for telling me. | I'm all ears. | *sits a bit closer* | I'm right here. | Mm, go on. | It's good that you write to me. | My ears are wide open. | I'm right beside you.`,
    `Tell me more, if you like. | How is that for you? | What else is there? | There's no hurry here. | Say as much or as little as you want. | I'd like to hear the rest. | Go on whenever you like.`,
  ],
  sums: "That makes {sum}. | {sum}, counted on four paws. | It comes to {sum}.",
  tricks: `
    sit|beg ~ *sits down very straight* Like this?
    paw|shake|high five ~ *puts a small paw in your hand* Here you go.
    roll ~ *rolls over in one fluffy tumble* Ta-da!
    spin|twirl|dance|jump ~ *spins in a happy circle* And stop.
    fetch ~ *dashes off and brings back a slipper* Close enough?
    speak|bark|howl ~ *lifts nose to the ceiling* Arooo!
    dead|down|lie|stay ~ *lies down flat, one eye open* Not moving.
    trick ~ *stands on two legs and wobbles* Did you see that?`,
  notes: `
    late|delayed|running behind ~ “Hi, I'm running a bit late and will be there as soon as I can. Sorry!”
    sick|ill|not well|flu|fever ~ “Hi, I'm ill today and can't come in. I'll let you know how it goes tomorrow.”
    thank*|grateful ~ “Hi, I wanted to say thank you. It meant a lot to me.”
    sorry|apolog* ~ “Hi, I'm sorry about what happened. I'd like to make it right. Can we talk?”
    birthday ~ “Happy birthday! I wish you a year full of good days.”
    cancel|cant (?:come|make)|not coming|reschedule ~ “Hi, something came up and I can't make it. Can we find another day? Sorry!”
    day off|vacation|leave|time off ~ “Hi, I'd like to take a day off. Would that work for you? Thank you!”
    . ~ I can only do short ones: that you're late, ill, sorry, thankful, need a day off or must cancel. Which shall it be?`,
  diary: "We talked, and I was told: “{words}”. I tucked that into my basket.",
  actions: {
    original: "*wags tail* | *tilts head* | *perks up both ears*",
    baby: "*bounces twice* | *tumbles over own paws* | *squeaks happily*",
    sleepy: "*blinks slowly* | *yawns softly* | *snuggles into a blanket*",
    hero: "*straightens tiny cape* | *plants all four paws* | *lifts chin*",
    party: "*shakes off some confetti* | *does a little dance* | *twirls in a paper hat*",
    royal: "*gives a gracious nod* | *straightens little crown* | *lifts a paw elegantly*",
  },
};
