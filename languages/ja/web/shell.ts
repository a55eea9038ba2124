import { byId } from "../../../web/lib/by-id.ts";
import { plural, formatNumber } from "../../../web/lib/format.ts";
import type { FailureCode } from "../../../web/lib/words/failure-words.ts";
import type { WordsOf } from "../../catalog.ts";

export const bell: WordsOf<"bell"> = {
  title: "お知らせ",
  missed: (count) => plural(count, { one: "新着#件", other: "新着#件" }),
  none: "お知らせはありません",
  noneText: "この訪問中のお知らせは、ここで読み返せます。",
};

const INVALID = "入力内容をご確認ください。";
const TOO_MANY = "操作が多すぎます。しばらくしてからお試しください。";
const TOO_LARGE = "サイズが大きすぎます。";
const NOT_SET_UP = "このサーバーでは設定されていません。";
const OURS = "こちら側で問題が起きました。もう一度お試しください。";
const LINK_OVER = "このリンクはもう使えません。";
const WAIT = "回数が多すぎます。少しお待ちください。";

const SAID: Record<FailureCode, string> = {
  not_authenticated: "ログインしてください。",
  not_allowed: "この操作をする権限がありません。",
  not_found: "ここには何もありません。",
  invalid_request: INVALID,
  invalid_json: INVALID,
  body_incomplete: INVALID,
  body_too_large: TOO_LARGE,
  too_many_requests: TOO_MANY,
  too_many_attempts: WAIT,
  rate_limited: TOO_MANY,
  internal_error: OURS,
  database_unavailable: OURS,
  payments_not_configured: NOT_SET_UP,
  checkout_closed: "ただいまお申し込みを休止しています。しばらくしてからお越しください。",
  push_closed: "プッシュ通知はただいま休止しています。",
  SIGN_UPS_CLOSED:
    "ただいま新しいアカウントの登録を休止しています。しばらくしてからお越しください。",
  adults_only: "Luliは大人のためのアプリです。",
  no_subscription: "変更できるプランがありません。",
  already_subscribed: "すでにプランに登録済みです。",
  model_failed: "Luliが返事をできませんでした。もう一度お試しください。",
  model_busy: "Luliはいま、とても忙しくしています。しばらくしてからもう一度お試しください。",
  model_unavailable: "Luliはいま返事ができません。運営者には連絡済みです。",
  reply_not_stored: "Luliの返事を保存できませんでした。もう一度お試しください。",
  variant_locked: "この子犬はまだ眠っています。",
  outfit_locked: "このコスチュームは、いまのレベルではまだ買えません。",
  already_remembered: "Luliはもう覚えています。",
  already_owned: "もう持っています。",
  not_enough_coins: "コインがまだ足りません。",
  freezes_full: "フリーズはこれ以上持てません。",
  not_owned: "このコスチュームはまだ持っていません。",
  INVALID_EMAIL_OR_PASSWORD: "メールアドレスかパスワードが違います。",
  wrong_password: "パスワードが違います。",
  wrong_confirmation: "アカウントのメールアドレスを入力してください。",
  sign_in_again: "一度ログアウトしてログインし直してから、もう一度お試しください。",
  ACCOUNT_SUSPENDED: "このアカウントは停止されています。間違いだと思われる場合は、ご連絡ください。",
  ACCOUNT_DELETED: "このアカウントは削除中です。",
  INVALID_PASSWORD: "パスワードが違います。",
  INVALID_CODE: "コードが正しくありません。アプリにいま表示されているコードを入力してください。",
  INVALID_BACKUP_CODE:
    "このリカバリーコードは存在しないか、すでに使われています。別のコードをお試しください。",
  INVALID_TWO_FACTOR_COOKIE: "ログインに時間がかかりすぎました。もう一度やり直してください。",
  CODE_USED: "このコードはすでに入力されました。次のコードをお待ちください。",
  PASSKEY_REFUSED:
    "このパスキーは使えませんでした。もう一度試すか、別の方法でログインしてください。",
  TOO_MANY_PASSKEYS: "先にパスキーを一つ削除してください。",
  PASSKEY_NOT_FOUND: "このパスキーはありません。",
  passkey_not_shown: "端末からパスキーが提示されませんでした。",
  second_factor_required:
    "管理者は二段階認証でログインする必要があります。設定の「セキュリティ」で設定してください。",
  NO_PASSWORD: "先にパスワードを設定してください。",
  EMAIL_NOT_VERIFIED: "メールアドレスの確認がまだ済んでいません。",
  INVALID_EMAIL: "このメールアドレスは使えません。",
  INVALID_NAME: "名前が長すぎます。",
  PASSWORD_TOO_SHORT: "パスワードが短すぎます。",
  PASSWORD_TOO_LONG: "パスワードが長すぎます。",
  PASSWORD_TOO_COMMON: "このパスワードはすぐに推測されてしまいます。別のものを選んでください。",
  PASSWORD_COMPROMISED:
    "このパスワードは過去の情報漏えいに含まれています。別のものを選んでください。",
  INVALID_TOKEN: LINK_OVER,
  TOKEN_EXPIRED: LINK_OVER,
  PROVIDER_NOT_FOUND: NOT_SET_UP,
  VALIDATION_ERROR: INVALID,
  MISSING_FIELD: INVALID,
  FIELD_NOT_ALLOWED: INVALID,
};

export const failures: WordsOf<"failures"> = {
  offline: "Luliにつながりません。接続をご確認ください。",
  unknown: "うまくいきませんでした。もう一度お試しください。",
  tooMany: WAIT,
  said: (code, message) => byId(SAID, code, message),
};

export const offline: WordsOf<"offline"> = {
  pageTitle: "オフライン",
  title: "オフラインです",
  text: "つながったら、Luliが待っています。",
  textWithMessages: "つながったら、Luliがお返事します。最後の会話はこちらです。",
  puppy: "のんびりでほっこりなLuli",
  messages: "最後の会話",
};

export const push: WordsOf<"push"> = {
  label: "プッシュ通知",
  hint: "夕方ごろに、やさしいメッセージを1日1回まで。夜中には届きません。",
  blocked: "このブラウザではLuliの通知がブロックされています。先にサイトの設定で許可してください。",
  unsupported:
    "このブラウザでは通知を表示できません。iPhoneでは、先にLuliをホーム画面に追加してください。",
  elsewhere: "オンですが、このブラウザではまだです。",
  turnOnHere: "ここでオンにする",
  failed: {
    title: "通知はまだオフです",
    text: "このブラウザから応答がありませんでした。もう一度お試しください。",
  },
};

export const shell: WordsOf<"shell"> = {
  skip: "本文へ移動",
  home: "Luli、ホームへ",
  main: "メインメニュー",
  openMenu: "メニューを開く",
  menu: "メニュー",
  signOut: "ログアウト",
  getStarted: "はじめる",
  links: {
    "/": "ホーム",
    "/dashboard": "マイページ",
    "/chat": "チャット",
    "/universe": "ユニバース",
    "/store": "ストア",
    "/profile": "プロフィール",
    "/settings": "設定",
    "/admin": "管理",
  },
  foot: {
    claim: "いつでもおしゃべりできる、ふわふわの友だちです。",
    product: "サービス",
    company: "会社",
    contact: "お問い合わせ",
    parent: "親会社",
    legal: "規約など",
    privacy: "プライバシーポリシー",
    terms: "利用規約",
    safety: "安全について",
    imprint: "運営者情報",
    accessibility: "アクセシビリティ",
    cancel: "ここで契約を解約する",
    withdraw: "ここで契約を撤回する",
    minors: "コンパニオン型チャットボットは、未成年の方には適さない場合があります。",
    languages: "言語",
    copyright: (year) => `© ${year} Luli. All rights reserved.`,
  },
  signedOut: { title: "ログアウトしました", text: "無事にログアウトできました。" },
  signedOutEverywhere: {
    title: "すべての端末からログアウトしました",
    text: "どの端末でも無事にログアウトできました。",
  },
  stillSignedIn: { title: "まだログインしています", text: "もう一度お試しください。" },
  signInToSubscribe: {
    title: "ログインしてください",
    text: "プランに登録するにはログインが必要です。",
  },
  accessDenied: {
    title: "アクセスできません",
    text: "このページを開く権限がありません。",
  },
  newVersion: {
    title: "Luliが新しいことを覚えました",
    text: "再読み込みすると、最新バージョンになります。",
    action: "再読み込み",
  },
  install: {
    title: "Luliを連れていこう",
    text: "ホーム画面に置けば、ワンタップで会えます。",
    action: "インストール",
  },
  loading: "ページを読み込んでいます",
  failed: "うまくいきませんでした",
  notFound: {
    pageTitle: "ページが見つかりません",
    title: "おっと！ページが見つかりません",
    text: "Luliはあちこち探して、眠ってしまいました。",
    puppy: "すやすや眠るゆめみLuli",
    home: "ホームに戻る",
  },
};

export const ui: WordsOf<"ui"> = {
  close: "閉じる",
  closeMenu: "メニューを閉じる",
  loading: "読み込み中",
  newTab: "（新しいタブで開きます）",
  tryAgain: "もう一度試す",
  failed: { title: "においを見失いました", text: "このページで問題が発生しました。" },
  quoteThis: "お問い合わせの際は、これをお伝えください：",
  progress: (value, max) => `${formatNumber(value)}/${formatNumber(max)}`,
  coins: (count) => `${formatNumber(count)}コイン`,
  answered: () => "返信のあったメッセージ",
  coinUnit: () => "コイン",
  coinsWon: (coins) => `${formatNumber(coins)}コイン獲得`,
};
