import type { WordsOf } from "../../catalog.ts";

export const landing: WordsOf<"landing"> = {
  pageTitle: "Luli：いつだって会えてうれしい子犬",
  hero: {
    title: () => (
      <>
        いつだって
        <br />
        あなたに会えて
        <br />
        うれしい子犬
      </>
    ),
    lead: "Luliは、おしゃべりできる小さなビション・フリーゼ。今日のことを話して、なでると、しっぽがゆれます。",
    fine: "7日間無料、その後は月額$20。いつでも解約できます。",
    puppy: "ごきげんでわんぱくなLuli",
    say: () => (
      <>
        <b>ワン！</b>Luliです。あなたのお名前は？
      </>
    ),
  },
  start: "無料で試す",
  demo: "デモを見る",
  sample: {
    level: (level) => `レベル${level}`,
    xp: (xp) => `${xp} XP`,
    bar: "LuliのXP（例）",
  },
  features: {
    title: "小さな子犬。大きな気持ち。",
    lead: "Luliは、あなたの一日を少しやさしくするためにいます。",
    chat: {
      title: "いつでもおしゃべり",
      text: "今日のことをLuliに話してみましょう。しっぽをふりながら、お返事します。",
      say: "ぜんぶ聞かせて！",
    },
    moods: {
      title: "見てわかる気分",
      text: "わんぱく、ねむねむ、のんびり、大はしゃぎ。耳と目としっぽが教えてくれます。",
    },
    pets: { title: "なでて、ふりふり", text: "耳のうしろをひとなで。それだけで子犬はとろけます。" },
    levels: {
      title: "いっしょにレベルアップ",
      text: "おしゃべりしてXPをためましょう。レベルが上がるたび、Luliは新しい姿に近づきます。",
    },
    variants: {
      title: "6つのLuliに会える",
      text: "Luli、Baby、Sleepy、Hero、Party、Royal。一匹の子犬に、広がるユニバース。",
    },
    outfits: {
      title: "毎日のおしゃれ",
      text: "ロイヤルクラウン、きらきら首輪、ラブバンダナ。組み合わせて、うっとり。",
    },
  },
  closing: {
    title: "Luliのドアはいつも開いています",
    lead: "気軽に「こんにちは」を言いに来てください。最初の7日間は無料、やめるのもいつでも自由です。",
    fine: "その後は月額$20。いつでも解約できます。",
    puppy: "ドアのそばで前足をふるLuli",
  },
};
