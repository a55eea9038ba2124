import type { ReportWords } from "../../../server/report/words.ts";

export const report: ReportWords = {
  answer: {
    subject: "ご報告いただいた返事について",
    lines: [
      "Luliの返事をご報告いただき、ありがとうございます。担当者が読み、次のとおりお答えします。",
    ],
    link: "お問い合わせ",
    closing: "読んだのは、ご報告の返事とその直前のメッセージだけです。",
  },
};
