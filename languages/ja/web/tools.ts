import type { WordsOf } from "../../catalog.ts";

export const tools: WordsOf<"tools"> = {
  paw: "肉球を送る",
  heart: "ハートを送る",
  gave: { paw: "肉球を送りました", heart: "ハートを送りました" },
  copy: "コピー",
  copied: "コピーしました",
  notCopied: "コピーできませんでした。",
  aloud: "読み上げる",
  again: (puppy) => `${puppy}、もう一度言って`,
  edit: "自分のメッセージを変える",
  editing: "最後のメッセージを変えています。もう1通として数えます。",
  cancel: "このままにする",
  remember: "これを覚えて",
  remembered: (puppy) => `${puppy}が覚えました`,
  paused: (puppy) => `${puppy}の記憶は休止中です。設定でまたオンにできます。`,
  unseen: "このメッセージには見える文字がありません。",
  failed: "何も変わっていません",
  earlier: "前にここにあったもの",
  noReply: "返事はありませんでした。",
};
