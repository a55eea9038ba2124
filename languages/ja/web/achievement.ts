import type { WordsOf } from "../../catalog.ts";

export const achievement: WordsOf<"achievement"> = {
  title: "実績",
  loading: "実績を読み込んでいます",
  count: (unlocked, total) => `${total}個中${unlocked}個を達成`,
  locked: "未達成",
  wonLast: "最近の実績",
  next: (name) => `次の目標：${name}`,
  all: "ぜんぶ達成しました。Luliのメダルはもうありません。",
  seeAll: (total) => `${total}個すべて見る`,
};
