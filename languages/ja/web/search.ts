import type { WordsOf } from "../../catalog.ts";

export const search: WordsOf<"search"> = {
  open: "話したことを探す",
  close: "チャットに戻る",
  label: "探すことば",
  lastWeek: "先週",
  day: "日を選ぶ",
  nothing: "このことばでは何も見つかりません。",
  found: (count) => (count === 1 ? "1件見つかりました" : `${count}件見つかりました`),
  results: "検索結果に戻る",
  later: "この後のメッセージ",
  none: "それからは何も話していません。",
};
