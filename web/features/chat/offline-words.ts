// What is said where there is no network.
import { english } from "../../lib/words/words.ts";

export const offlineWords = english("offline", {
  pageTitle: "Offline",
  title: "You are offline",
  text: "Luli is here as soon as you are back.",
  textWithMessages: "Luli answers as soon as you are back. Here is what you two said last.",
  puppy: "Luli, calm and cozy",
  messages: "Your last conversation",
});
