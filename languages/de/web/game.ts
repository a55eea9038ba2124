import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { VariantId } from "../../../shared/contracts/me.ts";
import type { MoodText } from "../../../web/features/game/puppy/moods.ts";
import { byId } from "../../../web/lib/by-id.ts";
import { formatList, formatNumber } from "../../../web/lib/format.ts";
import type { VariantText } from "../../../web/lib/words/variant-words.ts";
import type { WordsOf } from "../../catalog.ts";

export const achievement: WordsOf<"achievement"> = {
  title: "Erfolge",
  loading: "Deine Erfolge werden geladen",
  count: (unlocked, total) => `${unlocked} von ${total} erreicht`,
  locked: "Noch offen",
  wonLast: "Zuletzt erreicht",
  next: (name) => `Als Nächstes: ${name}`,
  all: "Du hast alle erreicht. Luli gehen die Medaillen aus.",
  seeAll: (total) => `Alle ${total} ansehen`,
};

const TEXTS: Record<AchievementId, { name: string; deed: string }> = {
  first_woof: { name: "Erstes Wuff", deed: "Für deine erste Nachricht" },
  name_tag: { name: "Namens\u00ADschild", deed: "Dafür, dass Luli deinen Namen kennt" },
  gentle_hands: { name: "Sanfte Hände", deed: "Für das erste Streicheln" },
  chatterpup: { name: "Plauder\u00ADwelpe", deed: "Für 100 Nachrichten" },
  storyteller: { name: "Geschich\u00ADten\u00ADfreund", deed: "Für 1.000 Nachrichten" },
  cuddle_expert: { name: "Kuschel\u00ADprofi", deed: "Für 100-mal Streicheln" },
  cloud_of_fluff: { name: "Flausch\u00ADwolke", deed: "Für 1.000-mal Streicheln" },
  growing_up: { name: "Groß geworden", deed: "Für Level 5" },
  brave_heart: { name: "Mutiges Herz", deed: "Für Level 10" },
  life_of_the_party: { name: "Partylöwe", deed: "Für Level 15" },
  universe_explorer: { name: "Welten\u00ADbummler", deed: "Für Chats mit 3 verschiedenen Lulis" },
  week_of_wags: { name: "Woche voller Wedeln", deed: "Für eine Serie von 7 Tagen" },
  month_of_moments: { name: "Monat voller Momente", deed: "Für eine Serie von 30 Tagen" },
  tail_wagger: { name: "Schwanz\u00ADwedler", deed: "Für 10 geschaffte Aufgaben" },
  pack_helper: { name: "Rudelhilfe", deed: "Für 100 geschaffte Aufgaben" },
  dressed_to_impress: { name: "Schick gemacht", deed: "Für das erste Outfit" },
  fashion_week: { name: "Mode\u00ADwoche", deed: "Für Krone, Halsband und Tuch" },
  memory_keeper: { name: "Schatz\u00ADkiste", deed: "Für 10 Dinge, die Luli sich merkt" },
  welcome_home: {
    name: "Will\u00ADkommen daheim",
    deed: "Für die Rückkehr nach einer Woche oder mehr",
  },
};

export const achievements: WordsOf<"achievements"> = {
  name: (id) => TEXTS[id].name,
  deed: (id) => TEXTS[id].deed,
};

const NAMES: Record<OutfitId, string> = {
  royal_crown: "Königskrone",
  sparkle_collar: "Glitzerhalsband",
  love_bandana: "Herzchentuch",
  flower_wreath: "Blumenkranz",
  round_glasses: "Nickelbrille",
  cozy_scarf: "Kuschelschal",
  starry_cape: "Sternenumhang",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };

const MOODS: Record<MoodText, string> = {
  "Happy & Playful": "Fröhlich & verspielt",
  "Calm & Cozy": "Ruhig & gemütlich",
  "Excited & Zoomy": "Aufgeregt & wuselig",
  "Sleepy & Snuggly": "Müde & kuschelig",
  "Gentle & Caring": "Sanft & fürsorglich",
  "Proud & Sparkly": "Stolz & funkelnd",
  "Bouncy & Giggly": "Quirlig & kichernd",
  "Dreamy & Cozy": "Verträumt & gemütlich",
  "Brave & Ready": "Mutig & bereit",
  "Festive & Sparkly": "Festlich & funkelnd",
  "Elegant & Gracious": "Elegant & anmutig",
};

const mood = (text: string): string => byId(MOODS, text, text);

export const puppy: WordsOf<"puppy"> = {
  luli: "Luli, der Bichon-Frisé-Welpe",
  kind: "KI-Welpe",
  mood,
  feeling: (told) => {
    const text = mood(told);
    return text.charAt(0).toLowerCase() + text.slice(1).replace(" & ", " und ");
  },
  asleep: "schlafend",
  told: (name, how, worn) =>
    [name, how, ...(worn.length > 0 ? [`mit ${formatList(worn)}`] : [])].join(", "),
  level: (level) => `Level ${level}`,
  xp: (xp) => `${formatNumber(xp)} XP`,
  toLevel: (xp, level) => `${formatNumber(xp)} XP bis Level ${level}`,
  topLevel: "Höchstes Level",
  bar: "XP",
  pet: "Streicheln",
  lovesThat: (name) => `${name} findet das toll`,
};

export const universe: WordsOf<"universe"> = {
  title: "Universum",
  heading: "Lulis Universum",
  lead: "Sechs Seiten eines sehr braven Welpen. Chatte, sammle XP und lerne alle kennen.",
  stats: {
    unlocked: "Freigeschaltet",
    xp: "XP insgesamt",
    variants: "Varianten insgesamt",
    love: "Verschenkte Liebe",
  },
  level: (level) => `Level ${level}`,
  xpOf: (xp, max) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name) => `Level bis ${name}`,
  xpBar: (name) => `XP von ${name}`,
  locked: (words) => `Gesperrt: ${words}`,
  asleep: "Schläft, seit Premium zu Ende ist.",
  asleepWaiting: (level, xp) =>
    `Schläft, seit Premium zu Ende ist. Level ${level} und ${xp} XP bleiben gespeichert.`,
  napping: (name) => `${name} macht ein Nickerchen`,
  withYou: "Jetzt bei dir",
  choose: (name) => `${name} wählen`,
  coming: "Kommt schon …",
  chosen: (name) => `${name} ist jetzt bei dir`,
  upgrade: "Zu Premium wechseln",
  upsell: {
    title: "Triff heute das ganze Rudel",
    variants: "Sofort Zugang zu Hero, Party und Royal",
    boost: "Doppelte XP",
    outfits: "Outfits und Stimmen",
    priority: "Antworten mit Vorrang",
    action: "Zu Premium wechseln – $20/Monat",
  },
  failures: { locked: "Schläft noch", other: "Das hat nicht geklappt" },
};

const VARIANT_TEXTS: Record<VariantId, VariantText> = {
  original: {
    title: "Original-Luli",
    description: "Mit Luli fing alles an. Immer zuerst an der Tür.",
    traits: ["Freundlich", "Schlau", "Verspielt"],
    locked: "",
  },
  baby: {
    title: "Baby-Luli",
    description: "Nichts als Pfoten und kein Plan. Jagt den eigenen Schwanz und gewinnt meistens.",
    traits: ["Voller Energie", "Neugierig", "Quirlig"],
    locked: "",
  },
  sleepy: {
    title: "Traum-Luli",
    description: "Spricht leise. Am besten unter einer Decke zu finden.",
    traits: ["Sanft", "Ruhig", "Gemütlich"],
    locked: "",
  },
  hero: {
    title: "Mut-Luli",
    description: "Kleines Cape. Riesiges Herz.",
    traits: [],
    locked: "Ab Level 10 frei",
  },
  party: {
    title: "Party-Luli",
    description: "Jeder Tag kann ein Geburtstag sein, wenn man laut genug bellt.",
    traits: [],
    locked: "Ab Level 15 frei",
  },
  royal: {
    title: "Gala-Luli",
    description: "Winkt mit einer Pfote. Schläft auf Samt.",
    traits: [],
    locked: "Nur mit Premium",
  },
};

export const variants: WordsOf<"variants"> = { about: (id) => VARIANT_TEXTS[id] };
