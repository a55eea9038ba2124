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
  quoteThis: "If you contact us, quote this:",
  progress: (value: number, max: number) => `${formatNumber(value)} of ${formatNumber(max)}`,
  coins: (count: number) => plural(count, { one: "# coin", other: "# coins" }),
  /** Says what "Conversations" counts. */
  answered: (count: number) =>
    plural(count, { one: "message answered", other: "messages answered" }),
  /** Screen readers hear it after the number in place of the drawn coin. */
  coinUnit: (count: number) => plural(count, { one: "coin", other: "coins" }),
  coinsWon: (coins: number) => `${formatNumber(coins)} coins earned`,
});
