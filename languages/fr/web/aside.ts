import type { WordsOf } from "../../catalog.ts";

export const aside: WordsOf<"aside"> = {
  remembered: (puppy) => `${puppy} s’est souvenu`,
  noted: (puppy) => `${puppy} a noté`,
  nothing: "C’est oublié depuis.",
  failed: "Impossible de charger.",
  tryAgain: "Réessayer",
  loading: "Chargement...",
  forget: "Oublier",
  forgetThis: (memory) => `Oublier: ${memory}`,
  forgotten: "Oublié",
  notForgotten: "Rien n’a changé",
  all: (puppy) => `Tout ce dont ${puppy} se souvient`,
  askName: (name) => `Je t’appelle ${name}\u00a0?`,
  askMemory: "Tu veux que je m’en souvienne ?",
  yes: "Oui",
  no: "Non",
  callMe: (name) => `Appelle-moi ${name}`,
  safety: {
    yes: "Oui, je suis en sécurité",
    no: "Non, je ne suis pas en sécurité",
  },
  backTo: {
    "/dashboard": "Retour à ton coin",
    "/checkout": "Retour au paiement",
    "/universe": "Retour à l’univers",
    "/store": "Retour à la boutique",
    "/profile": "Retour à ton profil",
    "/settings": "Retour aux réglages",
    "/memory": "Retour à ce dont Luli se souvient",
    "/admin": "Retour à l’administration",
  },
  limit: {
    title: "C’est tout pour aujourd’hui",
    back: (puppy: string, day: string, time: string) =>
      `${puppy} fait la sieste et revient ${day} à ${time}.`,
    premium:
      "Premium apporte bien plus de messages par jour, Hero, Party et Royal Lu, et deux fois plus d’XP.",
    action: "Continuer avec Premium",
  },
  scripted: {
    badge: "Démo scriptée",
    title: "Ceci est une démo scriptée",
    text: (puppy) =>
      `Aucun modèle de langage n’est configuré ici\u00a0: ${puppy} répond selon un script et comprend peu. Qui gère ce site obtient de vraies réponses de ${puppy} avec une ligne\u00a0:`,
    orAny: "ou avec tout autre service compatible OpenAI\u00a0:",
  },
};
