import type { TaskId } from "../../../shared/contracts/game/task.ts";
import { formatList, plural, formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const rewards: WordsOf<"rewards"> = {
  unlocks: (names) => {
    const who = formatList(names);
    return {
      title: plural(names.length, { one: `${who} ist da!`, other: `${who} sind da!` }),
      text: "Sag Hallo im Universum.",
      line: plural(names.length, { one: `${who} ist da.`, other: `${who} sind da.` }),
    };
  },
  level: (name, level) => ({
    title: `${name} hat Level ${level} erreicht!`,
    text: "Eure gemeinsame Zeit zahlt sich aus.",
    line: `${name} hat Level ${level} erreicht.`,
  }),
  achievement: (name, deed) => ({
    title: `Neuer Erfolg: ${name}`,
    text: `${deed}.`,
    line: `Neuer Erfolg: ${name}.`,
  }),
  achievements: (names) => {
    const list = formatList(names);
    return {
      title: plural(names.length, { one: "# neuer Erfolg", other: "# neue Erfolge" }),
      text: `${list}.`,
      line: `Neue Erfolge: ${list}.`,
    };
  },
  allTasks: {
    title: "Alle drei Aufgaben geschafft!",
    text: "Ein guter Tag. Luli ist beeindruckt.",
    line: "Alle drei Aufgaben geschafft.",
  },
  streakBack: (days) => {
    const inARow = plural(days, { one: "# Tag in Folge", other: "# Tage in Folge" });
    return {
      title: "Deine Serie ist zurück!",
      text: `${inARow}, als wäre nichts gewesen.`,
      line: `Deine Serie ist zurück: ${inARow}.`,
    };
  },
  streakPrize: (days) => {
    const inARow = plural(days, { one: "# Tag in Folge", other: "# Tage in Folge" });
    return {
      title: `${inARow}!`,
      text: "Luli hat für jeden einzelnen gewedelt.",
      line: `${inARow}.`,
    };
  },
  streakKept: (freezes) => ({
    title: "Deine Serie ist sicher",
    text: plural(freezes, {
      one: "Ein Schutztag hat deinen freien Tag überbrückt.",
      other: "# Schutztage haben deine freien Tage überbrückt.",
    }),
    line: plural(freezes, {
      one: "Ein Schutztag hat deine Serie gerettet.",
      other: "# Schutztage haben deine Serie gerettet.",
    }),
  }),
  tasks: (titles) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, {
        one: `Aufgabe geschafft: ${list}`,
        other: `Aufgaben geschafft: ${list}`,
      }),
      text: "Hol dir die Belohnung bei den Aufgaben von heute.",
      line: plural(titles.length, {
        one: `Aufgabe geschafft: ${list}.`,
        other: `Aufgaben geschafft: ${list}.`,
      }),
    };
  },
  together: (lines) => lines.join(" "),
};

export const store: WordsOf<"store"> = {
  title: "Shop",
  lead: "Sieben Wege, noch besser auszusehen. Luli hat alle anprobiert.",
  seeLedger: "Ansehen, woher sie kommen",
  mirror: {
    empty: "Such etwas zum Anprobieren aus",
    wearing: (outfit) => `Luli trägt: ${outfit}`,
    tryingOn: (outfit) => `Anprobe: ${outfit}`,
    puppyIn: (puppy, outfit) => `${puppy} mit ${outfit}`,
  },
  slots: { hat: "Kopf", face: "Gesicht", neck: "Hals", back: "Rücken" },
  wardrobe: {
    title: "Kleiderschrank",
    none: "noch nichts",
    nothing: "nichts",
    change: (slot, outfit) => `${slot}: ${outfit}. Wechseln`,
  },
  newer: "Neu im Kleiderschrank",
  opensAt: (level) => `Ab Level ${level}`,
  tryOn: "Anprobieren",
  buy: "Jetzt kaufen",
  need: (coins) => `Noch ${formatNumber(coins)} nötig`,
  wear: "Anziehen",
  takeOff: "Ablegen",
  about: {
    tryOn: (outfit) => `(${outfit})`,
    buy: (item) => item,
    need: (outfit) => `(${outfit})`,
    dress: (outfit) => `(${outfit})`,
  },
  isWorn: "Angezogen",
  isOwned: "Gehört dir",
  busy: { buying: "Wird gekauft …", dressing: "Wird angezogen …", folding: "Wird gefaltet …" },
  bought: {
    title: (item) => `${item} gehört dir!`,
    outfit: "Luli trägt es schon.",
    undo: "Rückgängig",
    freeze: "Er ist bereit, falls du einen Tag verpasst.",
  },
  more: "Mehr für Luli",
  freeze: {
    name: "Schutztag",
    text: "Einen Tag verpasst? Die Serie bleibt. Er wird automatisch eingesetzt.",
    have: (count, max) => `Du hast ${count} von ${max}`,
    full: "Gut versorgt",
  },
  failures: {
    already_owned: "Gehört dir schon",
    outfit_locked: "Dein Level ist noch zu niedrig",
    not_enough_coins: "Nicht genug Münzen",
    freezes_full: "Kein Platz für mehr",
    not_owned: "Noch nicht deins",
    other: "Das hat nicht geklappt",
  },
  ledger: {
    title: "Deine Münzen",
    lead: (coins) =>
      plural(coins, {
        one: "# Münze, gemeinsam verdient. Zu kaufen gibt es sie nicht.",
        other: "# Münzen, gemeinsam verdient. Zu kaufen gibt es sie nicht.",
      }),
    loading: "Deine Münzen werden geladen",
    none: "Noch keine Münzen verdient oder ausgegeben.",
    more: "Mehr anzeigen",
    loadingMore: "Wird geladen …",
    failed: "Frühere Einträge ließen sich nicht laden.",
    begun: "Damit hat alles angefangen.",
    entries: {
      gift: "Willkommensgeschenk",
      visit: "Täglicher Besuch",
      easy: "Leichte Aufgabe",
      medium: "Mittlere Aufgabe",
      hard: "Schwere Aufgabe",
      task: "Aufgabe",
      tasks: "Alle drei Aufgaben",
      level: (level) => `Level ${level}`,
      levelOf: (level, puppy) => `Level ${level}, ${puppy}`,
      streak: (days) => `${days}-Tage-Serie`,
      achievement: "Erfolg",
      purchase: "Kauf",
      other: "Münzen",
    },
  },
};

export const task: WordsOf<"task"> = {
  title: "Aufgaben von heute",
  lead: "Um 3 Uhr morgens kommen neue.",
  loading: "Deine Aufgaben werden geladen",
  view: "Aufgaben ansehen",
  difficulties: { easy: "Leicht", medium: "Mittel", hard: "Schwer" },
  xp: (xp) => `${formatNumber(xp)} XP`,
  done: "Geschafft",
  hint: "Ohne Bildschirm: Luli glaubt dir aufs Wort.",
  confirm: "Hab ich gemacht",
  claim: "Abholen",
  claiming: "Wird abgeholt …",
  pet: "Streicheln",
  go: { "/chat": "Zum Chat", "/universe": "Zum Universum" },
  about: (title) => `: ${title}`,
  swap: "Tauschen",
  swapping: "Wird getauscht …",
  swapAbout: (title) => `„${title}“`,
  canSwap: "Eine passt heute nicht? Einmal am Tag kannst du eine Aufgabe tauschen.",
  hasSwapped: "Du hast heute schon getauscht. Morgen geht es wieder.",
  doneOf: (done, total) => `${done} von ${total} geschafft`,
  allThree: "Alle drei",
  claimed: (xp, coins) => `Geschafft. ${xp} XP und ${coins} Münzen gehören dir.`,
  refusals: {
    task_not_done: {
      title: "Fast geschafft",
      text: "Diese Aufgabe ist noch nicht fertig. Luli hebt dir die Belohnung auf.",
    },
    already_claimed: {
      title: "Schon abgeholt",
      text: "Du hast diese Belohnung schon, vielleicht aus einem anderen Fenster.",
    },
    not_todays_task: {
      title: "Das sind die Aufgaben von heute",
      text: "Ein neuer Tag hat begonnen, oder die Aufgabe wurde in einem anderen Fenster getauscht.",
    },
    already_swapped: {
      title: "Ein Tausch am Tag",
      text: "Du hast heute schon getauscht. Morgen geht es wieder.",
    },
  },
  failed: "Das hat nicht geklappt",
  moreCoins: {
    title: "Mehr Münzen?",
    text: (coins) =>
      plural(coins, {
        one: "Drei kleine Aufgaben am Tag bringen dir bis zu # Münze.",
        other: "Drei kleine Aufgaben am Tag bringen dir bis zu # Münzen.",
      }),
  },
};

const TITLES: Record<TaskId, string> = {
  say_hi: "Sag Hallo",
  give_three_pets: "Streichle 3-mal",
  visit_universe: "Besuche das Universum",
  send_five_messages: "Schick 5 Nachrichten",
  ask_a_question: "Stell Luli eine Frage",
  chat_with_another: "Chatte mit einer anderen Variante",
  message_a_friend: "Schreib einem lieben Menschen",
  walk_ten_minutes: "Geh 10 Minuten spazieren",
  tidy_one_thing: "Räum eine Sache auf",
  three_good_things: "Schreib drei gute Dinge auf",
};

export const tasks: WordsOf<"tasks"> = { title: (id) => TITLES[id] };
