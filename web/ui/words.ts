// What the design system itself says.
import { formatNumber, plural } from "../lib/format.ts";
import { english } from "../lib/words/words.ts";

export const uiWords = english("ui", {
  close: "Close",
  closeMenu: "Close menu",
  loading: "Loading",
  newTab: "(opens in a new tab)",
  tryAgain: "Try again",
  failed: { title: "Lost the scent", text: "Something went wrong on this page." },
  quoteThis: "If you write to us, quote this:",
  progress: (value: number, max: number) => `${formatNumber(value)} of ${formatNumber(max)}`,
  coins: (count: number) => plural(count, { one: "# coin", other: "# coins" }),
  /** Behind the number, for readers, who do not see the coin. */
  coinUnit: (count: number) => plural(count, { one: "coin", other: "coins" }),
  coinsWon: (coins: number) => `${formatNumber(coins)} coins won`,
});
