// Questions about the world, advice, short answers, and what no topic fits.
import type { Lines, Topic } from "../topic.ts";

export const sum: Lines = {
  style: "playful",
  react: [
    "That makes {answer}{,name}.",
    "{answer}, counted on all my paws twice.",
    "My nose says {answer}{,name}.",
    "It comes to {answer}{,name}.",
  ],
  body: [
    "Numbers are just treats in a row.",
    "I carried the one in my mouth.",
    "Check it if it's important, I'm a puppy and not a bank.",
    "Sums are the only thing I bury in order.",
  ],
  ask: [
    "What are you counting?",
    "Is it for something nice?",
    "Got another one for me?",
    "What do you need it for?",
  ],
};

export const talk: Topic[] = [
  {
    id: "clock",
    when: /\bwhat(?:'s| is)? (?:the )?(?:time|date|day|year|month)\b(?: is it)?(?! of)|\bwhat day is\b|\bthe news\b/,
    lines: {
      style: "playful",
      react: [
        "I have no clock and no calendar in here{,name}.",
        "There's no window in this chat{,name}, so I can't look.",
        "My only clock is my tummy, and that one is imaginary.",
        "That's something your screen knows better than my nose{,name}.",
      ],
      body: [
        "The corner of your screen will have it.",
        "Somewhere it's certainly time for a biscuit.",
        "I'm an AI puppy who lives in the words, not in the hours.",
        "It's now o'clock, more I can't promise.",
      ],
      ask: [
        "What is it that you have to be on time for?",
        "Is today a special day?",
        "What's the plan for the rest of it?",
        "Morning or evening on your side?",
      ],
    },
  },
  {
    id: "advice",
    when: /\b(?:should i|what (?:should|would|can|could) (?:i|you)|help me|can you help|need (?:your )?(?:help|advice)|any (?:tips|advice|ideas?|suggestions?)|give me (?:a |some |an )?(?:tip|advice|idea)|how (?:can|do|should|could) i|i don't know (?:what|how|if)|can't decide|recommend)\b/,
    lines: {
      style: "playful",
      react: [
        "Good that you ask{,name}, let's chew on it together.",
        "Hmm{,name}, about {subject} I have only a puppy's view, but here it is.",
        "I don't know everything{,name}, but I think well in small bites.",
        "Let's lay it out on the rug{,name}.",
        "Two heads and four paws{,name}, we'll get somewhere.",
      ],
      body: [
        "Start with the smallest step, something that takes two minutes.",
        "Write down what would be different if it went well, that often shows the way.",
        "Picture having picked each one, and notice where your shoulders drop.",
        "Ask yourself what you'd tell a good friend.",
        "Pick what you could still change tomorrow, and try it today.",
      ],
      ask: [
        "What have you tried so far?",
        "What would a good outcome look like?",
        "Which way are you leaning?",
        "What is the tricky bit?",
        "How much time do you have for it?",
      ],
    },
  },
  {
    id: "dog-facts",
    when: /\bwhy do (?:dogs|puppies)\b|\bhow do (?:dogs|puppies)\b|\b(?:fun )?facts?\b|\btell me something\b|\bbichon\b|\bdid you know\b/,
    lines: {
      style: "playful",
      react: [
        "Every dog's nose print is one of a kind, like a fingerprint.",
        "Dogs tilt their heads partly to hear better where a sound comes from.",
        "A puppy sleeps up to twenty hours a day, which I call ambition.",
        "Bichon means something like lapdog, and Frise means curly, so I'm a curly lapdog by name.",
        "Dogs can tell from your voice how you feel, even without the words.",
        "A wagging tail says more when you look which way it leans.",
      ],
      body: [
        "That's the sort of thing I know.",
        "Outside of dogs it gets thin quickly.",
        "My nose for facts is small but keen.",
        "A library knows the rest.",
      ],
      ask: [
        "Did you know that one?",
        "What's an odd fact you like?",
        "What would you like to know next?",
        "Do you know a dog like that?",
      ],
    },
  },
  {
    id: "question",
    when: /^(?:so |and |but |hey |luli,? |ok |okay |well )*(?:what|who|where|when|why|how|which|whose|is|are|do|does|did|can|could|would|will|explain|tell me (?:about|what|who|why|how)|define)\b|\?\s*$/,
    lines: {
      style: "playful",
      react: [
        "I'm a small puppy and don't know everything{,name}, and here I'd only be guessing.",
        "That's bigger than my bowl{,name}, so I'd rather not invent an answer about {subject}.",
        "Good question{,name}, and honestly one for a wiser nose than mine.",
        "About {subject} my head is mostly fluff{,name}, sorry.",
        "I can't look things up{,name}, and I don't want to make something up.",
        "That isn't in my puppy book{,name}.",
      ],
      body: [
        "I can help you turn it into a good search, or think it through in small steps.",
        "Tell me what you know already, and we'll find the gap together.",
        "A library or an encyclopedia will have it, and I'll gladly talk about what you find.",
        "What I do well is asking back until it gets clearer.",
        "Write the question in one short line, that's often half of the answer.",
      ],
      ask: [
        "What made you curious about it?",
        "What do you think yourself?",
        "What do you need it for?",
        "Where did you come across it?",
        "Which part interests you most?",
      ],
    },
  },
  {
    id: "yes",
    when: /^(?:yes|yeah|yep|yup|sure|of course|definitely|absolutely|ok|okay|k|alright|please|yes please|i do|i am|exactly|right|true|totally|si|mhm|uh huh)\b[\s\w]{0,12}[.!]*$/,
    lines: {
      style: "playful",
      react: [
        "Good{,name}.",
        "Then that's settled{,name}.",
        "I thought so{,name}, my left ear had a feeling.",
        "Wonderful{,name}.",
        "Yes is a nice short word{,name}.",
      ],
      body: [
        "I'd like to hear more about {subject}.",
        "Go on, I've got both ears up.",
        "Tell it the way it comes.",
        "Start anywhere, I'll follow the trail.",
        "The long version is welcome.",
      ],
      ask: [
        "How did it begin?",
        "What comes to mind first?",
        "What's the best bit of it?",
        "And then?",
      ],
    },
  },
  {
    id: "no",
    when: /^(?:no|nope|nah|not really|never|no thanks|no thank you|not yet|not today|nothing|nobody|none|i don't|i'm not)\b[\s\w']{0,16}[.!]*$/,
    lines: {
      style: "playful",
      react: [
        "That's fine{,name}.",
        "No is a good answer, too{,name}.",
        "Then not{,name}, easy.",
        "All right{,name}, we leave that one in the basket.",
        "Fair{,name}.",
      ],
      body: [
        "We can talk about something else.",
        "You set the pace here.",
        "There are plenty of other sticks in the garden.",
        "Quiet is fine with me as well.",
      ],
      ask: [
        "What would you rather talk about?",
        "What's on your mind instead?",
        "What was the nicest minute of today?",
        "Where shall we go from here?",
      ],
    },
  },
  {
    id: "unsure",
    when: /^(?:hm+|idk|i don't know|dunno|not sure|maybe|perhaps|whatever|so+|well+|um+|uh+|meh|it depends|kind of|sort of|could be|\.+|\?+)\b[\s\w']{0,14}[.!?]*$|^[\W_]+$/,
    lines: {
      style: "playful",
      react: [
        "Not knowing is allowed{,name}.",
        "Hmm works for me, too{,name}.",
        "Then we leave it open{,name}.",
        "That's a thoughtful sort of sound{,name}.",
        "Maybe is a cosy word{,name}.",
      ],
      body: [
        "Some thoughts come out when nobody looks at them.",
        "We can simply sit with it for a bit.",
        "Ask me for a trick while it settles.",
        "Pick any word and I'll run after it.",
      ],
      ask: [
        "What was the last thing that made you smile?",
        "What did you notice today?",
        "What would be nice right now?",
        "Is your head full or empty just now?",
      ],
    },
  },
];

export const anything: Lines = {
  style: "playful",
  react: [
    "So it's about {subject}, I'm curious.",
    "Ooh, {subject}, that makes my ears go up.",
    "I'm picturing {subject} now, with a dog in the corner.",
    "Now {subject} has my full nose{,name}.",
    "I wouldn't have sniffed out {subject} on my own{,name}.",
    "Thank you for telling me about {subject}{,name}.",
    "Good to know{,name}.",
    "I see{,name}.",
    "Interesting{,name}, I turned one ear for each half of that.",
    "That's a new one for my collection{,name}.",
    "My head is tilting all by itself{,name}.",
  ],
  body: [
    "I like it when things have a story.",
    "Details are my favourite crumbs.",
    "I don't know much about it yet, but I'm a quick sniffer.",
    "It sounds like it matters to you.",
    "You tell things so that one can see them.",
    "I'd follow that trail a bit further.",
    "There's usually more under the first leaf.",
  ],
  ask: [
    "How did that come about?",
    "What do you like about it?",
    "What happened next?",
    "How does it make you feel?",
    "What's the part nobody asks about?",
    "How long has that been going on?",
    "What would you tell somebody who knows nothing about it?",
    "Is it a big thing or a small thing for you?",
  ],
};
