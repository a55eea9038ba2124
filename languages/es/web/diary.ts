import type { WordsOf } from "../../catalog.ts";

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `El diario de ${puppy}`,
  nothing: "La primera página llega tras un día con charla.",
  earlier: "Días anteriores",
  how: "Escrito por IA a partir de lo que contaste. Lo que Luli deba olvidar desaparece también de aquí.",
};
