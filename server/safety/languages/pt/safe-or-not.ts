// Portuguese: Luli's question whether somebody is safe, and the answers to it, on normalised text.
import type { SafetyPhrases } from "../../turns/answers.ts";

export const portuguesePhrases: SafetyPhrases = {
  asksSafety:
    /\b(?:voce|vc|tu|ce|a pessoa|ele|ela|vcs|voces)? ?(?:esta|ta|estas|estao|se sente)\b[^?.!]{0,30}\b(?:em seguranca|segur[oa]s?|a salvo|fora de perigo)\b/u,
  asksDanger:
    /\b(?:esta|ta|estas) em perigo\b|\b(?:pensa|pensou|pensando|quer|vai|pretende|pensas)\b[^?]{0,30}\b(?:se machucar|se matar|morrer|machuca-lo|fazer mal|suicid|te matar)/u,
  yes: /^(?:si+m+|aham|uhum|estou(?: sim)?|to(?: sim)?|sim estou|sim to|acho que sim|claro)$/u,
  no: /^(?:na+o+|n|nada|nao (?:estou|to|mesmo|muito|sei)|nem um pouco|acho que nao|nao nao)$/u,
  isUnsafe:
    /^(?:na+o )?nao (?:(?:estou|to|tou|estamos|me sinto) (?:\p{L}+ )?(?:em seguranca|a salvo|fora de perigo)|me sinto (?:\p{L}+ )?segur[oa])(?: (?:aqui|agora|em casa))?$/u,
  isSafe:
    /\b(?:estou|to|estamos|me sinto|ela esta|ele esta|ja estou) (?:\p{L}+ ){0,2}(?:em seguranca|segur[oa]|a salvo|fora de perigo)\b/u,
  unless: /\b(?:nao|nunca|nem|se|quando|ate|queria|sem) (?:\p{L}+ ){0,3}$/u,
  denial:
    /\b(?:(?:era|foi|e|tava|estava|to|estou) (?:so |apenas )?(?:uma )?(?:brincadeira|brincando|piada|zoeira|zoando|exagerando|exagero)|nao (?:foi|era|falei|quis dizer) (?:isso|serio|a serio|nesse sentido|de verdade)|(?:quis dizer|eu (?:tava|estava) falando|me referia|falava) |nao (?:estou|to) em perigo|nao vou (?:fazer nada|me (?:matar|machucar))|(?:estou|to|ta tudo|tudo) (?:muito |super )?bem\b|(?:e )?(?:so )?(?:modo de (?:falar|dizer)|jeito de falar|forca de expressao|uma musica)|(?:voce )?entendeu errado|nao e isso|relaxa|fica tranquil[oa])/u,
  leaving:
    /^(?:(?:bom|ok|ta|ta bom|entao|obrigad[oa]|valeu) )*(?:(?:tchau|ate (?:logo|mais|amanha|breve)|boa noite|bye|fui|vou (?:indo|dormir|nessa|sair|embora|la)|tenho que (?:ir|dormir|sair)|preciso (?:ir|sair|dormir)|falamos|a gente se (?:fala|ve)|adeus|se cuida)\b[^.!?]{0,60}[.!? ]*)+$/u,
};
