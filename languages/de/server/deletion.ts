import type { DeletionWords } from "../../../server/deletion/words.ts";

export const deletion: DeletionWords = {
  goodbye: {
    subject: "Dein Konto bei Luli ist gelöscht",
    lines: [
      "Es ist so weit: Dein Konto, deine Gespräche und alles, was du und Luli verdient habt, sind gelöscht.",
      "Wenn du ein Abo hattest, ist es beendet, und es wird nichts mehr abgebucht.",
      "Danke für die gemeinsame Zeit. Wenn du einmal wiederkommst, freut sich Luli, dich kennenzulernen.",
    ],
    link: "Schreib uns",
    closing: "Wenn du das nicht warst, sag uns bitte Bescheid. Das ist unsere letzte E-Mail.",
  },
};
