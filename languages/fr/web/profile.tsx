import { byId } from "../../../web/lib/by-id.ts";
import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<string, string> = {
  "A puppy needs a name.": "Un chiot a besoin d’un nom.",
  "Please leave out line breaks and invisible characters.":
    "Retire les retours à la ligne et les caractères invisibles.",
  "Please use up to 80 characters.": "Utilise 80 caractères au plus.",
  "Please use up to 30 characters.": "Utilise 30 caractères au plus.",
};

export const profile: WordsOf<"profile"> = {
  title: "Profil",
  edit: "Modifier le profil",
  admin: "Espace admin",
  friend: "Ma personne préférée",
  story: {
    title: "Notre histoire",
    both: (puppy, name) => `${puppy} et ${name}`,
    streak: (days) => plural(days, { one: "# jour d’affilée", other: "# jours d’affilée" }),
    longest: (days) => `record : ${formatNumber(days)}`,
    first: (words) => `Tes premiers mots : « ${words} »`,
    memory: "Ce dont Luli se souvient",
    memories: (count) => plural(count, { one: "# souvenir", other: "# souvenirs" }),
    share: "Partager une image",
    drawing: "Création…",
    failed: { title: "Pas d’image", text: "La création de l’image a échoué. Réessaie." },
  },
  stats: {
    since: "Avec Luli depuis",
    happiness: "Bonheur total",
    points: (points) => plural(points, { one: "# point", other: "# points" }),
    conversations: "Conversations",
    achievements: "Succès",
    unlocked: (count) => plural(count, { one: "# débloqué", other: "# débloqués" }),
  },
  account: {
    title: "Compte",
    email: "E-mail",
    noPassword: (email) => `${email}. Pour en changer, choisis d’abord un mot de passe.`,
    password: "Mot de passe",
    onlyYou: "Tu es la seule personne à le connaître.",
    google: "Tu te connectes avec Google, sans mot de passe.",
    change: "Modifier",
    changeEmail: "Modifier l’e-mail",
    changePassword: "Modifier le mot de passe",
    sessions: "Sessions",
    everyBrowser: "Tous les navigateurs où ta session est ouverte, y compris celui-ci.",
    signOut: "Se déconnecter partout",
    set: "Choisir un mot de passe",
    sent: {
      title: "Regarde tes e-mails",
      text: "Nous t’avons envoyé un lien pour choisir un mot de passe.",
    },
  },
  sending: "Envoi…",
  saving: "Enregistrement…",
  neverMind: "Finalement non",
  names: {
    title: "Modifie ton profil",
    yours: "Ton nom",
    hint: (puppy) => `C’est ainsi que ${puppy} t’appelle`,
    puppys: "Le nom de ton chiot",
    save: "Enregistrer",
    saved: {
      title: "Profil enregistré",
      text: (puppy, name) =>
        name ? `${puppy} t’appellera ${name}.` : `${puppy} t’appellera sa personne préférée.`,
    },
  },
  newEmail: {
    title: "Change d’e-mail",
    text: "Nous enverrons un lien à la nouvelle adresse et un avis à l’ancienne.",
    label: "Nouvel e-mail",
    password: "Ton mot de passe",
    send: "Envoyer le lien",
    asked: {
      title: "Regarde tes e-mails",
      text: (address) => (
        <>
          Si {address} est disponible, un lien est en route. Ouvre-le dans ce navigateur pour
          confirmer ta nouvelle adresse.
        </>
      ),
      until: "D’ici là, rien ne change.",
      gotIt: "Compris",
      mailbox: "Ouvrir la boîte de test",
    },
    changed: { title: "E-mail modifié", text: "Utilise-le désormais pour te connecter." },
    taken: { title: "E-mail non modifié", text: "Un autre compte utilise cette adresse." },
  },
  newPassword: {
    title: "Change de mot de passe",
    now: "Mot de passe actuel",
    label: "Nouveau mot de passe",
    minimum: (characters) => `Au moins ${characters} caractères`,
    elsewhere: "Se déconnecter partout ailleurs",
    action: "Modifier le mot de passe",
    done: {
      title: "Mot de passe modifié",
      elsewhere: "Tes autres sessions sont fermées.",
      here: "Ton nouveau mot de passe est prêt.",
    },
  },
  failed: {
    notSaved: { title: "Non enregistré", text: "Réessaie dans un instant." },
    passwordNotChanged: "Mot de passe non modifié",
    linkNotSent: "Lien non envoyé",
  },
  wrong: {
    name: (problem) => byId(NAMES, problem, problem),
    noPassword: "Saisis ton mot de passe.",
    notThePassword: "Ce n’est pas ton mot de passe.",
    noEmail: "Saisis un e-mail complet, comme name@example.com.",
    sameEmail: "C’est déjà ton adresse.",
    short: (characters) => `Utilise au moins ${characters} caractères.`,
    long: (characters) => `Utilise ${characters} caractères au plus.`,
  },
};
