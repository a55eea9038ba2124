import type { SubscriptionWords } from "../../../server/subscription/words.ts";

const link = "Mein Profil öffnen";
const closing = "Du kannst jederzeit in deinem Profil kündigen: zwei Klicks, keine Fragen.";

export const subscription: SubscriptionWords = {
  trialStarted: ({ price, day }) => ({
    subject: "Deine 7 kostenlosen Tage mit Luli haben begonnen",
    lines: [
      "Wuff! Ab jetzt gehört Premium dir.",
      `Am ${day} werden zum ersten Mal ${price} abgebucht, danach ${price} jeden Monat. Wenn du vorher kündigst, wird nichts abgebucht.`,
      "Wir erinnern dich am 4. und am 6. Tag.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Deine kostenlosen Tage mit Luli enden am ${day}`,
    lines: [
      `Am ${day} werden zum ersten Mal ${price} abgebucht, danach ${price} jeden Monat.`,
      "Wenn du bleiben möchtest, gibt es nichts zu tun. Wenn nicht, kündige vorher, und es wird nichts abgebucht.",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Willkommen zurück bei Luli Premium",
    lines: [
      `Heute wurden ${price} abgebucht. Die nächsten ${price} werden am ${day} abgebucht, danach jeden Monat.`,
    ],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Dein Luli-Abo ist gekündigt",
    lines: [
      `Erledigt: Es wird nichts mehr abgebucht. Premium bleibt dir bis zum ${until}.`,
      "Danach kannst du kostenlos weiter mit Luli chatten. Was du verdient und gekauft hast, bleibt.",
    ],
    link: "Doch dabeibleiben",
    closing: "Bis zu diesem Tag kannst du es in deinem Profil fortsetzen.",
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
