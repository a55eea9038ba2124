import type { AuthWords } from "../../../server/auth/mails/words.ts";

export const auth: AuthWords = {
  confirm: {
    subject: "Confirme ton e-mail pour Luli",
    lines: [
      "Ouaf ! Luli se réjouit de te rencontrer.",
      "Confirme ton adresse e-mail pour commencer à discuter.",
    ],
    link: "Confirmer mon e-mail",
    closing:
      "Le lien est valable une heure. Si l’inscription ne vient pas de toi, ignore cet e-mail.",
  },
  reset: {
    subject: "Choisis un nouveau mot de passe pour Luli",
    lines: [
      "Quelqu’un, toi on l’espère, a demandé un nouveau mot de passe.",
      "Choisis-le ici, puis connecte-toi avec.",
    ],
    link: "Choisir un nouveau mot de passe",
    closing:
      "Le lien ne sert qu’une fois, pendant une heure. Si ce n’était pas toi, ignore cet e-mail : rien n’a changé.",
  },
  existing: {
    subject: "Tu as déjà un compte chez Luli",
    lines: [
      "Quelqu’un, toi on l’espère, s’est inscrit avec cette adresse, mais tu as déjà un compte.",
      "Connecte-toi, tout simplement. Si tu as oublié ton mot de passe, tu pourras en choisir un nouveau.",
    ],
    link: "Se connecter",
    closing: "Si ce n’était pas toi, ignore cet e-mail : rien n’a changé.",
  },
  suspended: {
    subject: "Ton compte Luli est suspendu",
    lines: [
      "Nous avons suspendu ton compte. Pour l’instant, tu ne peux pas te connecter, et Luli ne t’écrira pas.",
      "Si tu as un abonnement, rien n’est prélevé pendant ce temps. Aucune de tes données n’est effacée.",
    ],
    link: "Nous écrire",
    closing:
      "Si tu penses que c’est une erreur, ou si tu veux tes données ou la suppression de ton compte, écris-nous.",
  },
  reinstated: {
    subject: "Ton compte Luli est de nouveau actif",
    lines: [
      "Ton compte n’est plus suspendu : connecte-toi, et tout est à sa place.",
      "Si tu as un abonnement, il continue. Rien n’est prélevé pour la période de suspension.",
    ],
    link: "Se connecter",
    closing: "Luli est heureuse de te revoir.",
  },
  confirmChange: {
    subject: "Confirme ton nouvel e-mail pour Luli",
    lines: [
      "Tu as demandé à utiliser cette adresse pour ton compte chez Luli.",
      "Ouvre le lien dans un navigateur où ta session est ouverte. D’ici là, nous gardons ton ancienne adresse.",
    ],
    link: "Utiliser cette adresse",
    closing:
      "Le lien est valable une heure. Si ce n’était pas toi, ignore cet e-mail : rien ne change.",
  },
  changeAsked: (newEmail) => ({
    subject: "Quelqu’un a demandé à changer l’e-mail de ton compte Luli",
    lines: [
      `Quelqu’un, toi on l’espère, a demandé à utiliser ${newEmail} pour ton compte désormais.`,
      "Rien n’a encore changé : la nouvelle adresse doit d’abord être confirmée.",
      "Si ce n’était pas toi, choisis un nouveau mot de passe. Toutes les sessions seront fermées.",
    ],
    link: "Choisir un nouveau mot de passe",
    closing: "Si c’était toi, tu n’as rien à faire.",
  }),
  emailChanged: (newEmail) => ({
    subject: "L’e-mail de ton compte Luli a changé",
    lines: [
      `Désormais, ton compte utilise ${newEmail}. Connecte-toi avec cette adresse.`,
      "Nous n’écrirons plus à l’ancienne adresse.",
    ],
    link: "Si ce n’était pas toi, écris-nous",
    closing: "Si c’était toi, tu n’as rien à faire.",
  }),
  passwordChanged: {
    subject: "Ton mot de passe Luli a changé",
    lines: [
      "Ton mot de passe vient d’être changé.",
      "Si ce n’était pas toi, choisis-en un nouveau. Toutes les sessions seront fermées.",
    ],
    link: "Choisir un nouveau mot de passe",
    closing: "Si c’était toi, tu n’as rien à faire.",
  },
  newDevice: (device) => ({
    subject: "Une nouvelle connexion à Luli",
    lines: [
      `Quelqu’un, toi nous l’espérons, s’est connecté à ton compte avec un navigateur que nous ne connaissions pas${device && ` : ${device}`}.`,
      "Si ce n’était pas toi, choisis un nouveau mot de passe. Toutes les sessions seront fermées.",
    ],
    link: "Choisir un nouveau mot de passe",
    closing: "Si c’était toi, tu n’as rien à faire.",
  }),
  factorChanged: (change) => ({
    subject: "Ta connexion à Luli a changé",
    lines: [
      {
        on: "Désormais, la connexion demande aussi un code de ton application d’authentification. Tes autres sessions ont été fermées.",
        off: "La connexion ne demande plus de code de ton application d’authentification.",
        newCodes: "Tu as de nouveaux codes de secours. Les précédents ne sont plus valables.",
        recoveryCode:
          "Quelqu’un, toi on l’espère, s’est connecté avec un de tes codes de secours. Il n’est plus valable.",
        passkeyAdded:
          "Une clé d’accès a été ajoutée à ton compte. Elle permet de se connecter sans ton mot de passe. Si ce n’est pas la tienne, retire-la dans les réglages, sous Sécurité.",
        passkeyRemoved:
          "Une clé d’accès a été retirée de ton compte. Elle ne permet plus de se connecter.",
      }[change],
      "Si ce n’était pas toi, choisis un nouveau mot de passe. Toutes les sessions seront fermées.",
    ],
    link: "Choisir un nouveau mot de passe",
    closing: "Si c’était toi, tu n’as rien à faire.",
  }),
  sessionCopied: (device) => ({
    subject: "Nous avons fermé une de tes sessions Luli",
    lines: [
      `Deux navigateurs ont utilisé une même connexion à ton compte${device && ` (${device})`}, comme si quelqu’un l’avait copiée. Nous y avons donc mis fin.`,
      "Tu peux te reconnecter tout de suite. Si ce n’est pas toi qui as copié ou restauré ce navigateur, choisis un nouveau mot de passe. Toutes les sessions seront fermées.",
    ],
    link: "Choisir un nouveau mot de passe",
    closing: "Tes autres sessions restent ouvertes.",
  }),
  manyGuesses: {
    subject: "Quelqu’un essaie de deviner ton mot de passe Luli",
    lines: [
      "Quelqu’un a essayé beaucoup de mauvais mots de passe sur ton compte. Pendant une heure, un nouveau navigateur ne peut donc pas s’y connecter.",
      "Là où tu t’es déjà connecté, tu peux toujours le faire. Ailleurs, choisis un nouveau mot de passe pour te connecter tout de suite.",
    ],
    link: "Choisir un nouveau mot de passe",
    closing: "Personne n’est entré ainsi. Si ta session est ouverte, tu n’as rien à faire.",
  },
};
