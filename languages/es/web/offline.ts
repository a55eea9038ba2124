import type { WordsOf } from "../../catalog.ts";

export const offline: WordsOf<"offline"> = {
  pageTitle: "Sin conexión",
  title: "No tienes conexión",
  text: "Luli estará aquí en cuanto vuelvas.",
  textWithMessages: "Luli responderá en cuanto vuelvas. Esto es lo último que se dijeron.",
  puppy: "Luli: calma y calorcito",
  messages: "Tu última conversación",
};
