import type { WordsOf } from "../../catalog.ts";

export const offline: WordsOf<"offline"> = {
  pageTitle: "Offline",
  title: "Você está offline",
  text: "Luli estará aqui assim que você voltar.",
  textWithMessages: "Luli responde assim que você voltar. Isto é o que vocês disseram por último.",
  puppy: "Luli: calma e aconchego",
  messages: "Sua última conversa",
};
