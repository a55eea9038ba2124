import type { NameWords } from "../../../server/chat/understanding/name-words.ts";

export const nameWords: NameWords = {
  asked: "se chama|te chamas|(?:seu|teu) nome|te chamar|chamar você|quem é você",
  wished: ["me cham(?:e|a|ar) de @", "podes chamar-me (?:de )?@", "chama-me (?:de )?@"],
  told: ["meu nome é @", "me chamo @", "chamo-me @"],
  called: ["me chamam(?: de)? @", "sou conhecid(?:o|a) (?:como|por) @", "atendo por @"],
  where: "no|na|em|aqui|desde|sempre|também|porque",
  here: ["@ aqui", "quem fala é (?:o |a )?@"],
  beside: "a propósito|aliás|de novo|outra vez",
  lead: "por favor|e|mas|então|bom|sim|não|ah|oi|ok|pode|podes|você pode|eu|o|só|agora",
  denied: "não",
  iAm: ["(?:eu )?sou (?:eu,? )?(?:o |a )?@"],
  introduced: ["aqui é (?:o |a )?@", "é (?:o |a )?@"],
  hello: "olá|oi|oie|bom dia|boa tarde|boa noite|e aí|au au",
  next: "e|mas|prazer|muito|de|tudo|como|por|tenho|sou|moro|qual",
  endings: "\\p{L}{2}(?:[aio][ds][oa]|iv[oa]|ante|ista)",
  none: `amor benzinho querido querida gata não sim um uma o a os as muito bem mal feliz triste cansado cansada sozinho sozinha eu você ela ele de em como que quê quem quando agora hoje depois
    amanhã mais menos ninguém nada alguém oi olá tchau obrigado obrigada brasileiro brasileira português portuguesa homem mulher menino menina estudante
    professor professora mãe pai cachorro segredo importante assim doente legal tão só aqui louco louca bom boa tarde noite claro humano humana
    nova novo tímida tímido curioso curiosa nervoso nervosa ansioso ansiosa`,
};
