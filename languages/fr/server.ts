// All that the server says in French.
import type { ServerTexts } from "../server-texts.ts";
import { consent } from "./consent.ts";
import { auth } from "./server/auth.ts";
import { chat } from "./server/chat.ts";
import { contact } from "./server/contact.ts";
import { deletion } from "./server/deletion.ts";
import { mail } from "./server/mail.ts";
import { memoryWords } from "./server/memory-words.ts";
import { nameWords } from "./server/name-words.ts";
import { push } from "./server/push.ts";
import { report } from "./server/report.ts";
import { subscription } from "./server/subscription.ts";
import { weekly } from "./server/weekly.ts";

export const texts: ServerTexts = {
  stripeLocale: "fr",
  consent,
  auth,
  chat,
  contact,
  deletion,
  mail,
  memoryWords,
  nameWords,
  push,
  report,
  subscription,
  weekly,
};
