// Spanish: Luli's question whether somebody is safe, and the answers to it, on normalised text.
import type { SafetyPhrases } from "../../turns/answers.ts";

export const spanishPhrases: SafetyPhrases = {
  asksSafety: /\best(?:as|a|an|ais)\b[^?.!]{0,30}\b(?:a salvo|segur[oa]s?|fuera de peligro)\b/u,
  asksDanger:
    /\b(?:estas|esta) en peligro\b|\b(?:piensas|has pensado|estas pensando|quieres|vas a|tienes pensado)\b[^?]{0,30}\b(?:hacer(?:te|le|les|os)? dano|matar|morir|suicid|quitarte)/u,
  yes: /^(?:si+|sip|claro|si claro|por supuesto|si lo estoy|creo que si|si,? estoy bien|a salvo)$/u,
  no: /^(?:no+|nop|que va|para nada|no mucho|no lo estoy|no estoy|la verdad (?:es )?que no|creo que no|no creo|no de verdad|no se)$/u,
  isUnsafe:
    /^(?:no+ )?no (?:(?:estoy|estamos|me siento) (?:\p{L}+ )?(?:a salvo|fuera de peligro)|me siento (?:\p{L}+ )?segur[oa])(?: (?:aqui|ahora|en casa))?$/u,
  isSafe:
    /\b(?:estoy|estamos|esta|me siento|ya estoy) (?:\p{L}+ ){0,2}(?:a salvo|segur[oa]|fuera de peligro)\b/u,
  unless: /\b(?:no|nunca|tampoco|ni|si|cuando|hasta|ojala|sin|casi) (?:\p{L}+ ){0,3}$/u,
  denial:
    /\b(?:(?:era|es|estaba|estoy) (?:una )?(?:broma\w*|bromeando|de broma|de cona|exagerando)|no (?:lo )?(?:decia|dije|digo) (?:en serio|por eso|literal\w*|de verdad)|(?:me referia|queria decir|hablaba|me refiero)\b|no estoy en peligro|no (?:me )?voy a (?:hacer(?:me)? (?:nada|dano)|matar)|(?:estoy|todo) (?:muy |super |perfectamente )?bien\b|es (?:solo )?(?:una forma de hablar|un decir|una cancion|una peli\w*)|me (?:has )?entendiste mal|me has entendido mal|no es eso|tranquil[ao])/u,
  leaving:
    /^(?:(?:bueno|vale|pues|ok|gracias|oye|ya) )*(?:(?:adios|chao|chau|hasta (?:luego|manana|pronto|otra|la proxima)|buenas noches|nos vemos|me (?:voy|tengo que ir|despido|marcho)|tengo que (?:irme|dormir|colgar)|hablamos (?:luego|manana)|cuidate|bye)\b[^.!?]{0,60}[.!? ]*)+$/u,
};
