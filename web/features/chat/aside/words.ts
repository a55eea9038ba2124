// What stands beside the conversation: what a reply remembered, whether a name was heard, and that a script answers.
import { english } from "../../../lib/words/words.ts";

export const asideWords = english("aside", {
  remembered: (puppy: string) => `${puppy} remembered`,
  noted: (puppy: string) => `${puppy} noted`,
  nothing: "You asked Luli to forget this.",
  failed: "We couldn't load this.",
  loading: "Loading...",
  forget: "Forget",
  forgetThis: (memory: string) => `Forget: ${memory}`,
  forgotten: "Forgotten",
  unchanged: "Nothing has changed",
  all: (puppy: string) => `Everything ${puppy} remembers`,
  askName: (name: string) => `Shall I call you ${name}?`,
  askMemory: "Shall I remember this?",
  askFollowUp: (event: string) => `“${event}” Shall I ask you how it went?`,
  willAsk: "All right, I will ask once.",
  modelChanged: (puppy: string, day: string) =>
    `Since ${day}, ${puppy} has been answering with another AI model. She may sound a little different.`,
  yes: "Yes",
  no: "No",
  /** Sent as the person's own message. */
  callMe: (name: string) => `Call me ${name}`,
  /** To the question on the help card, sent as the person's own message; the server hears both. */
  safety: { yes: "Yes, I am safe", no: "No, I am not safe" },
  backTo: {
    "/dashboard": "Back to the dashboard",
    "/checkout": "Back to checkout",
    "/universe": "Back to the universe",
    "/store": "Back to the store",
    "/profile": "Back to your profile",
    "/settings": "Back to Settings",
    "/memory": "Back to what Luli remembers",
    "/admin": "Back to the admin pages",
  },
  limit: {
    title: "That's all for today",
    /** "today" or "tomorrow", and the time of the person's own clock. */
    back: (puppy: string, day: string, time: string) =>
      `${puppy} is napping and will be back ${day} at ${time}.`,
    premium:
      "Premium gives you many more messages a day, a 2x XP boost, and Hero Lu, Party Lu and Royal Lu.",
    action: "Get Premium",
  },
  scripted: {
    badge: "Scripted demo",
    title: "This is a scripted demo",
    text: (puppy: string) =>
      `No language model is set up, so ${puppy} answers from a script and understands little. If you run this site, one line gets you a real ${puppy}:`,
    orAny: "or with any other OpenAI-compatible endpoint:",
  },
});
