import { formatList, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const rewards: WordsOf<"rewards"> = {
  unlocks: (names) => {
    const who = formatList(names);
    return {
      title: plural(names.length, { other: `${who}がやってきました！` }),
      text: "ユニバースで会いましょう。",
      line: plural(names.length, { other: `${who}がやってきました。` }),
    };
  },
  level: (name, level) => ({
    title: `${name}がレベル${level}になりました！`,
    text: "いっしょに過ごした時間のおかげです。",
    line: `${name}がレベル${level}になりました。`,
  }),
  achievement: (name, deed) => ({
    title: `新しい実績：${name}`,
    text: `${deed}。`,
    line: `新しい実績：${name}。`,
  }),
  achievements: (names) => {
    const list = formatList(names);
    return {
      title: plural(names.length, { other: "新しい実績が#個" }),
      text: `${list}。`,
      line: `新しい実績：${list}。`,
    };
  },
  allTasks: {
    title: "3つのミッション、ぜんぶ達成！",
    text: "よくがんばりました。Luliも感心しています。",
    line: "3つのミッションをぜんぶ達成しました。",
  },
  streakBack: (days) => {
    const inARow = plural(days, { other: "#日連続" });
    return {
      title: "連続記録が戻りました！",
      text: `何ごともなかったように、${inARow}です。`,
      line: `連続記録が戻りました（${inARow}）。`,
    };
  },
  streakPrize: (days) => {
    const inARow = plural(days, { other: "#日連続" });
    return {
      title: `${inARow}！`,
      text: "Luliは毎日しっぽをふりました。",
      line: `${inARow}。`,
    };
  },
  streakKept: (freezes) => ({
    title: "連続記録は守られました",
    text: plural(freezes, {
      other: "お休みした日は、フリーズ#個がつないでくれました。",
    }),
    line: plural(freezes, {
      other: "フリーズ#個が連続記録を守りました。",
    }),
  }),
  tasks: (titles) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, { other: `ミッション達成：${list}` }),
      text: "ごほうびは「今日のミッション」で受け取れます。",
      line: plural(titles.length, { other: `ミッション達成：${list}。` }),
    };
  },
  together: (lines) => lines.join(""),
};
