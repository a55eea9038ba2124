// Names: asking for one, hearing one, saying it back.
import type { Lines } from "../topic.ts";
import { lines } from "../table.ts";

export const asksForName = (reply: string): boolean =>
  /\byour name\b|\bcall you\b|hei(?:ß|ss)t du|dich nennen|llamas|te llamo|t'appelles|se chama|te chamar|名前/i.test(
    reply,
  );

export const NAME_QUESTIONS = [
  "What's your name?",
  "What should I call you?",
  "May I ask your name?",
  "Who's behind the keyboard, what's your name?",
  "And your name is?",
];

export const NAME_HELLOS = lines`
  playful
  - {told}, what a good name, I'm putting it on my best squeaky toy. | Hello {told}, it's lovely to meet you. | Nice to meet you, {told}, I'm Luli. | {told}, got it, that's easy to wag to.
  ? How is your day going? | What's the nicest thing that happened to you today? | What are you up to right now? | What do you like doing when nobody is watching?
`;

export const GENTLE_NAME_HELLOS = [
  "Thank you for telling me, {told}.",
  "I'm glad you're here, {told}.",
  "Hello {told}, it's good that you came.",
  "It's nice to know your name, {told}.",
];

export const knowsName = lines`
  playful
  - You're {name}, and I like saying it. | {name}, of course. | Your name is {name}, right at the top of my fluffy head. | That's an easy one: {name}.
`;

export const asksName: Lines = {
  ask: NAME_QUESTIONS,
  ...lines`
  playful
  - You haven't told me yet. | I don't know it so far, and I won't guess. | No idea so far, my nose can't read names. | You haven't told me that one, it is still missing in our chat.
`,
};
