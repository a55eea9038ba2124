import type { WordsOf } from "../../catalog.ts";

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `O diário de ${puppy}`,
  nothing: "A primeira página chega depois de um dia de conversa.",
  earlier: "Dias anteriores",
  how: "Escrito por IA a partir do que você contou. O que Luli deve esquecer some daqui também.",
};
