import type { ChatWords } from "../../../server/chat/words.ts";

export const chat: ChatWords = {
  notHere:
    "Sobre isso eu não posso falar aqui. Me conte com outras palavras, ou vamos falar de outra coisa?",
};
