import type { FrameWords } from "../../../server/mail/words.ts";

export const mail: FrameWords = {
  colon: ":",
  noButton: "Wenn der Knopf nicht geht, öffne diese Adresse:",
};
