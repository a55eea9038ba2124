import type { VariantId } from "../../../shared/contracts/me.ts";
import type { VariantText } from "../../../web/lib/words/variant-words.ts";
import type { WordsOf } from "../../catalog.ts";

const TEXTS: Record<VariantId, VariantText> = {
  original: {
    title: "オリジナルLuli",
    description: "すべてはここから始まりました。いつも一番にドアへ。",
    traits: ["なかよし", "かしこい", "わんぱく"],
    locked: "",
  },
  baby: {
    title: "赤ちゃんLuli",
    description: "足ばかりで計画なし。自分のしっぽを追いかけて、たいてい勝ちます。",
    traits: ["元気いっぱい", "興味しんしん", "ぴょんぴょん"],
    locked: "",
  },
  sleepy: {
    title: "ゆめみLuli",
    description: "やさしい声。毛布の下で会うのがいちばんです。",
    traits: ["おだやか", "のんびり", "ぬくぬく"],
    locked: "",
  },
  hero: {
    title: "ゆうかんLuli",
    description: "小さなマント。大きなハート。",
    traits: [],
    locked: "レベル10で解放",
  },
  party: {
    title: "おまつりLuli",
    description: "大きな声で吠えれば、毎日がお誕生日です。",
    traits: [],
    locked: "レベル15で解放",
  },
  royal: {
    title: "エレガントLuli",
    description: "前足でごあいさつ。お昼寝はビロードの上。",
    traits: [],
    locked: "プレミアム限定",
  },
};

export const variants: WordsOf<"variants"> = { about: (id) => TEXTS[id] };
