import type { WordsOf } from "../../catalog.ts";

export const settings: WordsOf<"settings"> = {
  title: "設定",
  puppy: { perked: "耳をぴんと立てて", hushed: "耳をふさいで" },
  notifications: "通知",
  email: {
    label: "メールのお知らせ",
    hint: "うれしい知らせだけを、多くても週に1通お届けします。トライアル、お支払い、アカウントに関するメールは必ず届きます。",
    returned:
      "このアドレスへのメールが届かずに戻ってくるため、ご依頼のあったものだけを送っています。パスワード再設定など、そこに届いたメールのリンクを開くと、またすべて届くようになります。",
    complained:
      "メールが迷惑メールとして報告されたため、お便りは止めています。お試し、お支払い、アカウントについてのメールは引き続きお届けします。",
  },
  sound: "音と声",
  effects: { label: "効果音", hint: "ワンという声、チャイム、ポンという小さな音" },
  voice: {
    label: "ボイスメッセージ",
    hint: "Luliが返事を読み上げます",
    none: "このブラウザには音声がありません。音声があるブラウザでは、Luliが返事を読み上げます。",
  },
  display: "表示",
  language: "言語",
  theme: "テーマ",
  themes: { system: "システム", light: "ライト", dark: "ダーク" },
  notSaved: { title: "保存できませんでした", text: "設定は元のままです。もう一度お試しください。" },
  privacy: {
    title: "プライバシー",
    policy: "プライバシーポリシーを見る",
    download: "自分のデータをダウンロード",
    downloading: "ダウンロードしています…",
    downloaded: {
      title: "データをお届けしました",
      text: "私たちが知っていることのすべてを、1つのファイルにまとめました。大切に保管してください。",
    },
    failed: "ダウンロードできませんでした",
    delete: "アカウントを削除",
  },
  deletion: {
    title: "アカウントを削除しますか？",
    text: "会話も子犬もコインも、すべて消去されます。元に戻すことは誰にもできません。控えが必要なら、先にデータをダウンロードしてください。",
    subscription: "プランはその場で終わります。支払い済みの料金は返金されません。",
    confirmation: "確認のためメールアドレスを入力",
    wrongConfirmation: (email) => `${email} と入力してください。`,
    password: "パスワード",
    noPassword: "パスワードを入力してください。",
    action: "アカウントを削除する",
    busy: "削除しています…",
    keep: "やめておく",
    failed: "何も削除されませんでした",
    farewell: {
      title: "さようなら、ありがとう",
      text: "アカウントを削除しています。終わったらメールでお知らせします。",
    },
  },
};
