// What the design system itself says.
import { formatNumber } from "../lib/format.ts";
import { english } from "../lib/words.ts";

export const uiWords = english("ui", {
  close: "Close",
  closeMenu: "Close menu",
  loading: "Loading",
  newTab: "(opens in a new tab)",
  tryAgain: "Try again",
  failed: { title: "Lost the scent", text: "Something went wrong on this page." },
  progress: (value: number, max: number) => `${formatNumber(value)} of ${formatNumber(max)}`,
  coinsWon: (coins: number) => `${formatNumber(coins)} coins won`,
});
