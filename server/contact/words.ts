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
  subject: "We got your message",
  received: "Woof! Your message has reached us. We'll get back to you within 24 hours.",
  quoted:
    "For your records, here is the message sent from our contact page with this email address. For safety, links in it can't be clicked.",
  notYou:
    "If this wasn't you, ignore this email: someone mistyped their address. You will not get more than a few of these.",
});
