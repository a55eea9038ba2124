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
    missing: "Coche la case pour continuer.",
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
    owing: "Ton dernier paiement a échoué. Choisis « Gérer l’abonnement » pour changer de carte.",
    paused: "En pause. Rien n’est débité, et Premium est désactivé jusqu’à la reprise.",
    cancelled: (until) =>
      until
        ? `Résilié. Tu gardes Premium jusqu’au ${formatDate(until)}.`
        : "Résilié. Tu gardes Premium jusqu’à la fin de la période.",
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
        ? `Tu gardes Premium jusqu’au ${formatDate(until)}. Plus rien n’est débité.`
        : "Tu gardes Premium jusqu’à la fin de la période. Plus rien n’est débité.",
    yes: "Oui, résilier",
    no: "Garder Premium",
    busy: "Résiliation…",
    done: "Abonnement résilié",
    failed: {
      title: "Abonnement non résilié",
      text: "Rien n’a changé. Réessaie.",
    },
  },
  resume: {
    action: "Reprendre l’abonnement",
    busy: "Reprise…",
    done: { title: "Abonnement repris", text: "Ton Premium continue comme avant." },
    failed: { title: "Abonnement non repris", text: "Rien n’a changé. Réessaie." },
  },
};

export const contract: WordsOf<"contract"> = {
  title: "Ton contrat",
  lead: "Résilie ici ton abonnement, ou rétracte-toi du contrat sous 14 jours. Pas besoin de te connecter.",
  loading: "Chargement de ton contrat",
  over: "Ce lien a déjà servi ou date de plus d’une heure. Tu peux en demander un autre.",
  none: "Ce compte n’a pas d’abonnement. Si un autre de tes comptes en a un, demande un lien avec l’e-mail de ce compte.",
  ask: {
    email: "E-mail de ton compte",
    wrongEmail: "Saisis une adresse e-mail complète.",
    action: "M’envoyer le lien",
    busy: "Envoi…",
    sent: "S’il y a un contrat à cette adresse, un lien est en route. Il est valable une heure.",
    failed: { title: "Rien n’a été envoyé", text: "Réessaie dans un instant." },
  },
  facts: {
    contract: "Contrat",
    name: "Luli Premium, $20/mois",
    account: "Compte",
    concluded: "Date du contrat",
    ends: "Prend fin le",
  },
  date: (at) => formatDate(at),
  moment: (at) => formatDate(at, { dateStyle: "long", timeStyle: "long" }),
  cancel: {
    title: "Résilier le contrat",
    text: (until) =>
      until
        ? `Tu gardes Premium jusqu’au ${until}. Plus rien n’est débité.`
        : "Tu gardes Premium jusqu’à la fin de la période. Plus rien n’est débité.",
    action: "Résilier maintenant",
    busy: "Résiliation…",
    done: (until) =>
      until
        ? `Ton abonnement est résilié et prend fin le ${until}. Nous te le confirmerons par e-mail.`
        : "Ton abonnement est résilié. Nous te le confirmerons par e-mail.",
    over: "Aucun abonnement en cours à résilier.",
    failed: { title: "Abonnement non résilié", text: "Rien n’a changé. Réessaie." },
  },
  withdraw: {
    title: "Se rétracter du contrat",
    text: (until) =>
      `Jusqu’au ${until}, tu peux te rétracter sans donner de raison. L’abonnement prend fin aussitôt, et nous te remboursons par le même moyen de paiement.`,
    name: "Ton nom",
    missingName: "Saisis ton nom.",
    email: "E-mail pour l’accusé de réception",
    password: "Ton mot de passe",
    missingPassword: "Saisis ton mot de passe.",
    next: "Continuer",
    summary: (name, email) =>
      `Je, ${name}, me rétracte du contrat ci-dessus. L’accusé de réception est envoyé à ${email}.`,
    confirm: "Confirmer la rétractation",
    busy: "Rétractation…",
    back: "Retour",
    past: (until) => `Le délai de rétractation a pris fin le ${until}.`,
    done: (at) =>
      `Nous avons reçu ta rétractation le ${at}. L’accusé de réception est dans ta boîte.`,
    refunded: (amount) => `Nous remboursons ${amount} par le même moyen de paiement.`,
    later:
      "Notre prestataire de paiement ne répond pas. Dès qu’il répond, nous résilions, remboursons et t’écrivons.",
    failed: { title: "Rétractation non envoyée", text: "Rien n’a changé. Réessaie." },
  },
};
