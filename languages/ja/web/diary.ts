import type { WordsOf } from "../../catalog.ts";

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `${puppy}の日記`,
  nothing: "おしゃべりをした日の次の日に、最初のページができます。",
  earlier: "これまでの日",
  how: "あなたが話したことをもとにAIが書いています。忘れてもらうと、ここからも消えます。",
};
