// What the weekly letter and the page that ends it say. Good news only: no mood blames absence, and nobody is begged to come back.
import { inEveryLanguage } from "../../languages/server.ts";
import type { EmailWords } from "../mail/template.ts";
import { pluralIn } from "../../shared/rules/plural.ts";

type Inside = Omit<EmailWords, "closing">;
export type Week = { puppy: string; days: number; level: number; coins: number };
type Page = { title: string; text: string };
type Link = (label: string) => string;

export type WeeklyWords = {
  /** The name is empty until it is told. */
  hello: (name: string) => string;
  week: (hello: string, week: Week) => Inside;
  /** One more line of the week, for a streak of three days and more. */
  streak: (days: number) => string;
  facts: Record<"messages" | "pets" | "tasks" | "xp", string>;
  quiet: (hello: string, puppy: string) => Inside;
  closing: string;
  unsubscribe: string;
  page: {
    ask: Page & { button: string };
    done: (settings: Link) => Page;
    wrong: (settings: Link, contact: Link) => Page;
  };
};

declare module "../../languages/server.ts" {
  interface ServerTexts {
    readonly weekly: WeeklyWords;
  }
}

export const weeklyWords = inEveryLanguage("weekly", {
  hello: (name) => (name === "" ? "Hello friend," : `Hello ${name},`),
  week: (hello, { puppy, days, level, coins }) => ({
    subject: `Your week with ${puppy}`,
    lines: [
      `${hello} it was a good week: you and ${puppy} spent time together on ${pluralIn("en-US", days, { one: "# day", other: "# days" })}.`,
      `${puppy} has reached level ${level}, and you have ${pluralIn("en-US", coins, { one: "# coin", other: "# coins" })}.`,
    ],
    link: `Say hi to ${puppy}`,
  }),
  streak: (days) =>
    pluralIn("en-US", days, {
      other: "And your streak has grown to # days. What a tail wag!",
    }),
  facts: { messages: "Messages", pets: "Pets", tasks: "Tasks done", xp: "XP for your puppies" },
  quiet: (hello, puppy) => ({
    subject: `A little hello from ${puppy}`,
    lines: [
      `${hello} no news and nothing to catch up on. Just a wag of the tail.`,
      `Whenever you feel like a chat, ${puppy} will be happy to see you. Everything you two have earned is still here.`,
      "While things are quiet, we stay quiet too. The next email comes after a week with news.",
    ],
    link: `Say hi to ${puppy}`,
  }),
  closing:
    "You get this email because Email Updates is on in Settings. We send at most one a week.",
  unsubscribe: "Unsubscribe from the weekly email",
  page: {
    ask: {
      title: "Stop the weekly email?",
      text: "You will still get emails about your account and your subscription.",
      button: "Unsubscribe",
    },
    done: (settings) => ({
      title: "You are unsubscribed",
      text: `Email Updates is off now. You can turn it back on in ${settings("Settings")}.`,
    }),
    wrong: (settings, contact) => ({
      title: "This link is incomplete",
      text: `Part of it may have been cut off. You can turn Email Updates off in ${settings("Settings")}, or ${contact("write to us")}.`,
    }),
  },
});
