import type { WordsOf } from "../../catalog.ts";

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `Le journal de ${puppy}`,
  nothing: "La première page arrive après une journée où vous avez parlé.",
  earlier: "Jours précédents",
  how: "Écrit par une IA à partir de ce que tu as raconté. Ce que Luli doit oublier disparaît aussi d’ici.",
};
