import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const contact: WordsOf<"contact"> = {
  title: "Nous écrire",
  lead: "Une question, une idée, un bug à quatre pattes ? Écris-nous, Luli nous l’apporte.",
  poses: {
    idle: "Luli, une patte levée",
    thinking: "Luli réfléchit avec toi",
    petted: "Luli aux anges",
  },
  form: "Message pour nous",
  fields: { name: "Nom", email: "E-mail", subject: "Objet", message: "Ton message" },
  trap: "Laisse ceci vide",
  send: "Envoyer le message",
  sending: "Envoi…",
  note: "Nous répondons sous 24 heures. Tu reçois une copie par e-mail.",
  sent: { title: "Message envoyé !", text: "Nous te répondons sous 24 heures." },
  failed: "Message non envoyé",
  missing: {
    name: "Dis-nous ton nom.",
    email: "Entre ton e-mail.",
    subject: "Donne un objet à ton message.",
    message: "Écris un message.",
  },
  tooLong: (characters) =>
    plural(characters, {
      one: "Utilise # caractère au plus.",
      other: "Utilise # caractères au plus.",
    }),
  noEmail: "Entre un e-mail complet, comme name@example.com.",
  lines: {
    email: "E-mail",
    chat: "Discussion en direct",
    chatLink: "Disponible 24 h/24",
    community: "Communauté",
    communityLink: "Rejoindre la communauté",
  },
};
