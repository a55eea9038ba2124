import type { WordsOf } from "../../catalog.ts";

const NEW_LINK = "Si cette adresse n’est pas encore confirmée, un nouveau lien est en route.";

export const auth: WordsOf<"auth"> = {
  pageTitle: "Connexion",
  headings: {
    sign_in: { title: "Te revoilà", lead: "" },
    sign_up: { title: "Créer un compte", lead: "Commence tes 7 jours d’essai gratuit" },
    forgot: {
      title: "Mot de passe oublié ?",
      lead: "Saisis ton e-mail et nous t’enverrons un lien pour en choisir un nouveau.",
    },
    resend: {
      title: "Confirme ton e-mail",
      lead: "Saisis ton e-mail et nous t’enverrons un nouveau lien.",
    },
    reset: { title: "Choisis un nouveau mot de passe", lead: "" },
    check_mail: { title: "Regarde tes e-mails", lead: "" },
    second_factor: { title: "Encore une étape", lead: "" },
  },
  poses: {
    waving: "Luli te salue de la patte",
    petted: "Luli aux anges",
    looking_away: "Luli, les yeux fermés",
    sorry: "Luli, l’air triste",
  },
  demo: {
    title: "Essaie de discuter avec Luli",
    greeting: "Ouaf ! Je suis Luli, un chiot IA. Demande-moi quelque chose, sans compte.",
    over: "La démo s’arrête ici. Inscris-toi pour continuer.",
    field: "Ou dis quelque chose à Luli",
    send: "Envoyer",
    failed: "Ton message ne m’est pas parvenu. On réessaie ?",
    hello: {
      heard: "^\\W*(salut|coucou|hey|bonjour|bonsoir|ouaf)",
      answer: "Ouaf, bonjour ! Comment s’est passée ta journée ?",
    },
    others: {
      first:
        "Ici, je ne connais que quelques phrases. Avec un compte, je peux vraiment t’écouter. À quoi penses-tu ?",
      second: "J’aimerais en savoir plus. Inscris-toi, et je pourrai vraiment t’écouter.",
      third: "Je n’ai presque plus de phrases, mais toujours autant de curiosité.",
    },
    lines: {
      who: {
        ask: "Qui es-tu ?",
        heard:
          "qui es[- ]tu|tu es qui|c’est quoi ton nom|comment tu t['’]appelles|ton nom|es-tu (un |une )?(vrai|humain|bot|ia|robot|chien)|quel âge",
        answer:
          "Un petit chiot blanc, et une IA. Je bavarde, je remue la queue et tes nouvelles m’intéressent toujours.",
      },
      nice: {
        ask: "Raconte-moi quelque chose de joli",
        heard: "quelque chose de (joli|beau|gentil)|remonte|compliment|blague|fais-moi rire|drôle",
        answer:
          "Quelque part, un chien dort au soleil et ses pattes courent. Quoi qu’il chasse, il gagne.",
      },
      hard: {
        ask: "J’ai eu une dure journée",
        heard:
          "(dure|mauvaise|longue|sale|terrible) (journée|semaine|nuit)|triste|fatigué|stressé|épuisé|inquiet|pas (très |trop )?bien",
        answer: "Viens t’asseoir un instant avec moi. Qu’est-ce qui a été le plus dur ?",
      },
      together: {
        ask: "Que fait-on ensemble ?",
        heard:
          "que (fait-on|peut-on|peux|fais)|qu['’]est-ce qu(e|['’])|comment ça marche|jouer|jeux?\\b",
        answer:
          "Parler de ta journée, faire trois petites missions et me déguiser. Les chapeaux me vont bien.",
      },
      remember: {
        ask: "Te souviendras-tu de moi ?",
        heard: "souvien|mémoire|rappel|oubli|vie privée|mes données",
        answer:
          "Avec un compte, oui. Tu peux relire et effacer mes souvenirs. Ici, rien n’est gardé.",
      },
    },
  },
  google: { action: "Continuer avec Google", busy: "Ouverture de Google…" },
  or: "ou",
  email: "E-mail",
  password: "Mot de passe",
  newPassword: "Nouveau mot de passe",
  minimum: (characters) => `Au moins ${characters} caractères`,
  signIn: {
    action: "Se connecter",
    busy: "Connexion…",
    toggle: "Tu as déjà un compte ? Connecte-toi",
  },
  signUp: {
    action: "S’inscrire",
    busy: "Inscription…",
    toggle: "Pas encore de compte ? Inscris-toi",
  },
  backToSignIn: "Retour à la connexion",
  forgot: {
    question: "Mot de passe oublié ?",
    action: "Envoyer le lien",
    sent: "Si cette adresse a un compte, un e-mail est en route.",
  },
  sending: "Envoi…",
  ageAndTerms: (terms, privacy) => (
    <>
      En t’inscrivant, tu confirmes avoir 18 ans ou plus et tu acceptes les{" "}
      {terms("Conditions d’utilisation")} et la {privacy("Politique de confidentialité")}.
    </>
  ),
  reassurance:
    "Aucune carte n'est nécessaire pour découvrir Luli. Résiliable à tout moment, en deux clics.",
  minors: "Les chatbots de compagnie peuvent ne pas convenir à certains mineurs.",
  checkMail: {
    toast: {
      title: "Regarde tes e-mails",
      text: "Nous t’avons envoyé un lien de confirmation pour terminer ton inscription.",
    },
    text: (email) => (
      <>
        Nous avons envoyé un lien de confirmation à {email}. Ouvre-le pour rencontrer Luli. Cette
        page continuera toute seule.
      </>
    ),
    nothing: "Toujours rien après une minute ? Regarde dans les indésirables, ou :",
    sandbox: "Ouvrir la boîte de test",
  },
  resend: {
    action: "Renvoyer le lien",
    wait: (seconds) => `Renvoyer dans ${seconds} s`,
    newLink: "Envoyer un nouveau lien",
    sent: NEW_LINK,
    toast: { title: "Regarde tes e-mails", text: NEW_LINK },
  },
  signedIn: { title: "Bon retour !", text: "Connexion réussie." },
  failed: "Erreur",
  noSession: "La connexion a échoué. Réessaie.",
  secondFactor: {
    code: "Code",
    codeHint: "Saisis le code de ton application d’authentification.",
    recovery: "Code de secours",
    recoveryHint: "Saisis l’un de tes codes de secours. Chacun sert une seule fois.",
    useRecovery: "Utiliser un code de secours",
    useApp: "Utiliser l’application d’authentification",
    action: "Confirmer",
    busy: "Vérification…",
  },
  passkey: { action: "Utiliser une clé d’accès", busy: "En attente de ton appareil…" },
  reset: {
    action: "Enregistrer le mot de passe",
    busy: "Enregistrement…",
    done: { title: "Mot de passe changé", text: "Ton nouveau mot de passe est prêt." },
  },
  ended: {
    signed_out: "Ta session est terminée. Connecte-toi pour continuer.",
    account_suspended: "Ce compte est suspendu. Écris-nous si tu penses que c’est une erreur.",
    account_deleted: "Ce compte a été supprimé.",
  },
  notices: {
    unconfirmed: {
      title: "Confirme d’abord ton e-mail",
      text: "Nous venons de t’envoyer un nouveau lien.",
    },
    reset_link_over: {
      title: "Ce lien a expiré",
      text: "Ce lien sert une seule fois, pendant une heure. Demandes-en un nouveau ici.",
    },
    confirmation_link_over: {
      title: "Ce lien de confirmation a expiré",
      text: "Si ton adresse est déjà confirmée, connecte-toi. Sinon, nous t’enverrons un nouveau lien.",
    },
    sign_in_to_confirm: {
      title: "Connecte-toi d’abord",
      text: "Ouvre ensuite de nouveau le lien de l’e-mail, dans ce navigateur.",
    },
    confirm_by_password: {
      title: "Encore une étape",
      text: "Connecte-toi avec le mot de passe que tu as choisi, et ton adresse sera confirmée. Si quelqu’un d’autre s’est inscrit avec ton adresse, choisis un nouveau mot de passe avec « Mot de passe oublié ? ».",
    },
    sign_ups_closed: {
      title: "Les inscriptions sont en pause",
      text: "Si tu as déjà un compte, connecte-toi comme d’habitude. Sinon, reviens un peu plus tard.",
    },
    account_deleted: {
      title: "Ce compte est en cours de suppression",
      text: "Tu ne peux plus t’y connecter. Une fois le compte supprimé, tu pourras te réinscrire avec la même adresse.",
    },
    account_suspended: {
      title: "Ce compte est suspendu",
      text: "Pour l’instant, tu ne peux pas te connecter, et rien n’est prélevé. Écris-nous si tu penses que c’est une erreur.",
    },
    google_cancelled: {
      title: "Connexion avec Google annulée",
      text: "Tu peux réessayer, ou utiliser ton e-mail.",
    },
    google_failed: {
      title: "La connexion avec Google a échoué",
      text: "Réessaie, ou utilise ton e-mail et ton mot de passe.",
    },
  },
  wrong: {
    noEmail: "Saisis ton e-mail.",
    badEmail: "Saisis un e-mail complet, comme name@example.com.",
    noPassword: "Saisis ton mot de passe.",
    noCode: "Saisis le code.",
    noNewPassword: "Choisis un mot de passe.",
    shortPassword: (characters) => `Utilise au moins ${characters} caractères.`,
  },
};
