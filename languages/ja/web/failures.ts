import { byId } from "../../../web/lib/by-id.ts";
import type { FailureCode } from "../../../web/lib/words/failure-words.ts";
import type { WordsOf } from "../../catalog.ts";

const INVALID = "入力内容をご確認ください。";
const TOO_MANY = "一度にたくさん届きました。しばらくしてからお試しください。";
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
  model_busy: "Luliはいま手いっぱいです。しばらくしてからもう一度お試しください。",
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
