import { formatDate } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const contract: WordsOf<"contract"> = {
  title: "Ton contrat",
  lead: "Résilie ici ton abonnement, ou rétracte-toi du contrat sous 14 jours. Pas besoin de te connecter.",
  loading: "Ton contrat se charge",
  over: "Ce lien a déjà servi ou date de plus d’une heure. Tu peux en demander un autre.",
  none: "Ce compte n’a pas d’abonnement. Si un autre en a un, demande un lien à son adresse.",
  ask: {
    email: "E-mail de ton compte",
    wrongEmail: "Saisis une adresse e-mail complète.",
    action: "M’envoyer le lien",
    busy: "Envoi...",
    sent: "S’il y a un contrat à cette adresse, le lien arrive dans ta boîte d’ici un instant. Il vaut une heure.",
    failed: { title: "Rien n’a été envoyé", text: "Réessaie dans un instant." },
  },
  facts: {
    contract: "Contrat",
    name: "Luli Premium, $20/mois",
    account: "Compte",
    concluded: "Conclu le",
    ends: "Prend fin le",
  },
  date: (at) => formatDate(at),
  moment: (at) => formatDate(at, { dateStyle: "long", timeStyle: "long" }),
  cancel: {
    title: "Résilier le contrat",
    text: (until) =>
      until
        ? `Premium te reste jusqu’au ${until}. Plus rien n’est débité.`
        : "Premium te reste jusqu’à sa fin. Plus rien n’est débité.",
    action: "Résilier maintenant",
    busy: "Résiliation...",
    done: (until) =>
      until
        ? `Ton abonnement est résilié et prend fin le ${until}. Un e-mail le confirme.`
        : "Ton abonnement est résilié. Un e-mail le confirme.",
    over: "Rien n’est en cours qui puisse être résilié.",
    failed: { title: "Non résilié", text: "Rien n’a changé. Réessaie." },
  },
  withdraw: {
    title: "Se rétracter du contrat",
    text: (until) =>
      `Jusqu’au ${until}, tu peux te rétracter sans donner de raison. L’abonnement prend fin aussitôt, et ce que tu as payé te revient par le même moyen.`,
    name: "Ton nom",
    missingName: "Indique-nous ton nom.",
    email: "E-mail pour l’accusé de réception",
    password: "Ton mot de passe",
    missingPassword: "Saisis ton mot de passe.",
    next: "Continuer",
    summary: (name, email) =>
      `Je, ${name}, me rétracte du contrat ci-dessus. L’accusé de réception est envoyé à ${email}.`,
    confirm: "Confirmer la rétractation",
    busy: "Rétractation...",
    back: "Retour",
    past: (until) => `Il était possible de se rétracter jusqu’au ${until}.`,
    done: (at) =>
      `Nous avons reçu ta rétractation le ${at}. L’accusé de réception est dans ta boîte.`,
    refunded: (amount) => `${amount} te reviennent par le même moyen de paiement.`,
    later:
      "La fin et le remboursement suivent dès que les paiements répondent. Nous t’écrirons quand ce sera fait.",
    failed: { title: "Rétractation non faite", text: "Rien n’a changé. Réessaie." },
  },
};
