import type { WordsOf } from "../../catalog.ts";

export const security: WordsOf<"security"> = {
  title: "Sécurité",
  app: {
    title: "Application d’authentification",
    off: "Après le mot de passe, un code d’une application de ton téléphone est demandé. Qui ne connaît que le mot de passe reste dehors.",
    on: "Un code de ton application est demandé à chaque connexion.",
    isOn: "Activée",
    setUp: "Configurer",
    newCodes: "Nouveaux codes de secours",
    turnOff: "Désactiver",
    password: "Ton mot de passe",
    noPassword: "Saisis ton mot de passe.",
    goOn: "Continuer",
    busy: "Un instant…",
    asks: {
      setUp: {
        title: "Configurer une application d’authentification",
        text: "Montre d’abord que c’est bien toi.",
      },
      newCodes: {
        title: "Nouveaux codes de secours",
        text: "Les précédents ne seront plus valables.",
      },
      turnOff: {
        title: "Désactiver le second facteur",
        text: "Ton mot de passe suffira de nouveau.",
      },
    },
    scan: "Scanne ceci avec l’application, ou saisis-y la clé.",
    qr: "Code QR pour ton application d’authentification",
    key: "Clé",
    code: "Code affiché par l’application",
    noCode: "Saisis le code.",
    confirm: "Activer",
    codes: {
      title: "Tes codes de secours",
      text: "Chacun te laisse entrer une fois quand tu n’as pas l’application sous la main. Garde-les là où toi seul les trouveras : ils ne seront plus affichés.",
      copy: "Copier",
      copied: "Copié",
      done: "Je les ai gardés",
    },
    turnedOn: {
      title: "Second facteur activé",
      text: "Désormais, un code est demandé à la connexion. Partout ailleurs, tu as été déconnecté.",
    },
    turnedOff: {
      title: "Second facteur désactivé",
      text: "Ton mot de passe suffit pour te connecter.",
    },
    failed: "Rien n’a été changé",
  },
  passkeys: {
    title: "Clés d’accès",
    text: "Connecte-toi avec ton doigt, ton visage ou le code PIN de ton appareil, sans mot de passe ni code.",
    add: "Ajouter une clé d’accès",
    name: "Nom",
    preset: (n) => `Clé ${n}`,
    added: (when) => `ajoutée le ${when}`,
    used: (when) => `utilisée pour la dernière fois le ${when}`,
    remove: "Retirer",
    removeNamed: (name) => `Retirer ${name}`,
    adding: {
      title: "Ajouter une clé d’accès",
      text: "Montre d’abord que c’est toi. Ensuite, ton appareil te le demandera.",
    },
    removing: {
      title: "Retirer la clé d’accès",
      text: (name) =>
        `« ${name} » ne te connectera plus. Les autres sessions ouvertes par une clé d’accès seront fermées.`,
    },
    isAdded: { title: "Clé d’accès ajoutée", text: "Tu peux désormais te connecter avec elle." },
    isRemoved: { title: "Clé d’accès retirée", text: "Elle ne connecte plus personne." },
  },
  sessions: {
    title: "Là où ta session est ouverte",
    unknown: "Un autre navigateur",
    here: "Ce navigateur",
    seen: (when) => `vu pour la dernière fois : ${when}`,
    end: "Déconnecter",
    endNamed: (device) => `Déconnecter ${device}`,
    endOthers: "Déconnecter partout ailleurs",
    ended: { title: "Déconnecté", text: "Ce navigateur devra se reconnecter." },
    endedOthers: { title: "Déconnecté", text: "Ta session n’est plus ouverte qu’ici." },
    failed: "Rien n’a été déconnecté",
  },
};

export const settings: WordsOf<"settings"> = {
  title: "Réglages",
  puppy: { perked: "les oreilles dressées", hushed: "les oreilles bouchées" },
  notifications: "Notifications",
  email: {
    label: "Nouvelles par e-mail",
    hint: "Une lettre par semaine au plus, avec de bonnes nouvelles seulement. Les e-mails sur ton essai, tes paiements et ton compte arrivent toujours.",
    returned:
      "Les e-mails à ton adresse nous reviennent : nous n’envoyons plus que ce que tu demandes. Dès que tu ouvres un lien reçu à cette adresse, comme celui du mot de passe oublié, tout arrive de nouveau.",
    complained:
      "Un de nos e-mails a été signalé comme spam : nous n’envoyons plus de lettres. Les e-mails sur ton essai, tes paiements et ton compte arrivent toujours.",
  },
  sound: "Son et voix",
  effects: { label: "Effets sonores", hint: "Des ouafs, des carillons et de petits pops" },
  voice: {
    label: "Messages vocaux",
    hint: "Luli lit les réponses à voix haute",
    none: "Ce navigateur n’a pas de voix. Là où il y en a une, Luli lit les réponses à voix haute.",
  },
  display: "Affichage",
  language: "Langue",
  theme: "Thème",
  themes: { system: "Système", light: "Clair", dark: "Sombre" },
  notSaved: { title: "Non enregistré", text: "Ton réglage est resté comme avant. Réessaie." },
  privacy: {
    title: "Confidentialité",
    policy: "Voir la politique de confidentialité",
    download: "Télécharger mes données",
    downloading: "Téléchargement…",
    downloaded: {
      title: "Tes données sont là",
      text: "Un seul fichier avec tout ce que nous savons de toi. Garde-le bien.",
    },
    failed: "Échec du téléchargement",
    delete: "Supprimer le compte",
  },
  deletion: {
    title: "Supprimer ton compte ?",
    text: "Tes conversations, tes chiots, tes pièces et tout le reste sont effacés. Personne ne peut les faire revenir ; si tu veux une copie, télécharge d’abord tes données.",
    subscription: "Ton abonnement prend fin aussitôt. Ce qui est payé n’est pas remboursé.",
    confirmation: "Écris ton e-mail pour confirmer",
    wrongConfirmation: (email) => `Écris ${email}.`,
    password: "Ton mot de passe",
    noPassword: "Saisis ton mot de passe.",
    action: "Supprimer mon compte",
    busy: "Suppression...",
    keep: "Finalement non",
    failed: "Rien n’a été supprimé",
    farewell: {
      title: "Au revoir, et merci",
      text: "Ton compte est en cours de suppression. Un e-mail te dira quand c’est fait.",
    },
  },
};
