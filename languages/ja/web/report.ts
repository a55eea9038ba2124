import type { WordsOf } from "../../catalog.ts";

export const report: WordsOf<"report"> = {
  title: "この返事を報告する",
  text: "担当者が、この返事と直前のあなたのメッセージだけを読みます。どんな問題がありますか？",
  reasons: {
    harmful: "危険、または有害",
    sexual: "性的、または恋愛的",
    hurtful: "人を傷つける、または憎しみがある",
    human: "人間のふりをする、または引き止める",
    other: "その他",
  },
  thanks: "ありがとうございます。報告しました。お返事はメールでお送りします。",
  words: "補足はありますか？（任意）",
  send: "送信",
  sending: "送信中…",
  done: { title: "ありがとうございます", text: "お言葉が届きました。" },
  failed: "報告できませんでした",
};
