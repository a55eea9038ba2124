import { formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const ui: WordsOf<"ui"> = {
  close: "閉じる",
  closeMenu: "メニューを閉じる",
  loading: "読み込み中",
  newTab: "（新しいタブで開きます）",
  tryAgain: "もう一度試す",
  failed: { title: "においを見失いました", text: "このページで問題が発生しました。" },
  quoteThis: "お問い合わせの際は、これをお伝えください：",
  progress: (value, max) => `${formatNumber(max)}のうち${formatNumber(value)}`,
  coins: (count) => `${formatNumber(count)}コイン`,
  coinUnit: () => "コイン",
  coinsWon: (coins) => `${formatNumber(coins)}コイン獲得`,
};
