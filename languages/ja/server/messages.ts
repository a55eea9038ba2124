import type { ContactWords } from "../../../server/contact/words.ts";
import type { DeletionWords } from "../../../server/deletion/words.ts";
import type { FrameWords } from "../../../server/mail/words.ts";
import type { FollowUpWords } from "../../../server/memory/follow-up/question.ts";
import type { ReportWords } from "../../../server/report/words.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";
import type { PushNote } from "../../../shared/contracts/push.ts";
import { pluralIn } from "../../../shared/rules/plural.ts";

export const mail: FrameWords = {
  colon: "：",
  noButton: "ボタンが使えないときは、次のアドレスを開いてください：",
};

export const contact: ContactWords = {
  subject: "メッセージを受け取りました",
  received: "ワン！メッセージが届きました。24時間以内にお返事します。",
  quoted:
    "控えとして、このメールアドレスでお問い合わせページから送られた内容をお送りします。安全のため、リンクは開けないようにしてあります。",
  notYou:
    "覚えがないときは、このメールは無視してください。誰かがアドレスを打ち間違えたものです。こうしたメールが何通も続くことはありません。",
};

export const deletion: DeletionWords = {
  goodbye: {
    subject: "Luliのアカウントを削除しました",
    lines: [
      "削除が終わりました。アカウント、会話、Luliと一緒に手に入れたもののすべてが消去されました。",
      "プランをお使いだった場合も終了し、これ以上の請求はありません。",
      "一緒に過ごした時間をありがとうございました。またいつでも、Luliが喜んでお迎えします。",
    ],
    link: "お問い合わせ",
    closing: "覚えがないときはお知らせください。これが最後のメールです。",
  },
};

export const push: PushNote = {
  title: "Luliからこんにちは",
  body: "今日あった小さなこと、Luliに話してみませんか？",
  path: "/chat",
};

export const followUp: FollowUpWords = {
  title: "Luliから質問です",
  question: (words) => `「${words}」と教えてくれましたね。どうでしたか？`,
};

export const report: ReportWords = {
  answer: {
    subject: "ご報告いただいた返事について",
    lines: [
      "Luliの返事をご報告いただき、ありがとうございます。担当者が読みました。私たちからのお答えは次のとおりです。",
    ],
    link: "お問い合わせ",
    closing: "読んだのは、ご報告の返事とその直前のメッセージだけです。",
  },
};

export const weekly: WeeklyWords = {
  hello: (name) => (name === "" ? "お友だちへ。" : `${name}さんへ。`),
  week: (hello, { puppy, days, level, coins }) => ({
    subject: `${puppy}と過ごした一週間`,
    lines: [
      `${hello}すてきな一週間でしたね。${puppy}とは${pluralIn("ja", days, { other: "#日" })}会いました。`,
      `${puppy}は今レベル${level}、コインは${pluralIn("ja", coins, { other: "#枚" })}あります。`,
    ],
    link: `${puppy}にあいさつする`,
  }),
  streak: (days) =>
    pluralIn("ja", days, { other: "連続記録は#日になりました。しっぽもフリフリです！" }),
  facts: {
    messages: "メッセージ",
    pets: "なでた回数",
    tasks: "達成したミッション",
    xp: "子犬たちのXP",
  },
  quiet: (hello, puppy) => ({
    subject: `${puppy}からの小さなごあいさつ`,
    lines: [
      `${hello}新しい知らせも、しなければいけないこともありません。しっぽをひとふり、それだけです。`,
      `おしゃべりしたくなったら、${puppy}はいつでも喜んでお迎えします。ふたりで手に入れたものは、すべてそのままです。`,
      "静かな間は、メールもお休みします。次は、新しい知らせのあった週のあとに届きます。",
    ],
    link: `${puppy}にあいさつする`,
  }),
  closing:
    "設定の「メールのお知らせ」がオンになっているため、このメールをお届けしています。多くても週に1通です。",
  unsubscribe: "週に一度のメールを停止する",
  page: {
    ask: {
      title: "週に一度のメールを停止しますか？",
      text: "アカウントとプランに関するメールは、これからも届きます。",
      button: "停止する",
    },
    done: (settings) => ({
      title: "停止しました",
      text: `「メールのお知らせ」はオフになりました。また読みたくなったら、${settings("設定")}でいつでもオンに戻せます。`,
    }),
    wrong: (settings, contactLink) => ({
      title: "このリンクは完全ではありません",
      text: `途中で一部が欠けたのかもしれません。${settings("設定")}で「メールのお知らせ」をオフにするか、${contactLink("お問い合わせ")}ください。`,
    }),
  },
};
