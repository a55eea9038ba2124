import type { VariantId } from "../../../shared/contracts/me.ts";
import type { VariantText } from "../../../web/lib/words/variant-words.ts";
import type { WordsOf } from "../../catalog.ts";

const TEXTS: Record<VariantId, VariantText> = {
  original: {
    title: "Luli Original",
    description: "Foi com Luli que tudo começou. Sempre chega primeiro à porta.",
    traits: ["Amizade", "Esperteza", "Brincadeira"],
    locked: "",
  },
  baby: {
    title: "Bebê Luli",
    description:
      "Muitas patinhas e nenhum plano. Corre atrás do próprio rabo e quase sempre ganha.",
    traits: ["Energia", "Curiosidade", "Pulos"],
    locked: "",
  },
  sleepy: {
    title: "Luli dos Sonhos",
    description: "Voz suave, melhor ainda debaixo de um cobertor.",
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

export const variants: WordsOf<"variants"> = { about: (id) => TEXTS[id] };
