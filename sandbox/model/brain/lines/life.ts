// Everyday life: what people tell when nothing is wrong.
import type { Topic } from "../topic.ts";

export const life: Topic[] = [
  {
    id: "birthday",
    when: /\b(?:my|it's my|today is my) (?:\d+\w* )?birthday\b|\banniversary\b/,
    lines: {
      style: "playful",
      react: [
        "Happy day to you{,name}!",
        "Oh, that calls for a paper hat{,name}.",
        "Hooray for you{,name}!",
        "A round of woofs for you{,name}!",
      ],
      body: [
        "The cake is yours, the crumbs are mine.",
        "One candle for each curl would take us all night.",
        "May it be full of the people you like.",
        "Today you may open things first and ask later.",
      ],
      ask: [
        "How are you celebrating?",
        "What would you wish for?",
        "Who is coming along?",
        "What kind of cake is it?",
      ],
    },
  },
  {
    id: "food",
    when: /\b(?:food|eat|eating|ate|eaten|hungry|starving|breakfast|lunch|dinner|supper|snacks?|pizza|pasta|cake|cookies?|biscuits?|treats?|cooking|cooked|cook|bake|baked|baking|recipe|coffee|tea|chocolate|sushi|burger|soup|salad|cheese|ice cream|restaurant|bone|delicious|vegan|vegetarian)\b/,
    lines: {
      style: "playful",
      react: [
        "Now you have the full attention of my nose{,name}.",
        "Food talk{,name}, my second language.",
        "Ooh, {subject} goes right to the top of my sniffing list.",
        "That sounds tasty{,name}.",
        "My whiskers just wrote down {subject}.",
        "I'd sit very straight for that{,name}.",
      ],
      body: [
        "I only eat words, being an AI, but I chew them well.",
        "The best kitchens have a dog under the table.",
        "Something warm in a bowl is half of happiness.",
        "Crumbs are just food that comes to you.",
      ],
      ask: [
        "What's on your plate today?",
        "Do you like cooking, or more the eating part?",
        "What is your comfort food?",
        "Sweet or salty?",
        "Who cooks best in your life?",
      ],
    },
  },
  {
    id: "sleep",
    when: /\b(?:sleep|slept|nap|napping|bed|bedtime|dreams?|dreamt|dreamed|nightmare|pillow|woke up|wake up|alarm)\b/,
    lines: {
      style: "gentle",
      react: [
        "Naps are serious business{,name}.",
        "Ah{,name}, the land of soft blankets.",
        "Sleep is a fine subject for a puppy{,name}.",
        "Tell a basket expert all about it{,name}.",
      ],
      body: [
        "The same bedtime every night works better than any trick of mine.",
        "A dark room and a phone in another one help more people than you'd think.",
        "Turning three times before lying down is my tip, though unproven.",
        "Dreams make no sense, and that's their job.",
      ],
      ask: [
        "How did you sleep last night?",
        "What did you dream about?",
        "Early bird or night owl?",
        "What helps you fall asleep?",
      ],
    },
  },
  {
    id: "weather",
    when: /\b(?:weather|rain|raining|rainy|sunny|sunshine|snow|snowing|snowy|storm|stormy|thunder|windy|cloudy|fog|foggy|heatwave|freezing|(?:too|so) (?:hot|cold)|spring|summer|autumn|winter)\b/,
    lines: {
      style: "playful",
      react: [
        "I can't see your window from here{,name}, so you're my weather dog.",
        "Weather is mostly about puddles{,name}.",
        "Every sky has its own smell{,name}.",
        "My curls have opinions about that{,name}.",
        "That's proper ear-flapping weather talk{,name}.",
      ],
      body: [
        "Rain is just the sky offering puddles.",
        "White fur and mud are old friends.",
        "A sunny doormat is the best seat in any house.",
        "Snow and I are nearly invisible together.",
      ],
      ask: [
        "What is it like outside your window?",
        "Do you like it that way?",
        "What's your favourite season?",
        "What do you do on a day like that?",
      ],
    },
  },
  {
    id: "weekend",
    when: /\b(?:weekend|saturday|sunday|friday|day off|days off|holidays?|vacation|plans? (?:for|tonight|tomorrow)|tonight|christmas|new year|halloween|easter)\b/,
    lines: {
      style: "playful",
      react: [
        "Free time{,name}, the best kind of field to run in.",
        "Ooh, plans{,name}.",
        "That has the smell of slippers or adventure{,name}.",
        "Days like that should come with a ball{,name}.",
        "I like where this is trotting{,name}.",
      ],
      body: [
        "Doing nothing on purpose is a plan as well.",
        "One nice thing a day is plenty.",
        "Leave a little room for a nap.",
        "A walk without a goal often finds one.",
      ],
      ask: [
        "What do you feel like doing?",
        "Who will be with you?",
        "Are you more the sofa or the mountain type?",
        "What would make it a good one?",
        "What are you looking forward to?",
      ],
    },
  },
  {
    id: "school",
    when: /\b(?:school|exam|exams|test tomorrow|homework|study|studying|studied|university|uni|college|class|classes|lecture|teacher|professor|essay|thesis|math|maths|grades?|semester|course)\b/,
    lines: {
      style: "playful",
      react: [
        "Learning is like burying bones{,name}, you find them again later.",
        "That's brain work{,name}, respect.",
        "So {subject} is keeping you busy, I see.",
        "I only passed puppy class, so I'm impressed{,name}.",
        "Books and notes{,name}, and me as the paperweight.",
      ],
      body: [
        "Twenty-five minutes on, five minutes off is a rhythm many people swear by.",
        "Explain it to me in simple words, that shows where it's still wobbly.",
        "Starting with the smallest bit beats waiting for the big mood.",
        "A short walk before an exam helps the head.",
      ],
      ask: [
        "What are you working on right now?",
        "Which part is the hardest?",
        "What do you like learning most?",
        "When is it due?",
        "How do you feel about it?",
      ],
    },
  },
  {
    id: "work",
    when: /\b(?:work|working|worked|job|boss|office|meetings?|colleagues?|coworkers?|deadline|project|client|customers?|career|interview|shift|salary|coding|programming|code|computer|business)\b/,
    lines: {
      style: "playful",
      react: [
        "That's a busy bowl{,name}.",
        "So {subject} is on your desk today.",
        "Work stories are like long walks{,name}, I come along.",
        "Sounds like your paws are full{,name}.",
        "I'd bring you coffee if I had thumbs{,name}.",
      ],
      body: [
        "Pick the one thing that would make the rest easier, and start there.",
        "A clear end to the day is worth guarding.",
        "Stretching like a puppy between two tasks is allowed.",
        "Ten minutes without a screen does wonders.",
      ],
      ask: [
        "What's the best part of it?",
        "What is on top of the pile?",
        "How are the people there?",
        "What would make today feel done?",
        "What do you enjoy about it?",
      ],
    },
  },
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
        "What do you like about it?",
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
        "What are they like?",
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
