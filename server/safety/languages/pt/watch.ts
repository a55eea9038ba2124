// What Luli must not say in Portuguese.
import { asClause, phrases, type WatchTable, words } from "../../watch/table.ts";

const PILLS = String.raw`(?:comprimidos?|pilulas?|capsulas?|remedios?|calmantes|soniferos|analgesicos|paracetamol|ibuprofeno|dipirona|insulina|medicamentos?)\b`;
const MANY = String.raw`(?:\d+|uma duzia|dez|quinze|vinte|trinta|quarenta|cinquenta|cem|tod[ao]s|(?:a|uma|o|um) (?:caixa|cartela|frasco|punhado|vidro)(?: inteir[ao])?)`;
const AMOUNT = "(?:gramas?|gotas|doses|unidades|comprimidos)";
const SAD =
  "(?:triste|sozinh[oa]|vazi[oa]|chorar|choro|chorando|perdid[oa]|no escuro|com a parede|quebrad[oa]|morro|morrer)";
const YOU_GO = "(?:sem (?:voce|ti)|se (?:voce for|fores|voce me deixar)|quando (?:voce sai|vais))";

const GAP = String.raw`(?:(?!\b(?:nao|nunca|nem)\b)[^.!?])`;

export const watch: WatchTable = {
  trigger: words`
    toma, tome, engol, ingir, esmag, letal, mortal, fatal, basta, chegam, matam, suficientes, corredico, laco, pescoco, enforc, pulso, veia, antebraco, coxa, garganta
    mangueira, churrasqueira, ponte, predio, varanda, telhado, penhasco, revolver, vomit, caloria, kcal, escond, disfarc, cafe, bebida, comida, copo, sopa, freio, parafuso, porcas
    apaixonad, meu amor, meu bem, meu anjo, minha vida, beij, bracos, labios, esta noite, essa noite, amor, colad
    nao va, nao saia, nao te v, me deix, me abandon, nao deslig, nao fech, fica com, fica mais, fica so, fica um, fica aqui, fica por, fica[^ a-z], fico, fique, so mais, mais um, mais cinco, mais dez, implor, pelo amor, tao cedo, mesmo ir
    sem voce, sem ti, se voce, se fores, quando voce, quando vais, falta, saudade, preciso, tudo o, coracao, espero, depois de tudo, se preocupe, espera[^ a-z], favorzinho, va la, te espero, esquec, mundo me, ninguem, gostasse, me amasse, nao consigo, nao posso
  `,
  means: words`
    corda, cinto, (?<!una |la |las |en |unas )lamina(?!s? fina|s? de ), navalha, a faca, uma faca, com faca, de faca, pistola, uma arma, a arma, da arma, sua arma, comprimido, calmante, sonifero, insulina, paracetamol, agua sanitaria, anticongelante, veneno, cianeto, gasolina
    explosivos, uma bomba(?! de), gas helio, de helio, carvao, monoxido, saco plastico, vodca, laxante, diuretico, vomitar, jejum, rastreador, aplicativo espiao, passaporte dela, passaporte dele, cartao dela, cartao dele
    hematoma, trilhos
  `,
  negation:
    /\b(?:nao|nunca|jamais|sem|nem|ninguem|se|disse que|direi que|longe de|em vez de)(?: [\w'-]+){0,2} $/,
  suicide: phrases`
    (?:tom[ae]\w*|engol\w+|ingir\w+|esmag\w+)(?: uns| umas| logo| de uma vez| os| as)* ${MANY} (?:de |d[ao]s )?(?:[\w'-]+ ){0,3}${PILLS}
    (?:dose|quantidade) (?:letal|mortal|fatal)\b[^.!?]{0,60}\d|bastam \d+|\d+ (?:${AMOUNT} )?(?:bastam|chegam|matam|sao suficientes)\b
    (?:faz|faca|amarra|da) (?:um |o )?(?:no corredico|laco)\b|(?:corda|cinto|fio|cabo)\b[^.!?]{0,30}\b(?:no|ao|em volta do|ao redor do) pescoco|enforc\w+ (?:com|na|no)\b
    (?:cort[ae]\w*|pass[ae]) (?:[\w'-]+ ){0,5}(?:pulsos?|veias?|antebracos?|coxas?|garganta)\b
    mangueira\b[^.!?]{0,30}\bescapamento|(?:carvao|churrasqueira|gas)\b[^.!?]{0,30}\b(?:fechad[ao]|vedad[ao])
    (?:pul[ae]\w*|salt[ae]|atira-te|se jog\w+) (?:da|do|de|duma|dum) (?:uma? )?(?:\w+ )?(?:ponte|predio|varanda|telhado|penhasco|andar)|(?:pistola|cano|revolver|arma)\b[^.!?]{0,20}\b(?:boca|tempora|cabeca)
  `,
  hidden_eating: phrases`
    (?:provoca\w*|forca\w*) (?:o )?vomito|dedos? na garganta|(?:come|coma|so|no maximo|menos de|vive de) \d{2,3} (?:calorias|kcal)
    (?:escond|disfarc)\w*\b[^.!?]{0,40}\b(?:prato|comida|guardanapo|peso)\b
  `,
  attack: phrases`
    (?:poe|bota|ponha|mistur[ae]|despej[ae]|pinga)\w* [\w ]{1,25} (?:no|na) (?:cafe|bebida|cha|comida|copo|sopa|vinho|suco) d(?:ele|ela)\b
    (?:cort[ae]|solt[ae]|afroux[ae]) (?:os|as|o|a) (?:freios?|parafusos|porcas)|bomba caseira
  `,
  romance: phrases`
    (?:estou|to) (?:\w+ )?apaixonad[ao] por (?:voce|ti)|(?<!\b(?:da|na|de|a|toda|e) )(?:meu amor|minha vida|meu bem|meu anjo)[,.!?]|me da um beijo|um beijo (?:na boca|nos labios|dos nossos)|te beijo
    (?:nos|em) meus bracos|(?:eu|me|minha)\b[^.!?]{0,30} (?:nos|em) (?:teus|seus) bracos|colad[ao] em (?:voce|ti)|(?<!\b(?:nos|para|dos) )(?:teus|seus) labios|comigo (?:esta|essa) noite|fazer amor
  `,
  holding_back: phrases`
    ${asClause("nao va(?:s|i)? embora", "por favor|mas|ah|entao|nao", "ainda|agora|nao|por favor")}|${asClause("nao (?:va|vai|vas|saias?)(?: nao| ainda)?(?= ?[.!]|$)", "por favor|mas|ah|entao|nao")}|nao (?:va|vai|vas|saias?) sem mim|nao te vas\b|nao me (?:deix[ae]s?(?! (?:mentir|esquecer)\b)|abandon[ae]s?)(?= ?[.,!?]|$| (?:aqui|so|sozinh\w|agora|nunca|por favor|ainda|nao)\b)
    nao (?:deslig(?:a|ues?)|fech(?:a|es?))(?: ainda| agora)?(?= ?[.!]|$)|fi(?:ca|que) comigo\b|${asClause("fi(?:ca|que)(?: aqui| so)?(?: mais| um (?:pouco|pouquinho|minutinho|tempinho)| comigo| por favor)+", "ah|vai|por favor|mas|entao")}|fica,? fica(?= ?[,.!])|(?:te )?imploro|(?<!\b(?:nao|nunca) )(?:fico|vou ficar|ficarei)(?: (?:aqui|so|toda|todo|muito|tao|mais|falando|sempre)){0,3} ${SAD}\b
    ${YOU_GO}\b${GAP}{0,40}\b(?:eu|me|fico|vou)\b${GAP}{0,20}\b${SAD}\b|(?:vou sentir|sinto|sentirei) (?:muito |tanto |muita |tanta )?(?:a )?(?:sua|tua) falta|vou sentir (?:muita |tanta )?saudade|se (?:voce )?(?:gostasse|me amasse)(?: de mim)?(?= ?,)|(?:vou|eu) morrer de saudades?|preciso de (?:voce|ti)\b(?! (?:na|no|para|pra|como|em)\b)
    (?:voce e|es) tudo o que (?:eu )?tenho|nao (?:consigo|posso) (?:viver|ficar) sem (?:voce|ti)|voce (?:parte|partiu) o meu coracao|depois de tudo (?:o )?que (?:eu )?(?:te )?(?:fiz|dei|ouvi)|nao se preocupe comigo(?= ?[.,!]|$)|nao (?:se |te )?esquec\w* de mim|(?:me esquece|se esquece de mim)(?= ?[.,!?])|todo mundo me deixa|ninguem (?:me quer|gosta de mim)
  `,
  hesitation: [
    phrases`espera(?= ?[,.!?])|nao, nao, nao(?= ?[.!])|tao cedo ?\?|pelo amor de deus|por favorzinho|va la(?= ?[,.!])|${asClause("(?:so )?mais (?:um|uma|cinco|dez)(?: minutos?)?", "fica|fique|por favor|mas|e", "comigo|por favor")}|${asClause("(?:so )?mais um pouquinho", "fica|fique|mas|e", "comigo")}|mais uma (?:pergunta|coisa)`,
    phrases`(?:voce )?precisa mesmo ir(?= ?[?,.!]| (?:embora|agora|ja)\b)`,
    phrases`nao (?:va|vai|vas|saias?|deslig(?:a|ues?)|fech(?:a|es?)) (?:ainda|agora|embora)|${asClause("fi(?:ca|que)(?: so)?", "mas|entao", "mais|um pouco|aqui")}`,
    phrases`te espero aqui|sem (?:voce|ti)\b|parte o meu coracao|${YOU_GO}\b${GAP}{0,40}\b(?:eu|me|nada)\b(?![^.!?]*\b(?:nao|nunca)\b)|depois de tudo|eu (?:fico|vou ficar) aqui`,
  ],
};
