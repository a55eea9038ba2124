import { formatDate } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const contract: WordsOf<"contract"> = {
  title: "ご契約",
  lead: "ここでサブスクリプションを解約するか、14日以内であれば契約を撤回できます。ログインは不要です。",
  loading: "契約を読み込んでいます",
  over: "このリンクは使用済みか、1時間以上たっています。もう一度リンクを請求できます。",
  none: "このアカウントにはサブスクリプションがありません。別のアカウントにある場合は、そのアドレスにリンクを請求してください。",
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
    over: "解約できるものはありません。",
    failed: {
      title: "解約できませんでした",
      text: "何も変わっていません。もう一度お試しください。",
    },
  },
  withdraw: {
    title: "契約を撤回する",
    text: (until) =>
      `${until}までは、理由なしに撤回できます。サブスクリプションはただちに終了し、お支払い分は同じ方法で返金されます。`,
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
      "決済サービスにつながりしだい、終了と返金の手続きをします。済んだらメールでお知らせします。",
    failed: {
      title: "撤回できませんでした",
      text: "何も変わっていません。もう一度お試しください。",
    },
  },
};
