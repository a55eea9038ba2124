import type { WordsOf } from "../../catalog.ts";

export const legal: WordsOf<"legal"> = {
  contents: "Conteúdo",
  updated: "Última atualização: janeiro de 2025",
  governs: "Esta é uma tradução. O texto que vale é o inglês.",
  end: "Você leu tudo!",
  puppy: "Luli com sono",
};
