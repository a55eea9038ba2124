import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const contact: WordsOf<"contact"> = {
  title: "Contato",
  lead: "Uma pergunta, uma ideia, um bug de quatro patas? Escreva para nós, Luli traz até aqui.",
  poses: {
    idle: "Luli com uma patinha levantada",
    thinking: "Luli pensando junto",
    petted: "Luli na maior alegria",
  },
  form: "Mensagem para nós",
  fields: { name: "Nome", email: "E-mail", subject: "Assunto", message: "Mensagem" },
  trap: "Deixe isto vazio",
  send: "Enviar mensagem",
  sending: "Enviando…",
  note: "Respondemos em até 24 horas. Você recebe uma cópia por e-mail.",
  sent: { title: "Mensagem enviada!", text: "Responderemos em até 24 horas." },
  failed: "Mensagem não enviada",
  missing: {
    name: "Diga seu nome para nós.",
    email: "Digite seu e-mail.",
    subject: "Coloque um assunto.",
    message: "Escreva uma mensagem.",
  },
  tooLong: (characters) =>
    plural(characters, {
      one: "Use no máximo # caractere.",
      other: "Use no máximo # caracteres.",
    }),
  noEmail: "Digite um e-mail completo, como name@example.com.",
  lines: {
    email: "E-mail",
    chat: "Conversa ao vivo",
    chatLink: "Disponível 24 horas",
    community: "Comunidade",
    communityLink: "Entrar na conversa da comunidade",
  },
};
