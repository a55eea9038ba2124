import type { ChatWords } from "../../../server/chat/words.ts";

export const chat: ChatWords = {
  notHere:
    "Darüber kann ich hier nicht sprechen. Sag es mir mit anderen Worten, oder wollen wir über etwas anderes reden?",
};
