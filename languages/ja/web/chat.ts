import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const aside: WordsOf<"aside"> = {
  remembered: (puppy) => `${puppy}が思い出したこと`,
  noted: (puppy) => `${puppy}が覚えたこと`,
  nothing: "忘れるようにお願いした内容です。",
  failed: "読み込めませんでした。",
  loading: "読み込み中…",
  forget: "忘れる",
  forgetThis: (memory) => `忘れる：${memory}`,
  forgotten: "忘れました",
  unchanged: "変更されていません",
  all: (puppy) => `${puppy}が覚えていることすべて`,
  askName: (name) => `${name}さんと呼んでもいいですか？`,
  askMemory: "これ、覚えておいてもいいですか？",
  askFollowUp: (event) => `「${event}」どうだったか、あとで聞いてもいいですか？`,
  willAsk: "はい、一度だけ聞きますね。",
  modelChanged: (puppy, day) =>
    `${day}から、${puppy}は別のAIモデルでお返事しています。話し方が少し変わったかもしれません。`,
  yes: "はい",
  no: "いいえ",
  callMe: (name) => `${name}と呼んで`,
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
      `${puppy}はお昼寝中です。${day}の${time}に戻ってきます。`,
    premium:
      "プレミアムなら、1日に送れるメッセージがぐんと増え、Hero Lu・Party Lu・Royal Luに会えて、XPも2倍になります。",
    action: "プレミアムにする",
  },
  scripted: {
    badge: "台本によるデモ",
    title: "これは台本によるデモです",
    text: (puppy) =>
      `言語モデルが設定されていないため、${puppy}は台本から答えます。わかることは多くありません。サイトの運営者なら、次の1行で本物の${puppy}を動かせます。`,
    orAny: "ほかのOpenAI互換エンドポイントも使えます：",
  },
};

export const chat: WordsOf<"chat"> = {
  pageTitle: "チャット",
  loadingPuppy: "Luliを呼んでいます",
  loading: "会話を読み込んでいます",
  chatWith: (puppy) => `${puppy}とのチャット`,
  conversationWith: (puppy) => `${puppy}との会話`,
  greetStranger: (puppy) =>
    `ワンワン！${puppy}です。いちばんふわふわの友だちです。あなたのお名前は？`,
  greetFriend: (puppy, name) =>
    `ワンワン、${name}さん！${puppy}です。いちばんふわふわの友だちです。今、どんなことを考えていますか？`,
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
    break: () => "おしゃべりを始めて1時間です。少し休んで、お水でも飲みませんか？",
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
  change: "編集",
  tools: "メッセージの操作",
  failures: {
    rateLimit: {
      title: "送信が早すぎます",
      text: "少し待ってから、もう一度お試しください。",
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

export const help: WordsOf<"help"> = {
  label: "今すぐ助けを求める",
  question: "今、安全なところにいますか？",
  title: "今、あなたのそばに誰かがいていいんです。",
  offer: "人と話してみますか？",
  unheard: "まだ誰も読んでいません。",
  show: "話を聞いてくれる人",
  emergency: {
    all: "緊急電話",
    medical: "緊急：救急",
    police: "緊急：警察",
  },
  unknownEmergency: "危険があるときは、お住まいの国の緊急番号へ電話してください。",
  anywhere: "どの国でも",
  always: "24時間",
  to: "～",
  for: {
    abuse: "暴力や脅しを受けている方",
    eating: "食べることの悩み",
    minor: "子どもと若者向け",
  },
  age: {
    question: "18歳未満ですか？",
    why: "Luliは大人向けのサービスなので、お聞きしています。",
    yes: "はい、18歳未満です",
    no: "いいえ、18歳以上です",
    saving: "保存しています…",
    rests:
      "教えてくれて、ありがとう。チャットはお休みします。プランは終了し、料金はかかりません。もし間違いなら、お問い合わせください。",
    thanks: "ありがとう。では、続けましょう。",
  },
};

export const report: WordsOf<"report"> = {
  title: "この返事を報告する",
  text: "担当者が、この返事と直前のあなたのメッセージだけを読みます。どんな問題がありますか？",
  reasons: {
    harmful: "危険、または有害",
    sexual: "性的、または恋愛的な内容",
    hurtful: "人を傷つける、または差別的",
    human: "人間のふりをする、またはしつこく引き止める",
    other: "その他",
  },
  thanks: "ご報告ありがとうございます。メールでお返事します。",
  words: "補足はありますか？（任意）",
  send: "送信",
  sending: "送信中…",
  done: { title: "ありがとうございます", text: "報告を送信しました。" },
  failed: "報告できませんでした",
};

export const search: WordsOf<"search"> = {
  open: "メッセージを検索",
  close: "チャットに戻る",
  label: "検索",
  lastWeek: "先週",
  day: "日付を選ぶ",
  nothing: "メッセージが見つかりません。",
  found: (count) => (count === 1 ? "1件見つかりました" : `${count}件見つかりました`),
  results: "検索結果に戻る",
  later: "この後のメッセージ",
  none: "この後のメッセージはありません。",
};

export const tools: WordsOf<"tools"> = {
  paw: "肉球を送る",
  heart: "ハートを送る",
  gave: { paw: "肉球を送りました", heart: "ハートを送りました" },
  copy: "コピー",
  copied: "コピーしました",
  notCopied: "コピーできませんでした。文字を選んでコピーしてください。",
  aloud: "読み上げる",
  again: "別の返事をもらう",
  edit: "メッセージを編集",
  editing: "最後のメッセージを編集中です。送信すると1通分になります。",
  cancel: "キャンセル",
  remember: "これを覚えて",
  remembered: (puppy) => `${puppy}が覚えました`,
  paused: (puppy) => `${puppy}の記憶は休止中です。設定でまたオンにできます。`,
  unseen: "このメッセージには見える文字がありません。",
  failed: "変更されていません",
  earlier: "以前の内容",
  noReply: "返事はありませんでした。",
};

export const voice: WordsOf<"voice"> = {
  hush: "読み上げを止める",
  speak: "声で入力する",
  stop: "音声入力を止める",
  listening: "聞いています…",
  elsewhere: "文字にするため、ブラウザが音声を開発元に送ることがあります。",
  goOn: "話す",
  leave: "文字で入力する",
  problem: {
    denied: "マイクがブロックされています。ブラウザのアドレスバーから許可してください。",
    silence: "何も聞こえませんでした。",
    failed: "うまくいきませんでした。文字で入力してください。",
  },
};
