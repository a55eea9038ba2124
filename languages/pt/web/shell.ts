import { byId } from "../../../web/lib/by-id.ts";
import { plural, formatNumber } from "../../../web/lib/format.ts";
import type { FailureCode } from "../../../web/lib/words/failure-words.ts";
import type { WordsOf } from "../../catalog.ts";

export const bell: WordsOf<"bell"> = {
  title: "Notificações",
  missed: (count) => plural(count, { one: "# nova", other: "# novas" }),
  none: "Tudo calmo",
  noneText: "As notificações desta visita ficam aqui até você sair.",
};

const INVALID = "Confira os dados, por favor.";
const TOO_MANY = "Foi muita coisa de uma vez. Tente de novo daqui a pouco.";
const TOO_LARGE = "Isso é grande demais.";
const NOT_SET_UP = "Isso não está configurado neste servidor.";
const OURS = "Algo deu errado do nosso lado. Tente de novo.";
const LINK_OVER = "Este link não vale mais.";
const WAIT = "Tentativas demais. Espere um momento.";

const SAID: Record<FailureCode, string> = {
  not_authenticated: "Entre na sua conta, por favor.",
  not_allowed: "Você não tem permissão para fazer isso.",
  not_found: "Não há nada aqui.",
  invalid_request: INVALID,
  invalid_json: INVALID,
  body_incomplete: INVALID,
  body_too_large: TOO_LARGE,
  too_many_requests: TOO_MANY,
  too_many_attempts: WAIT,
  rate_limited: TOO_MANY,
  internal_error: OURS,
  database_unavailable: OURS,
  payments_not_configured: NOT_SET_UP,
  checkout_closed: "As assinaturas estão em pausa no momento. Volte mais tarde, por favor.",
  push_closed: "As notificações push estão em pausa.",
  SIGN_UPS_CLOSED: "A criação de contas está em pausa no momento. Volte mais tarde, por favor.",
  adults_only: "A Luli é para pessoas adultas.",
  no_subscription: "Você não tem uma assinatura para alterar.",
  already_subscribed: "Você já tem uma assinatura.",
  model_failed: "Luli não conseguiu responder. Tente de novo.",
  model_busy: "Luli tem muita gente para responder agora. Tente mais tarde.",
  model_unavailable: "Luli não consegue responder agora. Já fomos avisados.",
  reply_not_stored: "Não foi possível salvar a resposta de Luli. Tente de novo.",
  variant_locked: "Este filhote ainda não está disponível.",
  outfit_locked: "Este look ainda não é vendido no seu nível.",
  already_remembered: "A Luli já lembra disso.",
  already_owned: "Já é seu.",
  not_enough_coins: "Ainda faltam moedas para isso.",
  freezes_full: "Você já tem todos os protetores que pode guardar.",
  not_owned: "Este look ainda não é seu.",
  INVALID_EMAIL_OR_PASSWORD: "E-mail ou senha incorretos.",
  wrong_password: "Essa não é a sua senha.",
  wrong_confirmation: "Digite o e-mail da sua conta.",
  sign_in_again: "Saia da conta, entre de novo e tente outra vez.",
  ACCOUNT_SUSPENDED:
    "Esta conta está suspensa. Escreva para nós, por favor, se você acha que é um engano.",
  ACCOUNT_DELETED: "Esta conta está sendo excluída.",
  INVALID_PASSWORD: "Essa não é a sua senha.",
  INVALID_CODE: "Esse não é o código certo. Digite o que aparece agora no seu app.",
  INVALID_BACKUP_CODE: "Esse código de recuperação não existe ou já foi usado. Tente outro.",
  INVALID_TWO_FACTOR_COOKIE: "A entrada demorou demais. Comece de novo.",
  CODE_USED: "Esse código já foi tentado. Espere o próximo.",
  PASSKEY_REFUSED: "Essa chave de acesso não funcionou. Tente de novo ou entre de outro jeito.",
  TOO_MANY_PASSKEYS: "Remova antes uma chave de acesso.",
  PASSKEY_NOT_FOUND: "Essa chave de acesso não existe.",
  passkey_not_shown: "Seu aparelho não mostrou nenhuma chave de acesso.",
  second_factor_required:
    "Administradores entram com um segundo fator. Configure-o nas suas configurações, em Segurança.",
  NO_PASSWORD: "Primeiro defina uma senha.",
  EMAIL_NOT_VERIFIED: "Seu e-mail ainda não está confirmado.",
  INVALID_EMAIL: "Esse e-mail não é válido.",
  INVALID_NAME: "Esse nome é longo demais.",
  PASSWORD_TOO_SHORT: "Essa senha é curta demais.",
  PASSWORD_TOO_LONG: "Essa senha é longa demais.",
  PASSWORD_TOO_COMMON: "Esta senha é uma das primeiras a serem testadas. Escolha outra.",
  PASSWORD_COMPROMISED: "Esta senha é conhecida por um vazamento. Escolha outra.",
  INVALID_TOKEN: LINK_OVER,
  TOKEN_EXPIRED: LINK_OVER,
  PROVIDER_NOT_FOUND: NOT_SET_UP,
  VALIDATION_ERROR: INVALID,
  MISSING_FIELD: INVALID,
  FIELD_NOT_ALLOWED: INVALID,
};

export const failures: WordsOf<"failures"> = {
  offline: "Não conseguimos falar com Luli agora. Verifique sua conexão.",
  unknown: "Algo deu errado. Tente de novo.",
  tooMany: WAIT,
  said: (code, message) => byId(SAID, code, message),
};

export const offline: WordsOf<"offline"> = {
  pageTitle: "Offline",
  title: "Você está offline",
  text: "Luli estará aqui quando você voltar a ficar online.",
  textWithMessages:
    "Luli responde quando você voltar a ficar online. Esta é a última conversa de vocês.",
  puppy: "Luli: calma e aconchego",
  messages: "Sua última conversa",
};

export const push: WordsOf<"push"> = {
  label: "Notificações push",
  hint: "Uma mensagem amiga no começo da noite, no máximo uma vez por dia. Nunca de madrugada.",
  blocked:
    "Este navegador bloqueia as notificações de Luli. Permita primeiro nas configurações do site.",
  unsupported:
    "Este navegador não consegue mostrar notificações. No iPhone, adicione antes Luli à tela de início.",
  elsewhere: "Ativadas, mas ainda não neste navegador.",
  turnOnHere: "Ativar aqui",
  failed: {
    title: "As notificações continuam desativadas",
    text: "Este navegador não respondeu. Tente de novo.",
  },
};

export const shell: WordsOf<"shell"> = {
  skip: "Ir para o conteúdo",
  home: "Luli, início",
  main: "Menu principal",
  openMenu: "Abrir o menu",
  menu: "Menu",
  signOut: "Sair",
  getStarted: "Começar",
  links: {
    "/": "Início",
    "/dashboard": "Painel",
    "/chat": "Conversa",
    "/universe": "Universo",
    "/store": "Loja",
    "/profile": "Perfil",
    "/settings": "Configurações",
    "/admin": "Admin",
  },
  foot: {
    claim: "Companhia fofinha, sempre pronta para conversar.",
    product: "Produto",
    company: "Empresa",
    contact: "Contato",
    parent: "Empresa-mãe",
    legal: "Informações legais",
    privacy: "Política de Privacidade",
    terms: "Termos de Serviço",
    safety: "Segurança",
    imprint: "Informações legais",
    accessibility: "Acessibilidade",
    cancel: "Cancelar o contrato aqui",
    withdraw: "Desistir do contrato aqui",
    minors: "Chatbots de companhia podem não ser adequados para alguns menores de idade.",
    languages: "Idiomas",
    copyright: (year) => `© ${year} Luli. Todos os direitos reservados.`,
  },
  signedOut: { title: "Você saiu", text: "Sua sessão foi encerrada com sucesso." },
  signedOutEverywhere: {
    title: "Você saiu em todos os lugares",
    text: "Todas as suas sessões foram encerradas.",
  },
  stillSignedIn: { title: "Sua sessão continua aberta", text: "Tente de novo." },
  signInToSubscribe: {
    title: "Entre na sua conta",
    text: "Você precisa entrar na sua conta para assinar.",
  },
  accessDenied: { title: "Acesso negado", text: "Você não tem permissão para abrir esta página." },
  newVersion: {
    title: "Luli aprendeu algo novo",
    text: "Recarregue para ter a versão mais nova.",
    action: "Recarregar",
  },
  install: {
    title: "Leve Luli com você",
    text: "Na tela inicial, Luli fica a um toque.",
    action: "Instalar",
  },
  loading: "Carregando a página",
  failed: "Algo deu errado",
  notFound: {
    pageTitle: "Página não encontrada",
    title: "Ops! Página não encontrada",
    text: "Luli procurou por toda parte e agora dorme.",
    puppy: "Luli no mundo dos sonhos, dormindo",
    home: "Voltar ao início",
  },
};

export const ui: WordsOf<"ui"> = {
  close: "Fechar",
  closeMenu: "Fechar o menu",
  loading: "Carregando",
  newTab: "(abre em uma nova aba)",
  tryAgain: "Tentar de novo",
  failed: { title: "Rastro perdido", text: "Algo deu errado nesta página." },
  quoteThis: "Se você nos escrever, informe isto:",
  progress: (value, max) => `${formatNumber(value)} de ${formatNumber(max)}`,
  coins: (count) => plural(count, { one: "# moeda", other: "# moedas" }),
  answered: (count) =>
    plural(count, {
      one: "mensagem respondida",
      many: "mensagens respondidas",
      other: "mensagens respondidas",
    }),
  coinUnit: (count) => plural(count, { one: "moeda", other: "moedas" }),
  coinsWon: (coins) => `Você ganhou ${formatNumber(coins)} moedas`,
};
