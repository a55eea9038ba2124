import type { WordsOf } from "../../catalog.ts";

const NEW_LINK = "Si cette adresse attend sa confirmation, un nouveau lien est en route.";

export const auth: WordsOf<"auth"> = {
  pageTitle: "Connexion",
  headings: {
    sign_in: { title: "Bon retour", lead: "" },
    sign_up: { title: "Créer un compte", lead: "Commence tes 7 jours d’essai gratuit" },
    forgot: {
      title: "Mot de passe oublié ?",
      lead: "Donne-nous ton e-mail, et nous t’envoyons un lien pour en choisir un nouveau.",
    },
    resend: {
      title: "Confirme ton e-mail",
      lead: "Donne-nous ton e-mail, et nous t’envoyons un nouveau lien.",
    },
    reset: { title: "Choisis un nouveau mot de passe", lead: "" },
    check_mail: { title: "Regarde tes e-mails", lead: "" },
    second_factor: { title: "Encore une étape", lead: "" },
  },
  poses: {
    waving: "Luli te salue de la patte",
    petted: "Luli aux anges",
    looking_away: "Luli, les yeux fermés : pas de triche",
    sorry: "Luli, désolée pour toi",
  },
  demo: {
    title: "Un premier mot avec Luli",
    greeting: "Ouaf ! Je suis Luli, un chiot IA. Demande-moi quelque chose, sans compte.",
    over: "C’est tout pour dehors. Avec un compte, on continue.",
    field: "Ou dis quelque chose à Luli",
    send: "Envoyer",
    failed: "Ça ne m’est pas parvenu. Encore une fois ?",
    hello: {
      heard: "^\\W*(salut|coucou|hey|bonjour|bonsoir|ouaf)",
      answer: "Ouaf, bonjour ! Comment s’est passée ta journée ?",
    },
    others: {
      first:
        "Dehors, je ne connais que quelques phrases par cœur. Dedans, j’écoute vraiment. À quoi penses-tu ?",
      second: "J’aimerais en savoir plus, dedans, là où je peux vraiment t’écouter.",
      third: "Ici, mes phrases s’épuisent. Ma curiosité, non.",
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
        answer: "Alors assieds-toi un instant avec moi. Qu’est-ce qui a été le plus lourd ?",
      },
      together: {
        ask: "Que fait-on ensemble ?",
        heard:
          "que (fait-on|peut-on|peux|fais)|qu['’]est-ce qu(e|['’])|comment ça marche|jouer|jeux?\\b",
        answer:
          "Parler de ta journée, faire trois petites choses et m’habiller. Les chapeaux me vont bien.",
      },
      remember: {
        ask: "Te souviendras-tu de moi ?",
        heard: "souvien|mémoire|rappel|oubli|vie privée|mes données",
        answer:
          "Avec un compte, oui : ce que tu me dis, que tu peux relire et effacer. Ici rien n’est gardé.",
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
        Nous avons envoyé un lien de confirmation à {email}. Ouvre-le, et Luli est à toi. Cette page
        continuera toute seule.
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
  signedIn: { title: "Bon retour !", text: "La connexion est établie." },
  failed: "Erreur",
  noSession: "Ta session n’a pas pu s’ouvrir. Essaie encore une fois.",
  secondFactor: {
    code: "Code",
    codeHint: "Saisis le code qu’affiche ton application d’authentification.",
    recovery: "Code de secours",
    recoveryHint: "Saisis l’un des codes de secours que tu as gardés. Chacun sert une seule fois.",
    useRecovery: "Utiliser un code de secours",
    useApp: "Utiliser l’application",
    action: "Confirmer",
    busy: "Vérification…",
  },
  passkey: { action: "Utiliser une clé d’accès", busy: "Ton appareil te le demande…" },
  reset: {
    action: "Enregistrer le mot de passe",
    busy: "Enregistrement…",
    done: { title: "Mot de passe changé", text: "Ton nouveau mot de passe est prêt." },
  },
  ended: {
    signed_out: "Ta session est terminée. Connecte-toi pour continuer.",
    account_suspended:
      "Ce compte est suspendu. Écris-nous par la page de contact si tu penses que c’est une erreur.",
    account_deleted: "Ce compte a été supprimé.",
  },
  notices: {
    unconfirmed: {
      title: "Confirme d’abord ton e-mail",
      text: "Nous venons de t’envoyer un nouveau lien.",
    },
    reset_link_over: {
      title: "Ce lien a expiré",
      text: "Un tel lien ne sert qu’une fois et peu de temps. Demandes-en un nouveau ici.",
    },
    confirmation_link_over: {
      title: "Ce lien de confirmation a expiré",
      text: "Ça arrive. Si ton adresse est déjà confirmée, connecte-toi ; sinon, nous t’envoyons un nouveau lien.",
    },
    sign_in_to_confirm: {
      title: "Connecte-toi d’abord",
      text: "Ouvre ensuite le lien de l’e-mail encore une fois : une nouvelle adresse ne se confirme que là où ta session est ouverte.",
    },
    confirm_by_password: {
      title: "Encore une étape",
      text: "Connecte-toi avec le mot de passe que tu as choisi, et ton adresse sera confirmée. Si quelqu’un d’autre s’est inscrit avec ton adresse, choisis plutôt un nouveau mot de passe avec le lien de mot de passe oublié.",
    },
    sign_ups_closed: {
      title: "La création de comptes est en pause",
      text: "Si tu as déjà un compte, connecte-toi comme d’habitude. Sinon, reviens un peu plus tard.",
    },
    account_deleted: {
      title: "Ce compte est en cours de suppression",
      text: "Plus personne ne peut s’y connecter. Dès qu’il aura disparu, tu pourras recommencer avec la même adresse.",
    },
    account_suspended: {
      title: "Ce compte est suspendu",
      text: "Pour l’instant, personne ne peut s’y connecter, et rien n’est prélevé. Écris-nous par la page de contact si tu penses que c’est une erreur.",
    },
    google_cancelled: {
      title: "Connexion avec Google annulée",
      text: "Tu peux réessayer, ou utiliser ton e-mail.",
    },
    google_failed: {
      title: "La connexion avec Google n’a pas marché",
      text: "Réessaie, ou utilise ton e-mail et ton mot de passe.",
    },
  },
  wrong: {
    noEmail: "Entre ton e-mail.",
    badEmail: "Entre un e-mail complet, comme name@example.com.",
    noPassword: "Entre ton mot de passe.",
    noCode: "Saisis le code.",
    noNewPassword: "Choisis un mot de passe.",
    shortPassword: (characters) => `Utilise au moins ${characters} caractères.`,
  },
};
