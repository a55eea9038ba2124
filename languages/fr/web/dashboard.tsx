import { formatDate, formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const GREETINGS = {
  morning: "Bonjour",
  day: "Bonjour",
  dusk: "Bonsoir",
  night: "Bonsoir",
};

export const dashboard: WordsOf<"dashboard"> = {
  title: "Mon coin",
  hello: (light, name) => `${GREETINGS[light]}, ${name}`,
  friend: "toi",
  lead: "Une boule de poils guettait ton arrivée.",
  sayHello: "Dire bonjour",
  petPuppy: (puppy) => `Caresser ${puppy}`,
  offline: (when) => `Tu es hors ligne. Dernière mise à jour\u00a0: ${when}.`,
  conversations: "Conversations",
  happiness: "Points de bonheur",
  achievements: "Succès",
  actions: {
    title: "Raccourcis",
    chat: "Nouvelle discussion",
    universe: "Univers",
    store: "Boutique",
  },
  loading: (title) => `Chargement : ${title}`,
  firstDay: {
    title: "Ton premier jour",
    hello: "Dire bonjour",
    pet: (puppy) => `Caresse ${puppy}`,
    task: "Accomplis une mission du jour",
    done: "Fait",
  },
  streak: {
    title: "Ta série",
    inARow: (days, number) => (
      <>
        {number} {plural(days, { one: "jour d’affilée", other: "jours d’affilée" })}
      </>
    ),
    isIn: "Aujourd’hui compte déjà. À demain !",
    beginsNew: "Un message, une caresse ou une mission en lance une nouvelle.",
    countsToday: "Un message, une caresse ou une mission, et aujourd’hui compte.",
    longest: "La plus longue",
    freezes: "Gels",
    viewTasks: "Voir les missions",
    hint: "Un gel couvre automatiquement un jour manqué.",
    winBack: (lost) => {
      const streak = plural(lost.days, {
        one: "ta série de # jour",
        other: "ta série de # jours",
      });
      const tasks = plural(lost.tasks, { one: "encore # mission", other: "# missions" });
      const end = formatDate(lost.until, {
        weekday: "long",
        hour: "numeric",
        minute: "2-digit",
        timeZone: lost.timeZone,
      });
      return `Récupère ${streak} gratuitement : ${tasks} avant ${end}.`;
    },
  },
  activity: {
    messages: (count) => plural(count, { one: "# message", other: "# messages" }),
    pets: (count) => plural(count, { one: "# caresse", other: "# caresses" }),
    tasks: (count) => plural(count, { one: "# mission", other: "# missions" }),
    xp: (count) => `${formatNumber(count)} XP`,
    frozen: "un gel a sauvé ta série",
    quiet: "un jour calme",
    day: (date, what) => {
      const list = what.join(", ");
      return `${date} : ${list}`;
    },
    nothing: "Chaque jour avec Luli allume une case",
    summary: (days, weeks) =>
      plural(days, {
        one: `# jour ensemble ces ${weeks} dernières semaines`,
        other: `# jours ensemble ces ${weeks} dernières semaines`,
      }),
    less: "Moins",
    more: "Plus",
    kept: "Sauvé par un gel",
    seeAll: (weeks) => `Voir les ${weeks} semaines`,
    weekByWeek: "Semaine par semaine",
    weekFrom: "Semaine du",
    columns: { days: "Jours", messages: "Messages", pets: "Caresses", tasks: "Missions", xp: "XP" },
  },
};
