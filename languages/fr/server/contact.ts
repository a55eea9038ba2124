import type { ContactWords } from "../../../server/contact/words.ts";

export const contact: ContactWords = {
  subject: "Nous avons ton message",
  received: "Ouaf ! Ton message nous est parvenu. Nous te répondons sous 24 heures.",
  quoted:
    "Pour tes archives, voici ce qui a été écrit sur notre page de contact avec cette adresse e-mail. Les liens y sont désactivés exprès.",
  notYou:
    "Si ce n’était pas toi, ignore cet e-mail : quelqu’un s’est trompé d’adresse, et personne n’en reçoit plus que quelques-uns.",
};
