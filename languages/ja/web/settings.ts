import type { WordsOf } from "../../catalog.ts";

export const security: WordsOf<"security"> = {
  title: "セキュリティ",
  app: {
    title: "認証アプリ",
    off: "パスワードのあとに、スマートフォンのアプリのコードが必要になります。パスワードが盗まれても、それだけではログインできません。",
    on: "ログインのたびに、アプリのコードが必要です。",
    isOn: "オン",
    setUp: "設定する",
    newCodes: "新しいリカバリーコードを発行",
    turnOff: "オフにする",
    password: "パスワード",
    noPassword: "パスワードを入力してください。",
    goOn: "続ける",
    busy: "お待ちください…",
    asks: {
      setUp: { title: "認証アプリを設定", text: "まず、ご本人であることを確認します。" },
      newCodes: {
        title: "新しいリカバリーコードを発行",
        text: "これまでのコードは使えなくなります。",
      },
      turnOff: {
        title: "認証アプリをオフにする",
        text: "パスワードだけでログインできるようになります。",
      },
    },
    scan: "アプリで読み取るか、キーを入力してください。",
    qr: "認証アプリ用のQRコード",
    key: "キー",
    code: "アプリに表示されたコード",
    noCode: "コードを入力してください。",
    confirm: "オンにする",
    codes: {
      title: "リカバリーコード",
      text: "アプリが使えないとき、一つにつき一度だけログインできます。もう一度表示されることはないので、安全な場所に保管してください。",
      copy: "コピー",
      copied: "コピーしました",
      done: "保管しました",
    },
    turnedOn: {
      title: "認証アプリをオンにしました",
      text: "これからはログインのときにコードが必要です。ほかのすべての場所からはログアウトしました。",
    },
    turnedOff: {
      title: "認証アプリをオフにしました",
      text: "パスワードだけでログインできます。",
    },
    failed: "変更されていません",
  },
  passkeys: {
    title: "パスキー",
    text: "パスワードもコードも使わず、端末の指紋、顔、PINでログインできます。",
    add: "パスキーを追加",
    name: "名前",
    preset: (n) => `パスキー ${n}`,
    added: (when) => `${when}に追加`,
    used: (when) => `最終使用：${when}`,
    remove: "削除",
    removeNamed: (name) => `${name}を削除`,
    adding: {
      title: "パスキーを追加",
      text: "まず、ご本人であることを確認します。そのあと端末の手順に従ってください。",
    },
    removing: {
      title: "パスキーを削除",
      text: (name) =>
        `「${name}」ではログインできなくなります。ほかの場所でパスキーを使ったログインは終了します。`,
    },
    isAdded: {
      title: "パスキーを追加しました",
      text: "これからはこのパスキーでログインできます。",
    },
    isRemoved: {
      title: "パスキーを削除しました",
      text: "このパスキーではもうログインできません。",
    },
  },
  sessions: {
    title: "ログイン中の場所",
    unknown: "そのほかのブラウザ",
    here: "このブラウザ",
    seen: (when) => `最後の利用：${when}`,
    end: "ログアウト",
    endNamed: (device) => `${device}をログアウト`,
    endOthers: "ほかのすべての場所からログアウト",
    ended: { title: "ログアウトしました", text: "そのブラウザでは、もう一度ログインが必要です。" },
    endedOthers: {
      title: "ログアウトしました",
      text: "ログインしているのは、ここだけになりました。",
    },
    failed: "ログアウトできませんでした",
  },
};

export const settings: WordsOf<"settings"> = {
  title: "設定",
  puppy: { perked: "耳をぴんと立てて", hushed: "耳をふさいで" },
  notifications: "通知",
  email: {
    label: "メールのお知らせ",
    hint: "うれしい知らせだけを、多くても週に1通お届けします。トライアル、お支払い、アカウントに関するメールは必ず届きます。",
    returned:
      "このアドレスへのメールが届かずに戻ってくるため、必要なメールだけを送っています。パスワード再設定など、届いたメールのリンクを開くと、またすべて届くようになります。",
    complained:
      "メールが迷惑メールとして報告されたため、週に一度のメールは止めています。トライアル、お支払い、アカウントに関するメールは引き続き届きます。",
  },
  sound: "音と声",
  effects: { label: "効果音", hint: "ワンという声、チャイム、ポンという小さな音" },
  voice: {
    label: "ボイスメッセージ",
    hint: "Luliが返事を読み上げます",
    none: "このブラウザには、読み上げ用の音声がありません。",
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
      title: "データの準備ができました",
      text: "あなたについて保存しているすべてのデータを、1つのファイルにまとめました。大切に保管してください。",
    },
    failed: "ダウンロードできませんでした",
    delete: "アカウントを削除",
  },
  deletion: {
    title: "アカウントを削除しますか？",
    text: "会話も子犬もコインも、すべて消去されます。元には戻せません。控えが必要なら、先にデータをダウンロードしてください。",
    subscription: "プランはすぐに終了します。支払い済みの料金は返金されません。",
    confirmation: "確認のためメールアドレスを入力",
    wrongConfirmation: (email) => `${email} と入力してください。`,
    password: "パスワード",
    noPassword: "パスワードを入力してください。",
    action: "アカウントを削除する",
    busy: "削除しています…",
    keep: "やめておく",
    failed: "何も削除されませんでした",
    farewell: {
      title: "さようなら。ありがとうございました",
      text: "アカウントを削除しています。終わったらメールでお知らせします。",
    },
  },
};
