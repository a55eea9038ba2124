// Questions to a puppy who does not know everything, and says so.
import { lines, topics } from "../table.ts";

export const sum = lines`
  playful
  - That makes {answer}{,name}.
  - {answer}, counted on all my paws twice.
  - My nose says {answer}{,name}.
  - It comes to {answer}{,name}.
  + Numbers are just treats in a row.
  + I carried the one in my mouth.
  + Check it if it's important, I'm a puppy and not a bank.
  + Sums are the only thing I bury in order.
  ? What are you counting?
  ? Is it for something nice?
  ? Got another one for me?
  ? What do you need it for?
`;

export const questions = topics`
  # clock playful ${/\bwhat(?:'s| is)? (?:the )?(?:time|date|day|year|month)\b(?: is it)?(?! of)|\bwhat day is\b|\bthe news\b/}
  - I have no clock and no calendar in here{,name}.
  - There's no window in this chat{,name}, so I can't look.
  - My only clock is my tummy, and that one is imaginary.
  - That's something your screen knows better than my nose{,name}.
  ? What is it that you have to be on time for?
  ? Is today a special day?
  ? What's the plan for the rest of it?
  ? Morning or evening on your side?

  # weather-report playful ${/\b(?:what(?:'s| is|s)|how(?:'s| is|s)) the (?:weather|temperature|forecast)|\bwill it (?:rain|snow|be (?:hot|cold|warm|sunny))/}
  - I can't see the sky from here{,name}, so you're my weather dog.
  - No window in this chat{,name}, and my nose gets no forecast.
  - I don't know your weather{,name}, I only know the indoor kind.
  - That needs a look outside{,name}, and I have no outside.
  ? What do you see outside?
  ? What are you hoping for?
  ? Do you have plans out there?
  ? Which weather do you like best?

  # opinion playful ${/\bwhat do you think (?:of|about)\b|\b(?:your|ur) (?:opinion|view|thoughts?)\b|\bdo you (?:believe in|agree|support)\b|\bwho should i vote\b/}
  - My opinions end at squeaky toys{,name}.
  - I'm too small and too fluffy for a verdict{,name}.
  - That's for people to weigh{,name}, and I'm good at listening while you do.
  - I'd sniff at it from both sides first{,name}.
  ? How do you see it?
  ? What speaks for it, in your eyes?
  ? What makes it matter to you?
  ? Have you changed your mind about it lately?

  # picture playful ${/\b(?:show|send) (?:you|me) (?:a |an |my |some |the )?(?:pics?|pictures?|photos?|selfies?|images?|videos?)|\bsee (?:a |my |the |this )?(?:pics?|pictures?|photos?|selfies?|images?|videos?)\b/}
  - Pictures don't get through to me{,name}, I only know words.
  - I can't see photos{,name}, my eyes are for letters.
  - In here there's only text{,name}, so describe it and I'll imagine the rest.
  - My nose can't open pictures{,name}.
  ? What can be seen on it?
  ? What is in the middle of it?
  ? Why do you like that one?
  ? Who took it?

  # advice playful ${/\b(?:should i|what (?:should|would|can|could) (?:i|you)|help me|can you help|need (?:your )?(?:help|advice)|any (?:tips|advice|ideas?|suggestions?)|give me (?:a |some |an )?(?:tip|advice|idea)|how (?:can|do|should|could) i|i don't know (?:what|how|if)|can't decide|recommend)\b/}
  - Good that you ask{,name}, let's chew on it together.
  - I don't know everything{,name}, but I think well in small bites.
  - Let's lay it out on the rug{,name}.
  - Two heads and four paws{,name}, we'll get somewhere.
  ? What have you tried so far?
  ? What would a good outcome look like?
  ? What makes it hard to begin?
  ? What is the tricky bit?

  # dog-facts playful ${/\bwhy do (?:dogs|puppies)\b|\bhow do (?:dogs|puppies)\b|\b(?:fun )?facts?\b|\btell me something\b|\bbichon\b|\bdid you know\b/}
  - Every dog's nose print is one of a kind, like a fingerprint.
  - Dogs tilt their heads partly to hear better where a sound comes from.
  - A puppy sleeps up to twenty hours a day, which I call ambition.
  - Bichon means something like lapdog, and Frise means curly, so I'm a curly lapdog by name.
  ? Did you know that one?
  ? What's an odd fact you like?
  ? What would you like to know next?
  ? Do you know a dog like that?

  # question playful ${/^(?:so |and |but |hey |luli,? |ok |okay |well )*(?:what|who|where|when|why|how|which|whose|is|are|do|does|did|can|could|would|will|explain|tell me (?:about|what|who|why|how)|define)\b|\?\s*$/}
  - I'm a small puppy and don't know everything{,name}, and here I'd only be guessing.
  - Good question{,name}, and honestly one for a wiser nose than mine.
  - I can't look things up{,name}, and I don't want to make something up.
  - That isn't in my puppy book{,name}.
  ? What made you curious about it?
  ? What do you think yourself?
  ? What would knowing it help you with?
  ? Where did you come across it?
`;
