import type { FrameWords } from "../../../server/mail/words.ts";

export const mail: FrameWords = {
  colon: ":",
  noButton: "Si el botón no funciona, abre esta dirección:",
};
