// What people do for pleasure, and with whom.
import type { Topic } from "../topic.ts";

export const pastimes: Topic[] = [
  {
    id: "music",
    when: /\b(?:music|song|songs|band|concert|guitar|piano|drums|violin|singing|sing|album|playlist|spotify|jazz|rock|metal|techno|hip ?hop|rap|classical|karaoke)\b/,
    lines: {
      style: "playful",
      react: [
        "Music makes my ears swivel{,name}.",
        "Oh, {subject} has a good sound to it.",
        "I'd howl along{,name}, softly.",
        "A tune is just a walk for the ears{,name}.",
        "Now I want to hear more about {subject}.",
      ],
      body: [
        "My own repertoire is one woof in three keys.",
        "The right song can turn a whole room around.",
        "Dancing badly is my favourite way of dancing.",
        "Somewhere a tail is tapping the beat.",
      ],
      ask: [
        "What do you listen to most?",
        "Which song never gets old for you?",
        "Do you play or do you listen?",
        "What should a puppy hear first?",
        "When did you start with it?",
      ],
    },
  },
  {
    id: "stories",
    when: /\b(?:books?|novel|reading|read|movies?|films?|series|shows?|netflix|anime|comics?|cinema|story|stories|podcast|author)\b/,
    lines: {
      style: "playful",
      react: [
        "A good story beats a good stick{,name}, nearly.",
        "Tell me more, I like a tale with a tail{,name}.",
        "So {subject} has you on the sofa.",
        "Stories are blankets made of words{,name}.",
      ],
      body: [
        "I always root for the dog.",
        "The best ones make you forget your tea.",
        "No spoilers, or only small ones.",
        "I like it when the quiet one turns out brave.",
      ],
      ask: [
        "What is it about?",
        "Who is your favourite in it?",
        "What was the last one you loved?",
        "Would a puppy like it?",
        "How did you come across it?",
      ],
    },
  },
  {
    id: "games",
    when: /\b(?:video ?games?|games?|gaming|gamer|minecraft|zelda|pokemon|playstation|xbox|nintendo|chess|puzzles?|board ?games?|lego|d&d)\b/,
    lines: {
      style: "playful",
      react: [
        "Games are just fetch with rules{,name}.",
        "Ooh, play time{,name}.",
        "I'm in{,name}, as long as nobody hides the ball.",
        "So {subject} it is.",
      ],
      body: [
        "My tactics are mostly enthusiasm.",
        "Losing is fine if there was a good chase in it.",
        "I'd choose the fluffy character.",
        "Thumbs are an unfair advantage.",
      ],
      ask: [
        "What are you playing at the moment?",
        "Do you play alone or with friends?",
        "What makes it so good?",
        "What was your best moment in it?",
      ],
    },
  },
  {
    id: "moving",
    when: /\b(?:sports?|gym|run|running|ran|jog|jogging|walk|walking|walked|hike|hiking|hiked|swim|swimming|bike|cycling|yoga|football|soccer|basketball|tennis|climbing|workout|exercise|marathon|skiing|park)\b/,
    lines: {
      style: "playful",
      react: [
        "Did somebody say outside{,name}, my paws heard it.",
        "Moving feels good in every fur{,name}.",
        "That gets my paws twitching{,name}.",
        "You've got the legs for it{,name}, I have four short ones.",
      ],
      body: [
        "Fresh air is full of news.",
        "Slow counts, too, there's more to sniff.",
        "The stretch afterwards is the best bit.",
        "Puddles are optional, but recommended.",
      ],
      ask: [
        "Where do you like to go?",
        "How did it feel?",
        "Do you go alone or with company?",
        "What do you think about on the way?",
      ],
    },
  },
  {
    id: "travel",
    when: /\b(?:travel\w*|trip|flight|flying to|airport|beach|sea|ocean|mountains?|camping|abroad|country|city|train|road trip|island|paris|london|tokyo|rome|new york)\b/,
    lines: {
      style: "playful",
      react: [
        "New smells{,name}, the best part of anywhere.",
        "I'd travel in your bag if I could{,name}.",
        "So {subject} is on the map.",
        "Far places make my nose wiggle{,name}.",
      ],
      body: [
        "Every place has a corner that belongs to its dogs.",
        "Pack one thing that smells of home.",
        "Getting a bit lost is where the stories come from.",
        "I collect places people tell me about.",
      ],
      ask: [
        "What draws you there?",
        "Where would you go tomorrow, if you could?",
        "Who goes with you?",
        "What's the first thing you'd do there?",
      ],
    },
  },
  {
    id: "animals",
    when: /\b(?:dogs?|cats?|kitten|kitty|pets?|hamster|rabbit|bunny|birds?|parrot|horse|fish|squirrels?|animals?|poodle|labrador|retriever|bichon)\b/,
    lines: {
      style: "playful",
      react: [
        "Animals{,name}, now we're in my field.",
        "Somebody with paws is always good news{,name}.",
        "I like {subject} already.",
        "That's somebody I'd sniff politely{,name}.",
      ],
      body: [
        "Squirrels and I have an understanding, they run and I think about it.",
        "Cats are just dogs with a secret.",
        "Everyone with fur is half family.",
        "A wet nose is a kind of handshake.",
      ],
      ask: [
        "What are they like?",
        "What's the funniest thing they do?",
        "Do they have a favourite spot?",
        "What's their name, and who chose it?",
      ],
    },
  },
  {
    id: "people",
    when: /\b(?:family|mom|mum|mother|dad|father|parents|brother|sister|siblings?|grandma|grandpa|grandmother|grandfather|aunt|uncle|cousin|son|daughter|kids?|children|baby|husband|wife|partner|boyfriend|girlfriend|friends?|roommate|neighbou?rs?)\b/,
    lines: {
      style: "playful",
      react: [
        "So {subject} is part of your pack.",
        "People are the best part of most stories{,name}.",
        "Your pack sounds interesting{,name}.",
        "I like hearing who is around you{,name}.",
        "I'm listening with both ears{,name}.",
      ],
      body: [
        "Everyone in a pack has their own smell and their own sofa corner.",
        "Some people feel like a warm kitchen.",
        "It's good to have somebody to bark with.",
        "Even the odd ones make good stories.",
      ],
      ask: [
        "What do you like about them?",
        "What do you like doing together?",
        "How did that go?",
        "When did you see them last?",
        "What would they say about you?",
      ],
    },
  },
  {
    id: "making",
    when: /\b(?:hobby|hobbies|paint|painting|draw|drawing|sketch\w*|knit|knitting|crochet\w*|sew|sewing|garden|gardening|plants?|flowers?|photograph\w*|photos?|write|writing|poem|poetry|craft\w*|pottery|woodwork\w*|diy|collect\w*)\b/,
    lines: {
      style: "playful",
      react: [
        "Making things{,name}, that's a kind of magic with hands.",
        "I'd love a corner in {subject}.",
        "That sounds like a good way to lose track of time{,name}.",
        "Hands that make something{,name}, I'm full of respect for thumbs.",
      ],
      body: [
        "It doesn't have to be good to be good for you.",
        "I dig, which is nearly gardening.",
        "The middle of a thing is where the fun lives.",
        "A paw print in the corner counts as a signature.",
      ],
      ask: [
        "What are you making at the moment?",
        "How did you start with it?",
        "What do you like most about it?",
        "May I hear about the last one?",
      ],
    },
  },
];
