// The words of the weekly letter. Good news only: no mood blames absence, and nobody is begged to come back.
import { letter } from "../letter.ts";
import type { Mail } from "../mail.ts";
import type { WeekRow } from "./queries.ts";

type Links = { chat: string; unsubscribe: string };

const WHY = "You get at most one letter a week, because Email Updates is on in your settings.";
const numbers = new Intl.NumberFormat("en-US");

const counted = (count: number, one: string, many: string) =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;

/** What happened in the week, where something did. */
export function weekLetter(week: WeekRow, { chat, unsubscribe }: Links): Mail {
  const facts = [
    { name: "Messages", count: week.messages },
    { name: "Pets", count: week.pets },
    { name: "Tasks done", count: week.tasks },
    { name: "XP for your puppies", count: week.xp },
  ];
  const lines = [
    `${greeting(week)} it was a good week: you and ${week.puppy_name} met on ${counted(week.days, "day", "days")}.`,
    `${week.puppy_name} is at level ${week.level} now, and there are ${counted(week.coins, "coin", "coins")} in your wallet.`,
  ];
  if (week.streak_days >= 3)
    lines.push(
      `And your streak has grown to ${numbers.format(week.streak_days)} days. What a tail wag!`,
    );
  return letter(week.email, {
    subject: `Your week with ${week.puppy_name}`,
    lines,
    facts: facts
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => ({ name, value: numbers.format(count) })),
    link: { label: `Say hi to ${week.puppy_name}`, url: chat },
    closing: WHY,
    unsubscribe: { label: "No more weekly letters", url: unsubscribe },
  });
}

/** After the first quiet week, and then no more until there is a week with news. */
export function quietLetter(week: WeekRow, { chat, unsubscribe }: Links): Mail {
  return letter(week.email, {
    subject: `A little hello from ${week.puppy_name}`,
    lines: [
      `${greeting(week)} no news and nothing to catch up on. Just a wag of the tail.`,
      `Whenever you feel like a chat, ${week.puppy_name} is happy to see you. Everything you two have earned stays as it is.`,
      "While things are quiet we stay quiet, too: the next letter comes after a week with news.",
    ],
    link: { label: `Say hi to ${week.puppy_name}`, url: chat },
    closing: WHY,
    unsubscribe: { label: "No more weekly letters", url: unsubscribe },
  });
}

const greeting = ({ name }: WeekRow) => (name === "" ? "Hello friend," : `Hello ${name},`);
