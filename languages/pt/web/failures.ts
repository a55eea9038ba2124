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
  adults_only: "A Luli é para pessoas adultas.",
  no_subscription: "Você não tem uma assinatura para alterar.",
  already_subscribed: "Você já tem uma assinatura.",
  model_failed: "Luli não conseguiu responder. Tente de novo.",
  reply_not_stored: "Não foi possível guardar a resposta de Luli. Tente de novo.",
  variant_locked: "Este filhote ainda não está disponível.",
  already_remembered: "A Luli já lembra disso.",
  already_owned: "Já é seu.",
  not_enough_coins: "Ainda faltam moedas para isso.",
  freezes_full: "Você já tem todos os protetores que pode guardar.",
  not_owned: "Este look ainda não é seu.",
  INVALID_EMAIL_OR_PASSWORD: "E-mail ou senha incorretos.",
  wrong_password: "Essa não é a sua senha.",
  wrong_confirmation: "Digite o e-mail da sua conta.",
  sign_in_again: "Saia da conta, entre de novo e tente outra vez.",
  ACCOUNT_DELETED: "Esta conta está sendo excluída.",
  INVALID_PASSWORD: "Essa não é a sua senha.",
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
