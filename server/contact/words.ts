// The words of the copy that goes to whoever wrote to us.
import { inEveryLanguage } from "../../languages/server.ts";

export type ContactWords = {
  subject: string;
  /** Ours, before the stranger's. */
  received: string;
  quoted: string;
  /** After them. */
  notYou: string;
};

declare module "../../languages/server.ts" {
  interface ServerTexts {
    readonly contact: ContactWords;
  }
}

export const contactWords = inEveryLanguage("contact", {
  subject: "We have your message",
  received: "Woof! Your message has reached us. We'll get back to you within 24 hours.",
  quoted:
    "For your records, this is what was written on our contact page with this email address. Links in it are made unclickable on purpose.",
  notYou:
    "If it was not you, please ignore this email: someone mistyped their address, and nobody gets more than a few of these.",
});
