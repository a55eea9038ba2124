// What is said where there is no network.
import { english } from "../../lib/words/words.ts";

export const offlineWords = english("offline", {
  pageTitle: "Offline",
  title: "You are offline",
  text: "Luli will be here when you are back online.",
  textWithMessages: "Luli will answer when you are back online. Here is your last conversation.",
  puppy: "Luli, calm and cozy",
  messages: "Your last conversation",
});
