import type { NameWords } from "../../../server/chat/understanding/name-words.ts";
import type { ChatWords } from "../../../server/chat/words.ts";
import type { MemoryWords } from "../../../server/memory/requests/words.ts";

export const chat: ChatWords = {
  notHere:
    "No puedo hablar de eso aquí. ¿Me lo cuentas con otras palabras, o hablamos de otra cosa?",
};

export const memoryWords: MemoryWords = {
  lead: "por favor|porfa|y|también|oye|hola|luli|ah|oh|vale|ok|bueno|ahora|pues|por cierto|puedes|podrías|pero|entonces|perdón|ay|uy|ay no|uy no|uf|dios|jo|ostras|espera|mejor|jaja|anda|venga",
  remember: {
    asks: String.raw`por ?favor|porfa|porfi|porfis|plis|y|as[ií] que|pero|(?<!no )(?:me |te |lo |la )?(?:puedes|podrías|podés|podrias|podría|puede|podes)(?: (?:por favor|porfa))?|(?:te|le) (?:pido|ruego|agradecería|agradezco) (?:que|q)|(?<!no )(?:quiero|necesito|quisiera|espero) (?:que|q)|me gustaría (?:que|q)|(?:conviene|(?:es|sería) (?:mejor|importante|bueno)|estaría bien) (?:que|q)|hac?z?é?(?:me)? (?:el|un) favor (?:y|de)|(?:tienes|tenés) que|(?:debes|deberías|has de)|(?:más |mas )?vale (?:que|q)|a ver si|procura`,
    before: String.raw`que|q|te|lo|la|me|se|bien|siempre|nunca|jamás|intenta|trata de|pues|entonces`,
    orders: String.raw`recu[eé]rd(?:a|alo|ala|e|es|elo)(?!\p{L}|me)(?! (?:cuando|aquel\p{L}*|el día|la vez|cómo|a )(?!\p{L}))|recu[eé]rdame(?= (?:que|q|siempre|esto)(?!\p{L})|:)|record(?:á|alo|ar|arlo|arme)(?! (?:a |para |cuando))|(?:ac[uú][eé]rdate|acordate|acordáte|acordarte|te acuerdes|acuérdese|te acordás|acordarse)(?: (?:siempre|bien))?(?: de)?(?! (?:de )?(?:cuando|mí|aquel)(?!\p{L}))|apuntes(?= (?:que|q|esto|eso|mi|lo)(?!\p{L}))|ap[uú]nt(?:a|á|e|ate|áte|atelo|átelo|alo|ame|amelo|ar|arlo|ármelo|arte|ándolo)(?!\p{L})|an[oó]t(?:a|á|e|es|ate|áte|atelo|alo|ame|amelo|ar|arlo|arte)(?!\p{L})|guardes?(?= (?:esto|eso|que|q)(?!\p{L}))|gu[aá]rd(?:a|á|ame|amelo|ámelo|alo|ate|atelo|ar|arlo|arme)(?= (?:esto|este|esta|eso|ese|esa|en|que|q|lo|bien|porfa)(?!\p{L})|\s*(?:[:,.!?]|$))|memor(?:iza|izá|ice|ices|ízalo|izalo|izar|izate)|gr[aá]b(?:a|á|ate|áte|atelo|átelo|alo|ame|ar|arte|en)(?= (?:esto|eso|bien|que|q|en)(?!\p{L})|\s*(?:[:,.!?]|$))|(?:no|nunca|jamás|ni)(?: (?:se|te|me|lo|la|le|vayas a|vaya a|me lo))* olvid(?:es|és|e|as|ás|a|ar|arlo|arte|en|árteme)(?!\p{L})(?: nunca| jamás)?(?: de(?: que)?)?|no me dejes olvidar|(?:que )?no se me olvide|tom[aáe](?:me)? (?:buena )?nota(?: de(?: esto)?)?|(?:ten|tené|tenga|tengas)(?:lo|la)?(?: (?:siempre|muy|bien))* (?:en cuenta|presente|en mente)(?: siempre)?|tenlo (?:en cuenta|presente|en mente)|(?:qu[eé]date|quedate) con (?:esto|este dato|que|la idea|el dato)|m[eé]t(?:e|ete|etelo|ételo|é|ételo)(?: (?:esto|eso|bien))* en (?:la|esa|tu)(?: \p{L}+)? (?:cabeza|cabecita|memoria)|p[oó]n(?:lo|telo|te|elo)?(?: (?:esto|eso))? en (?:tus notas|tu (?:memoria|lista|libreta|cabeza|cabecita))|ponelo en|haz(?:te|me)? una (?:\p{L}+ )?nota|hacete una nota|escr[ií]b(?:e|í|elo|ilo|ete|etelo)(?: (?:esto|eso|por ah[ií]))(?: por ah[ií])?|escr[ií]b(?:elo|ilo|ételo|etelo)(?: por ah[ií])?|(?:que|q) (?:te )?quede (?:anotado|guardado|claro|grabado|registrado|constancia)|para (?:que|q) (?:lo |la )?(?:sepas|guardes|recuerdes|tengas)(?: y (?:lo )?\p{L}+)?|(?:aprendete|apréndete|apréndetelo|aprenderte|aprendértelo)|retén|ret[eé]n(?:lo)?|regístra(?:lo|te)?|registra(?= (?:que|esto)(?!\p{L})|:)|archiva(?:lo)?|a[nñ]ade(?:lo)? a tu (?:memoria|lista)|agrega(?:lo)? a tu (?:memoria|lista)|(?:record|guard|apunt|anot|memoriz|acord)(?:aras|ases)|te acordaras|(?:que )?no se te (?:pase|vaya)(?: por alto)?|no (?:me )?vayas a olvidar(?:te|lo)?(?: de)?|(?:toma|tomá|tome|tomes) en cuenta|(?:graba|guarda|conserva|ten|lleva|retén|almacena)(?:lo|la|te|telo)?(?: (?:esto|eso|bien))* en (?:(?:tu|la) )?(?:memoria|mente|cabeza|cabecita|disco duro|registro)|(?:deja|dejá|déjame|dejame|déjalo|dejalo) (?:anotado|apuntado|guardado|constancia|registrado)|almacena(?= (?:esto|que)|:)|conserva(?= (?:esto|este)|:)|fíjate bien`,
    anywhere: String.raw`(?<!\p{L})(?:para (?:la próxima|futuras? referencias?|tu información|más adelante|que conste)|que conste(?: que)?)(?!\p{L})`,
    not: "no|nunca|jamás",
    joins: String.raw`que|q|esto|eso|de|lo siguiente|algo|una cosa|este dato|el dato|y|as[ií] que|pero|también|a[ií]|isto|isso`,
    around: String.raw`por ?favor|porfa|porfi|bien|ok|vale|dale|sí|eh|gracias|luli|siempre|para (?:siempre|mí|luego|después|la próxima)|(?:porque |que )?es importante|importante|che|bonita|perrita|en (?:tu|la) (?:cabeza|cabecita|memoria)|no más|nomás|nada más|si puedes|nunca|jamás|por ah[ií]`,
  },
  forget: {
    asks: String.raw`por favor|porfa|porfi|porfis|(?:me )?(?:puedes|podrías|podés|podrias)|haz(?:me)? (?:el|un) favor (?:y|de)`,
    before: String.raw`lo|eso|esto|de|sabes qué|sabes que|en serio|mejor|todo|ya|escucha|mira|si puedes|perrita|y|te pido que`,
    verbs: String.raw`olv[ií]d(?:a|á|ate|e)(?: de)?|no (?:lo |la |los |te |se )*(?:guardes|recuerdes|apuntes|anotes|acuerdes|conserves|memorices)(?: (?:de|más))*|(?:borra|borrá|elimina|ignora)(?= (?:eso|esto|todo eso|lo (?:que|de|del))(?:$|[\s,.!?]))|(?:tú |vos )?no (?:has |me |lo |te )*(?:oído|leído|visto|oíste|leíste|viste|escuchaste) nada|(?:yo )?no (?:te )?(?:he dicho|dije|conté) nada`,
    loose: String.raw`borra|borrá|elimina|quita|saca|tacha|suprime`,
    anywhere: String.raw`elim[ií]na(?:me|te)?(?:lo|la|los|las)(?!\p{L})|(?<!\p{L})(?:que|q) (?:se te olvid[ea] (?:lo|eso|esto|todo)|no te quede\p{L}*(?: guardado)?)|no te quedes con|deja de (?:recordar|acordarte)|(?:tú|vos) no sabes nada(?= de (?:lo|eso)|\s*(?:$|[,.!]|eh|ok|vale))|(?:lo|eso) (?:que|q) te (?:dije|conté)[^.!?]{0,20}(?:no existió|nunca (?:pasó|existió))|b[óo]rr(?:a|á|e)(?:me|te)(?= lo (?:de|que))|(?<!\p{L})(?:olv[ií]d(?:a|á|ate|e)(?:te|me)?(?:lo|la|los|las)|olv[ií]date de|b[óo]rr(?:a|á|e)(?:me|te)?(?:lo|la|los|las))(?!\p{L})|(?:puedes|podrías|podés|podrias|favor de|favor y) (?:por favor |porfa )?(?:olvid|borr|elimin)ar(?:te|lo|la|los|las)?(?: de)?|(?<!\p{L})(?:que|q) (?:te |lo |la |los |las )*(?:olvid|borr)(?:es|aras|ases)(?: de)?|no quiero (?:que|q) (?:te )?(?:acuerdes|recuerdes|guardes|sepas|tengas)(?: de)?|(?:haz|hacer|hacé|hagamos|hacemos|haz de cuenta|finge|fingí|fingimos|actúa|imagina|imaginate) (?:como |cuenta )?(?:que|q|si) (?:no|nunca|jamás) (?:te |lo |se |me )*(?:he |hubiera |hubiese |había )?(?:dicho|dije|dijera|conté|contado|contara|mencion\p{L}+|escrib\p{L}+|escuchaste|oíste|leíste|sabes|pasó|hablé|hablado)(?: nada)?|(?:b[óo]rra|qu[ií]ta|s[áa]ca|elim[ií]na|t[ií]ra|arr[áa]nca|suprime)r?(?:te|me|lo|la|los|las)* (?<what>[^.!?]{0,60}?) ?de (?:tu|la|esa) (?:\p{L}+ ){0,2}(?:memoria|cabeza|cabecita|mente|cerebro|coco)`,
    keeps: String.raw`(?:tus|las|sus|todas) (?:reglas|instrucciones|normas)(?!\p{L})|olvid\p{L}+ (?:de )?que (?:eres|sos) |no (?:quiero|quisiera|me gustaría) que (?:te |se |lo )*olvid|^\W*olv[ií]d[ae](?:te|lo)[.!\s]*$`,
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

export const nameWords: NameWords = {
  asked: "te llamas|tu nombre|te llamo|llamarte|quién eres",
  wished: ["ll(?:a|á)mame @", "puedes llamarme @"],
  told: ["me llamo @", "mi nombre es @"],
  called: [
    "me (?:llaman|dicen|apodan) @",
    "todo el mundo me (?:llama|dice) @",
    "soy conocid(?:o|a) como @",
  ],
  where: "en|aquí|desde|a|siempre|también|porque",
  here: ["@ (?:por )?aquí", "por aquí @", "te (?:habla|escribe) @"],
  beside: "por cierto|otra vez|de nuevo",
  lead: "por favor|y|pero|pues|bueno|sí|si|no|ah|ok|mejor|simplemente|solo|desde ahora",
  denied: "no",
  iAm: ["(?:yo )?soy (?:yo,? )?(?:el |la )?@"],
  introduced: ["aquí @"],
  hello: "hola|buenas|buenos días|hey|guau",
  next: "y|pero|mucho|encantado|encantada|tengo|vivo|soy|qué|que|cómo|de|por|si",
  endings: "\\p{L}{2}(?:[aio][ds][oa]|iv[oa]|ante|ista)",
  none: `amor cariño cielo no sí si ya un una el la los las muy bien mal feliz triste cansado cansada aburrido aburrida solo sola enfermo enferma yo tú tu de en como cómo qué
    que quién cuando luego ahora hoy mañana después más menos tan nadie nada alguien hola adiós gracias vale bueno buena claro español española mexicano
    mexicana argentino argentina colombiano colombiana chileno chilena peruano peruana hombre mujer niño niña chico chica estudiante profesor profesora
    madre padre mamá papá perro secreto importante feo fea gordo gorda tonto tonta loco loca humano humana guau igual así pizza café
    agotado agotada perdido perdida largo corto raro aburridísimo privado nunca cuando quieras
    nueva nuevo otra vez tímida tímido curiosa curioso nerviosa nervioso`,
};
