import type { WordsOf } from "../../catalog.ts";

export const security: WordsOf<"security"> = {
  title: "Sécurité",
  app: {
    title: "Application d’authentification",
    off: "Après ton mot de passe, nous demandons un code d’une application de ton téléphone. Un mot de passe volé ne suffit plus.",
    on: "Chaque connexion demande un code de ton application.",
    isOn: "Activée",
    setUp: "Configurer",
    newCodes: "Obtenir de nouveaux codes de secours",
    turnOff: "Désactiver",
    password: "Ton mot de passe",
    noPassword: "Saisis ton mot de passe.",
    goOn: "Continuer",
    busy: "Un instant…",
    asks: {
      setUp: {
        title: "Configurer une application d’authentification",
        text: "Confirme d’abord que c’est bien toi.",
      },
      newCodes: {
        title: "Obtenir de nouveaux codes de secours",
        text: "Les précédents ne seront plus valables.",
      },
      turnOff: {
        title: "Désactiver l’application d’authentification",
        text: "Ton mot de passe suffira pour te connecter.",
      },
    },
    scan: "Scanne ceci avec l’application, ou saisis-y la clé.",
    qr: "Code QR pour ton application d’authentification",
    key: "Clé",
    code: "Code de l’application",
    noCode: "Saisis le code.",
    confirm: "Activer",
    codes: {
      title: "Tes codes de secours",
      text: "Chaque code te connecte une fois sans l’application. Garde-les en lieu sûr : nous ne les afficherons plus.",
      copy: "Copier",
      copied: "Copié",
      done: "Je les ai enregistrés",
    },
    turnedOn: {
      title: "Application d’authentification activée",
      text: "Désormais, la connexion demande un code. Tes autres sessions ont été fermées.",
    },
    turnedOff: {
      title: "Application d’authentification désactivée",
      text: "Ton mot de passe suffit pour te connecter.",
    },
    failed: "Rien n’a changé",
  },
  passkeys: {
    title: "Clés d’accès",
    text: "Connecte-toi avec ton empreinte, ton visage ou le code PIN de ton appareil, sans mot de passe ni code.",
    add: "Ajouter une clé d’accès",
    name: "Nom",
    preset: (n) => `Clé ${n}`,
    added: (when) => `ajoutée le ${when}`,
    used: (when) => `utilisée pour la dernière fois le ${when}`,
    remove: "Retirer",
    removeNamed: (name) => `Retirer ${name}`,
    adding: {
      title: "Ajouter une clé d’accès",
      text: "Confirme d’abord que c’est toi. Suis ensuite les étapes sur ton appareil.",
    },
    removing: {
      title: "Retirer la clé d’accès",
      text: (name) =>
        `« ${name} » ne servira plus à te connecter. Les autres sessions ouvertes par une clé d’accès seront fermées.`,
    },
    isAdded: { title: "Clé d’accès ajoutée", text: "Tu peux désormais te connecter avec elle." },
    isRemoved: { title: "Clé d’accès retirée", text: "Elle ne permet plus de se connecter." },
  },
  sessions: {
    title: "Là où ta session est ouverte",
    unknown: "Un autre navigateur",
    here: "Ce navigateur",
    seen: (when) => `vu pour la dernière fois : ${when}`,
    end: "Déconnecter",
    endNamed: (device) => `Déconnecter ${device}`,
    endOthers: "Déconnecter partout ailleurs",
    ended: { title: "Déconnecté", text: "Il faudra se reconnecter sur ce navigateur." },
    endedOthers: { title: "Déconnecté", text: "Ta session n’est plus ouverte qu’ici." },
    failed: "Déconnexion impossible",
  },
};

export const settings: WordsOf<"settings"> = {
  title: "Réglages",
  puppy: { perked: "les oreilles dressées", hushed: "les oreilles bouchées" },
  notifications: "Notifications",
  email: {
    label: "Nouvelles par e-mail",
    hint: "Un e-mail par semaine au plus, avec de bonnes nouvelles seulement. Les e-mails sur ton essai, tes paiements et ton compte arrivent toujours.",
    returned:
      "Nos e-mails nous reviennent : nous n’envoyons plus que ce que tu demandes. Ouvre un lien reçu à cette adresse, comme celui du mot de passe oublié, et tout arrivera de nouveau.",
    complained:
      "Un de nos e-mails a été signalé comme spam : l’e-mail de la semaine est désactivé. Les e-mails sur ton essai, tes paiements et ton compte arrivent toujours.",
  },
  sound: "Son et voix",
  effects: { label: "Effets sonores", hint: "Des ouafs, des carillons et de petits pops" },
  voice: {
    label: "Messages vocaux",
    hint: "Luli lit les réponses à voix haute",
    none: "Ce navigateur n’a pas de voix pour lire les réponses.",
  },
  display: "Affichage",
  language: "Langue",
  theme: "Thème",
  themes: { system: "Système", light: "Clair", dark: "Sombre" },
  notSaved: { title: "Non enregistré", text: "Ton réglage n’a pas changé. Réessaie." },
  privacy: {
    title: "Confidentialité",
    policy: "Voir la politique de confidentialité",
    download: "Télécharger mes données",
    downloading: "Téléchargement…",
    downloaded: {
      title: "Tes données sont prêtes",
      text: "Un seul fichier avec tout ce que nous savons de toi. Garde-le bien.",
    },
    failed: "Échec du téléchargement",
    delete: "Supprimer le compte",
  },
  deletion: {
    title: "Supprimer ton compte ?",
    text: "Tes conversations, tes chiots, tes pièces et tout le reste seront effacés. C’est irréversible. Si tu veux une copie, télécharge d’abord tes données.",
    subscription: "Ton abonnement prend fin aussitôt. Les paiements ne sont pas remboursés.",
    confirmation: "Écris ton e-mail pour confirmer",
    wrongConfirmation: (email) => `Écris ${email}.`,
    password: "Ton mot de passe",
    noPassword: "Saisis ton mot de passe.",
    action: "Supprimer mon compte",
    busy: "Suppression…",
    keep: "Finalement non",
    failed: "Rien n’a été supprimé",
    farewell: {
      title: "Au revoir, et merci",
      text: "Ton compte est en cours de suppression. Un e-mail te préviendra quand ce sera fait.",
    },
  },
};
