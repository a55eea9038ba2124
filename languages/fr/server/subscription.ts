import type { SubscriptionWords } from "../../../server/subscription/words.ts";

const link = "Ouvrir mon profil";
const closing = "Tu peux résilier à tout moment sur ton profil : en deux clics.";

export const subscription: SubscriptionWords = {
  trialStarted: ({ price, day }) => ({
    subject: "Ton essai gratuit de 7 jours de Luli Premium a commencé",
    lines: [
      "Ouaf ! Premium est à toi dès maintenant.",
      `Le premier débit de ${price} aura lieu le ${day}, puis ${price} chaque mois. Si tu résilies avant, rien n’est débité.`,
      "Nous te le rappellerons le 4ᵉ et le 6ᵉ jour.",
    ],
    link,
    closing,
  }),
  trialExtended: ({ price, day }) => ({
    subject: "Ton essai gratuit de Luli Premium est prolongé",
    lines: [
      "Bonne nouvelle : nous avons prolongé ton essai gratuit.",
      `Le premier débit de ${price} aura désormais lieu le ${day}, puis ${price} chaque mois. Si tu résilies avant, rien n’est débité.`,
      "Nous te le rappellerons trois jours et un jour avant.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Ton essai gratuit de Luli Premium se termine le ${day}`,
    lines: [
      `Le premier débit de ${price} aura lieu le ${day}, puis ${price} chaque mois.`,
      "Si tu veux rester, tu n’as rien à faire. Sinon, résilie avant, et rien n’est débité.",
    ],
    link,
    closing,
  }),
  renewal: ({ price, day, limits }) => ({
    subject: `Ton abonnement à Luli se renouvelle le ${day}`,
    lines: [
      `Le ${day}, nous débiterons ${price} pour le mois suivant, puis chaque mois jusqu’à ta résiliation.`,
      limits,
      "Si tu veux rester, tu n’as rien à faire.",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Bon retour dans Luli Premium",
    lines: [
      `Nous avons débité ${price} aujourd’hui. Le prochain débit de ${price} aura lieu le ${day}, puis chaque mois.`,
    ],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Ton abonnement Luli est résilié",
    lines: [
      `Plus rien ne sera débité. Tu gardes Premium jusqu’au ${until}.`,
      "Ensuite, tu peux continuer à discuter gratuitement avec Luli. Ce que tu as gagné et acheté reste.",
    ],
    link: "Reprendre l’abonnement",
    closing: "Jusqu’à ce jour-là, tu peux reprendre l’abonnement sur ton profil.",
  }),
  paymentFailed: (price) => ({
    subject: "Ton paiement pour Luli n’est pas passé",
    lines: [
      `Ta carte a été refusée au moment de débiter ${price}. Nous réessaierons dans les prochains jours, et tu gardes Premium d’ici là.`,
      "Pour utiliser une autre carte, choisis « Gérer l’abonnement » sur ton profil.",
    ],
    link,
    closing: "Si aucun paiement ne passe, l’abonnement prend fin et plus rien n’est débité.",
  }),
  cardUsed: {
    subject: "Cette carte a déjà servi à un essai gratuit",
    lines: [
      "Cette carte a déjà servi à un essai gratuit avec un autre compte et ne peut pas servir à un deuxième. Rien n’a été prélevé.",
      "Tu peux t’abonner sans essai gratuit quand tu veux, et discuter gratuitement avec Luli d’ici là.",
    ],
    link,
    closing,
  },
  contractLink: {
    subject: "Ton contrat avec Luli",
    lines: [
      "Quelqu’un a demandé un lien pour résilier l’abonnement à Luli de cette adresse, ou pour se rétracter du contrat.",
      "Si c’était toi, ouvre le lien et choisis. Rien n’a encore changé.",
    ],
    link: "Ouvrir mon contrat",
    closing:
      "Le lien est valable une heure et ne peut servir qu’une fois. Si tu ne l’as pas demandé, ignore cet e-mail.",
  },
  withdrawn: {
    subject: "Nous avons reçu ta rétractation",
    lines: [
      "Tu t’es rétracté de ton contrat avec Luli. Voici ton accusé de réception ; ta déclaration figure ci-dessous.",
      "Ton abonnement prend fin maintenant et plus rien n’est débité. Nous te remboursons par le même moyen de paiement, sous 14 jours au plus tard, et t’écrirons dès que l’argent est en route. Si notre prestataire de paiement ne répond pas en ce moment, nous le ferons dès qu’il répondra.",
    ],
    facts: {
      name: "Ton nom",
      plan: "Luli Premium",
      contract: "Contrat",
      concluded: "Date du contrat",
      email: "E-mail",
      received: "Reçu le",
    },
    link: "Page de rétractation",
    closing:
      "Tu peux continuer à discuter gratuitement avec Luli. Ce que tu as gagné et acheté reste.",
  },
  refunded: (amount) => ({
    subject: `${amount} te reviennent`,
    lines: [
      `Nous avons remboursé ${amount}, parce que tu t’es rétracté du contrat. Ta banque peut mettre quelques jours à l’afficher.`,
      "Ton abonnement est terminé et plus rien n’est débité.",
    ],
    link,
    closing:
      "Tu peux continuer à discuter gratuitement avec Luli. Ce que tu as gagné et acheté reste.",
  }),
  ended: {
    subject: "Ton abonnement Luli a pris fin",
    lines: [
      "Plus rien ne sera débité. Tu peux continuer à discuter gratuitement avec Luli.",
      "Tu gardes ce que tu as gagné et acheté.",
    ],
    link,
    closing: "Si tu veux retrouver Premium, tu peux le reprendre sur ton profil.",
  },
};
