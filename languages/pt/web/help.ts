import type { WordsOf } from "../../catalog.ts";

export const help: WordsOf<"help"> = {
  label: "Ajuda para agora",
  question: "Você está em segurança agora?",
  title: "Você merece alguém ao seu lado agora.",
  offer: "Você gostaria de conversar com uma pessoa?",
  unheard: "Ninguém leu isto ainda.",
  show: "Pessoas que escutam",
  emergency: {
    all: "Em perigo: emergência",
    medical: "Em perigo: ambulância",
    police: "Em perigo: polícia",
  },
  unknownEmergency: "Em perigo? Ligue para o número de emergência do seu país.",
  anywhere: "Em qualquer país",
  always: "dia e noite",
  for: {
    abuse: "se alguém machuca ou ameaça você",
    eating: "sobre alimentação",
    minor: "para crianças e adolescentes",
  },
  age: {
    question: "Você tem menos de 18 anos?",
    why: "Luli é feita para adultos, por isso pergunto.",
    yes: "Sim, tenho menos de 18",
    no: "Não, tenho 18 ou mais",
    saving: "Salvando...",
    rests:
      "Obrigada por me dizer. Nossa conversa descansa agora, sua assinatura termina e nada é cobrado. Se for um engano, escreva para nós pela página de contato.",
    thanks: "Obrigada. Então vamos continuar.",
  },
};
