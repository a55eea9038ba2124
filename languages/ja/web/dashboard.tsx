import { formatDate, formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const GREETINGS = {
  morning: "おはようございます",
  day: "こんにちは",
  dusk: "こんばんは",
  night: "こんばんは",
};
const FRIEND = "お友だち";

export const dashboard: WordsOf<"dashboard"> = {
  title: "マイページ",
  hello: (light, name) =>
    name === FRIEND ? `${GREETINGS[light]}、${name}` : `${GREETINGS[light]}、${name}さん`,
  friend: FRIEND,
  lead: "ふわふわの誰かが、あなたの足音に気づきました。",
  sayHello: "あいさつする",
  petPuppy: (puppy) => `${puppy}をなでる`,
  offline: (when) => `オフラインです。最終更新：${when}`,
  conversations: "会話",
  happiness: "しあわせポイント",
  achievements: "実績",
  actions: {
    title: "ショートカット",
    chat: "新しいチャット",
    universe: "ユニバース",
    store: "ストア",
  },
  loading: (title) => `読み込み中：${title}`,
  firstDay: {
    title: "はじめての一日",
    hello: "あいさつする",
    pet: (puppy) => `${puppy}をなでる`,
    task: "今日のミッションを一つやる",
    done: "完了",
  },
  streak: {
    title: "連続記録",
    inARow: (days, number) => (
      <>
        {number} {plural(days, { other: "日連続" })}
      </>
    ),
    isIn: "今日の分は達成。また明日！",
    beginsNew: "メッセージを送る、なでる、ミッションをする。どれかで新しく始まります。",
    countsToday: "メッセージを送る、なでる、ミッションをする。どれかで今日も達成です。",
    longest: "最長",
    freezes: "フリーズ",
    viewTasks: "ミッションを見る",
    hint: "お休みした日は、フリーズが自動で使われます。",
    winBack: (lost) => {
      const streak = plural(lost.days, {
        other: "#日の連続記録",
      });
      const tasks = plural(lost.tasks, { other: "ミッション#個" });
      const end = formatDate(lost.until, {
        weekday: "long",
        hour: "numeric",
        minute: "2-digit",
        timeZone: lost.timeZone,
      });
      return `${streak}は無料で取り戻せます。${end}までに${tasks}です。`;
    },
  },
  activity: {
    messages: (count) => plural(count, { other: "メッセージ#通" }),
    pets: (count) => plural(count, { other: "なでた回数#回" }),
    tasks: (count) => plural(count, { other: "ミッション#個" }),
    xp: (count) => `${formatNumber(count)} XP`,
    frozen: "フリーズが連続記録を守りました",
    quiet: "静かな一日",
    day: (date, what) => {
      const list = what.join("、");
      return `${date}：${list}`;
    },
    nothing: "Luliと過ごした日は、マスが明るくなります",
    summary: (days, weeks) =>
      plural(days, {
        other: `この${weeks}週間でいっしょに過ごした日：#日`,
      }),
    less: "少ない",
    more: "多い",
    kept: "フリーズの日",
    seeAll: (weeks) => `${weeks}週間をすべて見る`,
    weekByWeek: "週ごとの記録",
    weekFrom: "週の開始日",
    columns: {
      days: "日数",
      messages: "メッセージ",
      pets: "なでた回数",
      tasks: "ミッション",
      xp: "XP",
    },
  },
};
