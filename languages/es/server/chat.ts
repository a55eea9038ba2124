import type { ChatWords } from "../../../server/chat/words.ts";

export const chat: ChatWords = {
  notHere: "De eso no puedo hablar aquí. Cuéntamelo con otras palabras, ¿o hablamos de otra cosa?",
};
