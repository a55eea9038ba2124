import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const aside: WordsOf<"aside"> = {
  remembered: (puppy) => `${puppy} hat sich erinnert`,
  noted: (puppy) => `${puppy} hat sich gemerkt`,
  nothing: "Du hast Luli gebeten, das zu vergessen.",
  failed: "Das ließ sich nicht laden.",
  loading: "Wird geladen …",
  forget: "Vergessen",
  forgetThis: (memory) => `Vergessen: ${memory}`,
  forgotten: "Vergessen",
  unchanged: "Nichts hat sich geändert",
  all: (puppy) => `Alles, woran ${puppy} sich erinnert`,
  askName: (name) => `Soll ich dich ${name} nennen?`,
  askMemory: "Soll ich mir das merken?",
  askFollowUp: (event) => `„${event}“ Soll ich dich fragen, wie es war?`,
  willAsk: "Gern, ich frage dich einmal.",
  modelChanged: (puppy, day) =>
    `Seit dem ${day} antwortet ${puppy} mit einem anderen KI-Modell. Vielleicht klingt sie ein bisschen anders.`,
  yes: "Ja",
  no: "Nein",
  callMe: (name) => `Nenn mich ${name}`,
  safety: {
    yes: "Ja, ich bin in Sicherheit",
    no: "Nein, ich bin nicht in Sicherheit",
  },
  backTo: {
    "/dashboard": "Zurück zur Übersicht",
    "/checkout": "Zurück zur Kasse",
    "/universe": "Zurück zum Universum",
    "/store": "Zurück zum Shop",
    "/profile": "Zurück zu deinem Profil",
    "/settings": "Zurück zu den Einstellungen",
    "/memory": "Zurück zu dem, woran Luli sich erinnert",
    "/admin": "Zurück zum Admin-Bereich",
  },
  limit: {
    title: "Das war’s für heute",
    back: (puppy: string, day: string, time: string) =>
      `${puppy} macht jetzt ein Nickerchen und ist ${day} um ${time} wieder da.`,
    premium:
      "Premium bringt viel mehr Nachrichten am Tag, doppelte XP sowie Hero Lu, Party Lu und Royal Lu.",
    action: "Premium holen",
  },
  scripted: {
    badge: "Demo mit Skript",
    title: "Das ist eine Demo mit Skript",
    text: (puppy) =>
      `Hier ist kein Sprachmodell eingerichtet, darum antwortet ${puppy} nach einem Skript und versteht wenig. Wenn du diese Seite betreibst, bringt eine Zeile echte Antworten:`,
    orAny: "oder mit jedem anderen OpenAI-kompatiblen Endpunkt:",
  },
};

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
  placeholderOffline: "Offline: wird später gesendet",
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
      "Ihr chattet jetzt seit einer Stunde. Wie wäre es mit einer kleinen Pause und einem Glas Wasser?",
  },
  offline: (puppy) => `Du bist offline. ${puppy} antwortet, sobald du wieder online bist.`,
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
  queued: "Wird gesendet, sobald du online bist.",
  change: "Bearbeiten",
  tools: "Aktionen für diese Nachricht",
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

export const help: WordsOf<"help"> = {
  label: "Hol dir jetzt Hilfe",
  question: "Bist du gerade in Sicherheit?",
  title: "Du verdienst es, dass jetzt jemand bei dir ist.",
  offer: "Möchtest du mit einem Menschen sprechen?",
  unheard: "Das hat noch niemand gelesen.",
  show: "Menschen, die zuhören",
  emergency: {
    all: "Notruf",
    medical: "Notruf: Rettungsdienst",
    police: "Notruf: Polizei",
  },
  unknownEmergency: "In Gefahr? Wähle die Notrufnummer deines Landes.",
  anywhere: "In jedem Land",
  always: "Tag und Nacht",
  to: "–",
  for: {
    abuse: "wenn dir jemand wehtut oder droht",
    eating: "bei Sorgen rund ums Essen",
    minor: "für Kinder und Jugendliche",
  },
  age: {
    question: "Bist du unter 18?",
    why: "Luli ist für Erwachsene, deshalb muss ich fragen.",
    yes: "Ja, ich bin unter 18",
    no: "Nein, ich bin 18 oder älter",
    saving: "Wird gespeichert …",
    rests:
      "Danke, dass du es mir sagst. Unser Chat pausiert jetzt, dein Abo endet, und nichts wird abgebucht. Wenn das ein Irrtum ist, schreib uns bitte.",
    thanks: "Danke. Dann lass uns weiterchatten.",
  },
};

export const report: WordsOf<"report"> = {
  title: "Diese Antwort melden",
  text: "Jemand von uns liest diese Antwort und deine Nachricht davor, sonst nichts. Was stimmt nicht damit?",
  reasons: {
    harmful: "Gefährlich oder schädlich",
    sexual: "Sexuell oder romantisch",
    hurtful: "Verletzend oder hasserfüllt",
    human: "Gibt sich als Mensch aus oder drängt mich zu bleiben",
    other: "Etwas anderes",
  },
  thanks: "Danke für deine Meldung. Wir antworten per E-Mail.",
  words: "Möchtest du etwas ergänzen? (optional)",
  send: "Senden",
  sending: "Wird gesendet …",
  done: { title: "Danke", text: "Deine Meldung wurde gesendet." },
  failed: "Meldung nicht gesendet",
};

export const search: WordsOf<"search"> = {
  open: "Nachrichten durchsuchen",
  close: "Zurück zum Chat",
  label: "Suche",
  lastWeek: "Letzte Woche",
  day: "Zu einem Datum",
  nothing: "Keine Nachrichten gefunden.",
  found: (count) => (count === 1 ? "1 Nachricht gefunden" : `${count} Nachrichten gefunden`),
  results: "Zurück zu den Ergebnissen",
  later: "Spätere Nachrichten",
  none: "Keine späteren Nachrichten.",
};

export const tools: WordsOf<"tools"> = {
  paw: "Pfote geben",
  heart: "Herz geben",
  gave: { paw: "Du hast eine Pfote gegeben", heart: "Du hast ein Herz gegeben" },
  copy: "Kopieren",
  copied: "Kopiert",
  notCopied: "Das ließ sich nicht kopieren. Markiere den Text und kopiere ihn selbst.",
  aloud: "Vorlesen",
  again: "Neue Antwort",
  edit: "Nachricht bearbeiten",
  editing: "Du bearbeitest deine letzte Nachricht. Das zählt als weitere Nachricht.",
  cancel: "Abbrechen",
  remember: "Das merken",
  remembered: (puppy) => `${puppy} merkt es sich`,
  paused: (puppy) =>
    `Das Gedächtnis von ${puppy} ist pausiert. In den Einstellungen kannst du es wieder einschalten.`,
  unseen: "Diese Nachricht hat keinen sichtbaren Text.",
  failed: "Nichts hat sich geändert",
  earlier: "Frühere Fassungen",
  noReply: "Keine Antwort.",
};

export const voice: WordsOf<"voice"> = {
  hush: "Vorlesen beenden",
  speak: "Sprechen statt tippen",
  stop: "Nicht mehr zuhören",
  listening: "Ich höre zu …",
  elsewhere:
    "Dein Browser sendet die Aufnahme vielleicht zum Umwandeln in Text an seinen Hersteller.",
  goOn: "Sprechen",
  leave: "Lieber tippen",
  problem: {
    denied: "Mikrofon blockiert. Erlaube es in der Adressleiste deines Browsers.",
    silence: "Es war nichts zu hören.",
    failed: "Das hat nicht geklappt. Bitte tippe deine Nachricht.",
  },
};
