// Portuguese: an emergency of the body, an eating disorder, or a writer under 18.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const THEY = String.raw`\b(?:(?:o |a )?(?:meu|minha|mina) (?:\w+ )?(?:amig[oa]|bebe|nene|filh[oa]|menin[oa]|mae|pai|marido|espos[oa]|mulher|namorad[oa]|irmao|irma|avo|vo|ti[oa]|prim[oa]|vizinh[oa]|colega|sogr[oa]|velh[oa]|sobrinh[oa])|[oa] (?:bebe|nene|crianca|menin[oa])|alguem|um senhor|uma senhora)`;
const PILLS = String.raw`(?:remedios?|comprimidos?|calmantes?|paracetamol|rivotril|clonazepam|dipirona|antidepressivos)`;
const NOT = String.raw`(?:nao|naum|num|n)`;
const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete)`;

export const bodyWords: PlainWords[] = [
  {
    id: "nao_respira",
    kind: "medical",
    pattern: regex`${THEY}(?: \w+){0,5} (?:${NOT} (?:respira|ta respirando|esta respirando|esta a respirar|consegue respirar)|parou de respirar)\b(?! (?:pelo nariz|de (?:tanto )?rir))`,
    canBeNegated: false,
  },
  {
    id: "garganta_fechando",
    kind: "medical",
    pattern: regex`\b(?:garganta|glote) (?:(?:ta|esta|vai|foi|dele|dela) )*(?:fechando|a fechar|fechou)\b(?! (?:de|quando))|\blingua (?:ta |esta )?in(?:ch|x)ando\b|\b${NOT} (?:consigo|to conseguindo|estou conseguindo) respirar\b(?! (?:de|pelo|com (?:esse|tanto|tua)))(?! (?:direito )?(?:de tanto|nesse))`,
    canBeNegated: false,
  },
  {
    id: "infarto",
    kind: "medical",
    pattern: regex`\b(?:ta|esta|to|estou|acho que (?:e|to|estou|ele ta|ela ta|ele|ela)) (?:tendo|a ter|teve)? ?um (?:infarto|enfarte|avc|derrame|ataque cardiaco)\b(?! (?:com|de|vendo|por))|\b(?:ta|esta|to|estou) infartando(?=$|[.,;!])(?! (?:com|de))`,
    canBeNegated: true,
  },
  {
    id: "dor_no_peito",
    kind: "medical",
    pattern: regex`\bdor (?:muito |bem )?(?:forte|intensa|horrivel|insuportavel) no peito\b|\bdor no peito (?:muito |bem )?(?:forte|insuportavel|e .{0,25}\bbra[cs]o)|\b(?:mue|meu|o) peito (?:ta )?(?:doi|doendo) (?:muito|mt|demais|e .{0,25}\bbra[cs]o)(?! de (?:saudade|rir))|\bdoi-me (?:muito )?o peito(?! de)`,
    canBeNegated: true,
  },
  {
    id: "tomou_remedios",
    kind: "medical",
    pattern: regex`\b(?:tomei|tomou|engoli|engoliu) (?:tod[oa]s? (?:os|meus|as|a cartela|os meus)|um monte|muitos|varios|demais|uma? (?:cartela|frasco|caixa)(?: inteir[oa])?|a (?:cartela|caixa) (?:toda|inteira)|uns (?:[2-9]\d|vinte|trinta)) ?(?:de )?(?:(?:os|meus|seus|das) )?${PILLS}|\b(?:tive|teve|ta tendo|esta tendo|to tendo) (?:uma )?overdose\b(?! de (?:acucar|chocolate|fofura|cafe|amor|series|memes))`,
    canBeNegated: true,
  },
  {
    id: "sangrando",
    kind: "medical",
    pattern: regex`\b${NOT} (?:para|parou|ta parando|esta parando) de sangrar\b|\b(?:ta|esta|to|estou|e) sangrando (?:muito|mt|demais|bastante|sem parar|pela cabeca|pelo ouvido)\b|\b(?:a sangrar (?:muito|imenso|sem parar)|sangue ${NOT} para|vomitando sangue)\b`,
    canBeNegated: false,
  },
  {
    id: "desacordado",
    kind: "medical",
    pattern: regex`${THEY}(?: \w+){0,4} (?:ta|esta|ficou|caiu) (?:inconsciente|desacordad[oa])\b|\b(?:desmaiou|caiu|bateu a cabeca|apagou)\b.{0,35}\b${NOT} (?:acorda|reage|responde|se mexe|ta acordando|ta se mexendo|ta se mexeno)\b(?! (?:o|a|mais (?:cedo)|mensage\w+))`,
    canBeNegated: false,
  },
  {
    id: "bebeu_veneno",
    kind: "medical",
    pattern: regex`(?<!personagem )\b(?:tomou|tomei|bebeu|bebi|engoliu|engoli|comeu) (?:(?:um|uma|a|o|pouco de|agua|copo de|todo o|muito) ){0,3}(?:sanitaria|lixivia|cloro|veneno|chumbinho|soda caustica|detergente|pilha|bateria de relogio|desinfetante|inseticida|agrotoxico|gasolina)\b`,
    canBeNegated: true,
  },
  {
    id: "convulsao",
    kind: "medical",
    pattern: regex`\b(?:ta|esta|comecou a) (?:convulsiona(?:ndo|r)|tendo (?:uma )?convulsao|a ter uma convulsao)\b|${THEY} (?:\w+ )?(?:ta|esta|se) (?:engasgando|engasgad[oa]|engasgou|sufocando|ficando rox[oa]|ficando azul)\b(?! (?:de|com (?:a propria|o proprio)|em))`,
    canBeNegated: true,
  },
  {
    id: "boca_torta",
    kind: "medical",
    pattern: regex`\b(?:boca|rosto|cara|face) (?:dele |dela )?(?:ta |esta |ficou |toda |meio |entortou)*(?:torta|torto|caid[oa]|entortou|paralisad[oa])\b(?! de (?:riso|sono|tanto))|\b${NOT} (?:mexe|sente|consegue mexer|levanta) (?:o )?(?:lado|braco) (?:direito|esquerdo)`,
    canBeNegated: false,
  },
  {
    id: "transtorno_alimentar",
    kind: "eating",
    pattern: regex`\b(?:tenho|to com|estou com|voltei (?:pra|a)|recai na|sofro de) (?:a )?(?:anorexia|bulimia|(?:um )?transtorno alimentar|compulsao alimentar|(?:um )?disturbio alimentar)\b|\b(?:eu )?sou (?:anorexic|bulimic)[oa]\b|\bminha (?:anorexia|bulimia) (?:voltou|ta|esta|nao|piorou|me)\b`,
    canBeNegated: true,
  },
  {
    id: "forcar_vomito",
    kind: "eating",
    pattern: regex`\b(?:forco|forcei|forcar|provoco|provoquei|induzo|provocar|induzir) (?:o )?(?:meu )?vomito\b|\b(?:vomito|vomitar|vomitando) (?:tudo (?:que|o que|q) (?:eu )?como|depois de (?:comer tudo|cada refeicao|toda refeicao|todas as refeicoes)|de proposito|escondid[oa]|toda vez que como)|\b(?:me forco|me forcei|me obrigo) a vomitar\b|\b(?:enfio|coloco|meto) o dedo na garganta\b|\b(?:boto|botei|ponho|pus) (?:tudo )?pr?a fora (?:depois de|tudo que com|o que com)`,
    canBeNegated: true,
  },
  {
    id: "passar_fome",
    kind: "eating",
    pattern: regex`\b(?:parei de comer|parar de comer|passo fome|passar fome|passando fome|sem comer|deixei de comer|${NOT} como|jejuo)(?: \w+){0,3} (?:(?:pr?a|para) (?:emagrecer|perder (?:peso|barriga)|ficar magr[oa]|secar|caber)|de proposito)|\b${NOT} mereco (?:comer|jantar|comida)\b(?! (?:isso|essa|mal|tao|sozinh))|\b(?:pavor|medo) de (?:comida|engordar|comer)(?=$|[.,;!])`,
    canBeNegated: false,
  },
  {
    id: "laxante",
    kind: "eating",
    pattern: regex`\b(?:tomo|tomando|tomei|tomar|uso|abuso de) (?:\w+ )?(?:laxantes?|diureticos?) (?:todo|toda|tds|(?:pr?a|para) (?:emagrecer|perder|nao engordar|secar)|escondid[oa]|depois d[eoa]s?|de novo|diariamente)\b`,
    canBeNegated: true,
  },
  {
    id: "tenho_anos",
    kind: "minor",
    pattern: regex`(?<!\b(?:quando|como se|se|que|desde que|nem|acham que|diz que) (?:eu )?)\b(?:eu )?(?:ten[hi]+[ou]|tnh|sou (?:uma? )?(?:menin[oa]|garot[oa]|adolescente) de) (?:so |apenas |quase )?${CHILD_AGE}(?: (?:anos|aninhos|ano)\b(?! (?:de(?! idade)|trabalhando|em|com|sem|n[oa]|aqui|a menos|a mais|menos|mais|que|morando|fazendo|vivendo|pagando|juntos|casad[oa]|\w+ndo)\b)|(?=$|[.!;?]| (?:e (?:meu|minha|meus|nao|n|to|quero|vou|odeio|nunca|a)|mas)\b))`,
    canBeNegated: true,
  },
  {
    id: "vou_fazer_anos",
    kind: "minor",
    pattern: regex`(?<!\b(?:quando|que) (?:eu )?)\b(?:faco|vou fazer|acabei de fazer|hoje fiz|completo) (?:[7-9]|1[0-7]|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete) (?:anos|aninhos)\b(?! (?:de(?! idade)|em|com|n[oa]|sem|que|casad[oa]))|\b(?:hoje fiz|faco) (?:[7-9]|1[0-7])(?=[!.]|$)`,
    canBeNegated: true,
  },
  {
    id: "na_escola",
    kind: "minor",
    pattern: regex`(?<!\bquando (?:eu )?)\b(?:to|estou|tou|ando|passei|sou aluna?,?|estudo) (?:n[oa]|d[oa]|pr[oa]) (?:(?:[1-9]|1[0-2]) ?[oaº°]?\.?o? ?(?:ano|serie|classe)|(?:primeir|segund|terceir|quart|quint|sext|setim|oitav|non)[oa] (?:ano|serie|classe)|fundamental|ensino (?:medio|fundamental))\b(?! (?:d[aeo] (?:faculdade|facul|curso|medicina|direito|engenharia|enfermagem|mestrado|doutorado|residencia|casament\w+|terapia|graduacao|universidade|licenciatura|pos)|como professora?|dando|de (?!colegio|escola|ensino)))`,
    canBeNegated: true,
  },
  {
    id: "menor_de_idade",
    kind: "minor",
    pattern: regex`(?<!\b(?:nao|n) )\bsou (?:de )?menor(?: de idade)?(?=$|[.,;!?]| (?:e|mas|ainda|tem)\b)|\b${NOT} tenho (?:nem |ainda )?18(?: anos)?(?: ainda)?(?=$|[.,;!]| (?:e|mas|anos)\b)|\bquando eu (?:fizer|completar) (?:1[0-8]|quinze|dezoito)\b(?! (?:anos )?de(?! idade))|\bfaltam? .{1,20} (?:pr?a|para) (?:eu )?(?:fazer|completar) 18\b`,
    canBeNegated: false,
  },
];
