import type { WordsOf } from "../../catalog.ts";

export const voice: WordsOf<"voice"> = {
  hush: "Silêncio",
  speak: "Falar em vez de escrever",
  stop: "Parar de ouvir",
  listening: "Ouvindo...",
  elsewhere: "Seu navegador envia sua voz ao fabricante dele, que escreve o que você diz.",
  goOn: "Falar",
  leave: "Prefiro escrever",
  problem: {
    denied: "O microfone está fechado para esta página. A barra de endereço do navegador o abre.",
    silence: "Nada foi ouvido.",
    failed: "Não foi possível escrever nada. Escreva, por favor.",
  },
};
