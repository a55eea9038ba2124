import { pluralIn } from "../../../shared/rules/plural.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";

export const weekly: WeeklyWords = {
  hello: (name) => (name === "" ? "お友だちへ。" : `${name}さんへ。`),
  week: (hello, { puppy, days, level, coins }) => ({
    subject: `${puppy}と過ごした一週間`,
    lines: [
      `${hello}すてきな一週間でしたね。${puppy}とは${pluralIn("ja", days, { other: "#日" })}会いました。`,
      `${puppy}は今レベル${level}、おさいふには${pluralIn("ja", coins, { other: "#コイン" })}あります。`,
    ],
    link: `${puppy}にあいさつする`,
  }),
  streak: (days) =>
    pluralIn("ja", days, { other: "連続記録は#日になりました。しっぽもフリフリです！" }),
  facts: {
    messages: "メッセージ",
    pets: "なでた回数",
    tasks: "終えたタスク",
    xp: "子犬たちのXP",
  },
  quiet: (hello, puppy) => ({
    subject: `${puppy}からの小さなごあいさつ`,
    lines: [
      `${hello}新しい知らせも、しなければいけないこともありません。しっぽをひとふり、それだけです。`,
      `おしゃべりしたくなったら、${puppy}はいつでも喜んでお迎えします。ふたりで手に入れたものは、すべてそのままです。`,
      "静かな間は、お便りもお休みします。次は、新しい知らせのあった週のあとにお届けします。",
    ],
    link: `${puppy}にあいさつする`,
  }),
  closing: "設定の「メールのお知らせ」がオンになっているため、多くても週に1通お届けしています。",
  unsubscribe: "週に一度のお便りをやめる",
  page: {
    ask: {
      title: "週に一度のお便りをやめますか？",
      text: "1クリックで終わります。アカウントとプランに関するメールは、これからも届きます。",
      button: "お便りをやめる",
    },
    done: (settings) => ({
      title: "お便りを止めました",
      text: `「メールのお知らせ」はオフになりました。また読みたくなったら、${settings("設定")}でいつでもオンに戻せます。`,
    }),
    wrong: (settings, contact) => ({
      title: "このリンクは完全ではありません",
      text: `途中で一部が欠けたのかもしれません。${settings("設定")}で「メールのお知らせ」をオフにするか、${contact("お問い合わせ")}ください。`,
    }),
  },
};
