// What is said around the conversation.
import type { ReactNode } from "react";
import { plural } from "../../lib/format.ts";
import { english } from "../../lib/words/words.ts";

/** A telephone number or an address of those who help, as a link. */
type Help = (href: string, label: string) => ReactNode;

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
  placeholderOffline: "You are offline. Your words stay here.",
  send: "Send",
  stop: (puppy: string) => `Stop ${puppy}`,
  charactersLeft: (count: number) =>
    plural(count, { one: "# character left", other: "# characters left" }),
  messagesLeft: (count: number) =>
    plural(count, { one: "# message left for today", other: "# messages left for today" }),
  private: "Your conversations with Luli are private and secure",
  isAi: (puppy: string) =>
    puppy === "Luli" ? "Luli is an AI." : `Luli is an AI, and so is ${puppy}.`,
  offline: (puppy: string) => `You are offline. ${puppy} answers as soon as you are back.`,
  historyFailed: "Your earlier messages could not be loaded.",
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
  /** Beside a vetted answer to someone in danger; numbers as in server/safety/helplines.json. */
  help: {
    offer: { question: "Are you all right?", show: "Show me people who listen" },
    label: "Help for right now",
    title: "You deserve a person beside you right now.",
    lines: (link: Help) => (
      <>
        <li>
          In danger? Call your emergency number: {link("tel:911", "911")} (US, Canada),{" "}
          {link("tel:112", "112")} (Europe), {link("tel:999", "999")} (UK).
        </li>
        <li>US and Canada: call or text {link("tel:988", "988")}, day and night.</li>
        <li>UK and Ireland: Samaritans, {link("tel:116123", "116 123")}, free.</li>
        <li>Anywhere else: {link("https://findahelpline.com", "findahelpline.com")}</li>
      </>
    ),
  },
  offlinePage: {
    pageTitle: "Offline",
    title: "You are offline",
    text: "Luli is here as soon as you are back.",
    textWithMessages: "Luli answers as soon as you are back. Here is what you two said last.",
    puppy: "Luli, calm and cozy",
    messages: "Your last conversation",
  },
});
