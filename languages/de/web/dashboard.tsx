import { formatDate, formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const GREETINGS = {
  morning: "Guten Morgen",
  day: "Hallo",
  dusk: "Guten\u00a0Abend",
  night: "Guten\u00a0Abend",
};

export const dashboard: WordsOf<"dashboard"> = {
  title: "Übersicht",
  hello: (light, name) => `${GREETINGS[light]}, ${name}`,
  friend: "Lieblings\u00ADmensch",
  lead: "Jemand Flauschiges hat dich kommen hören.",
  sayHello: "Hallo sagen",
  petPuppy: (puppy) => `${puppy} streicheln`,
  offline: (when) => `Du bist offline. Zuletzt aktualisiert: ${when}.`,
  conversations: "Gespräche",
  happiness: "Glückspunkte",
  achievements: "Erfolge",
  actions: { title: "Schnellzugriff", chat: "Neuer Chat", universe: "Universum", store: "Shop" },
  loading: (title) => `Wird geladen: ${title}`,
  firstDay: {
    title: "Dein erster Tag",
    hello: "Hallo sagen",
    pet: (puppy) => `${puppy} streicheln`,
    task: "Eine der heutigen Aufgaben erledigen",
    done: "Erledigt",
  },
  streak: {
    title: "Deine Serie",
    inARow: (days, number) => (
      <>
        {number} {plural(days, { one: "Tag in Folge", other: "Tage in Folge" })}
      </>
    ),
    isIn: "Heute zählt schon. Bis morgen!",
    beginsNew: "Mit einer Nachricht, einem Streicheln oder einer Aufgabe beginnt eine neue.",
    countsToday: "Mit einer Nachricht, einem Streicheln oder einer Aufgabe zählt heute.",
    longest: "Längste",
    freezes: "Schutztage",
    viewTasks: "Aufgaben ansehen",
    hint: "Ein Schutztag überbrückt automatisch einen verpassten Tag.",
    winBack: (lost) => {
      const streak = plural(lost.days, {
        one: "Deine Serie von # Tag",
        other: "Deine Serie von # Tagen",
      });
      const tasks = plural(lost.tasks, { one: "noch # Aufgabe", other: "# Aufgaben" });
      const end = formatDate(lost.until, {
        weekday: "long",
        hour: "numeric",
        minute: "2-digit",
        timeZone: lost.timeZone,
      });
      return `${streak} kannst du kostenlos zurückholen: ${tasks} bis ${end}.`;
    },
  },
  activity: {
    messages: (count) => plural(count, { one: "# Nachricht", other: "# Nachrichten" }),
    pets: (count) => plural(count, { one: "# Streicheln", other: "# Streicheleinheiten" }),
    tasks: (count) => plural(count, { one: "# Aufgabe", other: "# Aufgaben" }),
    xp: (count) => `${formatNumber(count)} XP`,
    frozen: "ein Schutztag hat deine Serie gerettet",
    quiet: "ein stiller Tag",
    day: (date, what) => {
      const list = what.join(", ");
      return `${date}: ${list}`;
    },
    nothing: "Jeder Tag mit Luli lässt ein Feld leuchten",
    summary: (days, weeks) =>
      plural(days, {
        one: `# gemeinsamer Tag in den letzten ${weeks} Wochen`,
        other: `# gemeinsame Tage in den letzten ${weeks} Wochen`,
      }),
    less: "Weniger",
    more: "Mehr",
    kept: "Vom Schutztag gerettet",
    seeAll: (weeks) => `Alle ${weeks} Wochen ansehen`,
    weekByWeek: "Woche für Woche",
    weekFrom: "Woche ab",
    columns: {
      days: "Tage",
      messages: "Nachrichten",
      pets: "Streicheln",
      tasks: "Aufgaben",
      xp: "XP",
    },
  },
};
