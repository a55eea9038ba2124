// Names: asking for one, hearing one, saying it back.
import { lines } from "../table.ts";

export const NAME_QUESTIONS = [
  "What's your name?",
  "What should I call you?",
  "May I ask your name?",
  "Who's behind the keyboard, what's your name?",
  "And your name is?",
];

export const NAME_HELLOS = lines`
  playful
  - {told}, what a good name, I'm putting it on my best squeaky toy.
  - Hello {told}, it's lovely to meet you.
  - Nice to meet you, {told}, I'm Luli.
  - {told}, got it, that's easy to wag to.
  - Oh, {told}, that name feels like a warm blanket.
  - {told} it is, and a very fine sound for my ears.
  + I do tricks, I listen well, and I'm an AI puppy of the fluffiest kind.
  + You can tell me about your day, ask me things, or just say sit.
  + Make yourself comfortable, there's room on the rug.
  + From now on I know whom these ears are for.
  ? How is your day going?
  ? What's the nicest thing that happened to you today?
  ? What are you up to right now?
  ? What do you like doing when nobody is watching?
  ? How are you feeling today?
`;

export const GENTLE_NAME_HELLOS = [
  "Thank you for telling me, {told}.",
  "I'm glad you're here, {told}.",
  "Hello {told}, it's good that you came.",
  "It's nice to know your name, {told}.",
];

export const knowsName = lines`
  playful
  - You're {name}, and I like saying it.
  - {name}, of course.
  - Your name is {name}, right at the top of my fluffy head.
  - That's an easy one: {name}.
  + It fits you.
  + I keep the good words close.
  + If you'd rather be called something else, just say so.
  + No sniffing around for that one.
  ? Did I get it right?
  ? Is there a nickname you like better?
  ? Where does your name come from?
  ? Who gave you that name?
`;

export const asksName = lines`
  playful
  - You haven't told me yet.
  - I don't know it so far, and I won't guess.
  - My nose can't read names.
  - That one is still missing in our chat.
  + I'd be glad to learn it.
  + Anything you like to be called is fine with me.
  + A nickname counts, too.
  + I'll use it kindly.
  ? What's your name?
  ? What should I call you?
  ? May I ask your name?
  ? Who's behind the keyboard, what's your name?
  ? And your name is?
`;
