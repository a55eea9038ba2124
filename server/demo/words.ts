// What the demo account and Luli said to each other, and what she kept of it.
import type { MemoryKind } from "../../shared/contracts/memory.ts";

export const NAME = "Maya";

export const FIRST_WORDS: readonly [message: string, response: string] = [
  "Hi Luli! My name is Maya.",
  "*wags whole body* Hello Maya! I'm Luli, and I already like your name. What made you smile today?",
];

export const WORDS: readonly (readonly [message: string, response: string])[] = [
  ["Good morning!", "Good morning, sunshine! *stretches both front paws* What are we up to today?"],
  ["I finished my report today.", "You did it! I'd throw confetti, but I'd also eat it. 🎉"],
  [
    "What's your favorite snack?",
    "I'm an AI puppy, so: imaginary carrots. They crunch the loudest.",
  ],
  ["Tell me a joke.", "What do you call a puppy magician? A labracadabrador!"],
  ["I'm having tea.", "Cozy. Which one? I vote for the one that smells like a blanket."],
  [
    "It's raining again.",
    "Then the puddles are having a party. Shall we listen to it for a minute?",
  ],
  ["I went for a walk.", "*happy spin* Did you meet anyone with a good nose?"],
  [
    "Can you help me plan my evening?",
    "Gladly! One nice thing, one useful thing, then rest. Which first?",
  ],
  ["I baked bread.", "The whole universe smells better now. How did the crust turn out?"],
  ["I'm learning the ukulele.", "Ooh! Four strings, zero worries. What's the first song?"],
  ["My sister Anna called.", "That sounds warm. What did you two laugh about?"],
  ["Work was long today.", "Then let's make this part short and soft. Feet up first?"],
  ["What should I read?", "Something with a dog who lives to the end. Mystery or cozy?"],
  ["I tidied my desk.", "A clean desk! Now there is room for one good idea. *sits on it*"],
  ["Good night, Luli.", "Good night, Maya. Sweet dreams and warm paws."],
  ["I drank enough water today.", "Gold star for you. Your plants are taking notes."],
];

/** What Luli noted, of which message, as a model would have. */
export const MEMORIES: readonly { words: string; kind: MemoryKind; of: string }[] = [
  { words: "my sister is called Anna", kind: "person", of: "My sister Anna called." },
  { words: "I'm learning the ukulele", kind: "goal", of: "I'm learning the ukulele." },
  { words: "I like to bake bread", kind: "like", of: "I baked bread." },
];

/** Of the day before the last. */
export const DIARY =
  "Maya told me about Anna, and about the bread. I thought of the ukulele and wagged in time.";
