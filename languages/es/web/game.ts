import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { VariantId } from "../../../shared/contracts/me.ts";
import type { MoodText } from "../../../web/features/game/puppy/moods.ts";
import { byId } from "../../../web/lib/by-id.ts";
import { formatList, formatNumber } from "../../../web/lib/format.ts";
import type { VariantText } from "../../../web/lib/words/variant-words.ts";
import type { WordsOf } from "../../catalog.ts";

export const achievement: WordsOf<"achievement"> = {
  title: "Logros",
  loading: "Cargando tus logros",
  count: (unlocked, total) => `${unlocked} de ${total} conseguidos`,
  locked: "Por conseguir",
  wonLast: "Últimos conseguidos",
  next: (name) => `Siguiente: ${name}`,
  all: "Los has conseguido todos. A Luli se le acabaron las medallas.",
  seeAll: (total) => `Ver los ${total}`,
};

const TEXTS: Record<AchievementId, { name: string; deed: string }> = {
  first_woof: { name: "Primer guau", deed: "Por enviar tu primer mensaje" },
  name_tag: { name: "Plaquita", deed: "Por decirle a Luli tu nombre" },
  gentle_hands: { name: "Manos suaves", deed: "Por la primera caricia" },
  chatterpup: { name: "Cachorro charlatán", deed: "Por enviar 100 mensajes" },
  storyteller: { name: "Cuenta\u00ADcuentos", deed: "Por enviar 1.000 mensajes" },
  cuddle_expert: { name: "Expe\u00ADriencia en mimos", deed: "Por acariciar a Luli 100 veces" },
  cloud_of_fluff: { name: "Nube de algodón", deed: "Por acariciar a Luli 1.000 veces" },
  growing_up: { name: "Cómo crece", deed: "Por llegar al nivel 5" },
  brave_heart: { name: "Corazón valiente", deed: "Por llegar al nivel 10" },
  life_of_the_party: { name: "Alma de la fiesta", deed: "Por llegar al nivel 15" },
  universe_explorer: { name: "Viaje por el universo", deed: "Por charlar con 3 Lulis diferentes" },
  week_of_wags: { name: "Semana de colita feliz", deed: "Por una racha de 7 días" },
  month_of_moments: { name: "Mes de momentos", deed: "Por una racha de 30 días" },
  tail_wagger: { name: "Colita alegre", deed: "Por terminar 10 tareas" },
  pack_helper: { name: "Ayuda de la manada", deed: "Por terminar 100 tareas" },
  dressed_to_impress: { name: "De punta en blanco", deed: "Por comprar un atuendo" },
  fashion_week: { name: "Semana de la moda", deed: "Por tener corona, collar y pañuelo" },
  memory_keeper: { name: "Baúl de recuerdos", deed: "Por darle a Luli 10 cosas que recordar" },
  welcome_home: { name: "Bienvenida a casa", deed: "Por volver después de una semana o más" },
};

export const achievements: WordsOf<"achievements"> = {
  name: (id) => TEXTS[id].name,
  deed: (id) => TEXTS[id].deed,
};

const NAMES: Record<OutfitId, string> = {
  royal_crown: "Corona real",
  sparkle_collar: "Collar brillante",
  love_bandana: "Pañuelo del amor",
  flower_wreath: "Corona de flores",
  round_glasses: "Gafas redondas",
  cozy_scarf: "Bufanda calentita",
  starry_cape: "Capa estrellada",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };

const MOODS: Record<MoodText, string> = {
  "Happy & Playful": "Alegría y juegos",
  "Calm & Cozy": "Calma y calorcito",
  "Excited & Zoomy": "Emoción y carreras",
  "Sleepy & Snuggly": "Sueño y mimos",
  "Gentle & Caring": "Dulzura y cariño",
  "Proud & Sparkly": "Orgullo y brillo",
  "Bouncy & Giggly": "Saltos y risitas",
  "Dreamy & Cozy": "Sueños y calorcito",
  "Brave & Ready": "Valor y energía",
  "Festive & Sparkly": "Fiesta y brillo",
  "Elegant & Gracious": "Elegancia y gracia",
};

const mood = (text: string): string => byId(MOODS, text, text);

export const puppy: WordsOf<"puppy"> = {
  luli: "Luli, cachorrito de bichón frisé",
  kind: "Cachorro IA",
  mood,
  feeling: (told) => {
    const text = mood(told);
    return text.toLowerCase();
  },
  asleep: "durmiendo",
  told: (name, how, worn) =>
    [name, how, ...(worn.length > 0 ? [`con ${formatList(worn)}`] : [])].join(", "),
  level: (level) => `Nivel ${level}`,
  xp: (xp) => `${formatNumber(xp)} XP`,
  toLevel: (xp, level) => `${formatNumber(xp)} XP para el nivel ${level}`,
  topLevel: "Nivel máximo",
  bar: "XP",
  pet: "Acariciar",
  lovesThat: (name) => `A ${name} le encanta`,
};

export const universe: WordsOf<"universe"> = {
  title: "Universo",
  heading: "El universo de Luli",
  lead: "Seis caras de un cachorrito muy bueno. Charla, gana XP y conócelas todas.",
  stats: {
    unlocked: "Disponibles",
    xp: "XP en total",
    variants: "Variantes en total",
    love: "Amor dado",
  },
  level: (level) => `Nivel ${level}`,
  xpOf: (xp, max) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name) => `Niveles hasta ${name}`,
  xpBar: (name) => `XP de ${name}`,
  locked: (words) => `Bloqueado: ${words}`,
  asleep: "Duerme desde que terminó Premium.",
  asleepWaiting: (level, xp) =>
    `Duerme desde que terminó Premium. El nivel ${level} y los ${xp} XP siguen guardados.`,
  napping: (name) => `${name} en plena siesta`,
  withYou: "Ahora contigo",
  choose: (name) => `Elegir a ${name}`,
  coming: "Ya viene…",
  chosen: (name) => `${name} está contigo`,
  upgrade: "Pasar a Premium",
  upsell: {
    title: "Conoce hoy a toda la manada",
    variants: "Acceso inmediato a Hero, Party y Royal",
    boost: "El doble de XP",
    outfits: "Atuendos y voces",
    priority: "Respuestas con prioridad",
    action: "Pasar a Premium – $20 al mes",
  },
  failures: { locked: "Aún duerme", other: "Eso no funcionó" },
};

const VARIANT_TEXTS: Record<VariantId, VariantText> = {
  original: {
    title: "Luli Original",
    description: "Con Luli empezó todo. Siempre llega antes que nadie a la puerta.",
    traits: ["Amistad", "Ingenio", "Juego"],
    locked: "",
  },
  baby: {
    title: "Bebé Luli",
    description: "Puras patitas y ningún plan. Persigue su propia cola y casi siempre gana.",
    traits: ["Energía", "Curiosidad", "Saltos"],
    locked: "",
  },
  sleepy: {
    title: "Luli de los Sueños",
    description: "Voz suave. Búscala bajo una manta.",
    traits: ["Ternura", "Calma", "Calorcito"],
    locked: "",
  },
  hero: {
    title: "Luli Valiente",
    description: "Capa pequeña. Corazón enorme.",
    traits: [],
    locked: "Se abre en el nivel 10",
  },
  party: {
    title: "Luli de Fiesta",
    description: "Cualquier día puede ser un cumpleaños si ladras bien fuerte.",
    traits: [],
    locked: "Se abre en el nivel 15",
  },
  royal: {
    title: "Luli de Gala",
    description: "Saluda con una patita. Duerme sobre terciopelo.",
    traits: [],
    locked: "Solo con Premium",
  },
};

export const variants: WordsOf<"variants"> = { about: (id) => VARIANT_TEXTS[id] };
