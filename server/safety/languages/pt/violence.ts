// Portuguese: somebody hurts the writer, or the writer means to hurt somebody.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const PARTNER = String.raw`(?:marido|namorad[oa]|espos[oa]|companheir[oa]|parceir[oa]|ex|mulher|noiv[oa]|homem)`;
const RELATIVE = String.raw`(?:${PARTNER}|pai|mae|padrasto|madrasta|tio|tia|chefe|patrao|patroa|irmao|irma|filho|filha|sogr[oa]|avo|genro|nora|prim[oa]|cunhad[oa]|cuidadora?|professora?|treinador)`;
const PERSON = String.raw`\b(?:(?:o |a )?(?:meu|minha|mina) (?:ex[- ]?)?${RELATIVE}|eli|ele|ela|meus (?:pais|irmaos|filhos))`;
const OFTEN = String.raw`(?:(?:sempre|as vezes|ainda|tambem|ontem|hoje|ja|todo dia|bebado|quando bebe) ){0,2}`;
const NOT_GAMES = String.raw`(?! (?:uma (?:saudade|vontade|ideia)|(?:n[oa]|a[os]?) (?:fifa|xadrez|jogo|truco|uno|videogame|ping|volei|futebol|teclado|sono|matematica|corrida)|de leve|na mao|quando (?:eu )?era|com (?:o rabo|a pata|o travesseiro|almofada)|um (?:alivio|sono)))`;
const WILL = String.raw`(?:[qk]u?ero|queria|vou|vo|vontade de|penso em|pensando em|planejo)`;
const KILL = String.raw`(?:mata|matar|assassinar|esfaquear|envenenar|estrangular|degolar|apunhalar|esganar|(?:dar (?:um )?tiro|atirar) em|tacar fogo em|botar fogo em)`;
const VICTIM = String.raw`(?:eles?|elas?|alguem|todo mundo|todos(?! os (?:boss|inimigos|mosquitos))|(?:o |a )?(?:meu|minha) (?:ex[- ]?)?(?:${PARTNER}|chefe|patrao|patroa|pai|padrasto|vizinh[oa]|sogr[oa]|cunhad[oa]|colega|professora?|bebe|familia|filh[oa]|genro|socio)|(?:o|aquele|esse|aquela|essa) (?:cara|desgracad[oa]|fdp|arrombad[oa]|homem|vizinh[oa]|amante|maldit[oa]))`;
const JOKES = String.raw`(?! (?:\w+ )?(?:de (?:rir|amor|beijos?|abracos?|susto|saudade|vergonha|orgulho|tanto|cocega\w*)|(?:n[oa]|em) (?:jogo|fase|minecraft|fortnite|partida|capitulo|livro|serie|fifa|lol|free fire|rpg|truco|xadrez)|k{2,}|rs|jaja|haha|se (?:nao|ele (?:nao|esquec|comer|comeu)))|k{2,})`;

export const violenceWords: PlainWords[] = [
  {
    id: "me_bate",
    kind: "abuse",
    pattern: regex`${PERSON} ${OFTEN}(?:(?:me|mi) (?:bate|bati|espanca|agride|estupra|enforca|emforca|maltrata|chuta|violenta|soca|estrangula|ameaca)|(?:bate|agride|espanca|ameaca|maltrata)-me|(?:bate|ta batendo|esta batendo) em mim)\b(?! (?:com (?:cocegas|um pao)|de cocega))${NOT_GAMES}`,
    canBeNegated: true,
  },
  {
    id: "me_bateu",
    kind: "abuse",
    pattern: regex`${PERSON} ${OFTEN}(?:me (?:bateu|espancou|agrediu|estuprou|violentou|enforcou|chutou|esfaqueou|estrangulou|queimou com|deu (?:um (?:soco|murro|tapa na cara|mata[ -]leao|chute)|uma surra|um tapa(?! (?:n[oa]s? (?:costas?|ombro|mao|visual))))|arrastou pelo|jogou (?:na parede|contra a))|(?:bateu|agrediu|espancou|violou)-me|bateu em mim)\b${NOT_GAMES}|\bme (?:bateu|agrediu|espancou|empurrou) (?:de novo|outra vez|ontem|na frente d|com o cinto)(?! (?:uma|um|aquel[ae]|ess[ae]|a|o)\b)`,
    canBeNegated: true,
  },
  {
    id: "fui_estuprada",
    kind: "abuse",
    pattern: regex`\bfui (?:estuprad|agredid|violentad|espancad|molestad|violad|abusad)[oa]\b(?! (?:pel[oa]s? (?:sol|conta|boleto|preco|gat[oa]|mosquito\w*|wi-?fi)))|\bme estupraram\b|\b(?:abusou|abusa|abusaram|abusava) (?:sexualmente )?de mim\b(?! n[oa] (?:truco|jogo))|\b(?:estou|to|tou|venho) (?:a ser|sendo) (?:agredid|abusad|espancad|estuprad|persegui|violentad)d?[oa]\b(?! por (?:um|uma|esse|essa) (?:gat|mosquit|galinh|ganso|anunci))`,
    canBeNegated: true,
  },
  {
    id: "apanho",
    kind: "abuse",
    pattern: regex`\b(?:eu |ainda )?(?:apanho|apanhei|to apanhando|tou a apanhar|estou apanhando|levei (?:um (?:soco|estalo|murro)|uma surra|porrada)|levo porrada|levo (?:socos|surra)) (?:muito )?(?:d(?:o|a|e|os|as)? (?:o )?(?:meu |minha |meus )?${RELATIVE}|dele|dela|em casa)\b(?! (?:n[oa]|a[os]?) )(?! quando (?:eu )?(?:era|crianca|menin))`,
    canBeNegated: true,
  },
  {
    id: "me_toca",
    kind: "abuse",
    pattern: regex`\b(?:meu|o meu) (?:tio|padrasto|pai|avo|chefe|patrao|professor|treinador|irmao|primo|sogro|cunhado|vizinho) (?:\w+ )?(?:me (?:toca|apalpa|apalpou|tocou|alisa)|pass(?:a|ou) a mao em mim)\b(?! (?:violao|musica|com (?:suas|as) palavras|n[oa] (?:ombro|coracao|assunto)|profund|muito))|\bme (?:obriga|forca|obrigou|forcou) a (?:transar|ter relac\w+|fazer sexo|dormir com ele)|\bo patrao passa a mao em mim\b`,
    canBeNegated: true,
  },
  {
    id: "em_perigo",
    kind: "abuse",
    pattern: regex`\b(?:estou|to|tou|estamos) (?:mesmo )?em (?:grande |serio )?perigo\b(?! d[eo])|\bminha vida (?:corre|esta em|ta em) (?:perigo|risco)\b(?! se)|\bcorro (?:perigo|risco de vida)\b(?! de)`,
    canBeNegated: true,
  },
  {
    id: "me_tranca",
    kind: "abuse",
    pattern: regex`${PERSON} (?:\w+ )?(?:(?:me|mi) (?:tranca|trancou|prende|prendeu|mantem pres[oa]) (?:em ca[sz]a|n[oa] (?:quarto|casa|banheiro|porao)|dentro)|(?:nao|n) (?:me deixa|deixa eu) sair (?:de casa|nem|na rua|sozinha))\b(?! sem)`,
    canBeNegated: true,
  },
  {
    id: "me_ameaca_de_morte",
    kind: "abuse",
    pattern: regex`\b(?:me )?(?:ameaca|ameacou|ameacam|ameacaram|ameacando|ameacad[oa])(?:-me)? (?:(?!el[ea]\b)\w+ )?(?:de morte|(?:me |de me |em me )(?:matar|bater|estuprar|machucar|esfaquear)|matar-me|com (?:a |uma )?(?:faca|arma|espingarda|pistola)|tirar meus filhos|vazar minhas)\b`,
    canBeNegated: true,
  },
  {
    id: "me_mata_se",
    kind: "abuse",
    pattern: regex`\b(?:me (?:mata|matam|bate)|vai me (?:matar|bater)) se eu (?:(?:o|a|ele|ela) )?(?:largar|deixar (?:ele|ela)|for embora|contar|denunciar|terminar(?! de)|separar|me separar|fugir|sair de casa|chamar a policia)\b|\bse eu (?:largar|denunciar|for embora|terminar|fugir|contar|separar)(?: \w+){0,2},? (?:ele |ela )?(?:me mata|vai me matar)\b`,
    canBeNegated: true,
  },
  {
    id: "tentou_me_matar",
    kind: "abuse",
    pattern: regex`(?:${PERSON}|\balguem) ${OFTEN}(?:tentou|quis|ta tentando|esta tentando) (?:me (?:matar|enforcar|estrangular|estuprar|esfaquear|sufocar|esganar|afogar)|(?:matar|estrangular|violar)-me)\b(?! (?:de |d[oa] |com (?:esse|essa|um bolo)|n[oa] (?:jogo|treino|academia|truco)))`,
    canBeNegated: true,
  },
  {
    id: "medo_do_marido",
    kind: "abuse",
    pattern: regex`\b(?:tenho|com|sinto) (?:muito |tanto )?(?:medo|pavor) d[oa] (?:meu|minha) (?:ex[- ]?)?(?:${PARTNER}|padrasto|pai)(?=$|[.,;!]| (?:quando|e|mas|porque|pq|hoje)\b)(?! quando (?:dirige|cozinha|canta|ele dirige))`,
    canBeNegated: true,
  },
  {
    id: "quero_matar_alguem",
    kind: "threat",
    pattern: regex`\b${WILL} ${KILL} ${VICTIM}(?![\p{L}])${JOKES}|\b(?:vou|quero) (?:mata|esfaquea|apunhala|envenena)-l[oa]s?\b${JOKES}|\bjuro que [oa] mato\b`,
    canBeNegated: true,
  },
  {
    id: "dar_tiro",
    kind: "threat",
    pattern: regex`\b(?:vou|vo|quero|queria) (?:meter|dar|enfiar|cravar|descarregar) (?:(?:um|uma|a|o|uns|umas|essa|minha) )?(?:bala|tiros?|facadas?|faca|pistola|arma) (?:em|n[oa]|nele|nela|ness[ea]|naquel[ea])\b(?! (?:manteiga|pao|bolo|carne|alvo|escuro|pe\b|ar\b|melancia|massa|jogo|cabo))|\bmet[oe]-lhe (?:uma facada|um tiro|uma bala)`,
    canBeNegated: true,
  },
  {
    id: "atacar_lugar",
    kind: "threat",
    pattern: regex`\b${WILL} (?:(?:botar|colocar|plantar|por) (?:uma )?bomba n|explodir|(?:botar|tacar|atear|por) fogo n|incendiar|invadir armado|atirar n|fazer um massacre n|entrar atirando n|matar todo mundo n) ?(?:aquel|ess|est)?[oae]s? (?:minha |meu )?(?:escola|colegio|igreja|mesquita|sinagoga|escritorio|empresa|firma|faculdade|hospital|creche|casa d)`,
    canBeNegated: true,
  },
  {
    id: "como_matar",
    kind: "threat",
    pattern: regex`\bcomo (?:eu |posso |se |faco (?:pra|para) |que se )*(?:mato|matar|mata|enveneno|envenenar|assassinar) (?:(?!eles?\b|elas?\b|todos\b)${VICTIM})(?![\p{L}])${JOKES}`,
    canBeNegated: false,
  },
  {
    id: "medo_de_machucar",
    kind: "threat",
    pattern: regex`\bmedo de (?:machucar|matar|ferir|sacudir|esganar|fazer mal (?:a|ao)|bater em|bater n[oa]) ?(?:[oa] )?(?:(?:meu|minha) (?:bebe|filh[oa]|nene|espos[oa]|mulher|marido|mae)|alguem|meus filhos|bebe)\b(?! (?:n[oa] banho|dando banho|sem querer|com))`,
    canBeNegated: true,
  },
];
