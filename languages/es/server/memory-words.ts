import type { MemoryWords } from "../../../server/memory/told/words.ts";

const TAIL =
  "(?:[ ,]+(?:ahora|ya|por favor|porfa|vale|luli|gracias|mejor|rápido|enseguida|anda|sí|qué vergüenza.*|me da .{1,30}|que me .{1,30}|es .{1,30}))*";

export const memoryWords: MemoryWords = {
  lead: "por favor|porfa|y|también|oye|hola|luli|ah|oh|vale|ok|bueno|ahora|pues|por cierto|puedes|podrías|pero|entonces|perdón|ay|uy|ay no|uy no|uf|dios|jo|ostras|espera|mejor|jaja|anda|venga",
  remember: [
    "(?:recu[eé]rda(?:me|lo)?|ac[uú][eé]rdate|ap[uú]nta(?:me|lo|te)?|an[oó]ta(?:me|lo|te)?|gu[aá]rda(?:me|lo|te)?|memoriza|no (?:te |se te |me )?olvid\\p{L}+|toma nota)(?: [^.!?:]{1,50})?: (.+)",
    "(?:recuerda|recuérdame|acuérdate|apunta|anota|memoriza|guarda|toma nota)(?:te)?(?: (?:esto|bien|por favor))*(?: de)?,?:?(?: que)? (.+)",
    "(?:recordar|acordarte|apuntar|anotar)(?: de)?(?: que)? (.+)",
    "(?:no me dejes olvidar|que no se me olvide|tenlo (?:presente|en cuenta)|ten (?:presente|en cuenta)|no te olvides)(?: de)?,?:?(?: que)? (.+)",
    "(?:no|nunca) (?:te )?olvides(?: nunca)?(?: de)?,?:? que (.+)",
    "(?:guárdame|apúntame|anótame|quédate con) (?:esto|este dato|que)(?: bien)?,?:?(?: que)? (.+)",
    "(?:ten en cuenta|que no se te olvide|quiero que recuerdes)(?: que)? (.+)",
  ],
  forget: [
    "(?:olvida|olvídate|borra|elimina)(?: (?:por favor|lo|de|que|todo|sobre|acerca|te dije|dije|conté|he dicho|la parte))* (.+)",
    "no quiero que (?:te )?(?:acuerdes|recuerdes|guardes|sepas)(?: (?:de|lo|que|dije|nada))* (.+)",
    "(?:olvidar|borrar)(?: (?:lo|de|que|todo|sobre|te dije))* (.+)",
    "(?:quita|saca|b[óo]rrate|b[óo]rrame) (?:lo de )?(.+?)(?: de tu (?:memoria|cabeza))",
    "no (?:te acuerdes|recuerdes|guardes)(?: (?:de|lo|que|dije|te))* (.+)",
    "(?:prefiero|preferiría|me gustaría) que (?:te )?olvid(?:es|aras)(?: (?:lo|de|que|todo|sobre|te dije))* (.+)",
    "quiero que (?:te )?olvides(?: (?:lo|de|que|todo|sobre|te dije))* (.+)",
  ],
  forgetAll: [
    "(?:olvida|olvídate de|borra) todo(?: (?:lo que (?:sabes(?: de mí| sobre mí)?|te (?:he )?(?:dicho|dije|conté|contado))|sobre mí|de mí))?",
  ],
  forgetLast: [
    `(?:olvida|olvidá|olvídate de|borra|borrá|elimina|ignora) (?:eso|esto|todo eso|lo que (?:te )?(?:dije|conté|he (?:dicho|contado)))${TAIL}`,
    `(?:eso|esto) (?:mejor )?(?:olvídalo|bórralo|olvidalo|borralo)${TAIL}`,
    `(?:tú )?no has (?:oído|leído|visto) nada${TAIL}`,
    "(?:olvida|borra) (?:lo (?:que (?:acabo de decir(?:te)?|te acabo de (?:decir|contar)|he dicho)|último)|mi último mensaje)",
    "(?:no (?:te acuerdes de|recuerdes|guardes) (?:eso|esto|nada)|(?:haz|hacé|hagamos) como (?:que|si) no (?:he|te he|dije|hubiera|te lo hubiera|te dije|te lo)(?: dicho| dije)?(?: nada| eso)?|finge que no (?:dije|he dicho|te dije)(?: nada| eso)?|(?:borra|elimina) (?:eso|esto)(?: de tu memoria)?|no he dicho nada)(?:,? (?:vale|porfa|por favor|anda|sí))?",
  ],
  form: {
    forgets:
      "(?<!\\p{L})(?:olv[ií]da(?:lo|la|los|las)|b[óo]rra(?:lo|la|los|las))|(?:puedes|podrías) (?:olvid|borr|elimin)ar(?:te|lo)?(?: de)?|que (?:te |lo )?(?:olvid|borr)es|(?:^|[,;:] ?|(?:mejor|porfa|favor|ahora|ya|oye|eso|esto) )(?:olv[ií]date(?: de)?|olvida|olvidá|borra|elimina|quita(?=.* (?:memoria|cabeza))|no (?:lo |la |te |se )?(?:guardes|recuerdes|apuntes|anotes|acuerdes|conserves))",
    keeps:
      "(?:no|nunca|jamás) (?:te |me |se |lo )*olvid|(?:me|se|nos) (?:me )?olvid|(?:me|se) (?:lo |la )?borr|(?:que|él|ella|mi \\p{L}+) (?:siempre )?olvida|para olvidar|^olv[ií]dalo[.!]*$",
    around:
      "mejor|porfa|por favor|puedes|podrías|puedas|que|y|o|pero|ahora|ya|oye|quiero|pido|necesito|prefiero|gustaría|te|me|lo|la|los|las|le|el|eso|esto|esa|ese|de|del|sobre|dije|conté|contado|dicho|hablé|he|antes|hace un rato|nada|nadie|a|cuentes|no|ni una palabra|tu|memoria|cabeza|vale|ok|sí|anda|parte|tema|asunto|cosa|todo",
  },
  idle: "lo|eso|cosas|nada|esto|me|te|cuando .*|cómo .*|ello|mí|dónde .*|qué .*|quién .*|cuál .*|cuánt\\p{L}* .*",
};
