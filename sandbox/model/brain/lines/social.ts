// Meeting, thanking and parting: what people say to each other before they say anything.
import type { Topic } from "../topic.ts";

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
      ],
      ask: [
        "And how are you, really?",
        "How is your day treating you?",
        "What about you?",
        "What kind of day are you having?",
      ],
    },
  },
  {
    id: "goodnight",
    when: /\b(?:good ?night|nighty night|sweet dreams|off to bed|going to (?:bed|sleep)|heading to bed|night luli|night night|time for bed|gn)\b/,
    lines: {
      style: "gentle",
      react: [
        "Good night{,name}, sleep soft as fluff.",
        "Sleep well{,name}.",
        "Sweet dreams{,name}.",
        "Night night{,name}.",
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
    when: /\b(?:bye|goodbye|good bye|see (?:you|ya|u)|cya|ttyl|talk (?:to you )?later|(?:gotta|got to|have to|need to|better|should(?: really)?) (?:go|run|leave|head out|log off|sign off|get going|turn in)|i'm (?:off|leaving|out|done here|heading (?:out|off)|logging off)|(?:im|i'm) moving on|logging off|signing off|catch you later|until (?:next time|tomorrow)|farewell|later,? (?:luli|gator|alligator|pup)|peace out|break is over|deleting (?:the|this) app)\b|\b(?:ciao|later|off i go)[.!]*$/,
    lines: {
      style: "playful",
      react: [
        "Bye{,name}, that was a nice chat.",
        "See you{,name}.",
        "Off you trot{,name}, have a good one.",
        "Take care{,name}.",
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
      ask: [
        "Where were we?",
        "How are you doing?",
        "What was on your mind?",
        "Shall we start fresh?",
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
      ],
      ask: [
        "How are you today?",
        "What's new with you?",
        "What are you up to?",
        "How has your day been so far?",
      ],
    },
  },
];
