import type { WordsOf } from "../../catalog.ts";

export const legal: WordsOf<"legal"> = {
  contents: "Contenido",
  updated: "Última actualización: enero de 2025",
  governs: "Esto es una traducción. El texto que vale es el inglés.",
  end: "¡Lo has leído todo!",
  puppy: "Luli con sueño",
};
