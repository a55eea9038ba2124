import type { WordsOf } from "../../catalog.ts";

export const aside: WordsOf<"aside"> = {
  remembered: (puppy) => `${puppy} se lembrou`,
  noted: (puppy) => `${puppy} anotou`,
  nothing: "Isso já foi esquecido.",
  failed: "Não foi possível carregar.",
  tryAgain: "Tentar de novo",
  loading: "Carregando...",
  forget: "Esquecer",
  forgetThis: (memory) => `Esquecer: ${memory}`,
  forgotten: "Esquecido",
  notForgotten: "Nada mudou",
  all: (puppy) => `Tudo de que ${puppy} se lembra`,
  askName: (name) => `Posso te chamar de ${name}?`,
  askMemory: "Quer que eu me lembre disso?",
  yes: "Sim",
  no: "Não",
  callMe: (name) => `Me chama de ${name}`,
  safety: { yes: "Sim, estou em segurança", no: "Não, não estou em segurança" },
  backTo: {
    "/dashboard": "Voltar ao painel",
    "/checkout": "Voltar ao pagamento",
    "/universe": "Voltar ao universo",
    "/store": "Voltar à loja",
    "/profile": "Voltar ao seu perfil",
    "/settings": "Voltar às configurações",
    "/memory": "Voltar ao que a Luli lembra",
    "/admin": "Voltar à administração",
  },
  limit: {
    title: "Por hoje é só",
    back: (puppy: string, day: string, time: string) =>
      `${puppy} vai tirar uma soneca e volta ${day} às ${time}.`,
    premium:
      "O Premium traz muito mais mensagens por dia, Hero, Party e Royal Lu, e o dobro de XP.",
    action: "Continuar com o Premium",
  },
  scripted: {
    badge: "Demo com roteiro",
    title: "Esta é uma demo com roteiro",
    text: (puppy) =>
      `Nenhum modelo de linguagem está configurado aqui: ${puppy} responde por um roteiro e entende pouco. Quem mantém este site consegue respostas de verdade de ${puppy} com uma linha:`,
    orAny: "ou com qualquer outro serviço compatível com a OpenAI:",
  },
};
