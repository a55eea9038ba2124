import type { ContactWords } from "../../../server/contact/words.ts";

export const contact: ContactWords = {
  subject: "Recebemos sua mensagem",
  received: "Au au! Sua mensagem chegou. Respondemos em até 24 horas.",
  quoted:
    "Para você guardar, isto é o que foi escrito na nossa página de contato com este e-mail. Os links não abrem, e é de propósito.",
  notYou:
    "Se não foi você, ignore este e-mail: alguém errou o endereço, e ninguém recebe mais do que alguns destes.",
};
