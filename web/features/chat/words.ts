// What is said around the conversation.
import { plural } from "../../lib/format.ts";
import { english } from "../../lib/words/words.ts";

export const chatWords = english("chat", {
  pageTitle: "Chat",
  loadingPuppy: "Loading Luli",
  loading: "Loading your conversation",
  chatWith: (puppy: string) => `Chat with ${puppy}`,
  conversationWith: (puppy: string) => `Conversation with ${puppy}`,
  greetStranger: (puppy: string) =>
    `Woof woof! I'm ${puppy}, your fluffiest friend. What's your name?`,
  greetFriend: (puppy: string, name: string) =>
    `Woof woof, ${name}! I'm ${puppy}, your fluffiest friend. What's on your mind?`,
  messageTo: (puppy: string) => `Message to ${puppy}`,
  placeholder: (puppy: string) => `Type a message to ${puppy}...`,
  placeholderOffline: "Offline: will be sent later",
  send: "Send",
  stop: (puppy: string) => `Stop ${puppy}`,
  charactersLeft: (count: number) =>
    plural(count, { one: "# character left", other: "# characters left" }),
  messagesLeft: (count: number) =>
    plural(count, { one: "# message left for today", other: "# messages left for today" }),
  private: "Your conversations with Luli are private and secure",
  isAi: (puppy: string) =>
    puppy === "Luli" ? "Luli is an AI." : `Luli is an AI, and so is ${puppy}.`,
  notice: {
    ai: (puppy: string) =>
      `You are not talking with a human. Luli is an AI${puppy === "Luli" ? "." : `, and so is ${puppy}.`}`,
    break: (): string =>
      "You've been chatting for an hour. How about a little break and some water?",
  },
  offline: (puppy: string) => `You are offline. ${puppy} will answer when you are back online.`,
  historyFailed: "We couldn't load your earlier messages.",
  tryAgain: "Try again",
  earlier: "Earlier messages",
  loadingEarlier: "Loading...",
  newMessage: "New message",
  today: "Today",
  yesterday: "Yesterday",
  /** Who said it, for readers, before what was said. */
  you: "You: ",
  said: (puppy: string) => `${puppy}: `,
  thinking: (puppy: string) => `${puppy} is thinking`,
  announced: (puppy: string, reply: string) => `${puppy} says: ${reply}`,
  stopped: "Stopped",
  notAnswered: "Not answered.",
  queued: "Will be sent when you're online.",
  change: "Edit",
  tools: "Message actions",
  failures: {
    rateLimit: {
      title: "Rate limit exceeded",
      text: "Please slow down and try again in a moment.",
    },
    usageLimit: {
      title: "AI usage limit reached",
      text: "Please upgrade your plan to continue chatting.",
    },
    noSession: { title: "Not authenticated", text: "Please sign in to chat" },
    other: { title: "Chat error", text: "Failed to send message. Please try again." },
  },
});
