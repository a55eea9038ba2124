import type { WordsOf } from "../../catalog.ts";

const NEW_LINK = "確認待ちのアドレスでしたら、新しいリンクをお送りしました。";

export const auth: WordsOf<"auth"> = {
  pageTitle: "ログイン",
  headings: {
    sign_in: { title: "おかえりなさい", lead: "" },
    sign_up: { title: "アカウントを作成", lead: "7日間の無料トライアルを始めましょう" },
    forgot: {
      title: "パスワードをお忘れですか？",
      lead: "メールアドレスを入力すると、新しいパスワードを設定するリンクをお送りします。",
    },
    resend: {
      title: "メールアドレスの確認",
      lead: "メールアドレスを入力すると、新しいリンクをお送りします。",
    },
    reset: { title: "新しいパスワードを設定", lead: "" },
    check_mail: { title: "メールをご確認ください", lead: "" },
    second_factor: { title: "あと一歩です", lead: "" },
  },
  poses: {
    waving: "前足をふるLuli",
    petted: "うれしそうなLuli",
    looking_away: "目を閉じているLuli",
    sorry: "しょんぼりするLuli",
  },
  demo: {
    title: "Luliとおしゃべりしてみましょう",
    greeting: "ワン！AI子犬のLuliです。アカウントなしで、何か聞いてみてください。",
    over: "デモはここまでです。続きは、アカウントを作ってお話ししましょう。",
    field: "Luliに話しかける",
    send: "送信",
    failed: "メッセージが届きませんでした。もう一度試しますか？",
    hello: {
      heard: "^(こんにちは|こんばんは|おはよう|はじめまして|やあ|ハロー|ワン)",
      answer: "ワン、こんにちは！今日はどんな一日でしたか？",
    },
    others: {
      first:
        "ここでは決まったせりふしか話せません。アカウントがあれば、ちゃんとお話を聞けます。今、何を考えていますか？",
      second: "そのお話、もっと聞きたいです。アカウントがあれば、ちゃんと聞けます。",
      third: "せりふはそろそろ終わりですが、まだまだお話を聞きたいです。",
    },
    lines: {
      who: {
        ask: "あなたはだれ？",
        heard: "だれ|誰|名前|人間|ロボット|本物|何歳|いくつ",
        answer:
          "小さな白い子犬で、AIです。おしゃべりして、しっぽを振って、いつでもあなたの話を聞きます。",
      },
      nice: {
        ask: "すてきな話をして",
        heard: "すてきな|素敵な|ほめて|褒めて|冗談|笑わせ|おもしろい|面白い",
        answer:
          "どこかで犬が日なたで眠って、足だけ走っています。何を追いかけていても、きっと勝っています。",
      },
      hard: {
        ask: "つらい一日でした",
        heard: "つら|辛い|疲れ|悲し|かなし|さみし|寂し|しんど|不安|落ち込",
        answer: "それなら、少しここに座りませんか。いちばんつらかったのは何ですか？",
      },
      together: {
        ask: "いっしょに何ができる？",
        heard: "何ができ|なにができ|どうやって|遊|ゲーム",
        answer:
          "今日のことを話したり、小さなミッションを3つしたり、着せ替えたり。帽子が似合うんです。",
      },
      remember: {
        ask: "わたしを覚えていてくれる？",
        heard: "覚え|おぼえ|記憶|忘れ|プライバシー|個人情報",
        answer:
          "アカウントがあれば、はい。覚えたことは、いつでも読んだり消したりできます。ここでは何も保存されません。",
      },
    },
  },
  google: { action: "Googleで続ける", busy: "Googleを開いています…" },
  or: "または",
  email: "メールアドレス",
  password: "パスワード",
  newPassword: "新しいパスワード",
  minimum: (characters) => `${characters}文字以上`,
  signIn: {
    action: "ログイン",
    busy: "ログインしています…",
    toggle: "アカウントをお持ちの方はログイン",
  },
  signUp: {
    action: "登録する",
    busy: "登録しています…",
    toggle: "はじめての方は新規登録",
  },
  backToSignIn: "ログインに戻る",
  forgot: {
    question: "パスワードをお忘れですか？",
    action: "リンクを送る",
    sent: "登録のあるアドレスでしたら、メールをお送りしました。",
  },
  sending: "送信しています…",
  ageAndTerms: (terms, privacy) => (
    <>
      登録すると、18歳以上であることを確認し、{terms("利用規約")}と{privacy("プライバシーポリシー")}
      に同意したことになります。
    </>
  ),
  reassurance: "見てまわるだけならカードは不要です。解約はいつでも2クリックでできます。",
  minors: "コンパニオン型チャットボットは、未成年の方には適さない場合があります。",
  checkMail: {
    toast: {
      title: "メールをご確認ください",
      text: "登録を完了するための確認リンクをお送りしました。",
    },
    text: (email) => (
      <>
        {email}
        に確認リンクをお送りしました。リンクを開けば、Luliに会えます。このページは自動で先に進みます。
      </>
    ),
    nothing: "1分たっても届かないときは、迷惑メールフォルダを見るか、こちらをどうぞ。",
    sandbox: "テスト用メールボックスを開く",
  },
  resend: {
    action: "リンクをもう一度送る",
    wait: (seconds) => `あと${seconds}秒で再送できます`,
    newLink: "新しいリンクを送る",
    sent: NEW_LINK,
    toast: { title: "メールをご確認ください", text: NEW_LINK },
  },
  signedIn: { title: "おかえりなさい！", text: "ログインしました。" },
  failed: "エラー",
  noSession: "ログインできませんでした。もう一度お試しください。",
  secondFactor: {
    code: "コード",
    codeHint: "認証アプリに表示されているコードを入力してください。",
    recovery: "リカバリーコード",
    recoveryHint: "リカバリーコードを1つ入力してください。どのコードも1回だけ使えます。",
    useRecovery: "リカバリーコードを使う",
    useApp: "認証アプリを使う",
    action: "確認",
    busy: "確認中…",
  },
  passkey: { action: "パスキーを使う", busy: "端末で確認中…" },
  reset: {
    action: "新しいパスワードを保存",
    busy: "保存しています…",
    done: { title: "パスワードを変更しました", text: "新しいパスワードが使えます。" },
  },
  ended: {
    signed_out: "ログアウトされました。続けるにはログインしてください。",
    account_suspended:
      "このアカウントは停止されています。間違いだと思われる場合は、お問い合わせください。",
    account_deleted: "このアカウントは削除されました。",
  },
  notices: {
    unconfirmed: {
      title: "先にメールアドレスの確認をお願いします",
      text: "新しいリンクをお送りしました。",
    },
    reset_link_over: {
      title: "このリンクは期限切れです",
      text: "リンクは一度だけ、1時間使えます。ここで新しいリンクを受け取れます。",
    },
    confirmation_link_over: {
      title: "この確認リンクは期限切れです",
      text: "確認が済んでいれば、そのままログインしてください。まだの場合は、新しいリンクをお送りします。",
    },
    sign_in_to_confirm: {
      title: "先にログインしてください",
      text: "そのあと、このブラウザでメールのリンクをもう一度開いてください。",
    },
    confirm_by_password: {
      title: "あと一歩です",
      text: "設定したパスワードでログインすると、メールアドレスの確認が完了します。ほかの人があなたのアドレスで登録した場合は、「パスワードをお忘れですか？」から新しいパスワードを設定してください。",
    },
    sign_ups_closed: {
      title: "ただいま新しいアカウントの登録を休止しています",
      text: "アカウントをお持ちの方はログインできます。はじめての方は、しばらくしてからお試しください。",
    },
    account_deleted: {
      title: "このアカウントは削除中です",
      text: "もうログインできません。削除が終わると、同じアドレスで登録できます。",
    },
    account_suspended: {
      title: "このアカウントは停止されています",
      text: "現在ログインできません。請求もされません。間違いだと思われる場合は、お問い合わせください。",
    },
    google_cancelled: {
      title: "Googleでのログインが中止されました",
      text: "もう一度試すか、メールアドレスをお使いください。",
    },
    google_failed: {
      title: "Googleでログインできませんでした",
      text: "もう一度試すか、メールアドレスとパスワードをお使いください。",
    },
  },
  wrong: {
    noEmail: "メールアドレスを入力してください。",
    badEmail: "メールアドレスを正しく入力してください（例：name@example.com）。",
    noPassword: "パスワードを入力してください。",
    noCode: "コードを入力してください。",
    noNewPassword: "パスワードを設定してください。",
    shortPassword: (characters) => `${characters}文字以上にしてください。`,
  },
};
