import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const contact: WordsOf<"contact"> = {
  title: "お問い合わせ",
  lead: "質問、アイデア、肉球つきのバグ？どうぞお書きください。Luliが届けます。",
  poses: {
    idle: "前足をあげたLuli",
    thinking: "いっしょに考えるLuli",
    petted: "うれしそうなLuli",
  },
  form: "私たちへのメッセージ",
  fields: { name: "お名前", email: "メールアドレス", subject: "件名", message: "メッセージ" },
  trap: "ここは空のままにしてください",
  send: "メッセージを送る",
  sending: "送信しています…",
  note: "24時間以内にお返事します。控えをメールでお送りします。",
  sent: { title: "メッセージを送りました！", text: "24時間以内にお返事します。" },
  failed: "送信できませんでした",
  missing: {
    name: "お名前を教えてください。",
    email: "メールアドレスを入力してください。",
    subject: "件名を入力してください。",
    message: "メッセージを書いてください。",
  },
  tooLong: (characters) =>
    plural(characters, {
      other: "#文字以内でお願いします。",
    }),
  noEmail: "name@example.com のように、メールアドレスを最後まで入力してください。",
  lines: {
    email: "メールアドレス",
    chat: "ライブチャット",
    chatLink: "24時間いつでも",
    community: "コミュニティ",
    communityLink: "コミュニティのチャットに参加",
  },
};
