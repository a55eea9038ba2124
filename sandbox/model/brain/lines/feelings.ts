// Good feelings, and tired or bored ones.
import type { Topic } from "../topic.ts";

export const feelings: Topic[] = [
  {
    id: "proud",
    when: /\b(?:proud|i did it|made it|passed|i won|we won|won (?:the|a|my)|got (?:the job|promoted|accepted|engaged|married|an a|into)|promotion|raise|bonus|graduat\w*|achiev\w*|accomplish\w*|finished (?:my|the|it)|finally (?:did|finished|managed)|new job|personal best|nailed it|aced)\b/,
    lines: {
      style: "playful",
      react: [
        "You did that{,name}, and I'm so impressed.",
        "Look at you{,name}!",
        "That deserves a victory lap around the rug{,name}.",
        "Well done{,name}, truly.",
      ],
      ask: [
        "How did you do it?",
        "How are you going to celebrate?",
        "Whom will you tell first?",
        "What was the trickiest part?",
      ],
    },
  },
  {
    id: "excited",
    when: /\b(?:excited|can't wait|cannot wait|looking forward|thrilled|pumped|hyped|stoked|so ready)\b/,
    lines: {
      style: "playful",
      react: [
        "Ooh, your excitement is catching{,name}.",
        "Zoomies for that{,name}!",
        "I can feel the fizz from here{,name}.",
        "That sounds worth a happy spin{,name}.",
      ],
      ask: [
        "What are you looking forward to the most?",
        "When does it begin?",
        "Who is coming along?",
        "What will you do first?",
      ],
    },
  },
  {
    id: "tired",
    when: /\b(?:tired|exhausted|sleepy|worn out|drained|burn(?:ed|t) out|burnout|no energy|so done|knackered|long day|didn't sleep|haven't slept|can't sleep|couldn't sleep|insomnia|slept (?:badly|terribly|poorly))\b/,
    lines: {
      style: "gentle",
      react: [
        "That sounds like a long stretch{,name}.",
        "Tired bones deserve a soft place{,name}.",
        "No wonder you're worn out{,name}.",
        "Oh{,name}, come and put your feet up.",
      ],
      ask: [
        "What took so much out of you?",
        "When can you rest today?",
        "How did you sleep last night?",
        "What could wait until tomorrow?",
      ],
      actions: [
        "*yawns along*",
        "*lies down beside you*",
        "*pushes a pillow over*",
        "*rests chin on paws*",
      ],
    },
  },
  {
    id: "bored",
    when: /\b(?:bored|boring|nothing to do|boredom|what should (?:i|we) do|entertain me)\b/,
    lines: {
      style: "playful",
      react: [
        "Boredom{,name}, my favourite kind of empty box.",
        "Then let's find something{,name}.",
        "I know a cure for that{,name}.",
        "An empty afternoon is just a ball nobody has thrown yet{,name}.",
      ],
      ask: [
        "Would you rather move, make or giggle?",
        "What did you love doing when you were small?",
        "Inside or outside?",
        "What have you put off that might be fun?",
      ],
    },
  },
  {
    id: "happy",
    when: /\b(?:happy|glad|joyful|cheerful|delighted|great|good|wonderful|amazing|awesome|fantastic|lovely|nice(?! to meet)|fun|best day|perfect|yay|woohoo|blessed|grateful|relaxed|content|excellent|brilliant)\b(?=.*)|^(?:i'm |im |i am )?(?:fine|ok|okay|alright|not bad|all good|pretty good)\b|\u{1f600}|\u{1f603}|\u{1f60a}|\u{1f642}/u,
    lines: {
      style: "playful",
      react: [
        "That makes my tail go{,name}.",
        "I like hearing that{,name}.",
        "Oh good{,name}.",
        "That's a happy sound{,name}.",
      ],
      ask: [
        "What was the best part?",
        "What made it so nice?",
        "Who shared it with you?",
        "What would make it even better?",
      ],
    },
  },
];
