import type { FrameWords } from "../../../server/mail/words.ts";

export const mail: FrameWords = {
  colon: ":",
  noButton: "Se o botão não funcionar, abra este endereço:",
};
