import type { ConsentText } from "../../shared/rules/consent.ts";

export const consent: ConsentText = {
  trial:
    "Tes 7 premiers jours sont gratuits. Ensuite, $20 par mois sont débités automatiquement jusqu’à ta résiliation. Tu peux résilier à tout moment, en deux clics sur ton profil.",
  noTrial:
    "$20 sont débités aujourd’hui, puis automatiquement chaque mois jusqu’à ta résiliation. Tu peux résilier à tout moment, en deux clics sur ton profil.",
  limits: ({ daily, messages, seconds }) =>
    `Avec Premium : jusqu’à ${daily} messages par jour, et ${messages} au plus en ${seconds} secondes.`,
  agree:
    "J’accepte ces conditions : l’abonnement se renouvelle automatiquement jusqu’à ce que je le résilie.",
};
