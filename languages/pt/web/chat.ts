import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const chat: WordsOf<"chat"> = {
  pageTitle: "Conversa",
  loadingPuppy: "Carregando Luli",
  loading: "Carregando sua conversa",
  chatWith: (puppy) => `Conversa com ${puppy}`,
  conversationWith: (puppy) => `Mensagens com ${puppy}`,
  greetStranger: (puppy) => `Au au! Eu sou ${puppy}, sua amizade mais fofinha. Como você se chama?`,
  greetFriend: (puppy, name) =>
    `Au au, ${name}! Eu sou ${puppy}, sua amizade mais fofinha. No que você está pensando?`,
  messageTo: (puppy) => `Mensagem para ${puppy}`,
  placeholder: (puppy) => `Escreva para ${puppy}…`,
  placeholderOffline: "Offline, vai depois",
  send: "Enviar",
  stop: (puppy) => `Parar ${puppy}`,
  charactersLeft: (count) =>
    plural(count, { one: "Falta # caractere", other: "Faltam # caracteres" }),
  messagesLeft: (count) =>
    plural(count, { one: "Resta # mensagem para hoje", other: "Restam # mensagens para hoje" }),
  private: "Suas conversas com Luli são privadas e seguras",
  isAi: (puppy) => (puppy === "Luli" ? "Luli é uma IA." : `Luli é uma IA, e ${puppy} também.`),
  notice: {
    ai: (puppy) =>
      `Você não está falando com um ser humano. Luli é uma IA${puppy === "Luli" ? "." : `, e ${puppy} também.`}`,
    break: () => "Vocês já conversam há uma hora. Que tal uma pequena pausa e um copo d’água?",
  },
  offline: (puppy) => `Você está offline. ${puppy} responde assim que você voltar.`,
  historyFailed: "Não foi possível carregar suas mensagens anteriores.",
  tryAgain: "Tentar de novo",
  earlier: "Mensagens anteriores",
  loadingEarlier: "Carregando…",
  newMessage: "Nova mensagem",
  today: "Hoje",
  yesterday: "Ontem",
  you: "Você: ",
  said: (puppy) => `${puppy}: `,
  thinking: (puppy) => `${puppy} está pensando`,
  announced: (puppy, reply) => `${puppy} diz: ${reply}`,
  stopped: "Interrompido",
  notAnswered: "Sem resposta.",
  queued: "Vai sair quando você estiver online.",
  change: "Mudar",
  tools: "O que fazer com esta mensagem",
  failures: {
    rateLimit: {
      title: "Mensagens demais",
      text: "Vá um pouco mais devagar e tente de novo em um instante.",
    },
    usageLimit: {
      title: "Limite de IA atingido",
      text: "Mude de plano para continuar conversando.",
    },
    noSession: { title: "Sem sessão", text: "Entre na sua conta para conversar" },
    other: {
      title: "Erro na conversa",
      text: "Não foi possível enviar a mensagem. Tente de novo.",
    },
  },
};
