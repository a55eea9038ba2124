import type { DeletionWords } from "../../../server/deletion/words.ts";

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
