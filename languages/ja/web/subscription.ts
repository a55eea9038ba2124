import { formatDate, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const subscription: WordsOf<"subscription"> = {
  title: "プランの登録を完了してください",
  trialSummary: "7日間無料、その後は月額$20。いつでも解約できます。",
  summary: "月額$20。いつでも解約できます。",
  puppy: "のんびりでほっこり",
  loadingTerms: "条件を読み込んでいます",
  payment: "お支払い",
  loadingForm: "お支払いフォームを読み込んでいます",
  agree: {
    missing: "続けるには、チェックを入れてください。",
    next: "お支払いへ進む",
  },
  failed: {
    title: "お手続きに失敗しました",
    text: "お手続きを始められませんでした。もう一度お試しください。",
  },
  subscribed: {
    text: "すでにプランに登録済みなので、ここで購入するものはありません。",
    action: "プランを見る",
  },
  notSetUp: {
    text: (messages) =>
      plural(messages, {
        other:
          "このサーバーではお支払いの設定がないため、料金は発生しません。1日#通まで、無料でLuliとおしゃべりできます。",
      }),
    action: "Luliとおしゃべりする",
  },
  card: {
    title: "プラン",
    badges: { trial: "無料トライアル", active: "利用中", inactive: "未利用" },
    trial: { plan: "無料トライアル", price: "7日間無料" },
    premium: { plan: "Luli プレミアム", price: "月額$20" },
    granted: {
      price: "Luliチームからの贈り物",
      until: (at) => `無料期間の終わり：${formatDate(at)}`,
    },
    trialEnds: (at) => `トライアル終了日：${formatDate(at)}`,
    nextBilling: (at) => `次回のお支払い日：${formatDate(at)}`,
    ends: (at) => `終了日：${formatDate(at)}`,
    owing: "前回のお支払いができませんでした。「プランを管理」からカードを変更してください。",
    paused: "一時停止中です。請求はなく、再開するまでプレミアムは使えません。",
    cancelled: (until) =>
      until
        ? `解約済みです。プレミアムは${formatDate(until)}まで使えます。`
        : "解約済みです。プレミアムは期間の終わりまで使えます。",
    manage: "プランを管理",
    opening: "開いています…",
    start: "プレミアムを試す",
  },
  welcome: {
    title: "プレミアムへようこそ！ 🎉",
    trial: "7日間の無料トライアルが始まりました！",
    active: "プランが有効になりました。",
    almost: { title: "あと少しです", text: "確認が済みしだい、ここにプランが表示されます。" },
  },
  portal: {
    noSession: { title: "ログインしてください", text: "プランを管理するにはログインが必要です。" },
    failed: {
      title: "ポータルを開けませんでした",
      text: "お客様ポータルを開けませんでした。もう一度お試しください。",
    },
  },
  cancel: {
    action: "プランを解約",
    title: "Luli プレミアムを解約しますか？",
    stays: (until) =>
      until
        ? `プレミアムは${formatDate(until)}まで使えます。これ以上の請求はありません。`
        : "プレミアムは期間の終わりまで使えます。これ以上の請求はありません。",
    yes: "はい、解約します",
    no: "プレミアムを続ける",
    busy: "解約しています…",
    done: "解約しました",
    failed: {
      title: "解約できませんでした",
      text: "プランは解約されていません。もう一度お試しください。",
    },
  },
  resume: {
    action: "プランを再開",
    busy: "再開しています…",
    done: { title: "プランを再開しました", text: "プレミアムはこれまで通り続きます。" },
    failed: {
      title: "再開できませんでした",
      text: "プランは再開されていません。もう一度お試しください。",
    },
  },
};

export const contract: WordsOf<"contract"> = {
  title: "ご契約",
  lead: "ここでプランを解約するか、14日以内であれば契約を撤回できます。ログインは不要です。",
  loading: "契約を読み込んでいます",
  over: "このリンクは使用済みか、1時間以上たっています。新しいリンクを受け取れます。",
  none: "このアカウントはプランに登録していません。別のアカウントにある場合は、そのアドレスを入力してリンクを受け取ってください。",
  ask: {
    email: "アカウントのメールアドレス",
    wrongEmail: "メールアドレスを正しく入力してください。",
    action: "リンクを送る",
    busy: "送信中…",
    sent: "このアドレスに契約がある場合は、まもなくリンクがメールで届きます。有効期間は1時間です。",
    failed: { title: "送信できませんでした", text: "しばらくしてからもう一度お試しください。" },
  },
  facts: {
    contract: "契約",
    name: "Luli プレミアム、月額$20",
    account: "アカウント",
    concluded: "契約日",
    ends: "終了日",
  },
  date: (at) => formatDate(at),
  moment: (at) => formatDate(at, { dateStyle: "long", timeStyle: "long" }),
  cancel: {
    title: "契約を解約する",
    text: (until) =>
      until
        ? `プレミアムは${until}まで使えます。これ以上の請求はありません。`
        : "プレミアムは期間の終わりまで使えます。これ以上の請求はありません。",
    action: "今すぐ解約する",
    busy: "解約しています…",
    done: (until) =>
      until
        ? `解約しました。${until}に終了します。確認のメールをお送りします。`
        : "解約しました。確認のメールをお送りします。",
    over: "解約できるプランはありません。",
    failed: {
      title: "解約できませんでした",
      text: "何も変わっていません。もう一度お試しください。",
    },
  },
  withdraw: {
    title: "契約を撤回する",
    text: (until) =>
      `${until}までは、理由をお伺いせずに撤回を受け付けます。プランはすぐに終了し、お支払い分は同じ方法で返金されます。`,
    name: "お名前",
    missingName: "お名前を入力してください。",
    email: "受領確認の送り先メールアドレス",
    password: "パスワード",
    missingPassword: "パスワードを入力してください。",
    next: "次へ",
    summary: (name, email) => `私、${name}は、上記の契約を撤回します。受領確認の送り先：${email}`,
    confirm: "撤回を確定する",
    busy: "撤回しています…",
    back: "戻る",
    past: (until) => `撤回できる期間は${until}まででした。`,
    done: (at) => `${at}に撤回を受け付けました。受領確認をメールでお送りしました。`,
    refunded: (amount) => `${amount}は同じお支払い方法で返金されます。`,
    later:
      "決済サービスが応答していません。つながりしだい解約と返金の手続きをして、メールでお知らせします。",
    failed: {
      title: "撤回できませんでした",
      text: "何も変わっていません。もう一度お試しください。",
    },
  },
};
