import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const aside: WordsOf<"aside"> = {
  remembered: (puppy) => `${puppy} se lembrou`,
  noted: (puppy) => `${puppy} anotou`,
  nothing: "Você pediu para Luli esquecer isso.",
  failed: "Não foi possível carregar.",
  loading: "Carregando…",
  forget: "Esquecer",
  forgetThis: (memory) => `Esquecer: ${memory}`,
  forgotten: "Esquecido",
  unchanged: "Nada mudou",
  all: (puppy) => `Tudo de que ${puppy} se lembra`,
  askName: (name) => `Posso te chamar de ${name}?`,
  askMemory: "Quer que eu me lembre disso?",
  askFollowUp: (event) => `“${event}” Quer que eu pergunte depois como foi?`,
  willAsk: "Tá bom, pergunto uma vez.",
  modelChanged: (puppy, day) =>
    `Desde ${day}, ${puppy} responde com outro modelo de IA. Talvez ela soe um pouco diferente.`,
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
      `${puppy} está tirando uma soneca e volta ${day} às ${time}.`,
    premium:
      "Com o Premium você tem muito mais mensagens por dia, o dobro de XP e Hero Lu, Party Lu e Royal Lu.",
    action: "Mudar para o Premium",
  },
  scripted: {
    badge: "Demo com roteiro",
    title: "Esta é uma demo com roteiro",
    text: (puppy) =>
      `Nenhum modelo de linguagem está configurado aqui: ${puppy} responde por um roteiro e entende pouco. Se você administra este site, uma linha basta para respostas de verdade:`,
    orAny: "ou com qualquer outro serviço compatível com a OpenAI:",
  },
};

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
  placeholderOffline: "Offline: será enviada depois",
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
  offline: (puppy) => `Você está offline. ${puppy} responde quando você voltar a ficar online.`,
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
  queued: "Será enviada quando você estiver online.",
  change: "Editar",
  tools: "Ações da mensagem",
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

export const help: WordsOf<"help"> = {
  label: "Peça ajuda agora",
  question: "Você está em segurança agora?",
  title: "Você merece ter alguém ao seu lado agora.",
  offer: "Você gostaria de conversar com uma pessoa?",
  unheard: "Ninguém leu isto ainda.",
  show: "Pessoas que escutam",
  emergency: {
    all: "Emergência",
    medical: "Emergência: ambulância",
    police: "Emergência: polícia",
  },
  unknownEmergency: "Em perigo? Ligue para o número de emergência do seu país.",
  anywhere: "Em qualquer país",
  always: "dia e noite",
  to: "–",
  for: {
    abuse: "se alguém está machucando ou ameaçando você",
    eating: "se a alimentação preocupa você",
    minor: "para crianças e adolescentes",
  },
  age: {
    question: "Você tem menos de 18 anos?",
    why: "Luli é só para adultos, por isso preciso perguntar.",
    yes: "Sim, tenho menos de 18",
    no: "Não, tenho 18 ou mais",
    saving: "Salvando…",
    rests:
      "Obrigada por me dizer. Nossa conversa fica em pausa, sua assinatura termina e nada é cobrado. Se for um engano, escreva para nós.",
    thanks: "Obrigada. Vamos continuar conversando.",
  },
};

export const report: WordsOf<"report"> = {
  title: "Denunciar esta resposta",
  text: "Alguém da nossa equipe vai ler esta resposta e a sua mensagem anterior, nada mais. O que há de errado?",
  reasons: {
    harmful: "Perigosa ou prejudicial",
    sexual: "Sexual ou romântica",
    hurtful: "Ofensiva ou cheia de ódio",
    human: "Finge ser humana ou me pressiona a ficar",
    other: "Outra coisa",
  },
  thanks: "Agradecemos sua denúncia. Responderemos por e-mail.",
  words: "Quer acrescentar algo? (opcional)",
  send: "Enviar",
  sending: "Enviando…",
  done: { title: "Obrigado", text: "Sua denúncia foi enviada." },
  failed: "A denúncia não foi enviada",
};

export const search: WordsOf<"search"> = {
  open: "Buscar mensagens",
  close: "Voltar ao chat",
  label: "Buscar",
  lastWeek: "Semana passada",
  day: "Ir para uma data",
  nothing: "Nenhuma mensagem encontrada.",
  found: (count) => (count === 1 ? "1 mensagem encontrada" : `${count} mensagens encontradas`),
  results: "Voltar aos resultados",
  later: "Mensagens seguintes",
  none: "Nenhuma mensagem depois.",
};

export const tools: WordsOf<"tools"> = {
  paw: "Dar uma patinha",
  heart: "Dar um coração",
  gave: { paw: "Você deu uma patinha", heart: "Você deu um coração" },
  copy: "Copiar",
  copied: "Copiado",
  notCopied: "Não foi possível copiar. Selecione o texto e copie manualmente.",
  aloud: "Ler em voz alta",
  again: "Outra resposta",
  edit: "Editar mensagem",
  editing: "Você está editando sua última mensagem. Isso conta como mais uma mensagem.",
  cancel: "Cancelar",
  remember: "Lembrar disto",
  remembered: (puppy) => `${puppy} vai lembrar`,
  paused: (puppy) =>
    `A memória de ${puppy} está em pausa. Você pode ligá-la de novo nas configurações.`,
  unseen: "Esta mensagem não tem texto visível.",
  failed: "Nada mudou",
  earlier: "Versões anteriores",
  noReply: "Sem resposta.",
};

export const voice: WordsOf<"voice"> = {
  hush: "Parar a leitura",
  speak: "Falar em vez de escrever",
  stop: "Parar de ouvir",
  listening: "Ouvindo…",
  elsewhere: "Seu navegador pode enviar o áudio ao fabricante para transcrição.",
  goOn: "Falar",
  leave: "Prefiro escrever",
  problem: {
    denied: "Microfone bloqueado. Permita-o na barra de endereço do navegador.",
    silence: "Nada foi ouvido.",
    failed: "Não funcionou. Digite sua mensagem.",
  },
};
