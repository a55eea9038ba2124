import type { MemoryWords } from "../../../server/memory/told/words.ts";

export const memoryWords: MemoryWords = {
  lead: "por favor|porfa|y|también|oye|hola|luli|ah|oh|vale|ok|bueno|ahora|pues|por cierto|puedes|podrías|pero|entonces|perdón",
  remember: [
    "(?:recuerda|recuérdame|acuérdate|apunta|anota|memoriza|guarda|toma nota)(?:te)?(?: (?:esto|bien|por favor))*(?: de)?,?:?(?: que)? (.+)",
    "(?:recordar|acordarte|apuntar|anotar)(?: de)?(?: que)? (.+)",
    "(?:no|nunca) (?:te )?olvides(?: nunca)?(?: de)?,?:? que (.+)",
    "(?:ten en cuenta|que no se te olvide|quiero que recuerdes)(?: que)? (.+)",
  ],
  forget: [
    "(?:olvida|olvídate|borra|elimina)(?: (?:por favor|lo|de|que|todo|sobre|acerca|te dije|dije|conté|he dicho|la parte))* (.+)",
    "(?:olvidar|borrar)(?: (?:lo|de|que|todo|sobre|te dije))* (.+)",
    "quiero que (?:te )?olvides(?: (?:lo|de|que|todo|sobre|te dije))* (.+)",
  ],
  forgetAll: [
    "(?:olvida|olvídate de|borra) todo(?: (?:lo que (?:sabes(?: de mí| sobre mí)?|te (?:he )?(?:dicho|dije|conté|contado))|sobre mí|de mí))?",
  ],
  forgetLast: [
    "(?:olvida|borra) (?:lo (?:que (?:acabo de decir(?:te)?|te acabo de (?:decir|contar)|he dicho)|último)|mi último mensaje)",
  ],
  idle: "lo|eso|esto|me|te|cuando .*|cómo .*|ello|mí|dónde .*|qué .*|quién .*|cuál .*|cuánt\\p{L}* .*",
};
