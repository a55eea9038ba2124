import type { WordsOf } from "../../catalog.ts";

export const voice: WordsOf<"voice"> = {
  hush: "しずかに",
  speak: "話して入力する",
  stop: "聞くのをやめる",
  listening: "聞いています…",
  elsewhere: "ブラウザはあなたの声を開発元に送り、そこで文字にします。",
  goOn: "話す",
  leave: "文字で入力する",
  problem: {
    denied: "このページではマイクが使えません。ブラウザのアドレスバーから許可できます。",
    silence: "何も聞こえませんでした。",
    failed: "文字にできませんでした。入力してください。",
  },
};
