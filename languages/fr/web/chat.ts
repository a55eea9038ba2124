import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const chat: WordsOf<"chat"> = {
  pageTitle: "Discussion",
  loadingPuppy: "Chargement de Luli",
  loading: "Chargement de votre discussion",
  chatWith: (puppy) => `Discussion avec ${puppy}`,
  conversationWith: (puppy) => `Conversation avec ${puppy}`,
  greetStranger: (puppy) =>
    `Ouaf ouaf ! Moi, c’est ${puppy}, ta boule de poils préférée. Comment tu t’appelles ?`,
  greetFriend: (puppy, name) =>
    `Ouaf ouaf, ${name} ! Moi, c’est ${puppy}, ta boule de poils préférée. À quoi tu penses ?`,
  messageTo: (puppy) => `Message à ${puppy}`,
  placeholder: (puppy) => `Écris à ${puppy}…`,
  placeholderOffline: "Hors ligne, part plus tard",
  send: "Envoyer",
  stop: (puppy) => `Arrêter ${puppy}`,
  charactersLeft: (count) =>
    plural(count, { one: "Encore # caractère", other: "Encore # caractères" }),
  messagesLeft: (count) =>
    plural(count, {
      one: "Encore # message pour aujourd’hui",
      other: "Encore # messages pour aujourd’hui",
    }),
  private: "Tes conversations avec Luli sont privées et sécurisées",
  isAi: (puppy) => (puppy === "Luli" ? "Luli est une IA." : `Luli est une IA, et ${puppy} aussi.`),
  notice: {
    ai: (puppy) =>
      `Tu ne parles pas avec un être humain. Luli est une IA${puppy === "Luli" ? "." : `, et ${puppy} aussi.`}`,
    break: () =>
      "Vous parlez depuis une heure. Et si tu faisais une petite pause, avec un verre d’eau ?",
  },
  offline: (puppy) => `Tu es hors ligne. ${puppy} te répondra dès ton retour.`,
  historyFailed: "Tes messages précédents n’ont pas pu être chargés.",
  tryAgain: "Réessayer",
  earlier: "Messages précédents",
  loadingEarlier: "Chargement…",
  newMessage: "Nouveau message",
  today: "Aujourd’hui",
  yesterday: "Hier",
  you: "Toi : ",
  said: (puppy) => `${puppy} : `,
  thinking: (puppy) => `${puppy} réfléchit`,
  announced: (puppy, reply) => `${puppy} dit : ${reply}`,
  stopped: "Arrêté",
  notAnswered: "Sans réponse.",
  queued: "Partira dès que tu seras en ligne.",
  change: "Modifier",
  tools: "Que faire de ce message",
  failures: {
    rateLimit: { title: "Trop de messages", text: "Ralentis un peu et réessaie dans un instant." },
    usageLimit: {
      title: "Limite d’IA atteinte",
      text: "Change de formule pour continuer à discuter.",
    },
    noSession: { title: "Pas de session", text: "Connecte-toi pour discuter" },
    other: { title: "Erreur de discussion", text: "Le message n’a pas pu être envoyé. Réessaie." },
  },
};
