import type { WordsOf } from "../../catalog.ts";

export const help: WordsOf<"help"> = {
  label: "今すぐの助け",
  question: "今、安全なところにいますか？",
  title: "今、あなたのそばに誰かがいていいんです。",
  offer: "人と話してみますか？",
  unheard: "まだ誰も読んでいません。",
  show: "話を聞いてくれる人",
  emergency: {
    all: "危険なとき：緊急電話",
    medical: "危険なとき：救急",
    police: "危険なとき：警察",
  },
  unknownEmergency: "危険があるときは、お住まいの国の緊急番号へ電話してください。",
  anywhere: "どの国でも",
  always: "24時間",
  for: {
    abuse: "暴力や脅しを受けている方",
    eating: "食べることの悩み",
    minor: "子どもと若者向け",
  },
  age: {
    question: "18歳未満ですか？",
    why: "Luliは大人のためのサービスなので、おたずねします。",
    yes: "はい、18歳未満です",
    no: "いいえ、18歳以上です",
    saving: "保存しています...",
    rests:
      "教えてくれて、ありがとう。チャットはこれでお休みします。サブスクリプションは終わり、料金はかかりません。もし間違いなら、お問い合わせページからご連絡ください。",
    thanks: "ありがとう。では、続けましょう。",
  },
};
