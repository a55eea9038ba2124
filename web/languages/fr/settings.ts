import type { WordsOf } from "../catalog.ts";

export const settings: WordsOf<"settings"> = {
  title: "Réglages",
  puppy: { perked: "les oreilles dressées", hushed: "les oreilles bouchées" },
  notifications: "Notifications",
  email: {
    label: "Nouvelles par e-mail",
    hint: "Une lettre par semaine au plus, avec de bonnes nouvelles seulement. Les e-mails sur ton essai, tes paiements et ton compte arrivent toujours.",
  },
  sound: "Son et voix",
  effects: { label: "Effets sonores", hint: "Des ouafs, des carillons et de petits pops" },
  voice: {
    label: "Messages vocaux",
    hint: "Luli lit les réponses à voix haute",
    none: "Ce navigateur n’a pas de voix. Là où il y en a une, Luli lit les réponses à voix haute.",
  },
  display: "Affichage",
  language: "Langue",
  theme: "Thème",
  themes: { system: "Système", light: "Clair", dark: "Sombre" },
  notSaved: { title: "Non enregistré", text: "Ton réglage est resté comme avant. Réessaie." },
  privacy: {
    title: "Confidentialité",
    policy: "Voir la politique de confidentialité",
    download: "Télécharger mes données",
    downloading: "Téléchargement…",
    downloaded: {
      title: "Tes données sont là",
      text: "Un seul fichier avec tout ce que nous savons de toi. Garde-le bien.",
    },
    failed: "Échec du téléchargement",
  },
};
