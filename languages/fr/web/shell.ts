import { byId } from "../../../web/lib/by-id.ts";
import { plural, formatNumber } from "../../../web/lib/format.ts";
import type { FailureCode } from "../../../web/lib/words/failure-words.ts";
import type { WordsOf } from "../../catalog.ts";

export const bell: WordsOf<"bell"> = {
  title: "Notifications",
  missed: (count) => plural(count, { one: "# nouvelle", other: "# nouvelles" }),
  none: "Tout est calme",
  noneText: "Les notifications de cette visite restent ici jusqu’à ton départ.",
};

const INVALID = "Vérifie ce que tu as saisi.";
const TOO_MANY = "Ça faisait beaucoup d’un coup. Réessaie dans un moment.";
const TOO_LARGE = "C’est trop volumineux.";
const NOT_SET_UP = "Ce n’est pas configuré sur ce serveur.";
const OURS = "Quelque chose s’est mal passé de notre côté. Réessaie.";
const LINK_OVER = "Ce lien n’est plus valable.";
const WAIT = "Trop de tentatives. Attends un instant.";

const SAID: Record<FailureCode, string> = {
  not_authenticated: "Connecte-toi d’abord.",
  not_allowed: "Tu n’as pas le droit de faire cela.",
  not_found: "Il n’y a rien ici.",
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
  checkout_closed: "Les abonnements sont en pause pour le moment. Reviens un peu plus tard.",
  push_closed: "Les notifications push sont en pause.",
  SIGN_UPS_CLOSED: "Les inscriptions sont en pause pour le moment. Reviens un peu plus tard.",
  adults_only: "Luli est réservée aux adultes.",
  no_subscription: "Tu n’as pas d’abonnement à modifier.",
  already_subscribed: "Tu as déjà un abonnement.",
  model_failed: "Luli n’a pas pu répondre. Réessaie.",
  model_busy: "Luli est très occupée en ce moment. Réessaie plus tard.",
  model_unavailable: "Luli ne peut pas répondre pour le moment. Notre équipe est prévenue.",
  reply_not_stored: "La réponse de Luli n’a pas pu être gardée. Réessaie.",
  variant_locked: "Ce chiot n’est pas encore réveillé.",
  outfit_locked: "Cette tenue n’est pas encore vendue à ton niveau.",
  already_remembered: "Luli s’en souvient déjà.",
  already_owned: "C’est déjà à toi.",
  not_enough_coins: "Il te manque encore des pièces pour ça.",
  freezes_full: "Tu as déjà tous les gels que tu peux garder.",
  not_owned: "Cette tenue n’est pas encore à toi.",
  INVALID_EMAIL_OR_PASSWORD: "E-mail ou mot de passe incorrect.",
  wrong_password: "Ce n’est pas ton mot de passe.",
  wrong_confirmation: "Saisis l’adresse e-mail de ton compte.",
  sign_in_again: "Déconnecte-toi, reconnecte-toi, puis réessaie.",
  ACCOUNT_SUSPENDED: "Ce compte est suspendu. Écris-nous si tu penses que c’est une erreur.",
  ACCOUNT_DELETED: "Ce compte est en cours de suppression.",
  INVALID_PASSWORD: "Ce n’est pas ton mot de passe.",
  INVALID_CODE: "Ce n’est pas le bon code. Saisis celui que ton application affiche maintenant.",
  INVALID_BACKUP_CODE: "Ce code de secours n’existe pas ou a déjà servi. Essaies-en un autre.",
  INVALID_TWO_FACTOR_COOKIE: "La connexion a pris trop de temps. Recommence, s’il te plaît.",
  CODE_USED: "Ce code a déjà été essayé. Attends le suivant.",
  PASSKEY_REFUSED: "Cette clé d’accès n’a pas fonctionné. Réessaie, ou connecte-toi autrement.",
  TOO_MANY_PASSKEYS: "Retire d’abord une clé d’accès.",
  PASSKEY_NOT_FOUND: "Cette clé d’accès n’existe pas.",
  passkey_not_shown: "Ton appareil n’a montré aucune clé d’accès.",
  second_factor_required:
    "Les admins se connectent avec un second facteur. Configure-le dans tes réglages, sous Sécurité.",
  NO_PASSWORD: "Choisis d’abord un mot de passe.",
  EMAIL_NOT_VERIFIED: "Ton e-mail n’est pas encore confirmé.",
  INVALID_EMAIL: "Cet e-mail n’est pas valide.",
  INVALID_NAME: "Ce nom est trop long.",
  PASSWORD_TOO_SHORT: "Ce mot de passe est trop court.",
  PASSWORD_TOO_LONG: "Ce mot de passe est trop long.",
  PASSWORD_TOO_COMMON: "Ce mot de passe est l’un des premiers essayés. Choisis-en un autre.",
  PASSWORD_COMPROMISED: "Ce mot de passe figure dans une fuite de données. Choisis-en un autre.",
  INVALID_TOKEN: LINK_OVER,
  TOKEN_EXPIRED: LINK_OVER,
  PROVIDER_NOT_FOUND: NOT_SET_UP,
  VALIDATION_ERROR: INVALID,
  MISSING_FIELD: INVALID,
  FIELD_NOT_ALLOWED: INVALID,
};

export const failures: WordsOf<"failures"> = {
  offline: "Luli ne répond pas pour l’instant. Vérifie ta connexion.",
  unknown: "Quelque chose s’est mal passé. Réessaie.",
  tooMany: WAIT,
  said: (code, message) => byId(SAID, code, message),
};

export const offline: WordsOf<"offline"> = {
  pageTitle: "Hors ligne",
  title: "Tu es hors ligne",
  text: "Luli sera là dès ton retour.",
  textWithMessages: "Luli te répondra dès ton retour. Voici vos derniers mots.",
  puppy: "Luli, calme et douceur",
  messages: "Votre dernière conversation",
};

export const push: WordsOf<"push"> = {
  label: "Notifications push",
  hint: "Un message gentil en début de soirée, une fois par jour au plus. Jamais la nuit.",
  blocked:
    "Ce navigateur bloque les notifications de Luli. Autorise-les d’abord dans les réglages du site.",
  unsupported:
    "Ce navigateur ne peut pas afficher les notifications. Sur iPhone, ajoute d’abord Luli à l’écran d’accueil.",
  elsewhere: "Activées, mais pas encore dans ce navigateur.",
  turnOnHere: "Activer ici",
  failed: {
    title: "Les notifications restent désactivées",
    text: "Ce navigateur n’a pas répondu. Réessaie.",
  },
};

export const shell: WordsOf<"shell"> = {
  skip: "Aller au contenu",
  home: "Luli, accueil",
  main: "Menu principal",
  openMenu: "Ouvrir le menu",
  menu: "Menu",
  signOut: "Se déconnecter",
  getStarted: "Commencer",
  links: {
    "/": "Accueil",
    "/dashboard": "Mon coin",
    "/chat": "Discussion",
    "/universe": "Univers",
    "/store": "Boutique",
    "/profile": "Profil",
    "/settings": "Réglages",
    "/admin": "Admin",
  },
  foot: {
    claim: "Une boule de poils toujours partante pour papoter.",
    product: "Produit",
    company: "Entreprise",
    contact: "Nous écrire",
    parent: "Maison mère",
    legal: "Informations légales",
    privacy: "Politique de confidentialité",
    terms: "Conditions d’utilisation",
    safety: "Sécurité",
    imprint: "Mentions légales",
    accessibility: "Accessibilité",
    cancel: "Résilier le contrat ici",
    withdraw: "Se rétracter du contrat ici",
    minors: "Les chatbots de compagnie peuvent ne pas convenir à certains mineurs.",
    languages: "Langues",
    copyright: (year) => `© ${year} Luli. Tous droits réservés.`,
  },
  signedOut: { title: "Déconnexion réussie", text: "Ta session est bien fermée." },
  signedOutEverywhere: {
    title: "Déconnexion partout",
    text: "Toutes tes sessions sont bien fermées.",
  },
  stillSignedIn: { title: "Ta session est toujours ouverte", text: "Réessaie." },
  signInToSubscribe: {
    title: "Connecte-toi",
    text: "Connecte-toi d’abord pour t’abonner.",
  },
  accessDenied: { title: "Accès refusé", text: "Tu n’as pas le droit d’ouvrir cette page." },
  newVersion: {
    title: "Luli a appris quelque chose",
    text: "Recharge la page pour la dernière version.",
    action: "Recharger",
  },
  install: {
    title: "Emmène Luli partout",
    text: "Sur ton écran d’accueil, Luli est à un geste.",
    action: "Installer",
  },
  loading: "Chargement de la page",
  failed: "Quelque chose s’est mal passé",
  notFound: {
    pageTitle: "Page introuvable",
    title: "Oups ! Page introuvable",
    text: "Luli a cherché partout, et dort maintenant.",
    puppy: "Luli au pays des rêves, en plein sommeil",
    home: "Retour à l’accueil",
  },
};

export const ui: WordsOf<"ui"> = {
  close: "Fermer",
  closeMenu: "Fermer le menu",
  loading: "Chargement",
  newTab: "(s’ouvre dans un nouvel onglet)",
  tryAgain: "Réessayer",
  failed: { title: "Piste perdue", text: "Quelque chose s’est mal passé sur cette page." },
  quoteThis: "Si tu nous écris, indique ceci :",
  progress: (value, max) => `${formatNumber(value)} sur ${formatNumber(max)}`,
  coins: (count) => plural(count, { one: "# pièce", other: "# pièces" }),
  answered: (count) =>
    plural(count, {
      one: "message avec réponse",
      many: "messages avec réponse",
      other: "messages avec réponse",
    }),
  coinUnit: (count) => plural(count, { one: "pièce", other: "pièces" }),
  coinsWon: (coins) => `${formatNumber(coins)} pièces gagnées`,
};
