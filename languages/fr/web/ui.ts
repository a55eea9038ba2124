import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const ui: WordsOf<"ui"> = {
  close: "Fermer",
  closeMenu: "Fermer le menu",
  loading: "Chargement",
  newTab: "(s’ouvre dans un nouvel onglet)",
  tryAgain: "Réessayer",
  failed: { title: "Piste perdue", text: "Quelque chose s’est mal passé sur cette page." },
  quoteThis: "Si tu nous écris, cite ceci :",
  progress: (value, max) => `${formatNumber(value)} sur ${formatNumber(max)}`,
  coins: (count) => plural(count, { one: "# pièce", other: "# pièces" }),
  coinUnit: (count) => plural(count, { one: "pièce", other: "pièces" }),
  coinsWon: (coins) => `${formatNumber(coins)} pièces gagnées`,
};
