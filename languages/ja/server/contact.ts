import type { ContactWords } from "../../../server/contact/words.ts";

export const contact: ContactWords = {
  subject: "メッセージを受け取りました",
  received: "ワン！メッセージが届きました。24時間以内にお返事します。",
  quoted:
    "控えとして、このメールアドレスでお問い合わせページに書かれた内容をお送りします。リンクはわざと開けないようにしてあります。",
  notYou:
    "覚えがないときは、このメールをそのままにしておいてください。誰かがアドレスを打ち間違えたものです。こうしたメールが何通も続くことはありません。",
};
