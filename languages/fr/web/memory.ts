import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const memory: WordsOf<"memory"> = {
  title: "Ce dont Luli se souvient",
  lead: "Avec tes mots, tirés de vos conversations. Santé, sexualité et religion seulement à ta demande.",
  puppy: "pense à toi",
  memory: "Mémoire",
  toggle: {
    label: "Luli se souvient",
    hint: "Si c’est désactivé, Luli ne retient rien de nouveau et n’utilise aucun de ces souvenirs.",
  },
  followUps: {
    toggle: {
      label: "Luli prend des nouvelles",
      hint: "Seulement quand tu as dit oui : une fois par jour et trois fois par semaine au plus, jamais la nuit.",
    },
    title: "Luli te demandera des nouvelles",
    drop: "Ne pas demander",
  },
  open: "Ce dont Luli se souvient",
  search: "Rechercher",
  count: (count) => plural(count, { one: "# souvenir", many: "# souvenirs", other: "# souvenirs" }),
  paused:
    "En ce moment, Luli ne retient rien de nouveau de vos conversations. Ce que tu demandes à Luli de retenir est toujours gardé.",
  nothing: {
    title: "Rien pour l’instant",
    text: "Parle à Luli de tes proches, de tes animaux et de tes projets, ou dis-lui « Souviens-toi que mon vol part vendredi ».",
    action: "Discuter avec Luli",
  },
  notFound: "Aucun souvenir trouvé.",
  quote: (words) => `« ${words} »`,
  source: "Tu as écrit :",
  edited: "Modifié par toi",
  private: "À ta demande",
  pinned: "Épinglé",
  pin: "Épingler",
  unpin: "Détacher",
  edit: "Modifier",
  forget: "Oublier",
  of: (action, words) => `${action} : ${words}`,
  more: "Afficher plus",
  loading: "Chargement…",
  moreFailed: "Le chargement de la suite a échoué. Réessaie.",
  editing: {
    title: "Modifier le souvenir",
    label: "Ce dont Luli se souvient",
    save: "Enregistrer",
    busy: "Enregistrement…",
  },
  cancel: "Finalement non",
  forgetting: {
    title: "Oublier ceci ?",
    text: "Luli ne lira plus le message d’origine. Il reste dans votre conversation.",
    action: "L’oublier",
    busy: "Oubli en cours…",
    done: "Oublié",
  },
  forgettingAll: {
    open: "Tout oublier",
    title: "Tout oublier ?",
    text: "Tous les souvenirs seront effacés, et Luli ne lira plus les messages antérieurs. C’est irréversible.",
    action: "Tout oublier",
    done: "Tout est oublié",
  },
  notSaved: "Rien n’a changé",
};

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `Le journal de ${puppy}`,
  nothing: "La première page apparaît le lendemain d’une discussion.",
  earlier: "Jours précédents",
  how: "Écrit par une IA à partir de vos conversations. Ce que tu demandes à Luli d’oublier disparaît aussi d’ici.",
};
