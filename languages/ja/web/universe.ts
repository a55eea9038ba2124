import { formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const universe: WordsOf<"universe"> = {
  title: "ユニバース",
  heading: "Luliのユニバース",
  lead: "とってもいい子の、6つの顔。おしゃべりでXPをためて、ぜんぶに会いましょう。",
  stats: {
    unlocked: "解放済み",
    xp: "合計XP",
    variants: "Luliの数",
    love: "あげた愛",
  },
  level: (level) => `レベル${level}`,
  xpOf: (xp, max) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name) => `${name}までのレベル`,
  xpBar: (name) => `${name}のXP`,
  locked: (words) => `ロック中：${words}`,
  asleep: "プレミアムの終了後、眠っています。",
  asleepWaiting: (level, xp) =>
    `プレミアムの終了後、眠っています。レベル${level}と${xp} XPはそのままです。`,
  napping: (name) => `お昼寝中の${name}`,
  withYou: "いっしょにいます",
  choose: (name) => `${name}を選ぶ`,
  coming: "向かっています…",
  chosen: (name) => `${name}がやってきました`,
  upgrade: "プレミアムにする",
  upsell: {
    title: "今日、みんなに会いましょう",
    variants: "Hero、Party、Royalにすぐ会える",
    boost: "XPが2倍",
    outfits: "コスチュームとボイスパック",
    priority: "優先的なお返事",
    action: "プレミアムにする – 月額$20",
  },
  failures: { locked: "まだ眠っています", other: "うまくいきませんでした" },
};
