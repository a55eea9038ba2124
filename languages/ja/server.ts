// All that the server says in Japanese.
import type { ServerTexts } from "../server.ts";
import { consent } from "./consent.ts";
import { auth } from "./server/auth.ts";
import { chat, memoryWords } from "./server/chat.ts";
import { contact, deletion, followUp, mail, push, report, weekly } from "./server/messages.ts";
import { subscription } from "./server/subscription.ts";

export const texts: ServerTexts = {
  stripeLocale: "ja",
  consent,
  auth,
  chat,
  contact,
  deletion,
  followUp,
  mail,
  memoryWords,
  // No nameWords: it has no spaces, so server/chat/understanding/japanese-name.ts hears the name.
  push,
  report,
  subscription,
  weekly,
};
