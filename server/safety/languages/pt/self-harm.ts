// Portuguese: the writer wants to die or to hurt themself.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const WANT = String.raw`(?:quero|[qk]u?ero|queria|desejo|vontade de|prefiro|preferia|penso em|pensando em|(?<!\banos )pensei em|penso todo dia em)(?: mesmo| so| muito)?`;
/** Up to the deed: "quero", "vou". */
export const WISH = String.raw`(?:${WANT}|vou|vo|a ponto de|ideias? de|decidi|tentei|planejo|coragem de|coragem para|coragem pra)`;
const NOT = String.raw`(?:nao|naum|num|n)`;
const BODY = String.raw`(?:(?:n?[oa]s?|meus?|minhas?) )?(?:bra[cs]os?|pernas?|pulsos?|coxas?|antebra[cs]os?)`;
const FOREVER = String.raw`(?:pr?a|para) sempre`;

export const selfHarmWords: PlainWords[] = [
  {
    id: "me_matar",
    kind: "self_harm",
    pattern: regex`\b(?:${WISH}) (?:me (?:matar?|suicidar?|enforcar)|(?:matar|suicidar|enforcar)-me)\b|\bme suicidar\b|\b(?:suicidar|enforcar)-me\b`,
    canBeNegated: true,
  },
  {
    id: "quero_morrer",
    kind: "self_harm",
    pattern: regex`\b${WANT} (?:morrer?|more+r+|estar mort[oa]|a morte)\b(?! (?:velh|feli|em paz|na praia|sabendo|sem (?:ver|conhecer|saber)|abracad|com (?:el[ea]|voce)|por (?:el[ea]|um|uma|voce)|a \w+r\b|antes|na minha cama))`,
    canBeNegated: true,
  },
  {
    id: "sumir_para_sempre",
    kind: "self_harm",
    pattern: regex`\b(?:${WANT}|vou) (?:(?:sumir|desaparecer) ${FOREVER}|(?:sumir|desaparecer|ir embora|sair) d(?:este|esse) mundo|dormir e (?:nunca mais|nao|n) acordar(?: mais)?|me apagar)\b(?! (?:d[aoe]s?|d?ess[ae]|d?est[ae]|pr[ao]|para|com|no) )`,
    canBeNegated: true,
  },
  {
    id: "queria_nao_ter_nascido",
    kind: "self_harm",
    pattern: regex`(?<!\b(?:escreveu|disse|falou|diz)\b.{0,20}que )\b(?:queria|preferia|quero|gostava de|torcendo pr?a|tomara que eu) (?:\w+ )?(?:${NOT}|nunca) (?:ter nascido|ter existido|existir|acordar(?: mais| nunca)?|acorde(?: mais)?)\b(?! (?:cedo|tao|o|a|as|com|pr|para|pelad))|\btomara que eu (?:morra|${NOT} acorde)\b(?! de)|\b${NOT} (?:era pra eu|devia) ter nascido\b(?! (?:em|n[oa]|com))`,
    canBeNegated: false,
  },
  {
    id: "nao_quero_viver",
    kind: "self_harm",
    pattern: regex`\b${NOT} (?:(?:quero|qero|kero|desejo)(?: mais)?|(?:aguento|consigo) mais) (?:viver|existir|estar viv[oa]|continuar viv(?:o|a|endo))(?: mais)?\b(?! (?:em|com|aqui|la|ai|n[oa]s?|n?este|n?esta|nesse|nessa|num|numa|assim|sozinh\w*|sem|longe|perto|junt[oa]s?|de|d[oa]s?|para|pra|so|como|isso|a (?!vida)|o|um|uma|tao|tanto|sob|entre)\b)`,
    canBeNegated: false,
  },
  {
    id: "sem_vontade_de_viver",
    kind: "self_harm",
    pattern: regex`\b(?:sem|perdi (?:toda )?a|${NOT} (?:tenho|sinto)(?: mais)?(?: nenhuma?)?|acabou (?:a )?minha) (?:vontade|razao|motivos?|razoes) (?:de|pr?a|para) (?:continuar )?viv(?:er|endo|a|o)\b(?! (?:em|com|aqui|n[oa]|assim))|\b${NOT} vejo (?:mais )?(?:nenhum )?sentido (?:em viver|na vida|na minha vida|em continuar viv)|\b(?:cansad[oa]|fart[oa]) de viver\b(?! (?:em|com|aqui|n[oa]s?|assim|de|d[oa]s?|sozinh\w+|longe|como|para|pra|num|numa|ness[ea]|nest[ea])\b)`,
    canBeNegated: false,
  },
  {
    id: "acabar_com_a_vida",
    kind: "self_harm",
    pattern: regex`\b(?:acabar com|tirar|por (?:um )?(?:fim|termo) (?:a|na)|dar (?:um )?(?:fim|cabo) (?:n?a|d?a)) ?(?:a )?minha (?:propria )?(?:vida|existencia)\b(?! (?:d[oa]|social|amorosa|de solteir\w))|(?<!\b(?:vai|quer|quis|ia) )\bpor (?:fim|termo) a vida\b`,
    canBeNegated: true,
  },
  {
    id: "pensamentos_suicidas",
    kind: "self_harm",
    pattern: regex`\b(?:tenho|tendo|ter|tive|com|meus|minhas|muitos|uns|voltaram os) (?:\w+ )?(?:pensamentos|ideias|ideacoes|ideacao) (?:suicidas?|de suicidio|de morte|de morrer)\b|\b(?:${WANT}|penso no|pensando no) suicidio\b|\b(?:me sinto|eu sou|estou|to|tou) suicida\b`,
    canBeNegated: true,
  },
  {
    id: "me_corto",
    kind: "self_harm",
    pattern: regex`\b(?:me (?:corto|cortei|cortava|queimo|queimei)|(?:corto|cortei)-me) (?:(?:de novo|outra vez|ontem|hoje) )?(?:${BODY}|de proposito|pr?a (?:sentir|aliviar)|para (?:sentir|aliviar)|escondid[oa])\b|\bme (?:mutilo|mutilei|automutilo)\b|\b(?:${WANT}|vou|vontade d|voltei a|parar de|comecei a) (?:me (?:cortar|mutilar)|(?:cortar|mutilar)-me)\b(?! (?:o cabelo|a franja|uma fatia))|\beu me corto(?=$|[.,;!])|\bfi[zs] (?:uns |um )?cortes? n[oa]s? (?:meus? |minhas? )?(?:bra[cs]os?|pernas?|pulsos?|coxas?)`,
    canBeNegated: true,
  },
  {
    id: "me_machucar",
    kind: "self_harm",
    pattern: regex`\b(?:${WANT}|vou|impulso de|parar de|voltei a) (?:me (?:machucar|ferir)|(?:magoar|ferir|machucar)-me|fazer mal a mim(?: mesm[oa])?)\b(?! (?:n[oa]|d[eo]|com|jogando|treinando|outra vez (?:com|por)))|\b(?:me (?:machuco|machuquei|firo|feri)|magoei-me) (?:de proposito|pr?a sentir)`,
    canBeNegated: true,
  },
  {
    id: "melhor_sem_mim",
    kind: "self_harm",
    pattern: regex`\b(?:todos|todo mundo|familia|filhos|pais|mae|pai|eles|mundo|marido|esposa|pessoas)(?: \w+){0,2} (?:melhor|mais feliz(?:es)?) (?:sem mim|se eu (?:morrer|morresse|sumisse|nao existisse|estivesse mort[oa]))\b(?! (?:n[oa]|em))`,
    canBeNegated: true,
  },
  {
    id: "ninguem_sentiria_falta",
    kind: "self_harm",
    pattern: regex`\bninguem (?:vai |ia |iria )?(?:sentir(?:ia)? (?:a )?(?:minha falta|falta de mim)|(?:chorar(?:ia)?|notar(?:ia)?|perceber(?:ia)?|ligar(?:ia)?) se eu (?:morrer|morresse|sumir ${FOREVER}|me matar|me matasse))\b(?! (?:n[oa]|em))`,
    canBeNegated: false,
  },
  {
    id: "me_jogar",
    kind: "self_harm",
    pattern: regex`\b${WISH} (?:me (?:jogar|atirar)|(?:jogar|atirar)-me|pular|saltar) (?:d[ao]|de um|de uma|n[ao]|na frente d[oe]|embaixo d[oe]|debaixo d[oe]) ?(?:um |uma )?(?:ponte|predio|trem|comboio|metro|janela|viaduto|sacada|varanda|caminhao|trilhos?|penhasco|andar)\b(?!.{0,12}\bbungee)`,
    canBeNegated: true,
  },
  {
    id: "quero_tomar_todos",
    kind: "self_harm",
    pattern: regex`\b${WISH} (?:me )?(?:tomar|engolir) (?:todos os|um monte de|uma cartela de|a cartela (?:inteira|toda) de|um frasco de|uma caixa de|todos) (?:meus |os )?(?:remedios|comprimidos|calmantes)\b(?! (?:que o|n[oa] hora|receitad))`,
    canBeNegated: true,
  },
  {
    id: "como_morrer",
    kind: "self_harm",
    pattern: regex`\b(?:como|jeito|forma|maneira|modo) (?:(?:mais|facil|rapid[oa]|menos|doloros[oa]|e|de|posso|eu|faco|pr?a|para) ){0,6}(?:morrer (?:sem (?:dor|sofrer|sentir)|rapido)|me matar|me suicidar|morrer dormindo)\b(?! (?:n[oa]|de))`,
    canBeNegated: false,
  },
  {
    id: "carta_de_despedida",
    kind: "self_harm",
    pattern: regex`\b(?:escrevi|escrevendo|escrever|terminei|ja fiz|deixei|tenho) (?:a )?(?:pront[oa] )?(?:a )?minha carta (?:de (?:suicidio|despedida|adeus)|suicida)\b(?! (?:d[oa]|para o|pro|pra) )`,
    canBeNegated: true,
  },
];
