import type { ConsentText } from "../../shared/rules/consent.ts";

export const consent: ConsentText = {
  trial:
    "Tes 7 premiers jours sont gratuits. Ensuite, $20 par mois sont débités automatiquement jusqu’à ta résiliation. Tu peux résilier à tout moment, en deux clics sur ton profil.",
  noTrial:
    "$20 sont débités aujourd’hui, puis automatiquement chaque mois jusqu’à ta résiliation. Tu peux résilier à tout moment, en deux clics sur ton profil.",
};
