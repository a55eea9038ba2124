import type { TaskId } from "../../../shared/contracts/game/task.ts";
import { formatList, plural, formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const rewards: WordsOf<"rewards"> = {
  unlocks: (names) => {
    const who = formatList(names);
    return {
      title: plural(names.length, { one: `${who} est là !`, other: `${who} sont là !` }),
      text: "Dis bonjour dans l’univers.",
      line: plural(names.length, { one: `${who} est là.`, other: `${who} sont là.` }),
    };
  },
  level: (name, level) => ({
    title: `${name} passe au niveau ${level} !`,
    text: "Tout ce temps ensemble, ça paie.",
    line: `${name} passe au niveau ${level}.`,
  }),
  achievement: (name, deed) => ({
    title: `Nouveau succès : ${name}`,
    text: `${deed}.`,
    line: `Nouveau succès : ${name}.`,
  }),
  achievements: (names) => {
    const list = formatList(names);
    return {
      title: plural(names.length, { one: "# nouveau succès", other: "# nouveaux succès" }),
      text: `${list}.`,
      line: `Nouveaux succès : ${list}.`,
    };
  },
  allTasks: {
    title: "Les trois missions sont faites !",
    text: "Belle journée. Luli n’en revient pas.",
    line: "Les trois missions sont faites.",
  },
  streakBack: (days) => {
    const inARow = plural(days, { one: "# jour d’affilée", other: "# jours d’affilée" });
    return {
      title: "Ta série est de retour !",
      text: `${inARow}, comme si de rien n’était.`,
      line: `Ta série est de retour : ${inARow}.`,
    };
  },
  streakPrize: (days) => {
    const inARow = plural(days, { one: "# jour d’affilée", other: "# jours d’affilée" });
    return {
      title: `${inARow} !`,
      text: "Luli a remué la queue pour chacun.",
      line: `${inARow}.`,
    };
  },
  streakKept: (freezes) => ({
    title: "Ta série est sauve",
    text: plural(freezes, {
      one: "Un gel a couvert ton jour d’absence.",
      other: "# gels ont couvert tes jours d’absence.",
    }),
    line: plural(freezes, {
      one: "Un gel a sauvé ta série.",
      other: "# gels ont sauvé ta série.",
    }),
  }),
  tasks: (titles) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, {
        one: `Mission faite : ${list}`,
        other: `Missions faites : ${list}`,
      }),
      text: "Récupère ta récompense dans les missions du jour.",
      line: plural(titles.length, {
        one: `Mission faite : ${list}.`,
        other: `Missions faites : ${list}.`,
      }),
    };
  },
  together: (lines) => lines.join(" "),
};

export const store: WordsOf<"store"> = {
  title: "Boutique",
  lead: "Sept façons d’avoir encore plus fière allure. Luli a tout essayé.",
  seeLedger: "Voir d’où elles viennent",
  mirror: {
    empty: "Choisis quelque chose à essayer",
    wearing: (outfit) => `Luli porte : ${outfit}`,
    tryingOn: (outfit) => `À l’essai : ${outfit}`,
    puppyIn: (puppy, outfit) => `${puppy} avec ${outfit}`,
  },
  slots: { hat: "Tête", face: "Visage", neck: "Cou", back: "Dos" },
  wardrobe: {
    title: "Garde-robe",
    none: "encore rien",
    nothing: "rien",
    change: (slot, outfit) => `${slot} : ${outfit}. Changer`,
  },
  newer: "Nouveau dans la garde-robe",
  opensAt: (level) => `Dès le niveau ${level}`,
  tryOn: "Essayer",
  buy: "Acheter",
  need: (coins) => `Encore ${formatNumber(coins)}`,
  wear: "Mettre",
  takeOff: "Enlever",
  about: {
    tryOn: (outfit) => `(${outfit})`,
    buy: (item) => item,
    need: (outfit) => `(${outfit})`,
    dress: (outfit) => `(${outfit})`,
  },
  isWorn: "Sur Luli",
  isOwned: "À toi",
  busy: { buying: "Achat…", dressing: "On enfile…", folding: "On plie…" },
  bought: {
    title: (item) => `${item} : c’est à toi !`,
    outfit: "Luli le porte déjà.",
    undo: "Annuler",
    freeze: "Il est prêt si tu manques un jour.",
  },
  more: "Autres articles",
  freeze: {
    name: "Gel de série",
    text: "Un jour manqué ? Tu gardes ta série. Il s’utilise automatiquement.",
    have: (count, max) => `Tu en as ${count} sur ${max}`,
    full: "Réserve pleine",
  },
  failures: {
    already_owned: "Déjà à toi",
    outfit_locked: "Ton niveau est trop bas",
    not_enough_coins: "Pas assez de pièces",
    freezes_full: "Plus de place",
    not_owned: "Pas encore à toi",
    other: "Ça n’a pas marché",
  },
  ledger: {
    title: "Tes pièces",
    lead: (coins) =>
      plural(coins, {
        one: "# pièce, gagnée ensemble. Les pièces ne s’achètent pas.",
        other: "# pièces, gagnées ensemble. Les pièces ne s’achètent pas.",
      }),
    loading: "Chargement de tes pièces",
    none: "Aucune pièce gagnée ni dépensée.",
    more: "Voir plus",
    loadingMore: "Chargement…",
    failed: "Le chargement de l’historique a échoué.",
    begun: "C’est là que tout a commencé.",
    entries: {
      gift: "Cadeau de bienvenue",
      visit: "Visite du jour",
      easy: "Mission facile",
      medium: "Mission moyenne",
      hard: "Mission difficile",
      task: "Mission",
      tasks: "Les trois missions",
      level: (level) => `Niveau ${level}`,
      levelOf: (level, puppy) => `Niveau ${level}, ${puppy}`,
      streak: (days) => `Série de ${days} jours`,
      achievement: "Succès",
      purchase: "Achat",
      other: "Pièces",
    },
  },
};

export const task: WordsOf<"task"> = {
  title: "Missions du jour",
  lead: "De nouvelles arrivent à 3 h du matin.",
  loading: "Chargement de tes missions",
  view: "Voir les missions",
  difficulties: { easy: "Facile", medium: "Moyen", hard: "Difficile" },
  xp: (xp) => `${formatNumber(xp)} XP`,
  done: "Fait",
  hint: "Hors écran. Luli te croit sur parole.",
  confirm: "C’est fait",
  claim: "Récupérer",
  claiming: "Récupération…",
  pet: "Caresser",
  go: { "/chat": "Aller discuter", "/universe": "Aller dans l’univers" },
  about: (title) => `: ${title}`,
  swap: "Échanger",
  swapping: "Échange…",
  swapAbout: (title) => `« ${title} »`,
  canSwap: "L’une ne te dit rien ? Tu peux échanger une mission par jour.",
  hasSwapped: "Échange du jour utilisé. Tu pourras recommencer demain.",
  doneOf: (done, total) => `${done} sur ${total} faites`,
  allThree: "Les trois",
  claimed: (xp, coins) => `C’est fait. ${xp} XP et ${coins} pièces sont à toi.`,
  refusals: {
    task_not_done: {
      title: "Presque",
      text: "Cette mission n’est pas encore faite. Luli te garde la récompense.",
    },
    already_claimed: {
      title: "Déjà récupérée",
      text: "Tu as déjà cette récompense, peut-être depuis une autre fenêtre.",
    },
    not_todays_task: {
      title: "Voici les missions du jour",
      text: "Un nouveau jour a commencé, ou la mission a été échangée dans une autre fenêtre.",
    },
    already_swapped: {
      title: "Un échange par jour",
      text: "Échange du jour utilisé. Tu pourras recommencer demain.",
    },
  },
  failed: "Ça n’a pas marché",
  moreCoins: {
    title: "Besoin de pièces ?",
    text: (coins) =>
      plural(coins, {
        one: "Trois petites missions par jour te rapportent jusqu’à # pièce.",
        other: "Trois petites missions par jour te rapportent jusqu’à # pièces.",
      }),
  },
};

const TITLES: Record<TaskId, string> = {
  say_hi: "Dis bonjour",
  give_three_pets: "Fais 3 caresses",
  visit_universe: "Va voir l’univers",
  send_five_messages: "Envoie 5 messages",
  ask_a_question: "Pose une question à Luli",
  chat_with_another: "Discute avec une autre variante",
  message_a_friend: "Écris à quelqu’un que tu aimes",
  walk_ten_minutes: "Marche 10 minutes",
  tidy_one_thing: "Range une chose",
  three_good_things: "Note trois bonnes choses",
};

export const tasks: WordsOf<"tasks"> = { title: (id) => TITLES[id] };
