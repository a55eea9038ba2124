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
};
