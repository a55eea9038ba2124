// What the dashboard says.
import type { ReactNode } from "react";
import { formatDate, formatNumber, plural } from "../../../lib/format.ts";
import { english } from "../../../lib/words/words.ts";
import type { Light } from "../../../ui/stage.tsx";

const GREETINGS: Record<Light, string> = {
  morning: "Good morning",
  day: "Hello",
  dusk: "Good evening",
  night: "Good evening",
};

export const dashboardWords = english("dashboard", {
  title: "Dashboard",
  /** By the person's own clock. */
  hello: (light: Light, name: string) => `${GREETINGS[light]}, ${name}`,
  /** Whose name is not known. */
  friend: "Friend",
  lead: "Someone fluffy heard you come in.",
  sayHello: "Say hello",
  petPuppy: (puppy: string) => `Pet ${puppy}`,
  offline: (when: string) => `You are offline. Last updated: ${when}.`,
  conversations: "Conversations",
  happiness: "Happiness points",
  achievements: "Achievements",
  actions: { title: "Quick actions", chat: "New chat", universe: "Universe", store: "Store" },
  loading: (title: string) => `Loading: ${title}`,
  firstDay: {
    title: "Your first day",
    hello: "Say hello",
    pet: (puppy: string) => `Pet ${puppy}`,
    task: "Do one of today’s tasks",
    done: "Done",
  },
  streak: {
    title: "Your streak",
    /** `number` is the same number, drawn. */
    inARow: (days: number, number: ReactNode) => (
      <>
        {number} {plural(days, { one: "day in a row", other: "days in a row" })}
      </>
    ),
    isIn: "Today counts. See you tomorrow!",
    beginsNew: "A message, a pet or a task starts a new one.",
    countsToday: "A message, a pet or a task makes today count.",
    longest: "Longest",
    freezes: "Freezes",
    viewTasks: "View Tasks",
    hint: "A freeze covers a missed day automatically.",
    winBack: (lost: { days: number; tasks: number; until: string; timeZone: string }) => {
      const streak = plural(lost.days, {
        one: "your streak of # day",
        other: "your streak of # days",
      });
      const tasks = plural(lost.tasks, { one: "# more task", other: "# tasks" });
      const end = formatDate(lost.until, {
        weekday: "long",
        hour: "numeric",
        minute: "2-digit",
        timeZone: lost.timeZone,
      });
      return `Get ${streak} back for free: ${tasks} by ${end}.`;
    },
  },
  activity: {
    messages: (count: number) => plural(count, { one: "# message", other: "# messages" }),
    pets: (count: number) => plural(count, { one: "# pet", other: "# pets" }),
    tasks: (count: number) => plural(count, { one: "# task", other: "# tasks" }),
    xp: (count: number) => `${formatNumber(count)} XP`,
    frozen: "a freeze kept your streak",
    quiet: "a quiet day",
    day: (date: string, what: readonly string[]) => {
      const list = what.join(", ");
      return `${date}: ${list}`;
    },
    nothing: "Every day with Luli lights up a square",
    summary: (days: number, weeks: number) =>
      plural(days, {
        one: `# day together in the last ${weeks} weeks`,
        other: `# days together in the last ${weeks} weeks`,
      }),
    less: "Less",
    more: "More",
    kept: "Kept by a freeze",
    seeAll: (weeks: number) => `See all ${weeks} weeks`,
    weekByWeek: "Week by week",
    weekFrom: "Week of",
    columns: { days: "Days", messages: "Messages", pets: "Pets", tasks: "Tasks", xp: "XP" },
  },
});
