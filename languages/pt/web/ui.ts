import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const ui: WordsOf<"ui"> = {
  close: "Fechar",
  closeMenu: "Fechar o menu",
  loading: "Carregando",
  newTab: "(abre em uma nova aba)",
  tryAgain: "Tentar de novo",
  failed: { title: "Rastro perdido", text: "Algo deu errado nesta página." },
  quoteThis: "Se você nos escrever, cite isto:",
  progress: (value, max) => `${formatNumber(value)} de ${formatNumber(max)}`,
  coins: (count) => plural(count, { one: "# moeda", other: "# moedas" }),
  coinUnit: (count) => plural(count, { one: "moeda", other: "moedas" }),
  coinsWon: (coins) => `Você ganhou ${formatNumber(coins)} moedas`,
};
