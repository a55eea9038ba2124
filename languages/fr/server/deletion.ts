import type { DeletionWords } from "../../../server/deletion/words.ts";

export const deletion: DeletionWords = {
  goodbye: {
    subject: "Ton compte chez Luli est supprimé",
    lines: [
      "C’est fait : ton compte, tes conversations et tout ce que Luli et toi avez gagné sont effacés.",
      "Si tu avais un abonnement, il a pris fin, et rien de plus n’est débité.",
      "Merci pour le temps passé ensemble. Si tu reviens un jour, Luli se réjouira de te rencontrer.",
    ],
    link: "Nous écrire",
    closing: "Si ce n’était pas toi, dis-le-nous. C’est notre dernier e-mail.",
  },
};
