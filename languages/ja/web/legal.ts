import type { WordsOf } from "../../catalog.ts";

export const legal: WordsOf<"legal"> = {
  contents: "目次",
  updated: "最終更新：2025年1月",
  governs: "これは翻訳です。英語の原文が優先されます。",
  end: "最後まで読んでくれましたね！",
  puppy: "ねむそうなLuli",
};
