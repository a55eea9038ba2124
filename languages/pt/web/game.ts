import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { VariantId } from "../../../shared/contracts/me.ts";
import type { MoodText } from "../../../web/features/game/puppy/moods.ts";
import { byId } from "../../../web/lib/by-id.ts";
import { formatList, formatNumber } from "../../../web/lib/format.ts";
import type { VariantText } from "../../../web/lib/words/variant-words.ts";
import type { WordsOf } from "../../catalog.ts";

export const achievement: WordsOf<"achievement"> = {
  title: "Conquistas",
  loading: "Carregando suas conquistas",
  count: (unlocked, total) => `${unlocked} de ${total} desbloqueadas`,
  locked: "Bloqueada",
  wonLast: "Últimas desbloqueadas",
  next: (name) => `A seguir: ${name}`,
  all: "Você desbloqueou todas. As medalhas de Luli acabaram.",
  seeAll: (total) => `Ver as ${total}`,
};

const TEXTS: Record<AchievementId, { name: string; deed: string }> = {
  first_woof: { name: "Primeiro au au", deed: "Por enviar sua primeira mensagem" },
  name_tag: { name: "Plaquinha", deed: "Por dizer seu nome a Luli" },
  gentle_hands: { name: "Mãos gentis", deed: "Pelo primeiro carinho" },
  chatterpup: { name: "Filhote tagarela", deed: "Por enviar 100 mensagens" },
  storyteller: { name: "Mil histórias", deed: "Por enviar 1.000 mensagens" },
  cuddle_expert: { name: "Mestria em chamego", deed: "Por fazer 100 carinhos em Luli" },
  cloud_of_fluff: { name: "Nuvem de pelo", deed: "Por fazer 1.000 carinhos em Luli" },
  growing_up: { name: "Crescendo", deed: "Por chegar ao nível 5" },
  brave_heart: { name: "Coração valente", deed: "Por chegar ao nível 10" },
  life_of_the_party: { name: "Alma da festa", deed: "Por chegar ao nível 15" },
  universe_explorer: { name: "Viagem pelo universo", deed: "Por conversar com 3 Lulis diferentes" },
  week_of_wags: { name: "Semana de rabinho feliz", deed: "Por uma sequência de 7 dias" },
  month_of_moments: { name: "Mês de momentos", deed: "Por uma sequência de 30 dias" },
  tail_wagger: { name: "Rabinho alegre", deed: "Por concluir 10 tarefas" },
  pack_helper: { name: "Ajuda da matilha", deed: "Por concluir 100 tarefas" },
  dressed_to_impress: { name: "No maior estilo", deed: "Por comprar um look" },
  fashion_week: { name: "Semana de moda", deed: "Por ter coroa, coleira e bandana" },
  memory_keeper: { name: "Baú de memórias", deed: "Por dar a Luli 10 coisas para lembrar" },
  welcome_home: { name: "De volta ao lar", deed: "Por voltar depois de uma semana ou mais" },
};

export const achievements: WordsOf<"achievements"> = {
  name: (id) => TEXTS[id].name,
  deed: (id) => TEXTS[id].deed,
};

const NAMES: Record<OutfitId, string> = {
  royal_crown: "Coroa real",
  sparkle_collar: "Coleira brilhante",
  love_bandana: "Bandana do amor",
  flower_wreath: "Coroa de flores",
  round_glasses: "Óculos redondos",
  cozy_scarf: "Cachecol quentinho",
  starry_cape: "Capa estrelada",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };

const MOODS: Record<MoodText, string> = {
  "Happy & Playful": "Alegria e brincadeira",
  "Calm & Cozy": "Calma e aconchego",
  "Excited & Zoomy": "Empolgação e correria",
  "Sleepy & Snuggly": "Sono e chamego",
  "Gentle & Caring": "Carinho e cuidado",
  "Proud & Sparkly": "Orgulho e brilho",
  "Bouncy & Giggly": "Pulos e risadinhas",
  "Dreamy & Cozy": "Sonhos e aconchego",
  "Brave & Ready": "Coragem e energia",
  "Festive & Sparkly": "Festa e brilho",
  "Elegant & Gracious": "Elegância e graça",
};

const mood = (text: string): string => byId(MOODS, text, text);

export const puppy: WordsOf<"puppy"> = {
  luli: "Luli, filhote de bichon frisé",
  kind: "Filhote IA",
  mood,
  feeling: (told) => {
    const text = mood(told);
    return text.toLowerCase();
  },
  asleep: "dormindo",
  told: (name, how, worn) =>
    [name, how, ...(worn.length > 0 ? [`com ${formatList(worn)}`] : [])].join(", "),
  level: (level) => `Nível ${level}`,
  xp: (xp) => `${formatNumber(xp)} XP`,
  toLevel: (xp, level) => `${formatNumber(xp)} XP para o nível ${level}`,
  topLevel: "Nível máximo",
  bar: "XP",
  pet: "Fazer carinho",
  lovesThat: (name) => `${name} adora isso`,
};

export const universe: WordsOf<"universe"> = {
  title: "Universo",
  heading: "O universo de Luli",
  lead: "Seis lados de um filhote muito bonzinho. Converse, ganhe XP e conheça todos.",
  stats: {
    unlocked: "Desbloqueadas",
    xp: "XP no total",
    variants: "Variantes no total",
    love: "Amor dado",
  },
  level: (level) => `Nível ${level}`,
  xpOf: (xp, max) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name) => `Níveis até ${name}`,
  xpBar: (name) => `XP de ${name}`,
  locked: (words) => `Bloqueado: ${words}`,
  asleep: "Dorme desde que o Premium acabou.",
  asleepWaiting: (level, xp) =>
    `Dorme desde que o Premium acabou. O nível ${level} e os ${xp} XP continuam guardados.`,
  napping: (name) => `${name} tirando uma soneca`,
  withYou: "Agora com você",
  choose: (name) => `Escolher ${name}`,
  coming: "Chegando…",
  chosen: (name) => `${name} está com você`,
  upgrade: "Mudar para o Premium",
  upsell: {
    title: "Conheça a matilha inteira hoje",
    variants: "Acesso imediato a Hero, Party e Royal",
    boost: "O dobro de XP",
    outfits: "Looks e vozes",
    priority: "Respostas com prioridade",
    action: "Mudar para o Premium – $20/mês",
  },
  failures: { locked: "Ainda dorme", other: "Isso não funcionou" },
};

const VARIANT_TEXTS: Record<VariantId, VariantText> = {
  original: {
    title: "Luli Original",
    description: "Foi com Luli que tudo começou. Sempre chega primeiro à porta.",
    traits: ["Amizade", "Esperteza", "Brincadeira"],
    locked: "",
  },
  baby: {
    title: "Bebê Luli",
    description: "Só patinhas, nenhum plano. Corre atrás do próprio rabo e quase sempre ganha.",
    traits: ["Energia", "Curiosidade", "Pulos"],
    locked: "",
  },
  sleepy: {
    title: "Luli dos Sonhos",
    description: "Voz suave. Procure debaixo do cobertor.",
    traits: ["Ternura", "Calma", "Aconchego"],
    locked: "",
  },
  hero: {
    title: "Luli Coragem",
    description: "Capa pequena. Coração enorme.",
    traits: [],
    locked: "Abre no nível 10",
  },
  party: {
    title: "Luli em Festa",
    description: "Todo dia pode ser aniversário se você latir bem alto.",
    traits: [],
    locked: "Abre no nível 15",
  },
  royal: {
    title: "Luli de Gala",
    description: "Acena com uma patinha. Cochila no veludo.",
    traits: [],
    locked: "Só com Premium",
  },
};

export const variants: WordsOf<"variants"> = { about: (id) => VARIANT_TEXTS[id] };
