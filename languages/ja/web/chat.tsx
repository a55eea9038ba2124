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
  placeholderOffline: "オフラインです。書いた言葉はここに残ります。",
  send: "送信",
  stop: (puppy) => `${puppy}の返事を止める`,
  charactersLeft: (count) => plural(count, { other: "あと#文字" }),
  messagesLeft: (count) => plural(count, { other: "今日はあと#通です" }),
  private: "Luliとの会話は非公開で、安全に守られています",
  isAi: (puppy) => (puppy === "Luli" ? "LuliはAIです。" : `LuliはAIです。${puppy}もAIです。`),
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
  help: {
    offer: { question: "大丈夫ですか？", show: "話を聞いてくれる人を見る" },
    label: "今すぐの助け",
    title: "今、あなたのそばに誰かがいていいんです。",
    lines: (link) => (
      <>
        <li>
          危険があるときは、すぐに{link("tel:119", "119")}か{link("tel:110", "110")}へ。
        </li>
        <li>日本：よりそいホットライン{link("tel:0120279338", "0120-279-338")}（24時間・無料）</li>
        <li>ほかの国：{link("https://findahelpline.com", "findahelpline.com")}</li>
      </>
    ),
  },
  offlinePage: {
    pageTitle: "オフライン",
    title: "オフラインです",
    text: "つながったら、Luliが待っています。",
    textWithMessages: "つながったら、Luliがお返事します。最後の会話はこちらです。",
    puppy: "のんびりでほっこりなLuli",
    messages: "最後の会話",
  },
};
