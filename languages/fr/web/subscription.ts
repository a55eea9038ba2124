import { formatDate, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const subscription: WordsOf<"subscription"> = {
  title: "Finalise ton abonnement",
  trialSummary: "7 jours gratuits, puis $20/mois. Résiliable à tout moment.",
  summary: "$20/mois. Résiliable à tout moment.",
  puppy: "calme et douceur",
  loadingTerms: "Chargement des conditions",
  payment: "Paiement",
  loadingForm: "Chargement du formulaire de paiement",
  agree: {
    missing: "Coche d’abord la case : sans elle, rien n’est acheté.",
    next: "Continuer vers le paiement",
  },
  failed: { title: "Échec du paiement", text: "Le paiement n’a pas pu commencer. Réessaie." },
  subscribed: {
    text: "Tu as déjà un abonnement, il n’y a donc rien à acheter ici.",
    action: "Voir ton abonnement",
  },
  notSetUp: {
    text: (messages) =>
      plural(messages, {
        one: "Les paiements ne sont pas configurés sur ce serveur, rien ne peut donc être débité ici. Tu peux discuter gratuitement avec Luli, # message par jour.",
        other:
          "Les paiements ne sont pas configurés sur ce serveur, rien ne peut donc être débité ici. Tu peux discuter gratuitement avec Luli, # messages par jour.",
      }),
    action: "Discuter avec Luli",
  },
  card: {
    title: "Abonnement",
    badges: { trial: "Essai gratuit", active: "Actif", inactive: "Inactif" },
    trial: { plan: "Essai gratuit", price: "7 jours gratuits" },
    premium: { plan: "Luli Premium", price: "$20/mois" },
    granted: {
      price: "Un cadeau de notre part",
      until: (at) => `Gratuit jusqu’au : ${formatDate(at)}`,
    },
    trialEnds: (at) => `Fin de l’essai : ${formatDate(at)}`,
    nextBilling: (at) => `Prochain débit : ${formatDate(at)}`,
    ends: (at) => `Fin : ${formatDate(at)}`,
    owing: "Le dernier paiement a échoué. Gère ton abonnement pour changer de carte.",
    paused: "En pause. Rien n’est débité, et Premium attend la reprise.",
    cancelled: "Résilié. Premium reste jusque-là, et rien de plus n’est débité.",
    manage: "Gérer l’abonnement",
    opening: "Ouverture…",
    start: "Essayer Premium",
  },
  welcome: {
    title: "Bienvenue dans Premium ! 🎉",
    trial: "Tes 7 jours d’essai gratuit ont commencé !",
    active: "Ton abonnement est actif.",
    almost: {
      title: "On y est presque",
      text: "Ton abonnement apparaîtra ici dès qu’il sera confirmé.",
    },
  },
  portal: {
    noSession: { title: "Connecte-toi", text: "Connecte-toi d’abord pour gérer ton abonnement." },
    failed: {
      title: "Portail indisponible",
      text: "L’espace client n’a pas pu s’ouvrir. Réessaie.",
    },
  },
  cancel: {
    action: "Résilier l’abonnement",
    title: "Résilier Luli Premium ?",
    stays: (until) =>
      until
        ? `Premium reste avec toi jusqu’au ${formatDate(until)}.`
        : "Premium reste avec toi jusqu’à la fin de la période.",
    staysUncharged: (until) =>
      until
        ? `Premium reste avec toi jusqu’au ${formatDate(until)}. Rien de plus n’est débité.`
        : "Premium reste avec toi jusqu’à la fin de la période. Rien de plus n’est débité.",
    yes: "Oui, résilier",
    no: "Garder Premium",
    busy: "Résiliation…",
    done: "Abonnement résilié",
    failed: {
      title: "Échec de la résiliation",
      text: "Ton abonnement n’a pas été résilié. Réessaie.",
    },
  },
  resume: {
    action: "Reprendre l’abonnement",
    busy: "Reprise…",
    done: { title: "Abonnement repris", text: "Ton Premium continue comme avant." },
    failed: { title: "Échec de la reprise", text: "Ton abonnement n’a pas été repris. Réessaie." },
  },
};
