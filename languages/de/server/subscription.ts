import type { SubscriptionWords } from "../../../server/subscription/words.ts";

const link = "Mein Profil öffnen";
const closing = "Du kannst jederzeit in deinem Profil kündigen: mit zwei Klicks.";

export const subscription: SubscriptionWords = {
  trialStarted: ({ price, day }) => ({
    subject: "Deine 7-tägige Testzeit mit Luli Premium hat begonnen",
    lines: [
      "Wuff! Ab jetzt gehört Premium dir.",
      `Am ${day} werden zum ersten Mal ${price} abgebucht, danach ${price} jeden Monat. Wenn du vorher kündigst, wird nichts abgebucht.`,
      "Wir erinnern dich am 4. und am 6. Tag.",
    ],
    link,
    closing,
  }),
  trialExtended: ({ price, day }) => ({
    subject: "Deine Testzeit mit Luli Premium ist jetzt länger",
    lines: [
      "Gute Nachricht: Wir haben deine Testzeit verlängert.",
      `Nun werden am ${day} zum ersten Mal ${price} abgebucht, danach ${price} jeden Monat. Wenn du vorher kündigst, wird nichts abgebucht.`,
      "Wir erinnern dich drei Tage und einen Tag vorher.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Deine Testzeit mit Luli Premium endet am ${day}`,
    lines: [
      `Am ${day} werden zum ersten Mal ${price} abgebucht, danach ${price} jeden Monat.`,
      "Wenn du bleiben möchtest, musst du nichts tun. Wenn nicht, kündige vorher, und es wird nichts abgebucht.",
    ],
    link,
    closing,
  }),
  renewal: ({ price, day, limits }) => ({
    subject: `Dein Luli-Abo verlängert sich am ${day}`,
    lines: [
      `Am ${day} buchen wir ${price} für den nächsten Monat ab und danach jeden Monat, bis du kündigst.`,
      limits,
      "Wenn du bleiben möchtest, musst du nichts tun.",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Willkommen zurück bei Luli Premium",
    lines: [
      `Heute haben wir ${price} abgebucht. Die nächste Abbuchung von ${price} ist am ${day}, danach jeden Monat.`,
    ],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Dein Luli-Abo ist gekündigt",
    lines: [
      `Es wird nichts mehr abgebucht. Premium bleibt dir bis zum ${until}.`,
      "Danach kannst du kostenlos weiter mit Luli chatten. Was du verdient und gekauft hast, bleibt.",
    ],
    link: "Abo fortsetzen",
    closing: "Bis zu diesem Tag kannst du das Abo in deinem Profil fortsetzen.",
  }),
  paymentFailed: (price) => ({
    subject: "Deine Zahlung für Luli hat nicht geklappt",
    lines: [
      `Deine Karte wurde abgelehnt, als ${price} fällig waren. Wir versuchen es in den nächsten Tagen noch einmal, und Premium bleibt dir solange.`,
      "Für eine andere Karte wähle „Abo verwalten“ in deinem Profil.",
    ],
    link,
    closing: "Wenn keine Zahlung gelingt, endet das Abo, und es wird nichts mehr abgebucht.",
  }),
  cardUsed: {
    subject: "Diese Karte wurde schon für eine Testzeit benutzt",
    lines: [
      "Diese Karte wurde schon mit einem anderen Konto für eine kostenlose Testzeit benutzt, eine zweite ist mit ihr nicht möglich. Es wurde nichts abgebucht.",
      "Du kannst jederzeit ohne Testzeit abonnieren und bis dahin kostenlos mit Luli chatten.",
    ],
    link,
    closing,
  },
  contractLink: {
    subject: "Dein Vertrag mit Luli",
    lines: [
      "Jemand hat um einen Link gebeten, mit dem sich das Luli-Abo dieser Adresse kündigen oder der Vertrag widerrufen lässt.",
      "Wenn du es warst, öffne den Link und wähle. Noch hat sich nichts geändert.",
    ],
    link: "Meinen Vertrag öffnen",
    closing:
      "Der Link gilt eine Stunde und lässt sich einmal benutzen. Wenn du nicht darum gebeten hast, ignoriere diese E-Mail einfach.",
  },
  withdrawn: {
    subject: "Dein Widerruf ist bei uns eingegangen",
    lines: [
      "Du hast deinen Vertrag mit Luli widerrufen. Das hier ist deine Eingangsbestätigung; unten steht, was du erklärt hast.",
      "Dein Abo endet jetzt, und es wird nichts mehr abgebucht. Deine Zahlung erstatten wir auf demselben Weg, spätestens in 14 Tagen, und schreiben dir, sobald das Geld unterwegs ist. Ist unser Zahlungsdienst gerade nicht erreichbar, holen wir es nach, sobald er es ist.",
    ],
    facts: {
      name: "Dein Name",
      plan: "Luli Premium",
      contract: "Vertrag",
      concluded: "Vertragsdatum",
      email: "E-Mail",
      received: "Eingegangen am",
    },
    link: "Widerrufsseite",
    closing:
      "Du kannst weiter kostenlos mit Luli chatten. Was du verdient und gekauft hast, bleibt.",
  },
  refunded: (amount) => ({
    subject: `${amount} sind auf dem Weg zurück zu dir`,
    lines: [
      `Wir haben ${amount} erstattet, weil du den Vertrag widerrufen hast. Deine Bank braucht vielleicht ein paar Tage, bis du es siehst.`,
      "Dein Abo ist beendet, und es wird nichts mehr abgebucht.",
    ],
    link,
    closing:
      "Du kannst weiter kostenlos mit Luli chatten. Was du verdient und gekauft hast, bleibt.",
  }),
  ended: {
    subject: "Dein Luli-Abo ist zu Ende",
    lines: [
      "Es wird nichts mehr abgebucht. Du kannst kostenlos weiter mit Luli chatten.",
      "Was du verdient und gekauft hast, bleibt.",
    ],
    link,
    closing: "Wenn du Premium wieder möchtest, kannst du es in deinem Profil starten.",
  },
};
