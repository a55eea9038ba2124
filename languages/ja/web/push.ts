import type { WordsOf } from "../../catalog.ts";

export const push: WordsOf<"push"> = {
  label: "プッシュ通知",
  hint: "夕方ごろに、やさしいひとことを1日1回まで。夜中には届きません。",
  blocked: "このブラウザではLuliの通知がブロックされています。先にサイトの設定で許可してください。",
  unsupported:
    "このブラウザでは表示できません。iPhoneでは、先にLuliをホーム画面に追加してください。",
  elsewhere: "オンですが、このブラウザではまだです。",
  turnOnHere: "ここでオンにする",
  failed: {
    title: "通知はまだオフです",
    text: "このブラウザに届きませんでした。もう一度お試しください。",
  },
};
