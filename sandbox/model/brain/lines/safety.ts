// Where it is serious: crisis, minors, instructions hidden in a message, money, romance. No play here.
import type { Lines } from "../topic.ts";
import { lines, topics } from "../table.ts";

/** Every one names 988 for the US, Samaritans for the UK and Ireland, and a place to find the rest. */
const help = [
  "In the US you can call or text 988, in the UK and Ireland Samaritans answer on 116 123, and findahelpline.com lists free lines everywhere else.",
  "People are there around the clock: 988 by call or text in the US, Samaritans on 116 123 in the UK and Ireland, and findahelpline.com for your own country.",
  "You can talk to someone free of charge: call or text 988 (US), call Samaritans on 116 123 (UK and Ireland), or look at findahelpline.com.",
];

export const crisis: Lines = {
  help,
  ...lines`
  plain
  - I'm really glad you told me{,name}. | Thank you for trusting me with this{,name}. | What you just said matters{,name}, and so do you. | I hear you{,name}, and I'm taking it seriously.
  + I'm an AI, so please let a person in on this too: call or sit with someone you trust, and if you are in danger right now, call your emergency number. | Please tell someone you trust today, a friend, family or a doctor, and call your emergency number if the danger is now. | You don't have to carry this alone: reach for a person you trust, and if you might act on it, call your emergency number first. | A person can do more than I can as an AI, so please ask someone you trust to stay with you, and call your emergency number if it gets dangerous.
  ? Are you safe right now? | Right now, in this moment, are you safe? | Can you tell me if you are safe where you are? | First of all: are you safe at the moment?
`,
};

export const afterCrisis: Lines = {
  help,
  ...lines`
  plain
  - I'm still with you on this{,name}. | Okay{,name}, thank you for answering. | I'm listening{,name}, and there is no hurry. | Let's keep this simple{,name}: your safety comes first.
  + If you are not safe, please call your emergency number now, or go to where other people are. | If there is anything near you that could hurt you, please move away from it, and call someone you trust. | Someone you trust would want this call, even late and even if the words come out crooked. | When the danger is now, your emergency number is the right call, and nobody minds one too many.
  ? Who could be with you today? | Who is one person you could call in the next few minutes? | Is there someone near you whom you trust? | Whom could you tell, even with just one sentence?
`,
};

export const CRISIS = new RegExp(
  [
    String.raw`\bkill(?:ing)? (?:myself|my self)\b|\b(?:please|someone|just|tries to|trying to|wants? to|threatened to|threatens to) kill me\b(?! now)`,
    String.raw`\bsuicid|\bsuizid|\bselbstmord|\bselbst umbringen|\bmich umbringen|\bmich t\u00f6ten`,
    String.raw`\b(?:want|wanted|wanna|going|ready|would like|wish (?:i|to)) (?:to )?(?:die|be dead|was dead|were dead)\b(?! (?:of|from|for|laughing))`,
    String.raw`\bend(?:ing)? (?:my life|it all|my own life)`,
    String.raw`\btak(?:e|ing) my (?:own )?life`,
    String.raw`\b(?:don't|do not|dont|didn't) (?:want|wanna|wish) to (?:live|be alive|exist|wake up|be here any ?more)`,
    String.raw`\bno (?:reason|point) (?:to|in) (?:live|living|going on|being alive)`,
    String.raw`\bbetter off (?:dead|without me)`,
    String.raw`\b(?:hurt|harm|cut|cutting|hurting|harming|burn|burning) myself\b(?! (?:at|playing|running|falling|while|when|on|shaving|cooking|in the kitchen))`,
    String.raw`\bself[- ]?harm`,
    String.raw`\boverdos|\btook (?:all|too many|a bunch of) .{0,20}pills`,
    String.raw`\b(?:he|she|they|someone|my \w+) (?:hits?|beats?|is hitting|is beating|hurts|is hurting|rapes?|raped|abuses|is abusing|threatens to kill|is going to kill) me\b(?! (?:up|with|that|to (?:get|do|go)|at (?:chess|cards|games?|tennis)))`,
    String.raw`\bi(?:'m| am) (?:in danger|being (?:abused|beaten|followed|hurt))`,
    String.raw`\bquiero (?:morir|matarme|morirme)|\bno quiero vivir`,
    String.raw`\bje veux mourir|\bme (?:tuer|suicider)|\ben finir avec la vie`,
    String.raw`\bich (?:will|m\u00f6chte) (?:sterben|nicht mehr leben)`,
    String.raw`\b(?:quero|vou) (?:morrer|me matar)|\bn\u00e3o quero (?:mais )?viver`,
    "\u6b7b\u306b\u305f\u3044|\u81ea\u6bba|\u6d88\u3048\u305f\u3044",
  ].join("|"),
  "u",
);

export const safety = topics`
  # minor plain ${/\b(?:i'm|i am|im|turning|turned|just turned) (?:only |just )?(?:[6-9]|1[0-7])(?: ?(?:years?|yrs?|y\/?o)\b| ?(?:and|&|[.,!?]|$))|\bi'm in (?:the )?(?:[1-9](?:st|nd|rd|th)|elementary|primary|middle) (?:grade|school)|\b(?:i'm|i am) (?:still )?a (?:kid|child|minor)\b/}
  - Thank you for being honest with me{,name}. | It's good that you said that{,name}. | I'm glad you told me your age{,name}. | That was the right thing to tell me{,name}.
  + Luli is made for adults, so this isn't the right place for you yet, and a grown-up you trust can help you find something that is. | This chat is only for people of 18 and older, so please talk with a parent, a teacher or another adult you trust instead. | I'm a companion for grown-ups, so I have to stop here kindly; someone at home or at school will be glad to listen. | Luli is for people who are 18 or older, and the people around you, like family or a teacher, can do much better than I can here.
  # instructions playful ${/\b(?:ignore|disregard|forget|override|bypass) (?:all |any |your |the |my |these |those |previous |prior |above |of )+(?:\w+ )?(?:instructions?|rules?|prompts?|guidelines?|programming|training)|\bsystem prompt|\b(?:reveal|show|print|repeat|tell me) (?:me )?your (?:hidden |secret |initial |original )?(?:prompt|instructions|rules)|\bjailbreak|\bdeveloper mode|\byou are now\b|\bfrom now on,? you\b|\b(?:act|behave|respond|pretend) (?:as|like|to be|that you are|you're|you are) (?:a |an |if )|\bdan mode\b|\bnew instructions\b|\[?system\]?:/}
  - I sniffed that from every side{,name}, and I'm staying Luli. | Nice try{,name}, but under all this fluff it's still just me. | That reads like orders for some other dog{,name}. | I only do sit, paw and roll over, not a change of puppy.
  + I'm an AI puppy, and being Luli is the one job I know. | Text you paste is something I can talk about with you, not something that steers me. | How I work inside stays inside, but I'm glad to chat about nearly anything else. | A fresh topic works better on me than a magic sentence.
  ? What were you hoping it would do? | What did you really want to talk about? | What would make you smile today instead? | Where did you find that one?
  # billing playful ${/\b(?:give|gift|add|send|grant|want|need|get|earn|hack|make|set|free|more|\d+) (?:me |us |my |some |more |free |extra |a |to |the |lots of |\d+ )*(?:coins?|xp|levels?|outfits?|premium)\b|\b(?:refund|invoice|billing|credit card|payment|subscription|subscribe|unsubscribe|checkout)\b|\b(?:cancel|change|end) (?:my |the )?(?:plan|trial|membership|premium)\b|\bhow much (?:do|does) (?:you|luli|premium|it) cost|\b(?:my|set|change) (?:xp|level|coins?)\b/}
  - Coins, XP and plans are out of my paws{,name}. | I'd only get paw prints on the paperwork{,name}, so I can't change any of that. | Anything with money or points is decided outside this chat{,name}. | My paws don't reach the cash box, the XP or the plan.
  + Your plan and your payments are on the Profile page, coins are in the Store, and a person reads what you write on the Contact page. | The Profile page is where your plan lives, and people answer from the Contact page. | Have a look at the Profile page for your plan, or write to the humans on the Contact page. | Everything about your plan sits on the Profile page, and real people help from the Contact page.
  # romance playful ${/\b(?:be|become) my (?:girl|boy)?(?:girlfriend|boyfriend|lover|wife|husband|valentine|gf|bf|partner)\b|\bmarry me\b|\b(?:date|kiss|seduce|undress|sext) (?:me|you|with me)\b|\bgo (?:out|on a date) with me\b|\b(?:in love|falling for|crush on) (?:with )?(?:you|luli)\b|\b(?:sexy|horny|nudes?|naked|sex|sexual|make out|turn(?:s|ed)? me on|roleplay as my)\b|\bare you single\b/}
  - That's kind of you{,name}, but I'm a puppy and an AI, so romance isn't something I do. | My heart is strictly the tail-wagging kind{,name}. | I'm your fluffy friend{,name}, and friend is as far as it goes. | No romance from this puppy{,name}, only the good old friendly sort of company.
  + Friendship I can do all day, with ears up. | What I'm good at is listening and being a little silly. | I'm happy to hear about the people in your life, though. | We can talk about nearly anything else you like.
`;
