import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const chat: WordsOf<"chat"> = {
  pageTitle: "Chat",
  loadingPuppy: "Luli wird geladen",
  loading: "Euer Gespräch wird geladen",
  chatWith: (puppy) => `Chat mit ${puppy}`,
  conversationWith: (puppy) => `Gespräch mit ${puppy}`,
  greetStranger: (puppy) => `Wuff wuff! Ich bin ${puppy}, dein flauschigster Freund. Wie heißt du?`,
  greetFriend: (puppy, name) =>
    `Wuff wuff, ${name}! Ich bin ${puppy}, dein flauschigster Freund. Was beschäftigt dich?`,
  messageTo: (puppy) => `Nachricht an ${puppy}`,
  placeholder: (puppy) => `Schreib ${puppy} etwas …`,
  placeholderOffline: "Offline, geht später raus",
  send: "Senden",
  stop: (puppy) => `${puppy} stoppen`,
  charactersLeft: (count) => plural(count, { one: "Noch # Zeichen", other: "Noch # Zeichen" }),
  messagesLeft: (count) =>
    plural(count, { one: "Noch # Nachricht für heute", other: "Noch # Nachrichten für heute" }),
  private: "Deine Gespräche mit Luli sind privat und sicher",
  isAi: (puppy) =>
    puppy === "Luli" ? "Luli ist eine KI." : `Luli ist eine KI, und ${puppy} auch.`,
  notice: {
    ai: (puppy) =>
      `Du sprichst nicht mit einem Menschen. Luli ist eine KI${puppy === "Luli" ? "." : `, und ${puppy} auch.`}`,
    break: () =>
      "Ihr beiden redet seit einer Stunde. Wie wäre es mit einer kleinen Pause und einem Glas Wasser?",
  },
  offline: (puppy) => `Du bist offline. ${puppy} antwortet, sobald du zurück bist.`,
  historyFailed: "Deine früheren Nachrichten ließen sich nicht laden.",
  tryAgain: "Noch einmal versuchen",
  earlier: "Frühere Nachrichten",
  loadingEarlier: "Wird geladen …",
  newMessage: "Neue Nachricht",
  today: "Heute",
  yesterday: "Gestern",
  you: "Du: ",
  said: (puppy) => `${puppy}: `,
  thinking: (puppy) => `${puppy} denkt nach`,
  announced: (puppy, reply) => `${puppy} sagt: ${reply}`,
  stopped: "Gestoppt",
  notAnswered: "Nicht beantwortet.",
  queued: "Geht raus, sobald du online bist.",
  change: "Ändern",
  tools: "Was mit dieser Nachricht geschehen kann",
  failures: {
    rateLimit: {
      title: "Zu viele Nachrichten",
      text: "Bitte mach etwas langsamer und versuche es gleich noch einmal.",
    },
    usageLimit: {
      title: "KI-Kontingent aufgebraucht",
      text: "Bitte wechsle deinen Tarif, um weiterzuchatten.",
    },
    noSession: { title: "Nicht angemeldet", text: "Bitte melde dich an, um zu chatten" },
    other: {
      title: "Chat-Fehler",
      text: "Die Nachricht ließ sich nicht senden. Bitte versuche es noch einmal.",
    },
  },
};
