import type { WordsOf } from "../../catalog.ts";

export const offline: WordsOf<"offline"> = {
  pageTitle: "オフライン",
  title: "オフラインです",
  text: "つながったら、Luliが待っています。",
  textWithMessages: "つながったら、Luliがお返事します。最後の会話はこちらです。",
  puppy: "のんびりでほっこりなLuli",
  messages: "最後の会話",
};
