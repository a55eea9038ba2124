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
        "Drum roll on the food bowl for you{,name}!",
        "That is big{,name}, and you earned it.",
      ],
      body: [
        "Stay in that feeling for a moment, it's yours.",
        "I'm drawing a gold star with my nose.",
        "Hard work has such a good smell when it pays off.",
        "Somebody should throw confetti, and I volunteer.",
      ],
      ask: [
        "How did you do it?",
        "How are you going to celebrate?",
        "Whom will you tell first?",
        "What was the trickiest part?",
        "How does it feel?",
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
      body: [
        "Looking forward is half of the treat.",
        "My ears are already in the front row.",
        "Good things taste better with a little countdown.",
        "Hold on to your socks, or give them to me.",
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
        "Then we go slowly now{,name}.",
      ],
      body: [
        "A real break counts as doing something.",
        "Dim light, a warm drink and no screens is the puppy recipe for sleep.",
        "You're allowed to leave one thing for tomorrow.",
        "Ten quiet minutes can be worth an hour.",
        "Even clouds lie down on the hills sometimes.",
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
      body: [
        "Find one blue thing, one soft thing and one thing that squeaks.",
        "Draw me badly, I promise to be flattered.",
        "Put on one song and tidy until it ends.",
        "Tell me to spin, roll over or fetch, and see what you get.",
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
        "Lovely{,name}.",
        "Sunny news{,name}.",
        "Then let's keep that one safe{,name}.",
      ],
      body: [
        "Good moments should be rolled in, like grass.",
        "I'm saving a bit of it for a grey day.",
        "You can tell me the long version, I have two big ears.",
        "Small joys are my favourite size.",
        "It's nice to see you in that spot of sun.",
      ],
      ask: [
        "What was the best part?",
        "What made it so nice?",
        "Who shared it with you?",
        "What would make it even better?",
        "What happened?",
        "Which little thing helped most?",
      ],
    },
  },
];
