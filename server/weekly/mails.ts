// The weekly letter: what happened in the week, where something did, or a short hello.
import { renderEmail } from "../mail/template.ts";
import type { Mail } from "../platform/mail.ts";
import type { WeekRow } from "./queries.ts";
import { weeklyWords } from "./words.ts";

type Links = { chat: string; unsubscribe: string };

const FACTS = ["messages", "pets", "tasks", "xp"] as const;
const STREAK_TOLD = 3;

export function weekEmail(week: WeekRow, links: Links): Mail {
  const { language, puppy_name: puppy, streak_days: streak } = week;
  const words = weeklyWords[language];
  const numbers = new Intl.NumberFormat(language);
  const said = words.week(words.hello(week.name), { ...week, puppy });
  const facts = FACTS.filter((fact) => week[fact] > 0).map((fact) => ({
    name: words.facts[fact],
    value: numbers.format(week[fact]),
  }));
  const lines = streak < STREAK_TOLD ? said.lines : [...said.lines, words.streak(streak)];
  return renderEmail(
    week,
    { ...said, lines, closing: words.closing },
    { facts, ...parts(week, links) },
  );
}

/** Sent after the first quiet week, and then no more until a week has news. */
export function quietEmail(week: WeekRow, links: Links): Mail {
  const words = weeklyWords[week.language];
  const said = words.quiet(words.hello(week.name), week.puppy_name);
  return renderEmail(week, { ...said, closing: words.closing }, parts(week, links));
}

const parts = ({ language }: WeekRow, { chat, unsubscribe }: Links) => ({
  url: chat,
  unsubscribe: { label: weeklyWords[language].unsubscribe, url: unsubscribe },
});
