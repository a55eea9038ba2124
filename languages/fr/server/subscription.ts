import type { SubscriptionWords } from "../../../server/subscription/words.ts";

const link = "Ouvrir mon profil";
const closing = "Tu peux résilier à tout moment sur ton profil : deux clics, et aucune question.";

export const subscription: SubscriptionWords = {
  trialStarted: ({ price, day }) => ({
    subject: "Tes 7 jours gratuits avec Luli ont commencé",
    lines: [
      "Ouaf ! Premium est à toi dès maintenant.",
      `Le premier débit de ${price} aura lieu le ${day}, puis ${price} chaque mois. Si tu résilies avant, rien n’est débité.`,
      "Nous te le rappellerons le 4ᵉ et le 6ᵉ jour.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Tes jours gratuits avec Luli se terminent le ${day}`,
    lines: [
      `Le ${day}, les premiers ${price} seront débités, puis ${price} chaque mois.`,
      "Si tu veux rester, il n’y a rien à faire. Sinon, résilie avant, et rien n’est débité.",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Bon retour dans Luli Premium",
    lines: [
      `${price} ont été débités aujourd’hui. Les prochains ${price} seront débités le ${day}, puis chaque mois.`,
    ],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Ton abonnement Luli est résilié",
    lines: [
      `C’est fait : rien de plus ne sera débité. Premium reste avec toi jusqu’au ${until}.`,
      "Ensuite, tu peux continuer à discuter gratuitement avec Luli. Ce que tu as gagné et acheté reste.",
    ],
    link: "J’ai changé d’avis",
    closing: "Jusqu’à ce jour-là, tu peux le reprendre sur ton profil.",
  }),
  paymentFailed: (price) => ({
    subject: "Ton paiement pour Luli n’est pas passé",
    lines: [
      `Ta carte a été refusée au moment de débiter ${price}. Nous réessaierons dans les prochains jours, et Premium reste avec toi d’ici là.`,
      "Pour utiliser une autre carte, choisis « Gérer l’abonnement » sur ton profil.",
    ],
    link,
    closing: "Si aucun paiement ne passe, l’abonnement prend fin et rien de plus n’est débité.",
  }),
  ended: {
    subject: "Ton abonnement Luli a pris fin",
    lines: [
      "Rien de plus ne sera débité. Tu peux continuer à discuter gratuitement avec Luli.",
      "Ce que tu as gagné et acheté reste.",
    ],
    link,
    closing: "Si tu veux retrouver Premium, tu peux le reprendre sur ton profil.",
  },
};
