// The words of the last mail.
import { inEveryLanguage } from "../../languages/server.ts";
import type { EmailWords } from "../mail/template.ts";

export type DeletionWords = { goodbye: EmailWords };

declare module "../../languages/server.ts" {
  interface ServerTexts {
    readonly deletion: DeletionWords;
  }
}

export const deletionWords = inEveryLanguage("deletion", {
  goodbye: {
    subject: "Your Luli account has been deleted",
    lines: [
      "We have erased your account, your conversations and everything you and Luli earned.",
      "If you had a subscription, it has ended, and you won't be charged.",
      "Thank you for the time together. If you ever come back, Luli will be happy to meet you.",
    ],
    link: "Write to us",
    closing: "If this wasn't you, please tell us. This is our last email.",
  },
});
