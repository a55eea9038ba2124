// All that the server says in Spanish.
import type { ServerTexts } from "../server.ts";
import { consent } from "./consent.ts";
import { auth } from "./server/auth.ts";
import { chat, memoryWords, nameWords } from "./server/chat.ts";
import { contact, deletion, followUp, mail, push, report, weekly } from "./server/messages.ts";
import { subscription } from "./server/subscription.ts";

export const texts: ServerTexts = {
  stripeLocale: "es",
  consent,
  auth,
  chat,
  contact,
  deletion,
  followUp,
  mail,
  memoryWords,
  nameWords,
  push,
  report,
  subscription,
  weekly,
};
