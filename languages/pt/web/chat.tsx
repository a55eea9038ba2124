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
  placeholderOffline: "Você está offline. Suas palavras ficam aqui.",
  send: "Enviar",
  stop: (puppy) => `Parar ${puppy}`,
  charactersLeft: (count) =>
    plural(count, { one: "Falta # caractere", other: "Faltam # caracteres" }),
  messagesLeft: (count) =>
    plural(count, { one: "Resta # mensagem para hoje", other: "Restam # mensagens para hoje" }),
  private: "Suas conversas com Luli são privadas e seguras",
  isAi: (puppy) => (puppy === "Luli" ? "Luli é uma IA." : `Luli é uma IA, e ${puppy} também.`),
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
  help: {
    offer: { question: "Você está bem?", show: "Mostre quem pode me ouvir" },
    label: "Ajuda para agora",
    title: "Você merece alguém ao seu lado agora.",
    lines: (link) => (
      <>
        <li>
          Em perigo? Ligue para a emergência: {link("tel:192", "192")} ou {link("tel:190", "190")}{" "}
          no Brasil, {link("tel:112", "112")} em Portugal.
        </li>
        <li>Brasil: CVV, {link("tel:188", "188")}, grátis, dia e noite.</li>
        <li>Em outro lugar: {link("https://findahelpline.com", "findahelpline.com")}</li>
      </>
    ),
  },
  offlinePage: {
    pageTitle: "Offline",
    title: "Você está offline",
    text: "Luli estará aqui assim que você voltar.",
    textWithMessages:
      "Luli responde assim que você voltar. Isto é o que vocês disseram por último.",
    puppy: "Luli: calma e aconchego",
    messages: "Sua última conversa",
  },
};
