import type { MemoryWords } from "../../../server/memory/told/words.ts";

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
  forget: {
    asks: String.raw`por favor|porfa|porfi|porfis|(?:me )?(?:puedes|podrías|podés|podrias)|haz(?:me)? (?:el|un) favor (?:y|de)`,
    before: String.raw`lo|eso|esto|de|sabes qué|sabes que|en serio|mejor|todo|ya|escucha|mira|si puedes|perrita|y|te pido que`,
    verbs: String.raw`olv[ií]d(?:a|á|ate|e)(?: de)?|no (?:lo |la |los |te |se )*(?:guardes|recuerdes|apuntes|anotes|acuerdes|conserves|memorices)(?: (?:de|más))*|(?:borra|borrá|elimina|ignora)(?= (?:eso|esto|todo eso|lo (?:que|de|del))(?:$|[\s,.!?]))|(?:tú |vos )?no (?:has |me |lo |te )*(?:oído|leído|visto|oíste|leíste|viste|escuchaste) nada|(?:yo )?no (?:te )?(?:he dicho|dije|conté) nada`,
    loose: String.raw`borra|borrá|elimina|quita|saca|tacha|suprime`,
    anywhere: String.raw`elim[ií]na(?:me|te)?(?:lo|la|los|las)(?!\p{L})|(?<!\p{L})(?:que|q) (?:se te olvid[ea] (?:lo|eso|esto|todo)|no te quede\p{L}*(?: guardado)?)|no te quedes con|deja de (?:recordar|acordarte)|(?:tú|vos) no sabes nada(?= de (?:lo|eso)|\s*(?:$|[,.!]|eh|ok|vale))|(?:lo|eso) (?:que|q) te (?:dije|conté)[^.!?]{0,20}(?:no existió|nunca (?:pasó|existió))|b[óo]rr(?:a|á|e)(?:me|te)(?= lo (?:de|que))|(?<!\p{L})(?:olv[ií]d(?:a|á|ate|e)(?:te|me)?(?:lo|la|los|las)|olv[ií]date de|b[óo]rr(?:a|á|e)(?:me|te)?(?:lo|la|los|las))(?!\p{L})|(?:puedes|podrías|podés|podrias|favor de|favor y) (?:por favor |porfa )?(?:olvid|borr|elimin)ar(?:te|lo|la|los|las)?(?: de)?|(?<!\p{L})(?:que|q) (?:te |lo |la |los |las )*(?:olvid|borr)(?:es|aras|ases)(?: de)?|no quiero (?:que|q) (?:te )?(?:acuerdes|recuerdes|guardes|sepas|tengas)(?: de)?|(?:haz|hacer|hacé|hagamos|hacemos|haz de cuenta|finge|fingí|fingimos|actúa|imagina|imaginate) (?:como |cuenta )?(?:que|q|si) (?:no|nunca|jamás) (?:te |lo |se |me )*(?:he |hubiera |hubiese |había )?(?:dicho|dije|dijera|conté|contado|contara|mencion\p{L}+|escrib\p{L}+|escuchaste|oíste|leíste|sabes|pasó|hablé|hablado)(?: nada)?|(?:b[óo]rra|qu[ií]ta|s[áa]ca|elim[ií]na|t[ií]ra|arr[áa]nca|suprime)r?(?:te|me|lo|la|los|las)* (?<what>[^.!?]{0,60}?) ?de (?:tu|la|esa) (?:\p{L}+ ){0,2}(?:memoria|cabeza|cabecita|mente|cerebro|coco)`,
    keeps: String.raw`no (?:quiero|quisiera|me gustaría) que (?:te |se |lo )*olvid|^\W*olv[ií]d[ae](?:te|lo)[.!\s]*$`,
    lastMessage: String.raw`último mensaje|última línea`,
    ownName: String.raw`mi (?:propio )?nombre|cómo me llamo`,
    around: String.raw`mejor|por favor|porfa|porfi|puedes|podrías|puedas|que|q|y|o|pero|ahora|ya|oye|quiero|pido|te|me|lo|la|los|las|le|el|un|una|mi|mis|tu|eso|esto|esa|ese|aquello|de|del|al|sobre|dije|digo|conté|contado|dicho|hablé|he|antes|rato|nada|nadie|a|por|para|con|memoria|cabeza|vale|ok|sí|anda|parte|tema|asunto|cosa|rollo|historia|todo|nunca|jamás|más|gracias|luli|jaja|ay|uy|sí|acabo|decir|contar|dijo`,
    anew: String.raw`también|además|por cierto|por otro lado|otra cosa|cambiando de tema|ah y`,
  },
  forgetAll: [
    "(?:olvida|olvídate de|borra) todo(?: (?:lo que (?:sabes(?: de mí| sobre mí)?|te (?:he )?(?:dicho|dije|conté|contado))|sobre mí|de mí))?",
  ],
  corrects: {
    over: "(?:olv[ií]da(?:te)?|borra)(?: (?:de|del|lo del?|el|la|los|las))*|no(?: (?:es|era|son|será))?|en (?:vez|lugar) del?|ya no",
    instead:
      "es|era|son|será|va a ser|sino|ahora|mejor|quise decir|digo|se llama|me llamo|soy|está|que|al final|finalmente|queda(?: para)?|pasa a|vive|vivo",
    small: "a|al|el|la|los|las|en|de|del|para|por",
  },
  idle: "lo|eso|cosas|nada|esto|me|te|cuando .*|cómo .*|ello|mí|dónde .*|qué .*|quién .*|cuál .*|cuánt\\p{L}* .*",
};
