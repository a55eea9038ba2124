import type { ConsentText } from "../../shared/rules/consent.ts";

export const consent: ConsentText = {
  trial:
    "最初の7日間は無料です。その後は、解約するまで毎月$20が自動的に請求されます。プロフィールから2クリックで、いつでも解約できます。",
  noTrial:
    "本日$20が請求され、その後は解約するまで毎月自動的に請求されます。プロフィールから2クリックで、いつでも解約できます。",
  limits: ({ daily, messages, seconds }) =>
    `プレミアムで送れるメッセージは、1日${daily}件まで、${seconds}秒間に${messages}件までです。`,
  agree: "この条件に同意します。解約するまで自動的に更新されます。",
};
