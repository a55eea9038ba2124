import type { ChatWords } from "../../../server/chat/words.ts";

export const chat: ChatWords = {
  notHere:
    "それについては、ここではお話しできないんだ。別の言葉で教えてくれる？それとも、ほかの話をしようか？",
};
