import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const ui: WordsOf<"ui"> = {
  close: "Cerrar",
  closeMenu: "Cerrar el menú",
  loading: "Cargando",
  newTab: "(se abre en una pestaña nueva)",
  tryAgain: "Intentar de nuevo",
  failed: { title: "Rastro perdido", text: "Algo salió mal en esta página." },
  quoteThis: "Si nos escribes, cita esto:",
  progress: (value, max) => `${formatNumber(value)} de ${formatNumber(max)}`,
  coins: (count) => plural(count, { one: "# moneda", other: "# monedas" }),
  coinUnit: (count) => plural(count, { one: "moneda", other: "monedas" }),
  coinsWon: (coins) => `Ganaste ${formatNumber(coins)} monedas`,
};
