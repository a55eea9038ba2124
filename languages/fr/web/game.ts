import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { VariantId } from "../../../shared/contracts/me.ts";
import type { MoodText } from "../../../web/features/game/puppy/moods.ts";
import { byId } from "../../../web/lib/by-id.ts";
import { formatList, formatNumber } from "../../../web/lib/format.ts";
import type { VariantText } from "../../../web/lib/words/variant-words.ts";
import type { WordsOf } from "../../catalog.ts";

export const achievement: WordsOf<"achievement"> = {
  title: "Succès",
  loading: "Chargement de tes succès",
  count: (unlocked, total) => `${unlocked} débloqués sur ${total}`,
  locked: "À débloquer",
  wonLast: "Derniers débloqués",
  next: (name) => `Prochain : ${name}`,
  all: "Tu les as tous débloqués. Luli n’a plus de médailles.",
  seeAll: (total) => `Voir les ${total}`,
};

const TEXTS: Record<AchievementId, { name: string; deed: string }> = {
  first_woof: { name: "Premier ouaf", deed: "Pour ton premier message" },
  name_tag: { name: "Médaillon", deed: "Pour avoir dit ton nom à Luli" },
  gentle_hands: { name: "Mains douces", deed: "Pour la première caresse" },
  chatterpup: { name: "Chiot bavard", deed: "Pour 100 messages" },
  storyteller: { name: "Mille histoires", deed: "Pour 1 000 messages" },
  cuddle_expert: { name: "As du câlin", deed: "Pour 100 caresses" },
  cloud_of_fluff: { name: "Nuage de poils", deed: "Pour 1 000 caresses" },
  growing_up: { name: "Déjà grand", deed: "Pour le niveau 5" },
  brave_heart: { name: "Cœur vaillant", deed: "Pour le niveau 10" },
  life_of_the_party: { name: "Âme de la fête", deed: "Pour le niveau 15" },
  universe_explorer: { name: "Tour de l’univers", deed: "Pour avoir discuté avec 3 Luli" },
  week_of_wags: { name: "Semaine qui frétille", deed: "Pour une série de 7 jours" },
  month_of_moments: { name: "Mois de moments", deed: "Pour une série de 30 jours" },
  tail_wagger: { name: "Queue fré\u00ADtillante", deed: "Pour 10 missions faites" },
  pack_helper: { name: "Esprit de meute", deed: "Pour 100 missions faites" },
  dressed_to_impress: { name: "Sur son trente et un", deed: "Pour une première tenue" },
  fashion_week: { name: "Semaine de la mode", deed: "Pour la couronne, le collier et le bandana" },
  memory_keeper: { name: "Boîte à souvenirs", deed: "Pour 10 choses que Luli retient" },
  welcome_home: { name: "Bon retour", deed: "Pour un retour après une semaine ou plus" },
};

export const achievements: WordsOf<"achievements"> = {
  name: (id) => TEXTS[id].name,
  deed: (id) => TEXTS[id].deed,
};

const NAMES: Record<OutfitId, string> = {
  royal_crown: "Couronne royale",
  sparkle_collar: "Collier étincelant",
  love_bandana: "Bandana tendresse",
  flower_wreath: "Couronne de fleurs",
  round_glasses: "Lunettes rondes",
  cozy_scarf: "Écharpe douillette",
  starry_cape: "Cape étoilée",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };

const MOODS: Record<MoodText, string> = {
  "Happy & Playful": "Joie & jeux",
  "Calm & Cozy": "Calme & douceur",
  "Excited & Zoomy": "Enthousiasme & galipettes",
  "Sleepy & Snuggly": "Sommeil & câlins",
  "Gentle & Caring": "Douceur & tendresse",
  "Proud & Sparkly": "Fierté & paillettes",
  "Bouncy & Giggly": "Bonds & fous rires",
  "Dreamy & Cozy": "Rêves & douceur",
  "Brave & Ready": "Courage & élan",
  "Festive & Sparkly": "Fête & paillettes",
  "Elegant & Gracious": "Élégance & grâce",
};

const mood = (text: string): string => byId(MOODS, text, text);

export const puppy: WordsOf<"puppy"> = {
  luli: "Luli, chiot bichon frisé",
  kind: "Chiot IA",
  mood,
  feeling: (told) => {
    const text = mood(told);
    return text.toLowerCase().replace(" & ", " et ");
  },
  asleep: "en plein sommeil",
  told: (name, how, worn) =>
    [name, how, ...(worn.length > 0 ? [`avec ${formatList(worn)}`] : [])].join(", "),
  level: (level) => `Niveau ${level}`,
  xp: (xp) => `${formatNumber(xp)} XP`,
  toLevel: (xp, level) => `${formatNumber(xp)} XP avant le niveau ${level}`,
  topLevel: "Niveau maximal",
  bar: "XP",
  pet: "Caresser",
  lovesThat: (name) => `${name} adore ça`,
};

export const universe: WordsOf<"universe"> = {
  title: "Univers",
  heading: "L’univers de Luli",
  lead: "Six facettes d’un très bon chiot. Discute, gagne des XP et rencontre-les toutes.",
  stats: {
    unlocked: "Débloquées",
    xp: "XP au total",
    variants: "Variantes au total",
    love: "Amour donné",
  },
  level: (level) => `Niveau ${level}`,
  xpOf: (xp, max) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name) => `Niveaux avant ${name}`,
  xpBar: (name) => `XP de ${name}`,
  locked: (words) => `Verrouillé : ${words}`,
  asleep: "Dort depuis la fin de Premium.",
  asleepWaiting: (level, xp) =>
    `Dort depuis la fin de Premium. Le niveau ${level} et ${xp} XP sont conservés.`,
  napping: (name) => `${name} fait la sieste`,
  withYou: "Avec toi",
  choose: (name) => `Choisir ${name}`,
  coming: "En route…",
  chosen: (name) => `${name} est avec toi`,
  upgrade: "Passer à Premium",
  upsell: {
    title: "Rencontre toute la meute aujourd’hui",
    variants: "Accès immédiat à Hero, Party et Royal",
    boost: "Deux fois plus d’XP",
    outfits: "Tenues et voix",
    priority: "Réponses prioritaires",
    action: "Passer à Premium – $20/mois",
  },
  failures: { locked: "Dort encore", other: "Ça n’a pas marché" },
};

const VARIANT_TEXTS: Record<VariantId, VariantText> = {
  original: {
    title: "Luli d’origine",
    description: "C’est par là que tout a commencé. Toujours en premier à la porte.",
    traits: ["Amitié", "Malice", "Jeu"],
    locked: "",
  },
  baby: {
    title: "Bébé Luli",
    description: "Des pattes partout, aucun plan. Court après sa queue et gagne souvent.",
    traits: ["Énergie", "Curiosité", "Bonds"],
    locked: "",
  },
  sleepy: {
    title: "Luli des Rêves",
    description: "Une voix douce, à retrouver sous une couverture.",
    traits: ["Douceur", "Calme", "Cocon"],
    locked: "",
  },
  hero: {
    title: "Luli Courage",
    description: "Petite cape. Cœur immense.",
    traits: [],
    locked: "Au niveau 10",
  },
  party: {
    title: "Luli en Fête",
    description: "Chaque jour peut être un anniversaire si on aboie assez fort.",
    traits: [],
    locked: "Au niveau 15",
  },
  royal: {
    title: "Luli de Gala",
    description: "Salue d’une patte. Dort sur du velours.",
    traits: [],
    locked: "Réservé à Premium",
  },
};

export const variants: WordsOf<"variants"> = { about: (id) => VARIANT_TEXTS[id] };
