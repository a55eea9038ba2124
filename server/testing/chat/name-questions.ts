/** Luli's question for the name, in each language. */
export const NAME_QUESTIONS = {
  en: "What's your name?",
  es: "¿Cómo te llamas?",
  fr: "Comment tu t’appelles\u00a0?",
  de: "Wie heißt du?",
  pt: "Como você se chama?",
  ja: "あなたのお名前は？",
};
export type AskedLanguage = keyof typeof NAME_QUESTIONS;
