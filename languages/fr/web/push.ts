import type { WordsOf } from "../../catalog.ts";

export const push: WordsOf<"push"> = {
  label: "Notifications push",
  hint: "Un mot gentil en début de soirée, une fois par jour au plus. Jamais la nuit.",
  blocked:
    "Ce navigateur bloque les notifications de Luli. Autorise-les d’abord dans les réglages du site.",
  unsupported:
    "Ce navigateur ne peut pas les afficher. Sur iPhone, ajoute d’abord Luli à l’écran d’accueil.",
  elsewhere: "Activées, mais pas encore dans ce navigateur.",
  turnOnHere: "Activer ici",
  failed: {
    title: "Les notifications restent désactivées",
    text: "Ce navigateur n’a pas pu être joint. Réessaie.",
  },
};
