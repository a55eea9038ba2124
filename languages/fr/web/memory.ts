import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const memory: WordsOf<"memory"> = {
  title: "Ce dont Luli se souvient",
  lead: "Avec tes mots, tirés de vos conversations. Santé, sexualité et religion seulement à ta demande.",
  puppy: "pense à toi",
  memory: "Mémoire",
  toggle: {
    label: "Luli se souvient",
    hint: "Désactivé, Luli ne note rien de nouveau et n’utilise aucun de ces souvenirs.",
  },
  open: "Ce dont Luli se souvient",
  search: "Rechercher",
  count: (count) => plural(count, { one: "# souvenir", many: "# souvenirs", other: "# souvenirs" }),
  paused:
    "En ce moment, Luli ne retient rien de nouveau de vos conversations. Ce que tu demandes à Luli de retenir reste gardé.",
  nothing: {
    title: "Rien pour l’instant",
    text: "Parle à Luli de tes proches, de tes animaux et de tes projets, ou dis-lui « Souviens-toi que mon vol part vendredi ».",
    action: "Discuter avec Luli",
  },
  notFound: "Aucun souvenir trouvé.",
  quote: (words) => `« ${words} »`,
  source: "Tu as écrit :",
  edited: "Écrit ici par toi",
  private: "À ta demande",
  pinned: "Épinglé",
  pin: "Épingler",
  unpin: "Détacher",
  edit: "Modifier",
  forget: "Oublier",
  of: (action, words) => `${action} : ${words}`,
  more: "Afficher plus",
  loading: "Chargement...",
  moreFailed: "Les suivants n’ont pas pu être chargés.",
  editing: {
    title: "Modifier le souvenir",
    label: "Ce dont Luli se souvient",
    save: "Enregistrer",
    busy: "Enregistrement...",
  },
  cancel: "Finalement non",
  forgetting: {
    title: "Oublier ceci ?",
    text: "Luli ne lit plus le message qui l’a dit. Il reste dans votre conversation.",
    action: "L’oublier",
    busy: "Oubli en cours...",
    done: "Oublié",
  },
  forgettingAll: {
    open: "Tout oublier",
    title: "Tout oublier ?",
    text: "Tous les souvenirs sont effacés, et Luli ne lit plus aucun message antérieur. Personne ne peut les faire revenir.",
    action: "Tout oublier",
    done: "Tout est oublié",
  },
  notSaved: "Rien n’a changé",
};

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `Le journal de ${puppy}`,
  nothing: "La première page arrive après une journée où vous avez parlé.",
  earlier: "Jours précédents",
  how: "Écrit par une IA à partir de ce que tu as raconté. Ce que Luli doit oublier disparaît aussi d’ici.",
};
