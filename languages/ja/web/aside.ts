import type { WordsOf } from "../../catalog.ts";

export const aside: WordsOf<"aside"> = {
  remembered: (puppy) => `${puppy}が思い出したこと`,
  noted: (puppy) => `${puppy}が覚えたこと`,
  nothing: "もう忘れました。",
  failed: "読み込めませんでした。",
  tryAgain: "もう一度",
  loading: "読み込み中…",
  forget: "忘れる",
  forgetThis: (memory) => `忘れる：${memory}`,
  forgotten: "忘れました",
  notForgotten: "何も変わっていません",
  all: (puppy) => `${puppy}が覚えていることすべて`,
  askName: (name) => `${name}って呼んでもいい？`,
  askMemory: "これ、覚えておいていい？",
  yes: "はい",
  no: "いいえ",
  callMe: (name) => `${name}って呼んで`,
  safety: { yes: "はい、安全です", no: "いいえ、安全ではありません" },
  backTo: {
    "/dashboard": "マイページに戻る",
    "/checkout": "お支払いに戻る",
    "/universe": "ユニバースに戻る",
    "/store": "ストアに戻る",
    "/profile": "プロフィールに戻る",
    "/settings": "設定に戻る",
    "/memory": "Luliが覚えていることに戻る",
    "/admin": "管理画面に戻る",
  },
  limit: {
    title: "今日はここまで",
    back: (puppy: string, day: string, time: string) =>
      `${puppy}はひと眠りして、${day}の${time}にもどってきます。`,
    premium:
      "プレミアムなら、1日に送れるメッセージがぐんと増え、Hero Lu・Party Lu・Royal Luに会えて、XPも2倍になります。",
    action: "プレミアムで続ける",
  },
  scripted: {
    badge: "台本によるデモ",
    title: "これは台本によるデモです",
    text: (puppy) =>
      `ここには言語モデルがなく、${puppy}は台本から答えるので、わかることは多くありません。このサイトの運営者は、次の一行で本物の${puppy}を動かせます。`,
    orAny: "または、OpenAI互換のエンドポイントで：",
  },
};
