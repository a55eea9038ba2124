import type { WordsOf } from "../../catalog.ts";

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
