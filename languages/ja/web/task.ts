import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const task: WordsOf<"task"> = {
  title: "今日のミッション",
  lead: "新しいミッションは午前3時に届きます。",
  loading: "ミッションを読み込んでいます",
  view: "ミッションを見る",
  difficulties: { easy: "かんたん", medium: "ふつう", hard: "むずかしい" },
  xp: (xp) => `${formatNumber(xp)} XP`,
  done: "達成",
  hint: "画面の外のミッション。Luliはあなたの言葉を信じます。",
  confirm: "できました",
  claim: "受け取る",
  claiming: "受け取っています…",
  pet: "なでる",
  go: { "/chat": "チャットへ", "/universe": "ユニバースへ" },
  about: (title) => `：${title}`,
  swap: "入れ替える",
  swapping: "入れ替えています…",
  swapAbout: (title) => `「${title}」`,
  canSwap: "今日はちょっと…というときは、1日1つ、別のミッションに替えられます。",
  hasSwapped: "入れ替えは1日1回です。明日またできます。",
  doneOf: (done, total) => `${total}個中${done}個を達成`,
  allThree: "3つ全部",
  claimed: (xp, coins) => `達成です。${xp} XPと${coins}コインを受け取りました。`,
  refusals: {
    task_not_done: {
      title: "あと少しです",
      text: "このミッションはまだ途中です。ごほうびはLuliが取っておきます。",
    },
    already_claimed: {
      title: "もう受け取っています",
      text: "少し前に、別のウィンドウなどで受け取りました。",
    },
    not_todays_task: {
      title: "こちらが今日のミッションです",
      text: "日付が変わったか、別のウィンドウで入れ替えられました。",
    },
    already_swapped: {
      title: "入れ替えは1日1回",
      text: "今日はもう入れ替えました。明日またできます。",
    },
  },
  failed: "うまくいきませんでした",
  moreCoins: {
    title: "コインが足りませんか？",
    text: (coins) =>
      plural(coins, {
        other: "1日3つの小さなミッションで、最大#コイン。Luliはどれも大好きです。",
      }),
  },
};
