import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const legal: WordsOf<"legal"> = {
  contents: "目次",
  updated: "最終更新：2025年1月",
  governs: "これは翻訳です。英語の原文が優先されます。",
  end: "最後まで読んでくれましたね！",
  puppy: "ねむそうなLuli",
};

export const imprint: WordsOf<"imprint"> = {
  title: "運営者情報",
  updated: "",
  lead: "Luliを運営し、責任を負う者についてのご案内です。",
  sections: ({ operator, supportEmail, contact, facts }) => [
    {
      id: "operator",
      title: "運営者",
      body: facts([
        ["名称", operator.name],
        ["所在地", operator.address],
        ["代表者", operator.representative],
        ["登記", operator.register],
        ["税務登録番号", operator.vat_id],
      ]),
    },
    {
      id: "reach",
      title: "連絡先",
      body: (
        <>
          {facts([
            ["メール", supportEmail],
            ["電話", operator.phone],
          ])}
          <p>
            {contact("お問い合わせページ")}
            のフォームからもご連絡いただけます。ここは、EUデジタルサービス法第11条および第12条にもとづく、利用者と当局の連絡窓口でもあります。
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "内容についての責任",
      body: (
        <p>
          上に記した運営者が負います。Luliの言葉はAIの言語モデルが書いています。不適切な返事は、そのすぐそばから報告できます。
        </p>
      ),
    },
    {
      id: "security",
      title: "セキュリティの問題",
      body: <p>ほかで公表する前に、security.txtにある{supportEmail}までお知らせください。</p>,
    },
  ],
};

export const accessibility: WordsOf<"accessibility"> = {
  title: "アクセシビリティ",
  updated: "最終更新：2026年11月",
  lead: "Luliはすべての方のためのものです。確認したこと、まだ足りないこと、そして連絡先をまとめました。",
  sections: ({ supportEmail, contact }) => [
    {
      id: "aim",
      title: "目標",
      body: (
        <p>
          LuliのすべてがWCAG 2.2のレベルAAと、それにもとづく欧州規格EN 301
          549を満たすことをめざしています。これは欧州アクセシビリティ法（指令 (EU)
          2019/882）と、それに続く各国の法律が拠りどころとする規格です。私たち自身の評価では、満たしているのは一部です。足りないとわかっていることは下に記します。
        </p>
      ),
    },
    {
      id: "tested",
      title: "確認したこと",
      body: (
        <ul>
          <li>
            すべてのページを、明るいテーマと暗いテーマで、広い画面とスマートフォンで、自動で検査できるWCAG
            2.2のAとAAの基準（axe）で検査しました。
          </li>
          <li>
            登録、チャット、設定、アカウントの削除を、フォーカスが常に見える状態で、キーボードだけで行いました。
          </li>
          <li>
            すべてのページを幅320ピクセル（400
            %の拡大と同じ）で、横スクロールなしに、またシステムの強制カラーでも確かめました。
          </li>
          <li>
            スクリーンリーダー向けの名前、役割、通知（新しい返事やエラーを含む）を確かめました。
          </li>
          <li>
            システムが動きを減らす設定なら、動きは止まります。音が必要なページはなく、音は切れます。
          </li>
        </ul>
      ),
    },
    {
      id: "weak",
      title: "まだ足りないこと",
      body: (
        <ul>
          <li>
            毎日スクリーンリーダーを使う方には、まだ試していただいていません。スクリーンリーダーへの対応は、ChromiumとFirefoxで自動検査しました。
          </li>
          <li>画面のLuliの様子は短い言葉で説明され、細かいしぐさまでは説明されません。</li>
          <li>支払いフォームは決済業者のもので、私たちには変えられません。</li>
          <li>返事を読み上げる声はお使いの端末のもので、品質は言語によります。</li>
          <li>やさしい日本語版や手話版はありません。</li>
        </ul>
      ),
    },
    {
      id: "tell",
      title: "お知らせください",
      body: (
        <>
          <p>
            困ったことがあれば、{supportEmail}または{contact("お問い合わせページ")}
            からお知らせください。何をいつまでにするか、お返事します。
          </p>
          <p>
            お返事で解決しないときは、サービスのアクセシビリティを監督するお住まいの国の機関に相談できます。EUでは、指令
            (EU) 2019/882にもとづき各国にあります。
          </p>
        </>
      ),
    },
  ],
};

export const contact: WordsOf<"contact"> = {
  title: "お問い合わせ",
  lead: "質問、アイデア、肉球つきのバグ？どうぞお書きください。Luliが届けます。",
  poses: {
    idle: "前足をあげたLuli",
    thinking: "考えているLuli",
    petted: "うれしそうなLuli",
  },
  form: "お問い合わせフォーム",
  fields: { name: "お名前", email: "メールアドレス", subject: "件名", message: "メッセージ" },
  trap: "ここは空のままにしてください",
  send: "メッセージを送る",
  sending: "送信しています…",
  note: "24時間以内にお返事します。控えをメールでお送りします。",
  sent: { title: "メッセージを送りました！", text: "24時間以内にお返事します。" },
  failed: "送信できませんでした",
  missing: {
    name: "お名前を入力してください。",
    email: "メールアドレスを入力してください。",
    subject: "件名を入力してください。",
    message: "メッセージを書いてください。",
  },
  tooLong: (characters) =>
    plural(characters, {
      other: "#文字以内で入力してください。",
    }),
  noEmail: "メールアドレスを正しく入力してください（例：name@example.com）。",
  lines: {
    email: "メールアドレス",
    chat: "ライブチャット",
    chatLink: "24時間いつでも",
    community: "コミュニティ",
    communityLink: "コミュニティのチャットに参加",
  },
};
