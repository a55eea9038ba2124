import type { WordsOf } from "../../catalog.ts";

export const offline: WordsOf<"offline"> = {
  pageTitle: "Hors ligne",
  title: "Tu es hors ligne",
  text: "Luli sera là dès ton retour.",
  textWithMessages: "Luli te répondra dès ton retour. Voici vos derniers mots.",
  puppy: "Luli, calme et douceur",
  messages: "Votre dernière conversation",
};
