import type { WordsOf } from "../../catalog.ts";

export const settings: WordsOf<"settings"> = {
  title: "Réglages",
  puppy: { perked: "les oreilles dressées", hushed: "les oreilles bouchées" },
  notifications: "Notifications",
  email: {
    label: "Nouvelles par e-mail",
    hint: "Une lettre par semaine au plus, avec de bonnes nouvelles seulement. Les e-mails sur ton essai, tes paiements et ton compte arrivent toujours.",
    returned:
      "Les e-mails à ton adresse nous reviennent : nous n’envoyons plus que ce que tu demandes. Dès que tu ouvres un lien reçu à cette adresse, comme celui du mot de passe oublié, tout arrive de nouveau.",
    complained:
      "Un de nos e-mails a été signalé comme spam : nous n’envoyons plus de lettres. Les e-mails sur ton essai, tes paiements et ton compte arrivent toujours.",
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
    delete: "Supprimer le compte",
  },
  deletion: {
    title: "Supprimer ton compte ?",
    text: "Tes conversations, tes chiots, tes pièces et tout le reste sont effacés. Personne ne peut les faire revenir ; si tu veux une copie, télécharge d’abord tes données.",
    subscription: "Ton abonnement prend fin aussitôt. Ce qui est payé n’est pas remboursé.",
    confirmation: "Écris ton e-mail pour confirmer",
    wrongConfirmation: (email) => `Écris ${email}.`,
    password: "Ton mot de passe",
    noPassword: "Saisis ton mot de passe.",
    action: "Supprimer mon compte",
    busy: "Suppression...",
    keep: "Finalement non",
    failed: "Rien n’a été supprimé",
    farewell: {
      title: "Au revoir, et merci",
      text: "Ton compte est en cours de suppression. Un e-mail te dira quand c’est fait.",
    },
  },
};
