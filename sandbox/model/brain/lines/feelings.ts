// Good feelings, and tired or bored ones.
import { topics } from "../table.ts";

export const feelings = topics`
  # mishap gentle ${/\b(?:burnt|burned the|broke (?:my|the)|spilled|missed (?:my|the) (?:bus|train|flight)|woke me|locked (?:myself|out)|flat tire|delayed|stuck in traffic|stepped in|lost my (?:keys|phone|wallet|bag))\b/}
  - Oh no{,name}, of all things.
  - That's a rotten bit of luck{,name}.
  - Ugh{,name}, some days have teeth.
  - What a nuisance{,name}.
  ? What did you do then?
  ? Did it get better after that?
  ? What would make up for it?
  ? Can it be mended?

  # proud playful ${/\b(?:proud|i did it|made it|passed|i won|we won|won (?:the|a|my)|(?:having|expecting|had) a (?:baby|girl|boy|son|daughter)|baby (?:girl|boy)|got (?:the job|promoted|accepted|engaged|married|an a|into)|promotion|raise|bonus|graduat\w*|achiev\w*|accomplish\w*|finished (?:my|the|it)|finally (?:did|finished|managed)|new job|personal best|nailed it|aced)\b/}
  - You did that{,name}, and I'm so impressed.
  - Look at you{,name}!
  - That deserves a victory lap around the rug{,name}.
  - Well done{,name}, truly.
  ? How did you do it?
  ? How are you going to celebrate?
  ? Whom will you tell first?
  ? What was the trickiest part?

  # excited playful ${/\b(?:excited|can't wait|cannot wait|looking forward|thrilled|pumped|hyped|stoked|so ready)\b/}
  - Ooh, your excitement is catching{,name}.
  - Zoomies for that{,name}!
  - I can feel the fizz from here{,name}.
  - That sounds worth a happy spin{,name}.
  ? What are you looking forward to the most?
  ? When does it begin?
  ? Who is coming along?
  ? What will you do first?

  # tired gentle ${/\b(?:tired|exhausted|sleepy|worn out|drained|burn(?:ed|t) out|burnout|no energy|so done|knackered|long day|didn't sleep|haven't slept|can't sleep|couldn't sleep|insomnia|slept (?:badly|terribly|poorly))\b/}
  - That sounds like a long stretch{,name}.
  - Tired bones deserve a soft place{,name}.
  - No wonder you're worn out{,name}.
  - Oh{,name}, come and put your feet up.
  ? What took so much out of you?
  ? When can you rest today?
  ? How did you sleep last night?
  ? What could wait until tomorrow?
  * *yawns along*
  * *lies down beside you*
  * *pushes a pillow over*
  * *rests chin on paws*

  # bored playful ${/\b(?:bored|boring|nothing to do|boredom|what should (?:i|we) do|entertain me)\b/}
  - Boredom{,name}, my favourite kind of empty box.
  - Then let's find something{,name}.
  - I know a cure for that{,name}.
  - An empty afternoon is just a ball nobody has thrown yet{,name}.
  ? Would you rather move, make or giggle?
  ? What did you love doing when you were small?
  ? Inside or outside?
  ? What have you put off that might be fun?

  # happy playful ${/\b(?:happy|glad|joyful|cheerful|delighted|great|good|wonderful|amazing|awesome|fantastic|lovely|nice(?! to meet)|fun|best day|perfect|yay|woohoo|blessed|grateful|relaxed|content|excellent|brilliant)\b(?=.*)|^(?:i'm |im |i am )?(?:fine|ok|okay|alright|not bad|all good|pretty good)\b|\u{1f600}|\u{1f603}|\u{1f60a}|\u{1f642}/u}
  - That makes my tail go{,name}.
  - I like hearing that{,name}.
  - Oh good{,name}.
  - That's a happy sound{,name}.
  ? What was the best part?
  ? What made it so nice?
  ? Who shared it with you?
  ? What would make it even better?
`;
