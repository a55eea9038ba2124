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
  placeholderOffline: "Tu es hors ligne. Tes mots restent ici.",
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
  failures: {
    rateLimit: { title: "Trop de messages", text: "Ralentis un peu et réessaie dans un instant." },
    usageLimit: {
      title: "Limite d’IA atteinte",
      text: "Change de formule pour continuer à discuter.",
    },
    noSession: { title: "Pas de session", text: "Connecte-toi pour discuter" },
    other: { title: "Erreur de discussion", text: "Le message n’a pas pu être envoyé. Réessaie." },
  },
  help: {
    offer: { question: "Est-ce que ça va ?", show: "Montre-moi qui peut m’écouter" },
    label: "De l’aide tout de suite",
    title: "Tu mérites d’avoir quelqu’un à tes côtés maintenant.",
    lines: (link) => (
      <>
        <li>
          En danger ? Appelle les secours : {link("tel:112", "112")} en Europe,{" "}
          {link("tel:911", "911")} en Amérique du Nord.
        </li>
        <li>France : {link("tel:3114", "3114")}, gratuit, jour et nuit.</li>
        <li>
          Suisse : {link("tel:143", "143")}. Canada : {link("tel:988", "988")}.
        </li>
        <li>Partout ailleurs : {link("https://findahelpline.com", "findahelpline.com")}</li>
      </>
    ),
  },
  offlinePage: {
    pageTitle: "Hors ligne",
    title: "Tu es hors ligne",
    text: "Luli sera là dès ton retour.",
    textWithMessages: "Luli te répondra dès ton retour. Voici vos derniers mots.",
    puppy: "Luli, calme et douceur",
    messages: "Votre dernière conversation",
  },
};
