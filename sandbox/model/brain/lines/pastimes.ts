// What people do for pleasure, and with whom.
import { topics } from "../table.ts";

export const pastimes = topics`
  # music playful ${/\b(?:music|song|songs|band|concert|guitar|piano|drums|violin|singing|sing|album|playlist|spotify|jazz|rock|metal|techno|hip ?hop|rap|classical|karaoke)\b/}
  - Music makes my ears swivel{,name}.
  - I'd howl along{,name}, softly.
  - A tune is just a walk for the ears{,name}.
  - One note of that and I sit very still{,name}.
  ? What do you listen to most?
  ? Which song never gets old for you?
  ? Do you play or do you listen?
  ? What should a puppy hear first?

  # stories playful ${/\b(?:books?|novel|reading|read|movies?|films?|series|shows?|netflix|anime|comics?|cinema|story|stories|podcast|author)\b/}
  - A good story beats a good stick{,name}, nearly.
  - Tell me more, I like a tale with a tail{,name}.
  - Stories are blankets made of words{,name}.
  - That is how an evening gets a second world in it{,name}.
  ? What is it about?
  ? Who is your favourite in it?
  ? What was the last one you loved?
  ? Would a puppy like it?

  # games playful ${/\b(?:video ?games?|games?|gaming|gamer|minecraft|zelda|pokemon|playstation|xbox|nintendo|chess|puzzles?|board ?games?|lego|d&d)\b/}
  - Games are just fetch with rules{,name}.
  - Ooh, play time{,name}.
  - I'm in{,name}, as long as nobody hides the ball.
  - Winning is nice{,name}, playing is nicer.
  ? What are you playing at the moment?
  ? Do you play alone or with friends?
  ? What makes it so good?
  ? What was your best moment in it?

  # moving playful ${/\b(?:sports?|gym|run|running|ran|jog|jogging|walk|walking|walked|hike|hiking|hiked|swim|swimming|bike|cycling|yoga|football|soccer|basketball|tennis|climbing|workout|exercise|marathon|skiing|park)\b/}
  - Did somebody say outside{,name}, my paws heard it.
  - Moving feels good in every fur{,name}.
  - That gets my paws twitching{,name}.
  - You've got the legs for it{,name}, I have four short ones.
  ? Where do you like to go?
  ? How did it feel?
  ? Do you go alone or with company?
  ? What do you think about on the way?

  # travel playful ${/\b(?:travel\w*|trip|flight|flying to|airport|beach|sea|ocean|mountains?|camping|abroad|country|city|train|road trip|island|paris|london|tokyo|rome|new york)\b/}
  - New smells{,name}, the best part of anywhere.
  - I'd travel in your bag if I could{,name}.
  - Far places make my nose wiggle{,name}.
  - A trip begins with the packing{,name}, so I already sit in the suitcase.
  ? What draws you there?
  ? Where would you go tomorrow, if you could?
  ? Who goes with you?
  ? What's the first thing you'd do there?

  # animals playful ${/\b(?:dogs?|cats?|kitten|kitty|pets?|hamster|rabbit|bunny|birds?|parrot|horse|fish|squirrels?|animals?|poodle|labrador|retriever|bichon)\b/}
  - Animals{,name}, now we're in my field.
  - Somebody with paws is always good news{,name}.
  - That's somebody I'd sniff politely{,name}.
  - Give them a scratch behind the ear from me{,name}.
  ? What are they like?
  ? What's the funniest thing they do?
  ? Do they have a favourite spot?
  ? What's their name, and who chose it?

  # people playful ${/\b(?:family|mom|mum|mother|dad|father|parents|brother|sister|siblings?|grandma|grandpa|grandmother|grandfather|aunt|uncle|cousin|son|daughter|kids?|children|baby|husband|wife|partner|boyfriend|girlfriend|friends?|roommate|neighbou?rs?)\b/}
  - People are the best part of most stories{,name}.
  - Your pack sounds interesting{,name}.
  - I like hearing who is around you{,name}.
  - I'm listening with both ears{,name}.
  ? What do you like about them?
  ? What do you like doing together?
  ? How did that go?
  ? When did you see them last?

  # making playful ${/\b(?:hobby|hobbies|paint|painting|draw|drawing|sketch\w*|knit|knitting|crochet\w*|sew|sewing|garden|gardening|plants?|flowers?|photograph\w*|photos?|write|writing|poem|poetry|craft\w*|pottery|woodwork\w*|diy|collect\w*)\b/}
  - Making things{,name}, that's a kind of magic with hands.
  - That sounds like a good way to lose track of time{,name}.
  - Hands that make something{,name}, I'm full of respect for thumbs.
  - Now there is something in the world that was not there before{,name}.
  ? What are you making at the moment?
  ? How did you start with it?
  ? What do you like most about it?
  ? May I hear about the last one?
`;
