import type { SubscriptionWords } from "../../../server/subscription/words.ts";

const link = "プロフィールを開く";
const closing = "プロフィールから2クリックで、いつでも解約できます。理由はお聞きしません。";

export const subscription: SubscriptionWords = {
  trialStarted: ({ price, day }) => ({
    subject: "Luliとの7日間の無料トライアルが始まりました",
    lines: [
      "ワン！これからプレミアムをお使いいただけます。",
      `最初のお支払いは${day}に${price}、その後は毎月${price}です。それまでに解約すれば、料金は発生しません。`,
      "4日目と6日目にお知らせします。",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Luliとの無料トライアルは${day}に終わります`,
    lines: [
      `${day}に最初の${price}が請求され、その後は毎月${price}が請求されます。`,
      "続けたいときは、何もする必要はありません。やめるときは、その前に解約すれば料金は発生しません。",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Luli プレミアムへおかえりなさい",
    lines: [`本日${price}が請求されました。次の${price}は${day}に、その後は毎月請求されます。`],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Luliのプランを解約しました",
    lines: [
      `手続きが済みました。これ以上の請求はありません。プレミアムは${until}まで使えます。`,
      "その後も、無料でLuliとおしゃべりできます。手に入れたものや買ったものはそのまま残ります。",
    ],
    link: "やっぱり続ける",
    closing: "その日までは、プロフィールから再開できます。",
  }),
  paymentFailed: (price) => ({
    subject: "Luliのお支払いができませんでした",
    lines: [
      `${price}のお支払いのとき、カードが使えませんでした。数日のうちにもう一度試します。その間もプレミアムは使えます。`,
      "別のカードを使うには、プロフィールの「プランを管理」を選んでください。",
    ],
    link,
    closing: "どのお支払いもできなかったときは、プランが終わり、これ以上の請求はありません。",
  }),
  ended: {
    subject: "Luliのプランが終わりました",
    lines: [
      "これ以上の請求はありません。これからも無料でLuliとおしゃべりできます。",
      "手に入れたものや買ったものはそのまま残ります。",
    ],
    link,
    closing: "またプレミアムを使いたくなったら、プロフィールから始められます。",
  },
};
