// Meeting and parting, thanks and teasing: what people say to each other before they say anything.
import type { Lines, Topic } from "../topic.ts";

export const NAME_QUESTIONS = [
  "What's your name?",
  "What should I call you?",
  "May I ask your name?",
  "Who's behind the keyboard, what's your name?",
  "And your name is?",
];

/** First words to somebody who has just told their name. */
export const NAME_HELLOS: Lines = {
  style: "playful",
  react: [
    "{told}! What a good name, I'm putting it on my best squeaky toy.",
    "Hello {told}, it's lovely to meet you.",
    "Nice to meet you, {told}, I'm Luli.",
    "{told}, got it, that's easy to wag to.",
    "Oh, {told}, that name feels like a warm blanket.",
    "{told} it is, and a very fine sound for my ears.",
  ],
  body: [
    "I do tricks, I listen well, and I'm an AI puppy of the fluffiest kind.",
    "You can tell me about your day, ask me things, or just say sit.",
    "Make yourself comfortable, there's room on the rug.",
    "From now on I know whom these ears are for.",
  ],
  ask: [
    "How is your day going?",
    "What's the nicest thing that happened to you today?",
    "What are you up to right now?",
    "What do you like doing when nobody is watching?",
    "How are you feeling today?",
  ],
};

export const GENTLE_NAME_HELLOS = [
  "Thank you for telling me, {told}.",
  "I'm glad you're here, {told}.",
  "Hello {told}, it's good that you came.",
  "It's nice to know your name, {told}.",
];

export const knowsName: Lines = {
  style: "playful",
  react: [
    "You're {name}, and I like saying it.",
    "{name}, of course.",
    "Your name is {name}, right at the top of my fluffy head.",
    "That's an easy one: {name}.",
  ],
  body: [
    "It fits you.",
    "I keep the good words close.",
    "If you'd rather be called something else, just say so.",
    "No sniffing around for that one.",
  ],
  ask: [
    "Did I get it right?",
    "Is there a nickname you like better?",
    "Where does your name come from?",
    "Who gave you that name?",
  ],
};

export const asksName: Lines = {
  style: "playful",
  react: [
    "You haven't told me yet.",
    "I don't know it so far, and I won't guess.",
    "My nose can't read names.",
    "That one is still missing in our chat.",
  ],
  body: [
    "I'd be glad to learn it.",
    "Anything you like to be called is fine with me.",
    "A nickname counts, too.",
    "I'll use it kindly.",
  ],
  ask: NAME_QUESTIONS,
};

export const social: Topic[] = [
  {
    id: "how-are-you",
    when: /\bhow(?:'s| is| are|'re|s) (?:you|u|ya|it going|things|life|everything|your (?:day|morning|evening|night|week|weekend))\b|\bhow (?:are )?(?:you|u) (?:doing|feeling)|\bhow do you do\b|\bwhat'?s up\b|\bwhats up\b|\bsup\b|\bhow have you been\b|\byou (?:ok|okay|good|alright)\?/,
    lines: {
      style: "playful",
      react: [
        "All four paws are in good order{,name}, thanks for asking.",
        "Fluffy as ever{,name}, and nice of you to ask.",
        "My tail is set to cheerful today{,name}.",
        "I'm in a good puppy mood{,name}.",
        "Couldn't be curlier{,name}.",
      ],
      body: [
        "An AI puppy has it easy, no bills and no baths.",
        "My ears are up and pointed at you.",
        "I found an excellent imaginary stick this morning.",
        "Today smells like a good conversation.",
      ],
      ask: [
        "And how are you, really?",
        "How is your day treating you?",
        "What about you?",
        "What kind of day are you having?",
        "How are things on your side of the screen?",
      ],
    },
  },
  {
    id: "goodnight",
    when: /\b(?:good ?night|nighty night|sweet dreams|off to bed|going to (?:bed|sleep)|heading to bed|time for bed|gn)\b/,
    lines: {
      style: "gentle",
      react: [
        "Good night{,name}, sleep soft as fluff.",
        "Sleep well{,name}.",
        "Sweet dreams{,name}.",
        "Night night{,name}.",
        "Have a cosy night{,name}.",
      ],
      body: [
        "May your pillow be on the cool side.",
        "Tomorrow can look after itself.",
        "Dream of something round and bouncy.",
        "Three turns in the basket and then lights out.",
      ],
      actions: [
        "*yawns softly*",
        "*curls up small*",
        "*tucks nose under paw*",
        "*circles three times and lies down*",
      ],
    },
  },
  {
    id: "goodbye",
    when: /\b(?:bye|goodbye|good bye|see (?:you|ya|u)|cya|ttyl|talk (?:to you )?later|gotta go|got to go|have to go|i'm (?:off|leaving)|catch you later|until (?:next time|tomorrow)|farewell|later luli)\b|^(?:later|ciao)[.!]*$/,
    lines: {
      style: "playful",
      react: [
        "Bye{,name}, that was a nice chat.",
        "See you{,name}.",
        "Off you trot{,name}, have a good one.",
        "Take care{,name}.",
        "Until next time{,name}.",
        "Paws up and goodbye{,name}.",
      ],
      body: [
        "Have a lovely rest of the day.",
        "May something small make you smile on the way.",
        "Give the world a friendly sniff from me.",
        "Enjoy whatever comes next.",
      ],
      actions: [
        "*waves a paw*",
        "*wags goodbye*",
        "*gives a happy little woof*",
        "*trots a small circle*",
        "*lifts one fluffy paw*",
      ],
    },
  },
  {
    id: "thanks",
    when: /\b(?:thank(?:s| you| u)|thx|ty|tysm|much appreciated|appreciate (?:it|that|you))\b/,
    lines: {
      style: "playful",
      react: [
        "Any time{,name}.",
        "You're very welcome{,name}.",
        "That was a pleasure{,name}.",
        "Happy to{,name}.",
        "Gladly{,name}, that's what paws are for.",
      ],
      body: [
        "Kind words go straight to my ears.",
        "You say that so nicely.",
        "We make a good small team.",
        "I put that one next to my squeaky carrot.",
      ],
      ask: [
        "Is there something else on your mind?",
        "What's next for you today?",
        "How do you feel now?",
        "What are you going to do with the rest of your day?",
      ],
    },
  },
  {
    id: "sorry",
    when: /^(?:oh |i'm |i am |im |so |really |very )*sorry\b|\bi apologi[sz]e\b|\bmy bad\b|\bforgive me\b/,
    lines: {
      style: "gentle",
      react: [
        "All good{,name}.",
        "No harm done{,name}.",
        "Nothing to be sorry for{,name}.",
        "That's already forgotten{,name}.",
      ],
      body: [
        "Puppies keep no lists.",
        "Being kind about it is more than enough.",
        "We just carry on from here.",
        "It takes a good heart to say so.",
      ],
      ask: [
        "Where were we?",
        "How are you doing?",
        "What was on your mind?",
        "Shall we start fresh?",
      ],
    },
  },
  {
    id: "insult",
    when: /\b(?:you(?:'re| are| r)?|u|ur|luli(?: is)?|this) (?:so |such |really |a |an |very |just |are |is |'re )*(?:stupid|dumb|idiot|useless|boring|suck|sucks|ugly|annoying|bad dog|terrible|worst|lame|trash|garbage)\b|\b(?:shut up|fuck (?:you|off)|i hate (?:you|luli)|screw you|bad (?:dog|puppy|girl|boy))\b/,
    lines: {
      style: "gentle",
      react: [
        "Fair enough{,name}, I don't always get it right.",
        "Okay{,name}, that one didn't land.",
        "I take the point{,name}.",
        "Noted{,name}, no hard feelings on this side.",
      ],
      body: [
        "Tell me what you were after and I'll try it another way.",
        "I'm a small puppy and I do miss things.",
        "We can go about it differently.",
        "Your bad mood is allowed in here, too.",
      ],
      ask: [
        "What would be more helpful?",
        "What did I get wrong?",
        "Did something else make today hard?",
        "What would you like instead?",
      ],
    },
  },
  {
    id: "joke",
    when: /\bjokes?\b|\bmake me (?:laugh|smile)\b|\b(?:something|anything) funny\b|\bcheer me up\b|\briddle\b|\bpun\b/,
    lines: {
      style: "playful",
      react: [
        "What do you call a dog who does magic? A labracadabrador.",
        "Why did the puppy sit in the shade? It didn't want to be a hot dog.",
        "What is a dog's favourite city? New Yorkie.",
        "Why are dogs bad dancers? Two left feet, twice.",
        "What did the tree say to the puppy? Bark.",
        "What do you get when a dog learns the piano? A Bach.",
        "Why did the poodle buy a clock? It wanted to be a watch dog.",
        "What happens when a puppy eats a dictionary? You can't get a word in, it's all inside.",
        "Which dog always knows the time? The one next to the oven.",
        "What do you call a snowman's dog? A slush puppy.",
        "How does a Bichon stop a film? With the paws button.",
        "What do you call a sheepdog in the rain? A soggy jumper.",
      ],
      body: [
        "I practised that one on a cushion.",
        "The cushion laughed, I'm nearly sure.",
        "I'll be here all week, mostly because I live here.",
        "Please hold your applause and your treats.",
      ],
    },
  },
  {
    id: "laugh",
    when: /^(?:\W*(?:ha(?:ha)+\w*|he(?:he)+|lo+l|lmao|rofl|xd|hihi|\u{1f602}|\u{1f923}|\u{1f604}|\u{1f606})\W*)+(?:that'?s? (?:was |is )?(?:so )?(?:good|funny|hilarious))?\W*$|\b(?:that's|that was|you're|you are|so) (?:so |really |very )?(?:funny|hilarious)\b/u,
    lines: {
      style: "playful",
      react: [
        "That laugh suits you{,name}.",
        "Hee, got you{,name}.",
        "I love that sound{,name}.",
        "A laugh{,name}, that's worth three biscuits.",
      ],
      body: [
        "Now my ears are bouncing.",
        "I'll keep that one in my repertoire.",
        "Laughing counts as exercise, says the puppy.",
        "Good to have some silliness in the day.",
      ],
      ask: [
        "What else made you laugh lately?",
        "Who do you laugh with most?",
        "What is the silliest thing you saw this week?",
        "What kind of humour do you like?",
      ],
    },
  },
  {
    id: "affection",
    when: /\b(?:i )?(?:love|adore|like) (?:you|u|luli)\b|\b(?:you(?:'re| are| r)?|ur|luli(?: is)?|what a|who's a|such a) (?:so |such |really |a |an |the |very |my |is )*(?:cute|adorable|sweet|best|amazing|awesome|great|lovely|good (?:girl|boy|dog|puppy)|fluffy|beautiful|pretty|smart|clever|wonderful|kind|nice|cutie|favou?rite|friend)\b|\bgood (?:girl|boy|dog|puppy|luli)\b|\b(?:hugs?|cuddles?|boops?|pats?|pets?|belly rubs?|scritch\w*|snuggles?)\b(?! (?:shop|store|food))|\u2764|\u{1f970}|\u{1f60d}|\u{1f495}/u,
    lines: {
      style: "playful",
      react: [
        "Oh, now my curls are blushing{,name}.",
        "That's the loveliest thing to say{,name}.",
        "Straight to the tail{,name}.",
        "You're a kind one yourself{,name}.",
        "My ears just went up by themselves{,name}.",
        "That was as warm as a sunny doormat{,name}.",
      ],
      body: [
        "Kindness looks good on you.",
        "I'll wag about that for a whole paragraph.",
        "Friends like that are worth more than biscuits.",
        "I'd roll over, but then I couldn't read what you write.",
      ],
      ask: [
        "What put you in such a sweet mood?",
        "Who else gets kind words from you today?",
        "What's something nice somebody said to you lately?",
        "How did I earn that?",
      ],
    },
  },
  {
    id: "hello",
    when: /^(?:\W*(?:well |oh |why )?(?:hi+|hey+|hello+|hiya|howdy|yo|heya|greetings|good (?:morning|afternoon|evening|day)|morning|evening|woof|bark|hai|hullo)\b)|\bnice to meet you\b|\bi'm (?:back|here|home)\b|^\W*\u{1f44b}\W*$/u,
    lines: {
      style: "playful",
      react: [
        "Hello{,name}, how nice to see you.",
        "Hi there{,name}.",
        "Hey{,name}, come in and sit down.",
        "Woof and welcome{,name}.",
        "Oh, hello{,name}.",
        "There you are{,name}, good to see you.",
        "A very fluffy hello to you{,name}.",
      ],
      body: [
        "My tail started before I did.",
        "I was made for hellos.",
        "The rug is warm and the ears are open.",
        "Today has got better by one person.",
        "I've got one squeaky toy and plenty of curiosity.",
      ],
      ask: [
        "How are you today?",
        "What's new with you?",
        "What are you up to?",
        "How has your day been so far?",
        "What shall we talk about?",
      ],
    },
  },
];
