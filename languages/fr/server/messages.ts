import type { ContactWords } from "../../../server/contact/words.ts";
import type { DeletionWords } from "../../../server/deletion/words.ts";
import type { FrameWords } from "../../../server/mail/words.ts";
import type { FollowUpWords } from "../../../server/memory/follow-up/question.ts";
import type { ReportWords } from "../../../server/report/words.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";
import type { PushNote } from "../../../shared/contracts/push.ts";
import { pluralIn } from "../../../shared/rules/plural.ts";

export const mail: FrameWords = {
  colon: "\u00a0:",
  noButton: "Si le bouton ne marche pas, ouvre cette adresse\u00a0:",
};

export const contact: ContactWords = {
  subject: "Nous avons bien reçu ton message",
  received: "Ouaf ! Ton message nous est parvenu. Nous te répondons sous 24 heures.",
  quoted:
    "Pour tes archives, voici le message envoyé depuis notre page de contact avec cette adresse e-mail. Par sécurité, les liens y sont désactivés.",
  notYou:
    "Si ce n’était pas toi, ignore cet e-mail : quelqu’un s’est trompé d’adresse. Tu n’en recevras pas plus que quelques-uns.",
};

export const deletion: DeletionWords = {
  goodbye: {
    subject: "Ton compte Luli a été supprimé",
    lines: [
      "Nous avons effacé ton compte, tes conversations et tout ce que Luli et toi avez gagné.",
      "Si tu avais un abonnement, il a pris fin, et rien de plus n’est débité.",
      "Merci pour le temps passé ensemble. Si tu reviens un jour, Luli se réjouira de te rencontrer.",
    ],
    link: "Nous écrire",
    closing: "Si ce n’était pas toi, dis-le-nous. C’est notre dernier e-mail.",
  },
};

export const push: PushNote = {
  title: "Luli te dit bonjour",
  body: "Tu racontes à Luli une petite chose de ta journée ?",
  path: "/chat",
};

export const followUp: FollowUpWords = {
  title: "Luli a une question",
  question: (words) => `Tu m’as dit : « ${words} » Comment ça s’est passé ?`,
};

export const report: ReportWords = {
  answer: {
    subject: "À propos de la réponse que tu as signalée",
    lines: [
      "Merci d’avoir signalé une réponse de Luli. Une personne de notre équipe l’a lue. Voici notre réponse :",
    ],
    link: "Écris-nous",
    closing: "Seuls la réponse signalée et ton message juste avant ont été lus, rien d’autre.",
  },
};

export const weekly: WeeklyWords = {
  hello: (name) => (name === "" ? "Bonjour, toi !" : `Bonjour ${name} !`),
  week: (hello, { puppy, days, level, coins }) => ({
    subject: `Ta semaine avec ${puppy}`,
    lines: [
      `${hello} C’était une bonne semaine : ${puppy} et toi, vous vous êtes vus ${pluralIn("fr", days, { one: "# jour", other: "# jours" })}.`,
      `${puppy} est maintenant au niveau ${level}, et tu as ${pluralIn("fr", coins, { one: "# pièce", other: "# pièces" })}.`,
    ],
    link: `Dire bonjour à ${puppy}`,
  }),
  streak: (days) =>
    pluralIn("fr", days, { other: "Ta série atteint # jours. Et ça remue de la queue !" }),
  facts: {
    messages: "Messages envoyés",
    pets: "Caresses",
    tasks: "Missions accomplies",
    xp: "XP pour tes chiots",
  },
  quiet: (hello, puppy) => ({
    subject: `Un petit bonjour de ${puppy}`,
    lines: [
      `${hello} Rien de neuf et rien à rattraper. Juste une queue qui remue.`,
      `Dès que tu as envie de papoter, ${puppy} se réjouit de te voir. Tout ce que vous avez gagné est toujours là.`,
      "Tant que tout est calme, nous restons calmes aussi : le prochain e-mail viendra après une semaine avec des nouvelles.",
    ],
    link: `Dire bonjour à ${puppy}`,
  }),
  closing:
    "Tu reçois cet e-mail parce que « Nouvelles par e-mail » est activé dans tes réglages. Nous en envoyons un par semaine au plus.",
  unsubscribe: "Ne plus recevoir l’e-mail de la semaine",
  page: {
    ask: {
      title: "Ne plus recevoir l’e-mail de la semaine ?",
      text: "Tu recevras toujours les e-mails sur ton compte et ton abonnement.",
      button: "Me désinscrire",
    },
    done: (settings) => ({
      title: "Désinscription réussie",
      text: `« Nouvelles par e-mail » est désactivé. Tu peux le réactiver dans tes ${settings("réglages")}.`,
    }),
    wrong: (settings, contactLink) => ({
      title: "Ce lien est incomplet",
      text: `Il en manque peut-être un morceau. Tu peux désactiver « Nouvelles par e-mail » dans tes ${settings("réglages")}, ou ${contactLink("nous écrire")}.`,
    }),
  },
};
