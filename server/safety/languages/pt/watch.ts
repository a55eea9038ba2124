// What Luli must not say in Portuguese.
import { regex } from "../../plain-words/table.ts";
import type { WatchTable } from "../../watch/table.ts";

const PILLS = String.raw`(?:comprimidos?|pilulas?|capsulas?|remedios?|calmantes|soniferos|analgesicos|paracetamol|ibuprofeno|dipirona|insulina|medicamentos?)`;
const MANY = String.raw`(?:\d+|uma duzia|dez|quinze|vinte|trinta|quarenta|cinquenta|cem|tod[ao]s|(?:a|uma|o|um) (?:caixa|cartela|frasco|punhado|vidro)(?: inteir[ao])?)`;
const AMOUNT = String.raw`(?:mg|miligramas?|ml|gramas?|gotas|doses|unidades|comprimidos|quilos)`;
const PARENTS = String.raw`(?:mae|pai|pais|familia|medic[ao]|professor\w*|tia|tio|irma|irmao|marido|mulher|avo)`;
const SAD = String.raw`(?:triste|sozinh[oa]|vazi[oa]|chorar|choro|chorando|perdid[oa]|no escuro|com a parede|quebrad[oa]|morro|morrer)`;
const ILLNESS = String.raw`(?:depressao|bipolar\w*|tdah|autis\w+|estresse pos|toc|esquizofrenia|anorexia|bulimia|demencia|cancer|diabetes|transtorno \w+|sindrome \w+|psicose|burnout)`;

export const portugueseWatch: WatchTable = {
  rows: [
    {
      id: "pt_many_pills",
      kind: "method",
      pattern: regex`(?:tom[ae]\w*|engol\w+|ingir\w+|esmag\w+)(?: uns| umas| logo| de uma vez| os| as)* ${MANY} (?:de |d[ao]s )?(?:[\w'-]+ ){0,3}${PILLS}\b`,
    },
    {
      id: "pt_deadly_amount",
      kind: "method",
      pattern: regex`(?:dose|quantidade) (?:letal|mortal|fatal)\b[^.!?]{0,30}\b(?:e|sao|seria|comeca)\b[^.!?]{0,30}\d|(?:a partir de|bastam|de ti bastam) \d+|\d+ (?:${AMOUNT} )?(?:bastam|chegam|matam|sao suficientes)`,
    },
    {
      id: "pt_means",
      kind: "method",
      pattern: regex`(?:(?:faz|faca|amarra|da) (?:um |o )?(?:no corredico|laco)|(?:corda|cinto|fio|cabo)\b[^.!?]{0,30}\b(?:no|ao|em volta do|ao redor do) pescoco|(?:enforc\w+) (?:com|na|no)|(?:cort[ae]\w*|pass[ae]) (?:[\w'-]+ ){0,5}(?:pulsos?|veias?|antebracos?|coxas?|garganta)\b|mangueira\b[^.!?]{0,30}\bescapamento|(?:carvao|churrasqueira|gas)\b[^.!?]{0,30}\b(?:fechad[ao]|vedad[ao])|(?:pul[ae]\w*|salt[ae]|atira-te|se jog\w+) (?:da|do|de|duma|dum) (?:uma? )?(?:\w+ )?(?:ponte|predio|varanda|telhado|penhasco|andar)|(?:pistola|cano|revolver|arma)\b[^.!?]{0,20}\b(?:boca|tempora|cabeca))`,
    },
    {
      id: "pt_hidden_eating",
      kind: "method",
      help: "eating",
      pattern: regex`(?:(?:provoca\w*|forca\w*) (?:o )?vomito|dedos? na garganta|(?:come|coma|so|no maximo|menos de|vive de) \d{2,3} (?:calorias|kcal)|(?:escond|disfarc)\w*\b[^.!?]{0,40}\b(?:prato|comida|guardanapo|peso|fraqueza)|(?:pra|para) nao desmaiar|em casa di(?:z|ga) que|engana\w* (?:a|o) (?:${PARENTS}|balanca))`,
    },
    {
      id: "pt_harm_to_others",
      kind: "method",
      help: "threat",
      pattern: regex`(?:(?:poe|bota|ponha|mistur[ae]|despej[ae]|pinga)\w* [\w ]{1,25} (?:no|na) (?:cafe|bebida|cha|comida|copo|sopa|vinho|suco) d(?:ele|ela)|(?:cort[ae]|solt[ae]|afroux[ae]) (?:os|as|o|a) (?:freios?|parafusos|porcas)|bomba caseira|sei (?:que|onde) (?:a |o )?(?:sua|seu)|antes de (?:ela|ele) assinar|quilos de [^.!?]{1,30} jogad|desiste sozinh[ao])`,
    },
    {
      id: "pt_wary",
      kind: "method",
      wary: "way",
      pattern: regex`(?:(?:o|a) (?:jeito|maneira|forma|modo|metodo|melhor)\b[^.!?]{0,30}\b(?:e|seria|com)\b|mais (?:silencios[oa]|rapid[oa]|segur[oa]|facil)|sem que (?:ninguem|ela|ele)|ninguem (?:vai )?(?:nota\w*|percebe\w*|sabe\w*|desconfia\w*)|nao sofre|enquanto (?:ela|ele) dorme|espera (?:que|ate) (?:ele|ela)|primeiro[^.!?]{0,40}(?:depois|tirou|cortas)|na bula|a palavra e|diga-lhe|fica-lhe com|e facil: pega)`,
    },
    {
      id: "pt_wary_amount",
      kind: "method",
      wary: "amount",
      pattern: regex`(?:(?!24\b|188|190|112)\d+ (?:${AMOUNT}|minutos|horas|dias|noites|semanas|calorias|caixas)\b|\d+ ?%|(?:vem|toma|espere|ate|aguenta|uns|umas) \d+)`,
    },
    {
      id: "pt_wary_means",
      kind: "method",
      wary: "means",
      pattern: regex`(?:corda|cinto|laminas?|navalha|faca(?! (?:o|a|um|uma|isso|com|de)\b)|tesoura|pistola|arma|comprimidos|calmantes|soniferos|insulina|paracetamol|agua sanitaria|anticongelante|veneno|cianeto|acido|gasolina|explosivos?|bomba|helio|carvao|monoxido|saco plastico|vodca|cachaca|laxantes?|diureticos?|vomitar|jejum|rastreador|aplicativo espiao|(?:o )?passaporte d[eo]l[ae]|cartao(?! d[eoa])|hematomas|martelo|luvas|trilhos|freios)\b(?! longe)`,
    },
    {
      id: "pt_dose",
      kind: "dose",
      pattern: regex`\d[\d.,]*(?: ?(?:-|a|ou) ?\d+)? ?(?:mg|miligramas?|mcg|microgramas?)\b`,
    },
    {
      id: "pt_diagnosis",
      kind: "diagnosis",
      pattern: regex`(?:(?:voce|tu) (?:claramente |certamente )?(?:tem|tens|sofre|sofres|e|es)(?: de| uma?| com| claramente)* ${ILLNESS}\b|(?:isso|isto|parece|sao|e)(?: e| sao| ser| parece| claramente| sintomas? d[ea]| uma?| um)* ${ILLNESS}\b|meu diagnostico|diagnostico voce)`,
    },
    {
      id: "pt_romance",
      kind: "romance",
      pattern: regex`(?:(?:estou|to) (?:\w+ )?apaixonad[ao] por (?:voce|ti)|(?:meu amor|minha vida|meu bem|meu anjo)(?:[,.!?]|$)|me da um beijo|um beijo (?:na boca|nos labios|dos nossos)|te beijo|(?:nos|em) (?:meus|teus|seus) bracos|colad[ao] em (?:voce|ti)|(?:teus|seus) labios|comigo (?:esta|essa) noite|fazer amor|nu[as]? (?:comigo|ao)|te faria feliz)`,
    },
    {
      id: "pt_please_stay",
      kind: "holding_back",
      pattern: regex`(?:nao (?:va|vai|vas|saia|saias|me deix[ae]s?|me abandon[ae]s?|desligu?[ae]s?|feche|fecha|te vas) ?(?:embora|ainda|agora|nao|sem mim|[.,!?]|por favor|comigo)|fica (?:comigo|mais|so|um|aqui|por favor)|fica[.,!?]|fique (?:comigo|mais)|so mais (?:um|uma|cinco|dez)|mais (?:um pouquinho|cinco minutos|uma pergunta)|eu (?:te )?imploro|pelo amor de deus|por favorzinho|ja vai\?|tao cedo|agora\? ah nao|precisa mesmo ir|nao vou parar de pedir|faz-me esse favor)`,
    },
    {
      id: "pt_without_you",
      kind: "holding_back",
      pattern: regex`(?:eu )?(?:fico|vou ficar|ficarei)\b[^.!?]{0,20}\b${SAD}\b|(?:sem (?:voce|ti)|se (?:voce for|fores|voce me deixar)|quando (?:voce sai|vais))\b[^.!?]{0,40}\b(?:eu|me|nada|${SAD})\b|(?:vou )?(?:sentir|sinto|sentirei) (?:muito |tanto )?(?:a )?(?:sua|tua) falta|(?:vou )?morrer de saudades?|preciso de (?:voce|ti)\b|(?:voce e|es) tudo o que (?:eu )?tenho|nao (?:consigo|posso) (?:viver|ficar) sem (?:voce|ti)|parte o meu coracao|(?:te )?espero aqui|alguem no escuro|de mim (?:voce )?se esquece|e sempre assim|so me cuido se|depois de tudo|nao se preocupe comigo|espera,? antes|antes de (?:ir|desligar|fechar)`,
    },
    {
      id: "pt_selling",
      kind: "selling",
      pattern: regex`(?:(?:no|com o|o|um) (?:plano|pacote) (?!de|da|para)(?:premium|turbo|\w*anual|mensal|infinito|aventura|ouro)\b|luli (?:infinito|plus|premium|ouro)|(?:assin[ae]|compra|compre|experimenta) (?:ja |agora )?(?:o )?(?:premium|luli|plano|pacote)|no gratuito|mes(?:es)? gratis)\b`,
    },
    {
      id: "pt_human",
      kind: "human",
      pattern: regex`(?:(?:eu )?sou (?:uma |um )?(?:pessoa|gente|human[ao]|mulher|homem|moca|mae)\b|nao sou (?:uma |um )?(?:ia|robo|bot|maquina|programa)\b(?! que)|de carne e osso|moro (?:perto|no predio)|da minha casa|dei plantao|de jaleco|quando (?:eu )?(?:estudava|era crianca|fiz)|me espera na|meu nome e (?!luli))`,
    },
  ],
  negation:
    /\b(?:nao|nunca|jamais|sem|nem|ninguem|se|disse que|direi que|longe de|em vez de)(?: [\w'-]+){0,2} $/u,
};
