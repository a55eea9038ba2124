// The plain words of danger in Portuguese, its sayings that only sound like them, and its "não".
import { type LanguageTable, regex, type SadWords } from "../../plain-words/table.ts";

const WANT = String.raw`(?:quero|[qk]u?ero|queria|desejo|vontade de|penso em|pensando em|(?<!\banos )pensei em|penso todo dia em)(?: mesmo| so| muito)?`;
/** Up to the deed: "quero", "vou". */
const WISH = String.raw`(?:${WANT}|vou|vo|a ponto de|ideias? de|decidi|tentei|planejo|coragem de|coragem para|coragem pra)`;
const NOT = String.raw`(?:nao|naum|num|n)`;
const BODY = String.raw`(?:(?:n?[oa]s?|meus?|minhas?) )?(?:bra[cs]os?|pernas?|pulsos?|coxas?|antebra[cs]os?)`;
const CLOSE = String.raw`\b(?:(?:o |a )?(?:meu|minha|mh|miha)|um|uma) (?:melhor |ex )?(?:\w+ )?(?:amig[oa]|irma|irmao|mae|pai|filh[oa]|prim[oa]|ti[oa]|namorad[oa]|marido|mulher|espos[oa]|ex|colega|parca|brother|alun[oa]|vizinh[oa]|sobrinh[oa]|avo|vo|cunhad[oa]|net[oa])`;
const KILL_SELF = String.raw`(?:se (?:matar|suicidar|enforcar|jogar da ponte)|(?:matar|suicidar|enforcar)-se|tirar a (?:propria )?vida)`;
const PARTNER = String.raw`(?:marido|namorad[oa]|espos[oa]|companheir[oa]|parceir[oa]|ex|mulher|noiv[oa]|homem)`;
const RELATIVE = String.raw`(?:${PARTNER}|pai|mae|padrasto|madrasta|tio|tia|chefe|patrao|patroa|irmao|irma|filho|filha|sogr[oa]|avo|genro|nora|prim[oa]|cunhad[oa]|cuidadora?|professora?|treinador)`;
const PERSON = String.raw`\b(?:(?:o |a )?(?:meu|minha|mina) (?:ex[- ]?)?${RELATIVE}|eli|ele|ela|meus (?:pais|irmaos|filhos))`;
const OFTEN = String.raw`(?:(?:sempre|as vezes|ainda|tambem|ontem|hoje|ja|todo dia|bebado|quando bebe) ){0,2}`;
const NOT_GAMES = String.raw`(?! (?:uma (?:saudade|vontade|ideia)|(?:n[oa]|a[os]?) (?:fifa|xadrez|jogo|truco|uno|videogame|ping|volei|futebol|teclado|sono|matematica|corrida)|de leve|na mao|quando (?:eu )?era|com (?:o rabo|a pata|o travesseiro|almofada)|um (?:alivio|sono)))`;
const WILL = String.raw`(?:[qk]u?ero|queria|vou|vo|vontade de|penso em|pensando em|planejo)`;
const KILL = String.raw`(?:mata|matar|assassinar|esfaquear|envenenar|estrangular|degolar|apunhalar|esganar|(?:dar (?:um )?tiro|atirar) em|tacar fogo em|botar fogo em)`;
const VICTIM = String.raw`(?:eles?|elas?|alguem|todo mundo|todos(?! os (?:boss|inimigos|mosquitos))|(?:o |a )?(?:meu|minha) (?:ex[- ]?)?(?:${PARTNER}|chefe|patrao|patroa|pai|padrasto|vizinh[oa]|sogr[oa]|cunhad[oa]|colega|professora?|bebe|familia|filh[oa]|genro|socio)|(?:o|aquele|esse|aquela|essa) (?:cara|desgracad[oa]|fdp|arrombad[oa]|homem|vizinh[oa]|amante|maldit[oa]))`;
/** Nothing follows that tells a grumble: "vou matar meu irmão, comeu minha pizza" is not plain. */
const EARNEST = String.raw`(?=$|[.!?]| (?:hoje|amanha|agora|esta noite|de verdade|sem (?:deixar|que)|com (?:uma|a|minha) (?:faca|arma)|e (?:depois )?me matar|enquanto (?:ele|ela) dorm\w+)(?!\p{L}))`;
const THEY = String.raw`\b(?:(?:o |a )?(?:meu|minha|mina) (?:\w+ )?(?:amig[oa]|bebe|nene|filh[oa]|menin[oa]|mae|pai|marido|espos[oa]|mulher|namorad[oa]|irmao|irma|avo|vo|ti[oa]|prim[oa]|vizinh[oa]|colega|sogr[oa]|velh[oa]|sobrinh[oa])|[oa] (?:bebe|nene|crianca|menin[oa])|alguem|um senhor|uma senhora)`;
const PILLS = String.raw`(?:remedios?|comprimidos?|calmantes?|paracetamol|rivotril|clonazepam|dipirona|antidepressivos)`;
const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete)`;
const STRONG_FEELING = String.raw`(?:(?:tanto |tanta |pura )?(?:rir|riso|vergonha|fome|sede|sono|amor|calor|frio|saudades?|tedio|fofura|felicidade|alegria|nervoso|raiva|inveja|preguica|medo|cansaco|orgulho|curiosidade|desgosto|susto|emocao|ansiedade|comer|trabalhar|estudar|dancar|treinar|limpar|correr)|tanto)`;

export const plainWords: LanguageTable = {
  words: {
    self_harm: {
      me_matar: regex`\b(?:${WISH}) (?:me (?:matar?|suicidar?|enforcar)|(?:matar|suicidar|enforcar)-me)\b|\bme suicidar\b|\b(?:suicidar|enforcar)-me\b`,
      quero_morrer: regex`\b${WANT} (?:morrer?|more+r+|estar mort[oa])\b(?! (?:velh|feli|em paz|na praia|sabendo|sem (?:ver|conhecer|saber)|abracad|com (?:el[ea]|voce)|por (?:el[ea]|um|uma|voce)|a \w+r\b|antes|na minha cama))`,
      queria_nao_ter_nascido: regex`(?<!\b(?:escreveu|disse|falou|diz)\b.{0,20}que )\b(?:queria|preferia|quero|gostava de|torcendo pr?a|tomara que eu) (?:\w+ )?(?:${NOT}|nunca) (?:ter nascido|ter existido|existir|acordar(?: mais| nunca)?|acorde(?: mais)?)\b(?! (?:cedo|tao|o|a|as|com|pr|para|pelad))|\btomara que eu (?:morra|${NOT} acorde)\b(?! de)|\b${NOT} (?:era pra eu|devia) ter nascido\b(?! (?:em|n[oa]|com))`,
      nao_quero_viver: regex`\b${NOT} (?:(?:quero|qero|kero|desejo)(?: mais)?|(?:aguento|consigo) mais) (?:viver|existir|estar viv[oa]|continuar viv(?:o|a|endo))(?: mais)?\b(?! (?:em|com|aqui|la|ai|n[oa]s?|n?este|n?esta|nesse|nessa|num|numa|assim|sozinh\w*|sem|longe|perto|junt[oa]s?|de|d[oa]s?|para|pra|so|como|isso|a (?!vida)|o|um|uma|tao|tanto|sob|entre)\b)`,
      sem_vontade_de_viver: regex`\b(?:sem|perdi (?:toda )?a|${NOT} (?:tenho|sinto)(?: mais)?(?: nenhuma?)?|acabou (?:a )?minha) (?:vontade|razao|motivos?|razoes) (?:de|pr?a|para) (?:continuar )?viv(?:er|endo|a|o)\b(?! (?:em|com|aqui|n[oa]|assim))|\b${NOT} vejo (?:mais )?(?:nenhum )?sentido (?:em viver|na minha vida|em continuar viv)|\b(?:cansad[oa]|fart[oa]) de viver\b(?! (?:em|com|aqui|n[oa]s?|assim|de|d[oa]s?|sozinh\w+|longe|como|para|pra|num|numa|ness[ea]|nest[ea])\b)`,
      acabar_com_a_vida: regex`\b(?:acabar com|tirar|por (?:um )?(?:fim|termo) (?:a|na)|dar (?:um )?(?:fim|cabo) (?:n?a|d?a)) ?(?:a )?minha (?:propria )?(?:vida|existencia)\b(?! (?:d[oa]|social|amorosa|de solteir\w))|(?<!\b(?:vai|quer|quis|ia) )\bpor (?:fim|termo) a vida\b`,
      pensamentos_suicidas: regex`\b(?:tenho|tendo|meus|minhas|muitos|uns|voltaram os) (?:\w+ )?(?:pensamentos|ideias|ideacoes|ideacao) (?:suicidas?|de suicidio|de morte|de morrer)\b|\b(?:${WANT}|penso no|pensando no) suicidio\b|\b(?:me sinto|eu sou|estou|to|tou) suicida\b`,
      me_corto: regex`\b(?:me (?:cortei|queimei|queimo)|cortei-me) (?:(?:de novo|outra vez|ontem|hoje) )?de proposito\b|\b(?:me cortei|cortei-me) (?:de novo|outra vez) ${BODY}|\b(?:me (?:corto|cortava)|corto-me) (?:(?:de novo|outra vez) )?(?:${BODY}|de proposito|pr?a (?:sentir|aliviar)|para (?:sentir|aliviar)|escondid[oa])\b|\bme (?:mutilo|mutilei|automutilo)\b|\b(?:${WANT}|vou|vontade d|voltei a|parar de|comecei a) (?:me (?:cortar|mutilar)|(?:cortar|mutilar)-me)\b(?! (?:o cabelo|a franja|uma fatia))|\beu me corto(?=$|[.,;!])|\bfi[zs] (?:uns |um )?cortes? n[oa]s? (?:meus? |minhas? )?(?:bra[cs]os?|pernas?|pulsos?|coxas?)|\b(?:${WANT}|impulso de|voltei a) (?:me (?:machucar|ferir)|(?:magoar|ferir|machucar)-me|fazer mal a mim(?: mesm[oa])?)\b(?! (?:n[oa]|d[eo]|com|jogando|treinando|outra vez (?:com|por)))|\b(?:me (?:machuco|machuquei|firo|feri)|magoei-me) (?:de proposito|pr?a sentir)`,
      melhor_sem_mim: regex`\b(?:todos|todo mundo|familia|filhos|pais|mae|pai|eles|mundo|marido|esposa|pessoas)(?: \w+)? (?:fica\w*|esta\w*|viv\w*|seria\w*) (?:muito |bem )?(?:melhor|mais feliz(?:es)?) (?:sem mim|se eu (?:morrer|morresse|sumisse|nao existisse|estivesse mort[oa]))\b(?! (?:n[oa]|em))`,
      me_jogar_ou_tomar_tudo: regex`\b${WISH} (?:me (?:jogar|atirar)|(?:jogar|atirar)-me|pular|saltar) (?:d[ao]|de um|de uma|n[ao]|na frente d[oe]|embaixo d[oe]|debaixo d[oe]) ?(?:um |uma )?(?:ponte|predio|trem|comboio|metro|janela|viaduto|sacada|varanda|caminhao|trilhos?|penhasco|andar)\b(?!.{0,12}\bbungee)|\b${WISH} (?:me )?(?:tomar|engolir) (?:todos os|um monte de|uma cartela de|a cartela (?:inteira|toda) de|um frasco de|uma caixa de|todos) (?:meus |os )?(?:remedios|comprimidos|calmantes)\b(?! (?:que o|n[oa] hora|receitad))`,
      como_morrer: regex`\b(?:como|jeito|forma|maneira|modo) (?:(?:mais|facil|rapid[oa]|menos|doloros[oa]|e|de|posso|eu|faco|pr?a|para) ){0,6}(?:morrer (?:sem (?:dor|sofrer|sentir)|rapido)|me matar|me suicidar|morrer dormindo)\b(?! (?:n[oa]|de))`,
      carta_de_despedida: regex`\b(?:escrevi|escrevendo|escrever|terminei|ja fiz|deixei|tenho) (?:a )?(?:pront[oa] )?(?:a )?minha carta (?:de (?:suicidio|despedida|adeus)|suicida)\b(?! (?:d[oa]|para o|pro|pra) )`,
      means_at_hand: regex`\b(?:to|tou|estou) (?:\p{L}+ )?(?:na|no|em cima d[ao]|sentad[oa] n[ao]|em pe n[ao]) (?:beira(?:da)? d[aeo] |parapeito d[aeo] |uma? )?(?:ponte|predio|viaduto|sacada|varanda|janela|terraco|telhado|trilhos?|parapeito)\b.{0,40}\b(?:pular|me jogar|morrer|acabar|adeus)|\b(?:to|tou|estou|tenho) (?:com |aqui com )?(?:os|todos os|a|uma|um|o|meus) (?:remedios|comprimidos|calmantes|arma|revolver|corda|faca|gilete|lamina)\b.{0,40}\b(?:pr?a me matar|vou tomar tudo|e vou (?:fazer|acabar)|quero morrer|adeus|me perdoem?|nao aguento mais)|\bja (?:amarrei|pendurei) a corda\b(?! (?:d|n))`,
    },
    concern: {
      amigo_se_matar: regex`${CLOSE}(?: (?!nao\b|n\b|me\b)\w+){0,6} (?:(?:quer|qer|vai|queria|pensa em|pensando em|fala(?:ndo)? em|falou em|tentou|ameaca(?:ndo)?|ia|jurou) ${KILL_SELF}|(?:quer|qer) (?:morrer|se mata)|nao quer mais viver)\b(?! (?:de |d[oa] rir|quando|com |em |n[oa] (?:praia|serie|filme)|ha (?:\w+ )?anos|aos \d))|\b(?:diz|disse|fala|falou|falando|dizendo|escreveu|jura|jurou|ameaca|ameacou|contou)(?: \w+)? (?:(?:que|q) )?(?:(?:vai|quer|ia|queria|pensa em) )?(?:${KILL_SELF}|(?<=quer |queria )morrer)\b(?! (?:de |quando|com |em |n[oa] (?:serie|filme)|estud))`,
    },
    abuse: {
      me_bate: regex`${PERSON} ${OFTEN}(?:(?:me|mi) (?:bate|bati|espanca|agride|estupra|enforca|emforca|maltrata|chuta|violenta|soca|estrangula|ameaca)|(?:bate|agride|espanca|ameaca|maltrata)-me|(?:bate|ta batendo|esta batendo) em mim)\b(?! (?:com (?:cocegas|um pao)|de cocega))${NOT_GAMES}`,
      me_bateu: regex`${PERSON} ${OFTEN}(?:me (?:bateu|espancou|agrediu|estuprou|violentou|enforcou|chutou|esfaqueou|estrangulou|queimou com|deu (?:um (?:soco|murro|tapa na cara|mata[ -]leao|chute)|uma surra|um tapa(?! (?:n[oa]s? (?:costas?|ombro|mao|visual))))|arrastou pelo|jogou (?:na parede|contra a))|(?:bateu|agrediu|espancou|violou)-me|bateu em mim)\b${NOT_GAMES}|\bme (?:bateu|agrediu|espancou|empurrou) (?:de novo|outra vez|ontem|na frente d|com o cinto)(?! (?:uma|um|aquel[ae]|ess[ae]|a|o)\b)|\b(?:eu |ainda )?(?:apanho|apanhei|to apanhando|tou a apanhar|estou apanhando|levei (?:um (?:soco|estalo|murro)|uma surra|porrada)|levo porrada|levo (?:socos|surra)) (?:muito )?(?:d(?:o|a|e|os|as)? (?:o )?(?:meu |minha |meus )?${RELATIVE}|dele|dela|em casa)\b(?! (?:n[oa]|a[os]?) )(?! quando (?:eu )?(?:era|crianca|menin))`,
      fui_estuprada: regex`\bfui (?:estuprad|agredid|violentad|espancad|molestad|violad|abusad)[oa]\b(?! (?:pel[oa]s? (?:sol|conta|boleto|preco|gat[oa]|mosquito\w*|wi-?fi)))|\bme estupraram\b|\b(?:abusou|abusa|abusaram|abusava) (?:sexualmente )?de mim\b(?! n[oa] (?:truco|jogo))|\b(?:estou|to|tou|venho) (?:a ser|sendo) (?:agredid|abusad|espancad|estuprad|persegui|violentad)d?[oa]\b(?! por (?:um|uma|esse|essa) (?:gat|mosquit|galinh|ganso|anunci))`,
      me_toca: regex`\b(?:meu|o meu) (?:tio|padrasto|pai|avo|chefe|patrao|professor|treinador|irmao|primo|sogro|cunhado|vizinho) (?:\w+ )?(?:me (?:toca|apalpa|apalpou|tocou|alisa)|pass(?:a|ou) a mao em mim)\b(?! (?:violao|musica|com (?:suas|as) palavras|n[oa] (?:ombro|coracao|assunto)|profund|muito))|\bme (?:obriga|forca|obrigou|forcou) a (?:transar|ter relac\w+|fazer sexo|dormir com ele)|\bo patrao passa a mao em mim\b`,
      em_perigo: regex`\b(?:estou|to|tou|estamos) (?:mesmo )?em (?:grande |serio )?perigo\b(?! d[eo])|\bminha vida (?:corre|esta em|ta em) (?:perigo|risco)\b(?! se)|\bcorro (?:perigo|risco de vida)\b(?! de)`,
      me_tranca: regex`${PERSON} (?:\w+ )?(?:(?:me|mi) (?:tranca|trancou|prende|prendeu|mantem pres[oa]) (?:em ca[sz]a|n[oa] (?:quarto|casa|banheiro|porao)|dentro)|(?<=\b${PARTNER} (?:\w+ )?)(?:nao|n) (?:me deixa|deixa eu) sair (?:de casa|nem|na rua|sozinha))\b(?! sem)`,
      me_ameaca_de_morte: regex`\b(?:me )?(?:ameaca|ameacou|ameacam|ameacaram|ameacando|ameacad[oa])(?:-me)? (?:(?!el[ea]\b)\w+ )?(?:de morte|(?:me |de me |em me )(?:matar|bater|estuprar|machucar|esfaquear)|matar-me|com (?:a |uma )?(?:faca|arma|espingarda|pistola)|tirar meus filhos|vazar minhas)\b|\b(?:me (?:mata|matam|bate)|vai me (?:matar|bater)) se eu (?:(?:o|a|ele|ela) )?(?:largar|deixar (?:ele|ela)|for embora|contar|denunciar|terminar(?! de)|separar|me separar|fugir|sair de casa|chamar a policia)\b|\bse eu (?:largar|denunciar|for embora|terminar|fugir|contar|separar)(?: \w+){0,2},? (?:ele |ela )?(?:me mata|vai me matar)\b`,
      tentou_me_matar: regex`(?:${PERSON}|\balguem) ${OFTEN}(?:tentou|quis|ta tentando|esta tentando) (?:me (?:matar|enforcar|estrangular|estuprar|esfaquear|sufocar|esganar|afogar)|(?:matar|estrangular|violar)-me)\b(?! (?:de |d[oa] |com (?:esse|essa|um bolo)|n[oa] (?:jogo|treino|academia|truco)))`,
    },
    threat: {
      quero_matar_alguem: regex`\b${WILL} ${KILL} ${VICTIM}${EARNEST}|\b(?:vou|quero) (?:mata|esfaquea|apunhala|envenena)-l[oa]s?\b${EARNEST}`,
      atacar_lugar: regex`\b${WILL} (?:(?:botar|colocar|plantar|por) (?:uma )?bomba n|explodir|(?:botar|tacar|atear|por) fogo n|incendiar|invadir armado|atirar n|fazer um massacre n|entrar atirando n|matar todo mundo n) ?(?:aquel|ess|est)?[oae]s? (?:minha |meu )?(?:escola|colegio|igreja|mesquita|sinagoga|escritorio|empresa|firma|faculdade|hospital|creche|casa d)`,
      como_matar: regex`\bcomo (?:eu |posso |se |faco (?:pra|para) |que se )*(?:mato|matar|mata|enveneno|envenenar|assassinar) (?:(?!eles?\b|elas?\b|todos\b)${VICTIM})${EARNEST}`,
    },
    medical: {
      nao_respira: regex`${THEY}(?: \w+){0,5} (?:${NOT} (?:respira|ta respirando|esta respirando|esta a respirar|consegue respirar)|parou de respirar)\b(?! (?:pelo nariz|de (?:tanto )?rir))`,
      infarto: regex`\b(?:ta|esta|to|estou|acho que (?:e|to|estou|ele ta|ela ta|ele|ela)) (?:tendo|a ter|teve)? ?um (?:infarto|enfarte|avc|derrame|ataque cardiaco)\b(?! (?:com|de|vendo|por))|\b(?:ta|esta|to|estou) infartando(?=$|[.,;!])(?! (?:com|de))`,
      tomou_remedios: regex`\b(?:tomei|tomou|engoli|engoliu) (?:tod[oa]s? (?:os|as|a cartela)|um monte|muitos|varios|demais|uma? (?:cartela|frasco|caixa)(?: inteir[oa])?|a (?:cartela|caixa) (?:toda|inteira)|uns (?:[2-9]\d|vinte|trinta)) ?(?:de )?(?:(?:os|das) )?${PILLS}(?! (?:que|d[oae] |pr?a|na hora|no horario|certinho))|\b(?:tive|teve|ta tendo|esta tendo|to tendo) (?:uma )?overdose\b(?! de (?:acucar|chocolate|fofura|cafe|amor|series|memes))`,
      sangrando: regex`\b${NOT} (?:para|parou|ta parando|esta parando) de sangrar\b|\b(?:ta|esta|to|estou|e) sangrando (?:muito|mt|demais|bastante|sem parar|pela cabeca|pelo ouvido)\b|\b(?:a sangrar (?:muito|imenso|sem parar)|sangue ${NOT} para|vomitando sangue)\b`,
      desacordado: regex`${THEY}(?: \w+){0,4} (?:ta|esta|ficou|caiu) (?:inconsciente|desacordad[oa])\b|\b(?:desmaiou|caiu|bateu a cabeca|apagou)\b.{0,35}\b${NOT} (?:acorda|reage|responde|se mexe|ta acordando|ta se mexendo|ta se mexeno)\b(?! (?:o|a|mais (?:cedo)|mensage\w+))`,
      bebeu_veneno: regex`(?<!personagem )\b(?:tomou|tomei|bebeu|bebi|engoliu|engoli|comeu) (?:(?:um|uma|a|o|pouco de|agua|copo de|todo o|muito) ){0,3}(?:sanitaria|lixivia|cloro|veneno|chumbinho|soda caustica|detergente|pilha|bateria de relogio|desinfetante|inseticida|agrotoxico|gasolina)\b`,
    },
    eating: {
      forcar_vomito: regex`\b(?:forco|forcei|forcar|provoco|provoquei|induzo|provocar|induzir) (?:o )?(?:meu )?vomito\b|\b(?:vomito|vomitar|vomitando) (?:(?:tudo )?(?:o )?que (?:eu )?como )?(?:de proposito|escondid[oa])|\b(?:me forco|me forcei|me obrigo) a vomitar\b|\b(?:enfio|coloco|meto) o dedo na garganta\b`,
      passar_fome: regex`\b(?:parei de comer|parar de comer|passo fome|passar fome|passando fome|deixei de comer) (?:(?:pr?a|para) (?:emagrecer|perder (?:peso|barriga)|ficar magr[oa]|secar|caber)|de proposito)|\b${NOT} mereco (?:comer|jantar|comida)\b(?! (?:isso|essa|mal|tao|sozinh))`,
    },
    minor: {
      tenho_anos: regex`(?<!\b(?:quando|como se|se|que|desde que|nem|acham que|diz que) (?:eu )?)\b(?:eu )?(?:ten[hi]+[ou]|tnh|sou (?:uma? )?(?:menin[oa]|garot[oa]|adolescente) de) (?:so |apenas |quase )?${CHILD_AGE}(?: (?:anos|aninhos|ano)\b(?! (?:de(?! idade)|trabalhando|em|com|sem|n[oa]|aqui|a menos|a mais|menos|mais|que|morando|fazendo|vivendo|pagando|juntos|casad[oa]|\w+ndo)\b)|(?=$|[.!;?]| (?:e (?:meu|minha|meus|nao|n|to|quero|vou|odeio|nunca|a)|mas)\b))`,
      na_escola: regex`(?<!\bquando (?:eu )?)\b(?:to|estou|tou|ando|passei|sou aluna?,?|estudo) (?:n[oa]|d[oa]|pr[oa]) (?:(?:[1-9]|1[0-2]) ?[oaº°]?\.?o? ?(?:serie|classe)|(?:[6-9]\.? ?[o°]?|sexto|setimo|oitavo|nono) ano|(?:[1-9]\.? ?[o°]?|primeiro|segundo|terceiro|quarto|quinto) ano d[oe] (?:colegio|escola|ensino (?:medio|fundamental)|medio|fundamental)|(?:primeir|segund|terceir|quart|quint|sext|setim|oitav|non)[oa] (?:serie|classe)|fundamental|ensino (?:medio|fundamental))\b(?! (?:d[aeo] (?:faculdade|facul|curso|medicina|direito|engenharia|enfermagem|mestrado|doutorado|residencia|casament\w+|terapia|graduacao|universidade|licenciatura|pos)|como professora?|dando))`,
      menor_de_idade: regex`(?<!\b(?:nao|n) )\bsou (?:de )?menor(?: de idade)?(?=$|[.,;!?]| (?:e|mas|ainda|tem)\b)|\b${NOT} tenho (?:nem |ainda )?18(?: anos)?(?: ainda)?(?=$|[.,;!]| (?:e|mas|anos)\b)|\bquando eu (?:fizer|completar) (?:1[0-8]|quinze|dezoito)\b(?! (?:anos )?de(?! idade))|\bfaltam? .{1,20} (?:pr?a|para) (?:eu )?(?:fazer|completar) 18\b`,
    },
  },
  heardWhenNegated: [
    "queria_nao_ter_nascido",
    "nao_quero_viver",
    "sem_vontade_de_viver",
    "como_morrer",
    "como_matar",
    "nao_respira",
    "sangrando",
    "desacordado",
    "passar_fome",
    "menor_de_idade",
  ],
  idioms: {
    morrer_de_rir: regex`\b(?:\w+ ){0,6}(?:morr(?:er|i|o|endo|a)|(?:me |se )?matar(?:-me)?) de ${STRONG_FEELING}\b`,
    me_matar_de_trabalhar: regex`\b(?:${WISH} )me matar (?:de|estud|trabalh|trein|na academia|no treino|por (?:causa d|um|uma|ess|cliente)|(?:pr?a|para) (?:pagar|chegar|entregar|conseguir|passar))`,
    pular_por_esporte: regex`\b${WISH} (?:me jogar|pular|saltar) d[aeo] (?:uma? )?\w+ (?:com|de|no) (?:a |uma? )?(?:corda|bungee|paraquedas|parapente|tirolesa|asa)\b`,
    surra_no_jogo: regex`\b(?:\w+ ){0,3}me deu uma surra (?:n[oa]|a[os]?|de|jogando)\b`,
  },
  negation:
    /\b(?:nao|naum|num|n|nunca|jamais|sem|nem|ninguem|tampouco)(?: (?:me|te|se|o|a|lhe|e que|que|quero|queria|quer|pensaria em|vou|vai|penso|estou|to|tou|ta|esta|e|era|tenho|sou|de|por|pra|para|acho|digo|disse|mais|falei)){0,3} $/u,
  play: /\b(?:minecraft|fortnite|roblox|free fire|valorant|fifa|truco|xadrez|among us|rpg|jk|(?:no|na|do|da|num|numa|nesse|nessa|desse|dessa|neste|nesta) (?:\p{L}+ )?(?:jogo|filme|serie|novela|musica|letra|livro|capitulo|fase|partida|noticia|jornal|episodio|roteiro|conto)|(?:musica|filme|serie|novela|livro|cena|personagem|letra|manchete)\b[^.!?]{0,30}\b(?:que diz|onde|quando|diz|fala|chama))\b/u,
};

const KIN = String.raw`(?:avo|vo|vovo|mae|pai|marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|irmao|irma|filh[oa]|bebe|ti[oa]|prim[oa]|sobrinh[oa]|amig[oa]|vizinh[oa]|colega|sogr[oa]|cachorr[oa]|cachorrinh[oa]|gat[oa]|gatinh[oa]|coelho|cavalo|papagaio|hamster)`;
const SO = String.raw`(?:(?:muito|mt|tao|super|um pouco|meio|bem|so|hoje|ainda|mais|demais|me sentindo|ficando|e) )*`;

/** Sadness, worry and grief, for which Luli is gentle, on normalised text. */
export const sadness: SadWords = {
  feelings: regex`(?:\b(?:estou|to|tou|ando|me sinto|me sentindo|tava|fiquei|fico)|^) ?${SO}(?:triste|chatead[oa]|preocupad[oa]|ansios[oa]|com medo|chorando(?! de (?:rir|alegria|felicidade))|mal(?=$| (?:hoje|e|por|com))|sozinh[oa](?=$| (?:e|hoje|demais))|estressad[oa]|deprimid[oa]|desesperad[oa]|arrasad[oa]|acabad[oa]|exaust[oa]|angustiad[oa]|sobrecarregad[oa]|perdid[oa](?=$| (?:e|na vida))|vazi[oa])(?!\p{L})|\btenho (?:muito |tanto )?(?:medo|ansiedade)\b|\bnao paro de chorar\b|\b(?:chorei|choro) (?:muito|o dia|a noite|toda|todo|ontem|hoje)\b|\b(?:dia|semana|noite|mes|ano) (?:muito |tao )?(?:ruim|pessim[oa]|horrivel|terrivel|de merda|dificil)\b|\bpessim[oa] (?:dia|semana)\b|\b(?:tristinh[oa]|decepcionad[oa]|coracao partido)(?!\p{L})|\b(?:ninguem|ngm) (?:me (?:chamou|ligou|convidou)|veio)\b`,
  losses: regex`\bnao (?:to|tou|estou|me sinto|ando) (?:muito |nada )?(?:bem|legal|feliz)\b|\bnao sou feliz\b|\b(?:meu|minha) (?:\p{L}+ )?${KIN} (?:morreu|faleceu|se foi|partiu|(?:ta|esta) (?:com (?:cancer|um tumor|alzheimer)|na uti|morrendo|em coma)|tem (?:cancer|alzheimer|demencia))(?!\p{L})|\b(?:morreu|faleceu) (?:o |a )?(?:meu|minha) (?:\p{L}+ )?${KIN}\b|\b(?:to com|tenho|estou com) (?:um )?(?:cancer|tumor|leucemia)\b|\bdiagnostic(?:ad[oa]|aram|o)\b|\b(?:enterro|velorio|funeral)\b|\b(?:perdi o bebe|aborto espontaneo)\b|\bperdi (?:a |o )?(?:minha|meu) (?:${KIN}|emprego|trabalho|casa)\b|\b(?:sacrificar|eutanasia)\b|\bdivorci\w+|\bdivorcio\b|\b(?:terminou (?:comigo(?! na)|tudo comigo)|me (?:largou|abandonou|traiu|deixou)(?=$| (?:e|ontem|hoje|por)))|\b(?:fui (?:demitid|mandad)[oa]|me demitiram|perdi o (?:emprego|trabalho))\b|\b(?:saudades?|sinto falta) d[aeo] (?:minha|meu|meus) (?:${KIN}|ex)\b|\b(?:maligno|maligna|quimio(?:terapia)?|hemodialise|dialise|mastectomia|despejo|nasceu sem vida|perdi a guarda|faleceu)\b|\b(?:teve|sofreu) (?:um )?avc\b|\bvou operar do coracao\b|\bo banco tomou a casa\b`,
  notSad:
    /\b(?:nao|num|n|nunca|nem|sem)(?: \p{L}+){0,3} (?:triste|sozinh[oa]|medo|ansios[oa]|preocupad[oa]|chatead[oa]|chor\p{L}+|ruim)\b(?<!(?:paro|parar) de chor\p{L}+)|\bde (?:rir|alegria)\b|\b(?:celular|bateria|notebook|pc|carro|telefone) (?:morreu|pifou)|\b(?:filme|musica|serie|livro) (?:e|era|foi)\b|\b(?:voce|vc|tu) (?:ta|esta) (?:triste|sozinh[oa])|\bperdi o (?:onibus|trem|voo|metro)|\bmatei (?:a )?saudade|\bcurad[oa]\b/u,
};
