import { pluralIn } from "../../../shared/rules/plural.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";

export const weekly: WeeklyWords = {
  hello: (name) => (name === "" ? "Bonjour, toi !" : `Bonjour ${name} !`),
  week: (hello, { puppy, days, level, coins }) => ({
    subject: `Ta semaine avec ${puppy}`,
    lines: [
      `${hello} C’était une bonne semaine : ${puppy} et toi, vous vous êtes vus ${pluralIn("fr", days, { one: "# jour", other: "# jours" })}.`,
      `${puppy} est maintenant au niveau ${level}, et il y a ${pluralIn("fr", coins, { one: "# pièce", other: "# pièces" })} dans ta bourse.`,
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
      `Dès que tu as envie de papoter, ${puppy} se réjouit de te voir. Tout ce que vous avez gagné reste comme c’est.`,
      "Tant que tout est calme, nous restons calmes aussi : la prochaine lettre viendra après une semaine avec des nouvelles.",
    ],
    link: `Dire bonjour à ${puppy}`,
  }),
  closing:
    "Tu reçois une lettre par semaine au plus, parce que « Nouvelles par e-mail » est activé dans tes réglages.",
  unsubscribe: "Ne plus recevoir la lettre de la semaine",
  page: {
    ask: {
      title: "Ne plus recevoir la lettre ?",
      text: "Un clic, et c’est fait. Les e-mails sur ton compte et ton abonnement arrivent toujours.",
      button: "Me désinscrire",
    },
    done: (settings) => ({
      title: "C’est fait, les lettres s’arrêtent",
      text: `« Nouvelles par e-mail » est désactivé. Si elles te manquent un jour, tu peux les réactiver dans tes ${settings("réglages")}.`,
    }),
    wrong: (settings, contact) => ({
      title: "Ce lien n’est pas complet",
      text: `Un morceau s’est peut-être perdu en route. Tu peux désactiver « Nouvelles par e-mail » dans tes ${settings("réglages")}, ou ${contact("nous écrire")}.`,
    }),
  },
};
