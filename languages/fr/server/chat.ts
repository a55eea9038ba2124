import type { ChatWords } from "../../../server/chat/words.ts";

export const chat: ChatWords = {
  notHere:
    "De cela, je ne peux pas parler ici. Dis-le-moi avec d’autres mots, ou parlons d’autre chose, tu veux bien ?",
};
