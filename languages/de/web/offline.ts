import type { WordsOf } from "../../catalog.ts";

export const offline: WordsOf<"offline"> = {
  pageTitle: "Offline",
  title: "Du bist offline",
  text: "Luli ist da, sobald du zurück bist.",
  textWithMessages:
    "Luli antwortet, sobald du zurück bist. Hier steht, was ihr beiden zuletzt gesagt habt.",
  puppy: "Luli, ruhig und gemütlich",
  messages: "Euer letztes Gespräch",
};
