import { byId } from "../../../web/lib/by-id.ts";
import type { FailureCode } from "../../../web/lib/words/failure-words.ts";
import type { WordsOf } from "../../catalog.ts";

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
  model_busy: "Luli tem gente demais para responder agora. Tente mais tarde.",
  model_unavailable: "Luli não consegue responder agora. Quem cuida dela já foi avisado.",
  reply_not_stored: "Não foi possível guardar a resposta de Luli. Tente de novo.",
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
