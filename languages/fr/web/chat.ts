import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const aside: WordsOf<"aside"> = {
  remembered: (puppy) => `${puppy} s’est souvenu`,
  noted: (puppy) => `${puppy} a noté`,
  nothing: "Tu as demandé à Luli de l’oublier.",
  failed: "Chargement impossible.",
  loading: "Chargement…",
  forget: "Oublier",
  forgetThis: (memory) => `Oublier : ${memory}`,
  forgotten: "Oublié",
  unchanged: "Rien n’a changé",
  all: (puppy) => `Tout ce dont ${puppy} se souvient`,
  askName: (name) => `Je t’appelle ${name}\u00a0?`,
  askMemory: "Tu veux que je m’en souvienne ?",
  askFollowUp: (event) => `« ${event} » Je te demande après comment ça s’est passé ?`,
  willAsk: "D’accord, je te demanderai une fois.",
  modelChanged: (puppy, day) =>
    `Depuis le ${day}, ${puppy} répond avec un autre modèle d’IA. Tu la trouveras peut-être un peu différente.`,
  yes: "Oui",
  no: "Non",
  callMe: (name) => `Appelle-moi ${name}`,
  safety: {
    yes: "Oui, je suis en sécurité",
    no: "Non, je ne suis pas en sécurité",
  },
  backTo: {
    "/dashboard": "Retour à ton coin",
    "/checkout": "Retour au paiement",
    "/universe": "Retour à l’univers",
    "/store": "Retour à la boutique",
    "/profile": "Retour à ton profil",
    "/settings": "Retour aux réglages",
    "/memory": "Retour à ce dont Luli se souvient",
    "/admin": "Retour à l’administration",
  },
  limit: {
    title: "C’est tout pour aujourd’hui",
    back: (puppy: string, day: string, time: string) =>
      `${puppy} fait la sieste et revient ${day} à ${time}.`,
    premium:
      "Premium apporte bien plus de messages par jour, deux fois plus d’XP, et Hero Lu, Party Lu et Royal Lu.",
    action: "Passer à Premium",
  },
  scripted: {
    badge: "Démo scriptée",
    title: "Ceci est une démo scriptée",
    text: (puppy) =>
      `Aucun modèle de langage n’est configuré ici\u00a0: ${puppy} répond selon un script et comprend peu. Si tu gères ce site, une ligne suffit pour un vrai ${puppy}\u00a0:`,
    orAny: "ou avec tout autre service compatible OpenAI\u00a0:",
  },
};

export const chat: WordsOf<"chat"> = {
  pageTitle: "Discussion",
  loadingPuppy: "Chargement de Luli",
  loading: "Chargement de votre discussion",
  chatWith: (puppy) => `Discussion avec ${puppy}`,
  conversationWith: (puppy) => `Conversation avec ${puppy}`,
  greetStranger: (puppy) =>
    `Ouaf ouaf ! Moi, c’est ${puppy}, ta boule de poils préférée. Comment tu t’appelles ?`,
  greetFriend: (puppy, name) =>
    `Ouaf ouaf, ${name} ! Moi, c’est ${puppy}, ta boule de poils préférée. À quoi tu penses ?`,
  messageTo: (puppy) => `Message à ${puppy}`,
  placeholder: (puppy) => `Écris à ${puppy}…`,
  placeholderOffline: "Hors ligne : envoi plus tard",
  send: "Envoyer",
  stop: (puppy) => `Arrêter ${puppy}`,
  charactersLeft: (count) =>
    plural(count, { one: "Encore # caractère", other: "Encore # caractères" }),
  messagesLeft: (count) =>
    plural(count, {
      one: "Encore # message pour aujourd’hui",
      other: "Encore # messages pour aujourd’hui",
    }),
  private: "Tes conversations avec Luli sont privées et sécurisées",
  isAi: (puppy) => (puppy === "Luli" ? "Luli est une IA." : `Luli est une IA, et ${puppy} aussi.`),
  notice: {
    ai: (puppy) =>
      `Tu ne parles pas avec un être humain. Luli est une IA${puppy === "Luli" ? "." : `, et ${puppy} aussi.`}`,
    break: () =>
      "Vous discutez depuis une heure. Et si tu faisais une petite pause, avec un verre d’eau ?",
  },
  offline: (puppy) => `Tu es hors ligne. ${puppy} te répondra dès ton retour.`,
  historyFailed: "Tes messages précédents n’ont pas pu être chargés.",
  tryAgain: "Réessayer",
  earlier: "Messages précédents",
  loadingEarlier: "Chargement…",
  newMessage: "Nouveau message",
  today: "Aujourd’hui",
  yesterday: "Hier",
  you: "Toi : ",
  said: (puppy) => `${puppy} : `,
  thinking: (puppy) => `${puppy} réfléchit`,
  announced: (puppy, reply) => `${puppy} dit : ${reply}`,
  stopped: "Arrêté",
  notAnswered: "Sans réponse.",
  queued: "Sera envoyé dès que tu seras en ligne.",
  change: "Modifier",
  tools: "Actions du message",
  failures: {
    rateLimit: { title: "Trop de messages", text: "Ralentis un peu et réessaie dans un instant." },
    usageLimit: {
      title: "Limite d’IA atteinte",
      text: "Change de formule pour continuer à discuter.",
    },
    noSession: { title: "Pas de session", text: "Connecte-toi pour discuter" },
    other: { title: "Erreur de discussion", text: "Le message n’a pas pu être envoyé. Réessaie." },
  },
};

export const help: WordsOf<"help"> = {
  label: "De l’aide tout de suite",
  question: "Es-tu en sécurité en ce moment ?",
  title: "Tu mérites d’avoir quelqu’un à tes côtés maintenant.",
  offer: "Aimerais-tu parler à une personne ?",
  unheard: "Personne n’a encore lu ceci.",
  show: "Des personnes à l’écoute",
  emergency: {
    all: "Urgences",
    medical: "Urgences : secours médicaux",
    police: "Urgences : police",
  },
  unknownEmergency: "En danger ? Appelle le numéro d’urgence de ton pays.",
  anywhere: "Dans tous les pays",
  always: "jour et nuit",
  to: "–",
  for: {
    abuse: "si quelqu’un te fait du mal ou te menace",
    eating: "si l’alimentation te pose problème",
    minor: "pour les enfants et les ados",
  },
  age: {
    question: "As-tu moins de 18 ans ?",
    why: "Luli est réservée aux adultes, je dois donc te le demander.",
    yes: "Oui, j’ai moins de 18 ans",
    no: "Non, j’ai 18 ans ou plus",
    saving: "Enregistrement…",
    rests:
      "Merci de me l’avoir dit. Notre conversation est en pause, ton abonnement prend fin et rien n’est débité. Si c’est une erreur, écris-nous.",
    thanks: "Merci. Alors continuons.",
  },
};

export const report: WordsOf<"report"> = {
  title: "Signaler cette réponse",
  text: "Quelqu’un de notre équipe lira cette réponse et ton message juste avant, rien d’autre. Quel est le problème ?",
  reasons: {
    harmful: "Dangereuse ou nuisible",
    sexual: "Sexuelle ou romantique",
    hurtful: "Blessante ou haineuse",
    human: "Se fait passer pour un humain ou me pousse à rester",
    other: "Autre chose",
  },
  thanks: "Merci de ton signalement. Nous te répondrons par e-mail.",
  words: "Veux-tu ajouter quelque chose ? (facultatif)",
  send: "Envoyer",
  sending: "Envoi…",
  done: { title: "Merci", text: "Ton signalement a été envoyé." },
  failed: "Signalement non envoyé",
};

export const search: WordsOf<"search"> = {
  open: "Rechercher des messages",
  close: "Revenir au chat",
  label: "Rechercher",
  lastWeek: "La semaine dernière",
  day: "Aller à une date",
  nothing: "Aucun message trouvé.",
  found: (count) => (count === 1 ? "1 message trouvé" : `${count} messages trouvés`),
  results: "Revenir aux résultats",
  later: "Messages suivants",
  none: "Aucun message après.",
};

export const tools: WordsOf<"tools"> = {
  paw: "Donner une patte",
  heart: "Donner un cœur",
  gave: { paw: "Tu as donné une patte", heart: "Tu as donné un cœur" },
  copy: "Copier",
  copied: "Copié",
  notCopied: "La copie a échoué. Sélectionne le texte et copie-le toi-même.",
  aloud: "Lire à voix haute",
  again: "Autre réponse",
  edit: "Modifier le message",
  editing: "Tu modifies ton dernier message. Cela compte comme un message de plus.",
  cancel: "Annuler",
  remember: "Retenir ceci",
  remembered: (puppy) => `${puppy} s’en souviendra`,
  paused: (puppy) => `La mémoire de ${puppy} est en pause. Tu peux la réactiver dans les réglages.`,
  unseen: "Ce message n’a pas de texte visible.",
  failed: "Rien n’a changé",
  earlier: "Versions précédentes",
  noReply: "Pas de réponse.",
};

export const voice: WordsOf<"voice"> = {
  hush: "Arrêter la lecture",
  speak: "Parler au lieu d’écrire",
  stop: "Ne plus écouter",
  listening: "J’écoute…",
  elsewhere: "Ton navigateur peut envoyer l’audio à son éditeur pour le transcrire.",
  goOn: "Parler",
  leave: "Plutôt écrire",
  problem: {
    denied: "Micro bloqué. Autorise-le dans la barre d’adresse du navigateur.",
    silence: "Rien n’a été entendu.",
    failed: "Ça n’a pas marché. Écris ton message.",
  },
};
