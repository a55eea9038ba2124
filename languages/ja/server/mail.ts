import type { FrameWords } from "../../../server/mail/words.ts";

export const mail: FrameWords = {
  colon: "：",
  noButton: "ボタンが使えないときは、次のアドレスを開いてください：",
};
