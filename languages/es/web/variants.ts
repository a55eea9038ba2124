import type { VariantId } from "../../../shared/contracts/me.ts";
import type { VariantText } from "../../../web/lib/words/variant-words.ts";
import type { WordsOf } from "../../catalog.ts";

const TEXTS: Record<VariantId, VariantText> = {
  original: {
    title: "Luli Original",
    description: "Con Luli empezó todo. Siempre llega antes que nadie a la puerta.",
    traits: ["Amistad", "Ingenio", "Juego"],
    locked: "",
  },
  baby: {
    title: "Bebé Luli",
    description: "Muchas patitas y ningún plan. Persigue su propia cola y casi siempre gana.",
    traits: ["Energía", "Curiosidad", "Saltos"],
    locked: "",
  },
  sleepy: {
    title: "Luli de los Sueños",
    description: "Voz suave, y mejor todavía bajo una manta.",
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

export const variants: WordsOf<"variants"> = { about: (id) => TEXTS[id] };
