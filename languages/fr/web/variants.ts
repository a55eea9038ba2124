import type { VariantId } from "../../../shared/contracts/me.ts";
import type { VariantText } from "../../../web/lib/words/variant-words.ts";
import type { WordsOf } from "../../catalog.ts";

const TEXTS: Record<VariantId, VariantText> = {
  original: {
    title: "Luli d’origine",
    description: "C’est par là que tout a commencé. Toujours en premier à la porte.",
    traits: ["Amitié", "Malice", "Jeu"],
    locked: "",
  },
  baby: {
    title: "Bébé Luli",
    description: "Rien que des pattes, pas de plan. Court après sa queue et gagne souvent.",
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

export const variants: WordsOf<"variants"> = { about: (id) => TEXTS[id] };
