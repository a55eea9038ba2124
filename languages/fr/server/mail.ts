import type { FrameWords } from "../../../server/mail/words.ts";

export const mail: FrameWords = {
  colon: "\u00a0:",
  noButton: "Si le bouton ne marche pas, ouvre cette adresse\u00a0:",
};
