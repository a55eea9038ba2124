import { byId } from "../../../web/lib/by-id.ts";
import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<string, string> = {
  "A puppy needs a name.": "子犬には名前が必要です。",
  "Please leave out line breaks and invisible characters.":
    "改行や見えない文字は使わないでください。",
  "Please use up to 80 characters.": "80文字以内にしてください。",
  "Please use up to 30 characters.": "30文字以内にしてください。",
};

export const profile: WordsOf<"profile"> = {
  title: "プロフィール",
  edit: "プロフィールを編集",
  admin: "管理ページ",
  friend: "お友だち",
  story: {
    title: "ふたりの物語",
    both: (puppy, name) => `${puppy}と${name}`,
    streak: (days) => plural(days, { one: "#日連続", other: "#日連続" }),
    longest: (days) => `最長${formatNumber(days)}日`,
    first: (words) => `最初のことば：「${words}」`,
    memory: "Luliが覚えていること",
    memories: (count) => plural(count, { one: "記憶#件", other: "記憶#件" }),
    share: "画像をシェア",
    drawing: "作成しています…",
    failed: { title: "画像を作れませんでした", text: "もう一度お試しください。" },
  },
  stats: {
    since: "登録した月",
    happiness: "しあわせの合計",
    points: (points) => `${formatNumber(points)}\u200Bポイント`,
    conversations: "会話",
    achievements: "実績",
    unlocked: (count) => `${formatNumber(count)}個達成`,
  },
  account: {
    title: "アカウント",
    email: "メールアドレス",
    noPassword: (email) => `${email}。変更するには、先にパスワードを設定してください。`,
    password: "パスワード",
    onlyYou: "知っているのはあなただけです。",
    google: "Googleでログインしています。パスワードはありません。",
    change: "変更",
    changeEmail: "メールアドレスを変更",
    changePassword: "パスワードを変更",
    sessions: "ログイン中の端末",
    everyBrowser: "このブラウザも含めて、ログインしているすべてのブラウザです。",
    signOut: "すべての端末からログアウト",
    set: "パスワードを設定",
    sent: { title: "メールをご確認ください", text: "パスワードを設定するリンクをお送りしました。" },
  },
  sending: "送信しています…",
  saving: "保存しています…",
  neverMind: "やめておく",
  names: {
    title: "プロフィールの編集",
    yours: "あなたの名前",
    hint: (puppy) => `${puppy}があなたを呼ぶ名前です`,
    puppys: "子犬の名前",
    save: "保存",
    saved: {
      title: "プロフィールを保存しました",
      text: (puppy, name) =>
        name
          ? `${puppy}はこれから「${name}」と呼びます。`
          : `${puppy}はこれから「お友だち」と呼びます。`,
    },
  },
  newEmail: {
    title: "メールアドレスの変更",
    text: "新しいアドレスにリンクを、これまでのアドレスにお知らせをお送りします。",
    label: "新しいメールアドレス",
    password: "パスワード",
    send: "リンクを送る",
    asked: {
      title: "メールをご確認ください",
      text: (address) => (
        <>
          {address}{" "}
          が使えるアドレスでしたら、リンクをお送りしました。このブラウザで開いて、新しいアドレスを確認してください。
        </>
      ),
      until: "それまでは、すべて今のままです。",
      gotIt: "わかりました",
      mailbox: "テスト用メールボックスを開く",
    },
    changed: {
      title: "メールアドレスを変更しました",
      text: "これからは新しいアドレスでログインします。",
    },
    taken: {
      title: "メールアドレスは変更されていません",
      text: "このアドレスは、すでに別のアカウントで使われています。",
    },
  },
  newPassword: {
    title: "パスワードの変更",
    now: "現在のパスワード",
    label: "新しいパスワード",
    minimum: (characters) => `${characters}文字以上`,
    elsewhere: "ほかの端末からログアウトする",
    action: "パスワードを変更",
    done: {
      title: "パスワードを変更しました",
      elsewhere: "ほかの端末からはログアウトしました。",
      here: "新しいパスワードが使えます。",
    },
  },
  failed: {
    notSaved: { title: "保存できませんでした", text: "少し待ってから、もう一度お試しください。" },
    passwordNotChanged: "パスワードを変更できませんでした",
    linkNotSent: "リンクを送信できませんでした",
  },
  wrong: {
    name: (problem) => byId(NAMES, problem, problem),
    noPassword: "パスワードを入力してください。",
    notThePassword: "パスワードが違います。",
    noEmail: "メールアドレスを正しく入力してください（例：name@example.com）。",
    sameEmail: "すでに使っているアドレスです。",
    short: (characters) => `${characters}文字以上にしてください。`,
    long: (characters) => `${characters}文字以内にしてください。`,
  },
};
