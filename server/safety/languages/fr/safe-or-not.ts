// French: Luli's question whether somebody is safe, and the answers to it, on normalised text.
import type { SafetyPhrases } from "../../turns/answers.ts";

export const frenchPhrases: SafetyPhrases = {
  asksSafety:
    /\b(?:es[- ]tu|tu es|t'es|etes[- ]vous|vous etes|est[- ](?:elle|il)|est)\b[^?.!]{0,30}\ben (?:securite|surete)\b/u,
  asksDanger:
    /\b(?:es[- ]tu|tu es|t'es) en danger\b|\b(?:tu penses|penses[- ]tu|as[- ]tu pense|tu as pense|tu veux|veux[- ]tu|tu vas|tu comptes)\b[^?]{0,30}\b(?:te faire du mal|lui faire du mal|mourir|te tuer|te suicider|en finir|le tuer|la tuer)/u,
  yes: /^(?:oui+|ouais|ouaip|oui je (?:le )?suis|je crois que oui|oui ca va|bien sur)$/u,
  no: /^(?:non+|nan|nope|pas (?:vraiment|trop|du tout)|je (?:ne )?(?:le )?suis pas|je (?:ne )?(?:crois|pense) pas|je (?:ne )?sais pas|non pas vraiment|non pas du tout)$/u,
  isUnsafe:
    /^(?:non+ )?(?:je (?:ne )?suis|j'suis|chuis|on (?:n')?est|je (?:ne )?me sens) pas (?:\p{L}+ )?en (?:securite|surete)(?: (?:ici|chez moi|maintenant))?$/u,
  isSafe:
    /\b(?:je suis|j'suis|chuis|on est|nous sommes|elle est|il est|je me sens) (?:\p{L}+ ){0,2}en (?:securite|surete)\b/u,
  unless: /\b(?:si|quand|jusqu'a|jamais|pas|aimerais|voudrais) (?:\p{L}+ ){0,3}$/u,
  denial:
    /\b(?:(?:c'etait|c'est|je) (?:une |pour (?:une )?)?(?:blague\w*|rire|plaisant\w*|rigol\w*|deconn\w*|exager\w*)|je ne? ?(?:le )?(?:pensais|disais) pas (?:ca|vraiment|serieusement)|(?:je voulais dire|je parlais|je parle)\b|je (?:ne )?suis pas en danger|je (?:ne )?vais (?:rien faire|pas (?:me )?(?:faire|tuer))|(?:je vais|ca va|tout va) (?:tres |super |parfaitement )?bien\b|(?:c'est )?(?:juste )?une (?:expression|facon de parler|chanson)|tu (?:m'as |as )?mal compris|c'est pas ca|t'inquiete)/u,
  leaving:
    /^(?:(?:bon|ok|allez|merci|bah|d'accord) )*(?:(?:au revoir|salut|bye|ciao|bonne (?:nuit|soiree|journee)|a (?:plus|demain|bientot|la prochaine|toute)|je (?:dois|file|vais) (?:y aller|partir|dormir|te laisser|au lit)|je (?:file|m'en vais|te laisse|pars)|prends soin|faut que j'y aille)\b[^.!?]{0,60}[.!? ]*)+$/u,
};
