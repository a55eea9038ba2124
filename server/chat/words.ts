// What the server says in Luli's place, where the model may not speak.
import { inEveryLanguage } from "../../languages/server.ts";

export type ChatWords = {
  /** The model's provider would not let it answer. */
  notHere: string;
};

declare module "../../languages/server.ts" {
  interface ServerTexts {
    readonly chat: ChatWords;
  }
}

export const chatWords = inEveryLanguage("chat", {
  notHere:
    "I can't talk about that here. Could you say it another way, or shall we talk about something else?",
});
