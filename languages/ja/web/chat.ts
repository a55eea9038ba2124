import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const chat: WordsOf<"chat"> = {
  pageTitle: "チャット",
  loadingPuppy: "Luliを呼んでいます",
  loading: "会話を読み込んでいます",
  chatWith: (puppy) => `${puppy}とのチャット`,
  conversationWith: (puppy) => `${puppy}との会話`,
  greetStranger: (puppy) =>
    `ワンワン！${puppy}だよ。いちばんふわふわの友だちです。あなたのお名前は？`,
  greetFriend: (puppy, name) =>
    `ワンワン、${name}さん！${puppy}だよ。いちばんふわふわの友だちです。今、どんな気分？`,
  messageTo: (puppy) => `${puppy}へのメッセージ`,
  placeholder: (puppy) => `${puppy}に話しかける…`,
  placeholderOffline: "オフライン：あとで送信",
  send: "送信",
  stop: (puppy) => `${puppy}の返事を止める`,
  charactersLeft: (count) => plural(count, { other: "あと#文字" }),
  messagesLeft: (count) => plural(count, { other: "今日はあと#通です" }),
  private: "Luliとの会話は非公開で、安全に守られています",
  isAi: (puppy) => (puppy === "Luli" ? "LuliはAIです。" : `LuliはAIです。${puppy}もAIです。`),
  notice: {
    ai: (puppy) =>
      `あなたが話している相手は人間ではありません。LuliはAIです。${puppy === "Luli" ? "" : `${puppy}もAIです。`}`,
    break: () => "お話しして1時間になりました。少し休んで、お水でもいかがですか？",
  },
  offline: (puppy) => `オフラインです。つながったら${puppy}がお返事します。`,
  historyFailed: "以前のメッセージを読み込めませんでした。",
  tryAgain: "もう一度試す",
  earlier: "以前のメッセージ",
  loadingEarlier: "読み込み中…",
  newMessage: "新しいメッセージ",
  today: "今日",
  yesterday: "昨日",
  you: "あなた：",
  said: (puppy) => `${puppy}：`,
  thinking: (puppy) => `${puppy}が考えています`,
  announced: (puppy, reply) => `${puppy}のお返事：${reply}`,
  stopped: "止めました",
  notAnswered: "お返事が届いていません。",
  queued: "オンラインになったら送られます。",
  change: "直す",
  tools: "このメッセージでできること",
  failures: {
    rateLimit: {
      title: "送信が早すぎます",
      text: "少しゆっくり、しばらくしてからお試しください。",
    },
    usageLimit: {
      title: "AIの利用上限に達しました",
      text: "会話を続けるには、プランをアップグレードしてください。",
    },
    noSession: { title: "ログインしていません", text: "チャットするにはログインしてください" },
    other: {
      title: "チャットのエラー",
      text: "メッセージを送れませんでした。もう一度お試しください。",
    },
  },
};
