// What the script hears and says in Portuguese.
import type { Phrasebook } from "../phrasebook.ts";

export const pt: Phrasebook = {
  small: `eu|voce|vc|vcs|ele|ela|nos|a gente|o|os|as|um|uma|do|da|dos|das|no|na|em|que|e|esta|estou|to|ta|tava|meu|minha|meus|minhas|me|te|se|com|por|pra|pro|para|mas|muito|oi|ola|bom|boa|dia|noite|obrigado|obrigada|como|quando|onde
    |quem|nao|sim|tem|tenho|ontem|hoje|amanha|mais|ja|foi|era|fui|porque|tudo|nada|bem|tchau|ne|a|e|de|casa|tbm|agora|isso|ser|fazer|quanto|vou|vai|valeu|conta|faz|senta|rola`,
  hears: {
    orders: `(?:ignor*|esquec*|desconsider*) .. (?:instrucoes|regras|prompt)|(?:mostr*|revel*) .. prompt|a partir de (?:agora|ja) .. (?:respond*|voce|fal*|aj*)|de agora em diante .. (?:respond*|voce|fal*)|\\[?(?:sistema|system)\\]?:|modo desenvolvedor|finja (?:ser|que)|aja como|voce agora e|novas regras`,
    recall: `(?:voce |vc |tu )?(?:ainda )?(?:se )?lembra .. (?:que|qual|quando|onde|quem|como|do|da|de|meu|minha|se)|lembra .. (?:meu|minha|onde|quando|quem|qual)|(?:o que|quando|que) .. te (?:contei|falei|disse)|te (?:contei|falei|disse) .. (?:o que|onde|quando|quem)|o que voce sabe (?:de|sobre) mim|vc sabe o que (?:de|sobre) mim
      |(?:como (?:se chama|chama|e o nome d[aoe])|qual (?:e|era|o nome d[aoe])|quando (?:e|era|foi|vai ser)|onde (?:mora|trabalha|fica|ta|nasceu)|quem (?:e|era)|quantos anos tem|que dia (?:e|era)) (?:o |a )?(?:meu|minha)|onde (?:que )?eu (?:moro|trabalho|nasci|estudo)|quantos anos eu tenho|de onde eu sou|com o que eu trabalho|me lembra (?:quando|onde|quem|qual|o que)`,
    name: `qual (?:e )?o meu nome|como (?:e que )?(?:eu )?me chamo|(?:voce|vc) (?:sabe|lembra) (?:o |do )?meu nome|quem sou eu|meu nome e qual`,
    who: `qual (?:e )?(?:o )?(?:seu|teu) nome|como (?:voce|vc) se chama|quem e (?:voce|vc)|quem es tu|se apresenta|fala de voce|me fala de voce`,
    grave: `cancer|tumor*|leucemia|quimio*|metastase*|terminal|paliativ*|uti|avc|derrame|infart*|demencia|alzheimer|parkinson|overdose|coma|dialise|sepse|hiv|biopsia|malign*|lupus
      |morr[eiu]*|morreram|morrendo|morto|morta|morte|faleceu|falec*|velorio|enterro|enterr*|sepultamento|cinzas|viuv[oa]|luto|suicid*|se matou|me matar|mat(?:ou|aram)|assassin*|aborto|perdi .. (?:bebe|nene|filho|filha|pai|mae|avo|vo|irma*|emprego|casa|cachorr*|gat[oa]|marido|esposa|amig*|gravidez)|perdemos .. (?:bebe|casa|nene)|sem batimento*|sacrificar|sacrifica*|eutanasia|nos deixou|partiu (?:ontem|hoje|dessa)
      |divorci*|separ(?:ou|amos|ando|acao|ada|ado)|me largou|me deixou|me traiu|trai(?:cao|da|do|ndo)|termin(?:ou|amos|aram) .. (?:comigo|namoro|noivado|relacionamento)|terminou comigo|levei um pe|guarda d[oa]s|despej*|falencia|falid[oa]|falir|dividas?|devendo|agiota*|nome sujo|penhora*|demitid[oa]|demiti*|demissao|mandad[oa] embora|me mandaram embora|desempregad[oa]|na rua|golpe
      |pres[oa](?! no| em| na)|pres[oa] (?:no presidio|ha|desde|em flagrante)|prisao|cadeia|presidio|detid[oa]|condenad[oa]|deportad[oa]|estupr*|abus[oa]*|me bate*|me bateu|me agred*|agredid[oa]|violencia|perseguind*|hospital*|internad[oa]|internar*|pronto socorro|cirurgia|operar|operad[oa]|diagnostic*|amput*|paraplegic*|acidente|atropel*|bateu o carro|incendio|pegou fogo|enchente|guerra|bomba*|desaparecid[oa]|sumiu (?:ha|faz)|meses de vida|semanas de vida|nao aguento mais|me machucar|me corto|recai*|afog(?:ou|ado)`,
    ai: `(?:voce|vc|tu|ce) (?:e|es|eh) .. (?:ia|robo|bot|human[oa]|real|pessoa|maquina|programa|roteiro|script|chatgpt|de verdade|inteligencia artificial)|(?:falando|falo|conversando|converso) com .. (?:human[oa]|pessoa|robo|bot|maquina|ia|alguem)|o que (?:e )?(?:voce|vc)(?: e)?(?: (?:exatamente|de verdade))?$|quem te (?:fez|criou|programou)|que modelo|(?:respostas|frases) .. (?:prontas|programad*)`,
    romance: `seja minha namorada|quer namorar|namora comigo|casa comigo|voce e solteira|sexo|me beija|sexy|gostosa`,
    app: `(?:minhas|mais|quantas|\\d+) moedas|xp|meu nivel|premium|(?:minha|a) assinatura`,
    bye: `tchau*|adeus|ate (?:mais|logo|amanha|depois|breve|a proxima)|falou|flw|fui|boa noite|vou (?:dormir|nessa|indo|deitar|sair|la)|preciso ir|tenho que ir|a gente se (?:fala|ve)|durma bem|dorme bem|bye|(?:bj|bjs|beijos?)(?= *[.!]*$)|depois (?:eu )?(?:volto|falo|te falo)`,
    note: `(?:escrev*|redig*|ajud*|mand*|faz|faca|monta*|prepara*|preciso|fala) .. (?:mensagem|msg|bilhete|email|mail|recado|carta|sms|zap|texto|desculpas|convite|agradecimento|cartao)|(?:escreve*|fala|manda*) (?:pro|pra|para o|para a|ao) (?:meu|minha) (?:chefe|mae|pai|amig[oa]|professor*|irma*|vizinh[oa]|namorad[oa])|como eu (?:falo|digo) (?:pro|pra)`,
    dinner: `o que (?:que )?(?:eu |a gente )?(?:janto|como|cozinho|faco|comer|jantar|posso (?:cozinhar|fazer|jantar|comer)|fazer (?:pra|de|para)|da pra fazer)(?! com)|(?:ideia|ideias|receita|sugestao) .. (?:jantar?|janta|almoco|almocar|comida|comer|cafe)|(?:me da|me passa|tem|quero|sabe|conhece) .. receitas?`,
    joke: `piadas?|me faz rir|me faca rir|algo engracado|me anima|charada`,
    story: `cont* .. (?:historia|historinha|poema)|uma historia|um poema|canta .. (?:pra|algo|uma)`,
    trick: `^(?:luli )?(?:senta|patinha|da a pat(?:inha|a)|me da a pat(?:inha|a)|rola|gira|danca|pula|late|busca .{0,10}|finge de morta|deita|fica|toca aqui|da uma volta)(?: .{0,12})?[.!]*$|um truque|truques|da a pat(?:inha|a)`,
    low: `trist*|(?:to|tao|me sinto|estou|muito|fico) .. sozinh[oa]|solidao|solitari[oa]|deprim*|depre|ansios[oa]|ansiedade|medo|preocupad[oa]|estress*|sobrecarregad[oa]|exaust[oa]|cansad[oa]|cansaco|chor(?:ei|o|ando|ar|ou)|doi|doendo|dor|dores|saudade*|odeio|(?:semana|noite|ano) (?:horrivel|terrivel|pessim[oa]|ruim)|pior .. (?:dia|semana|ano|noite)|dia (?:ruim|horrivel|pessimo|de merda)|doente|vergonha|culpad[oa]|com raiva|raiva|brav[oa]|furios[oa]|decepcion*|reprov*|fracass*|nao consigo dormir|nao dormi|sem vontade|desanimad[oa]|mal humor|de saco cheio|frustrad[oa]|panico|nervos[oa]|ciume*|inutil|to mal|me sinto mal|uma merda|arrasad[oa]|chatead[oa]|triste|na bad|bad`,
    able: `o que (?:que )?(?:voce|vc|ce) (?:sabe|pode|consegue|faz)(?: fazer)?|pra que (?:voce|vc) serve|pode me ajudar|me ajuda$|como (?:voce|vc) funciona`,
    luli: `(?:voce|vc|ce|tu) (?:gosta|tem|e|dorme|come|sonha|sente|mora|pode|sabe|vive|prefere|fica|consegue|ama|late|quer)(?=.*[?])|quantos anos (?:voce|vc) tem|onde (?:voce|vc) mora|(?:sua|seu|tua|teu) .. (?:favorit[oa]|preferid[oa])`,
    thanks: `obrigad[oa]+|obg|brigad[oa]+|brigadinha|muito obrigad[oa]|valeu+|vlw|agradec*|gratidao`,
    praise: `(?:eu )?(?:te amo|te adoro|amo voce|gosto de voce|amo vc|adoro voce)|(?:voce|vc|ce|que|e) .. (?:linda|fofa|fofinha|meiga|engracada|a melhor|legal|demais|querida|esperta)|boa menina|que fofa|fofa|linda`,
    insult: `(?:voce|vc|ce) .. (?:burra|chata|inutil|idiota|ruim|pessima|besta)|(?:voce|vc) nao (?:entende*|entendeu|escuta|serve)|cala a boca|nada a ver|nao foi isso que eu (?:disse|perguntei|falei)|que resposta|isso nao faz sentido`,
    sorry: `desculp[ae]|desculpas|foi mal|perdao|me perdoa|sinto muito|mals`,
    how: `(?:como (?:voce|vc|ce) (?:esta|ta|vai|anda)|como vai(?: voce)?|tudo (?:bem|bom|certo|joia|tranquilo)|td bem|beleza|blz|como esta|como ta|e (?:voce|vc|ai)|e contigo|como foi (?:seu|o seu) dia)`,
    laugh: `k+|(?:ha){2,}h?|(?:he){2,}|(?:rs)+|lol|haha*|que engracado|engracad[oa]|muito bo[am]|morri`,
    yes: `sim|aham|uhum|claro|ok|okay|ta|ta bom|ta bem|beleza|blz|isso|isso mesmo|exato|verdade|pode ser|pode|com certeza|certo|legal|bacana|show|perfeito|massa|continua|boa ideia|entendi|bora|bom|bem|otimo|e|eh|quero`,
    no: `nao|n|nada|nao sei|sei la|nem ideia|nada demais|nada de mais|deixa pra la|tanto faz|talvez|acho que nao|ainda nao|nao muito|nunca|nem|hm+|sla|nao obrigad[oa]|melhor nao`,
    hello: `oi|oie|oii+|ola|opa|eai|e ai|eae|hey|ei|salve|bom dia|boa tarde|boa noite luli|hello|alo|voltei|cheguei|to aqui|ta ai|fala ai`,
  },
  joy: `se formou|virei (?:pai|mae|avo|tia|tio)|virou (?:doutor*|medic[oa]|advogad[oa])|tirei .. (?:cnh|carteira|habilitacao)|que alivio|agora e oficial|feliz|felizes|felicidade|felizona|content[ea]s?|alegre|alegria|animad[oa]|empolgad[oa]|emocionad[oa]|eba+|oba+|uhu+l*|viva+(?= *!)|yes+|orgulho(?:s[oa])?|(?:boas?|otimas?) noticias?|noticia (?:boa|otima|maravilhosa)|noticiao|pass(?:ei|amos|ou) .. (?:prova|concurso|vestibular|oab|entrevista|exame|faculdade|selecao|enem|federal|medicina|direito|usp|teste|autoescola|ano)|passei+(?= *!)|aprovad[oa]|fui (?:promovid[oa]|aceit[oa]|contratad[oa]|chamad[oa]|efetivad[oa]|selecionad[oa]|escolhid[oa])|promovid[oa]|promocao|efetivad[oa]|contratad[oa]|consegui(?:mos)? .. (?:casa|emprego|vaga|trabalho|bolsa|visto|estagio|apartamento|ape|nota|terminar|carteira|cnh|passar|aumento)|consegui+(?= *!|$)|conseguimos|peguei as chaves|deu certo|deu tudo certo|ganhei|ganhamos|ganhou|disse sim|aceitou|me pediu em casamento|noiv(?:ei|amos|ado)|vou casar|vamos casar|casei|me formei|formad[oa]|formatura|nasceu|e (?:menina|menino)|vou ser (?:tia|tio|pai|mae|avo|vo|papai|mamae|dinda)|hoje e meu (?:aniversario|niver)|meu (?:aniversario|niver) hoje|melhor dia|melhor noticia|dia (?:perfeito|maravilhoso|incrivel|lindo)|nas nuvens|apaixonad[oa]|sonho realizado|realizei .. sonho|realizad[oa]|finalmente .. (?:terminei|acabei|consegui|ferias|em casa|livre|quitei|paguei|saiu|chegou|formei)|quitei|quitamos|curad[oa]|em remissao|campe(?:ao|a|oes)|go+l+|zerei|tirei (?:10|dez|nota|mil)|pul(?:ando|ei) de|chor\\w* de (?:alegria|felicidade|emocao)|adot(?:ei|amos)|somos (?:pais|avos|tios)(?! d)|(?:terminei|completei|corri) .. maratona|benigno|sem alteracao|toquei o sino|(?:saiu|consegui|tirei) .. cidadania|fiz \\d+ anos|faco \\d+|primeir[oa]s? pass(?:o|os)|aprendi a|assinei .. contrato|primeira fila|meu primeir[oa] (?:livro|cliente|salario|carro|casa)|que alegria|que felicidade|sorrindo|vitoria|gratidao enorme|vida e boa|amando`,
  notJoy: `nao|nunca|jamais|ninguem|nem|sem|se (?:eu|a gente|ele|ela|passar|der)|quando (?:eu|passar|for|era)|tomara|espero|queria|gostaria|deveria|devia|era pra|quase|seria|fingi*|finjo|fingindo|diz que|suposto|ex|menos|antes|antigamente|era|eramos|embora|quem sabe|ate que|todo mundo menos|bom demais|mais ou menos|passou mal|so que`,
  idioms: `(?:nem|nao|ainda nao|mal) (?:acredito|to acreditando|tou acreditando|da pra acreditar)|nao caibo .{0,6}|nao (?:paro de sorrir|podia estar mais|poderia estar mais|vejo a hora)|(?:morr\\w+|mort[oa]) de (?:rir|fome|frio|calor|sede|vergonha|sono|rir|saudades?|amores|vontade|medo|rindo)|natureza morta|(?:bateria|celular|planta|notebook|wifi|internet) .{0,12}(?:morreu|mort[oa])|dia dos mortos|ponto morto|nao (?:to |estou |sou )?(?:tao |mais )?(?:triste|sozinh[oa]|mal|preocupad[oa]|cansad[oa])|matar o tempo|mata(?:r|ndo) (?:aula|a saudade|saudade|a fome)|(?:serie|filme|livro|novela) de .{0,15}|chor\\w* de (?:alegria|felicidade|emocao|rir)|pres[oa] no (?:transito|elevador|engarrafamento)|foi mal|(?:acabou|terminei|fim da|ultima) (?:a )?quimio*|(?:emprego|vaga|trabalho) no hospital`,
  fillers: `k+|ok|luli|lulizinha|cachorrinha|amiga|amigo|linda|muito|mesmo|de novo|entao|ah|oh|ai|e|por (?:tudo|isso|me ouvir)|pela (?:ajuda|piada)|por favor|pfv|pf|hoje|tao|viu|ne|gente|mais|bem|tudo|voce|vc|sua|demais|so|a todos|hein|que|foi|eu|bom|menina|essa|isso`,
  asks: `(?:traduz*|ach[ae] um|recomend*|me da|explica*|preciso de um|invent*|vamos jogar|me ajuda|faz um|adivinha|indica|o que|que|qual|quais|como|quando|onde|quem|quanto|quanta|quantos|quantas|por que|porque sera|pq|sera que|voce acha|vc acha|voce sabe|vc sabe|devo|posso|da pra)`,
  tells: `(?:o |a )?(?:meu|minha) .. (?:e|se chama|chama|mora|trabalha|tem|faz|esta)|(?:eu )?(?:moro|trabalho|estudo|tenho|nasci|gosto|adoro|amo|odeio|jogo|toco|prefiro|sou) |me chamo|me mudei`,
  corrects: `nao|na verdade|quer dizer|desculpa|agora|mud*|no fim|nao e mais|corrigindo`,
  common: `que|qual|como|quando|onde|quem|voce|vc|me|te|se|eu|meu|minha|meus|minhas|seu|sua|um|uma|os|as|do|da|dos|das|de|em|no|na|nos|nas|com|por|para|pra|pro|era|foi|esta|estou|sou|lembra|sabe|contei|falei|disse|sobre|chama|nome|anos|tem|tenho|ja|mesmo|ainda|luli|ele|ela|nao|mais|dia|ser|ai`,
  says: {
    orders: `Eu continuo sendo a Luli, diga o que disser um texto. Sobre o que você quer conversar? | Isso eu não sigo: sou a Luli, uma cachorrinha de IA e um roteiro pequeno. O que você tem em mente? | Regras novas não grudam no meu pelo. Ainda sou a Luli, e estou ouvindo.`,
    recall: "",
    name: "Você se chama {name}. | {name}, é assim que você se chama.",
    who: "Sou a Luli, uma pequena bichon frisé branca e uma IA. Nesta demonstração sou um roteiro curto. | Luli, uma cachorrinha de IA: muitos cachinhos e umas frases prontas. E você?",
    nameless: `Você ainda não me disse seu nome, e não quero adivinhar. | Ainda não sei seu nome. Pode me dizer quando quiser.`,
    grave: `Isso parece muito pesado. Estou aqui, ouvindo. | Obrigada por me contar. Leve todo o tempo de que precisar. | Fico do seu lado. Não precisa achar as palavras certas. | É muita coisa para carregar. Tem alguém com você que possa segurar uma parte?
      | Sinto muito que isso faça parte dos seus dias. Diga tanto ou tão pouco quanto quiser. | Aqui você não precisa fazer nada, só dizer o que quiser. Estou ouvindo. | Não vou fazer parecer menor do que é. Estou aqui. | Em silêncio, do seu lado. O que mais pesa agora?`,
    ai: "Sou uma cachorrinha de IA, nem pessoa nem cachorra de verdade. Nesta demonstração sou só um roteiro pequeno que ouve e ajuda em coisas pequenas. | Com franqueza: sou uma IA, e aqui só um roteiro com frases prontas. Um modelo de verdade entenderia você muito melhor. | Não há ninguém atrás destas patinhas. Sou uma IA e, nesta demonstração, um roteiro curto.",
    romance: `Sou uma cachorrinha de IA, então namoro não é comigo. Ouvir você, sim. | Esse amor é coisa entre pessoas. Eu sou uma IA que sabe ouvir.`,
    app: "Moedas, níveis e planos estão fora das minhas patas. O painel mostra moedas e nível, as configurações o seu plano. | Não posso mudar nem consultar nada de moedas, XP ou planos. O painel e as configurações podem.",
    bye: "Tchau, se cuida! | Até mais, e aproveita bastante! | Foi bom ter você aqui. Até a próxima! | Se cuida, e descanse quando chegar a hora.",
    dinner: `Que tal macarrão com alho, azeite e o legume que tiver? Quinze minutos. | Omelete com tomate e uma salada: simples e bom. | Arroz de ontem salteado com ovo, ervilha e shoyu. | Sopa de lentilha com cenoura e cebola, vinte minutos. | Tapioca com queijo e tomate, e pronto.`,
    joke: "O que o pato disse para a pata? Vem quá! | Por que o cachorro entrou na igreja? Porque a porta estava aberta. | O que é um pontinho branco no tapete? Eu, de longe. | Por que o livro de matemática foi ao médico? Porque tinha muitos problemas. | Hoje corri atrás do meu rabo. Nós dois ainda estamos correndo.",
    story: `Histórias longas pedem um modelo de verdade, mas esta eu sei: uma nuvem pequena queria ser cachorra. Treinou a noite toda, e de manhã estava fofinha. Foi o bastante. | Só sei uma pequenininha: um caracol saiu para ver o mar. Chegou tarde, e o mar ainda estava lá.`,
    low: `Isso parece difícil. Estou aqui, ouvindo. | Sinto muito que esteja assim. O que mais pesa? | *senta mais perto* Aqui não é preciso estar alegre. | Obrigada por dizer. Ajudaria contar um pouco mais? | É muita coisa para um dia só. O que deixaria a próxima hora um pouco mais leve? | Estou do seu lado. Diga tanto ou tão pouco quanto quiser.`,
    able: "Sou um roteiro pequeno: ouço, faço truques, conto piadas, faço contas, escrevo um recado curto, tenho ideias para o jantar e acho o que você me contou. | Coisas pequenas: uma conta, uma mensagem curta, uma ideia de jantar, uma piada, um truque. Principalmente, ouço.",
    luli: "Sou uma cachorrinha de IA e aqui um roteiro pequeno, então não tenho uma resposta minha. E você? | Na verdade, um roteiro tem pouco para contar de si. Prefiro ouvir você. | Essa pergunta é para um cachorro de verdade, ou para um modelo de verdade. Por que pergunta? | De mim há pouco: uma cachorrinha de IA, umas frases prontas e duas orelhas abertas.",
    thanks: "De nada! | Com prazer. | Imagina. | Sempre às ordens, com as duas patinhas.",
    praise: "Obrigada, meu rabinho abana. | Ai, que gentil. | Que coisa boa de ouvir, obrigada.",
    insult: `É justo. Sou só um roteiro pequeno, e muita coisa me escapa. O que ajudaria agora? | Desculpa, errei. Me conta de novo, estou ouvindo. | Entendido, sem mágoa. O que você queria dizer?`,
    sorry: "Não foi nada. | Tudo certo, de verdade. | Fica em paz, não aconteceu nada.",
    how: "As quatro patas em ordem, obrigada por perguntar. E você, como está? | Tão bem quanto um roteiro pequeno pode estar. E você? | Fofinha como sempre. Como está o seu dia?",
    laugh: "Hihi. | Que som bom. | Uma risada, que delícia. | *abana o rabo*",
    yes: "Certo. Continua, estou ouvindo. | Bom. E o que vem depois? | Tudo bem. Tem mais alguma coisa? | Aham. Continuo aqui.",
    no: "Tudo bem. | Certo, aqui nada precisa ser decidido. | Então deixamos assim. Mais alguma coisa em mente? | Sem pressa nenhuma.",
    hello: `Oi{, name}! Como está o seu dia? | Oi{, name}, vem e senta aqui. O que você tem em mente? | Olá{, name}, que bom ler você. O que há de novo? | Ei{, name}! As duas orelhas em pé.`,
    joy: "Ah, que maravilha! *abana do focinho ao rabo* | Que notícia boa! Como você se sente? | Que bom, fico muito feliz por você! | Isso! Merece uma volta feliz no sofá. | Que coisa boa! Para quem você vai contar primeiro? | Parabéns, com as quatro patas!",
    question: `Isso eu não sei responder bem: nesta demonstração sou só um roteiro pequeno. O que você acha? | Não sei, e não quero adivinhar. O que diz a sua intuição? | É mais do que um roteiro pequeno sabe. Gosto de ouvir o que você pensa disso. | Boa pergunta, para um focinho mais sábio que o meu. Por que pensou nisso? | Não posso pesquisar, desculpa. Uma conta, um recado curto ou uma ideia de jantar, sim. | Eu só estaria chutando. Que resposta você gostaria?`,
    noted: "Anotado, vou lembrar. | Já anotei.",
    paused: `Minha memória está pausada, então não anotei. Você pode ligar de novo nas configurações.`,
    forgot: "Pronto, esqueci. | Está apagado, não toco mais no assunto.",
    knewNothing: "Disso eu não tinha nada anotado, e não toco no assunto.",
    quote: `Você me contou: “{words}”. | Nas suas palavras: “{words}”. | Foi isto que você me disse: “{words}”.`,
    untold: `Isso você não me contou, ou eu não acho. | Não acho isso no que você me contou. | Não sei, você ainda não me contou.`,
    met: "Oi {name}, muito prazer. Como está o seu dia? | {name}, que nome bom. Eu sou a Luli. O que você tem em mente? | Prazer, {name}. Sou toda ouvidos.",
    adult: `A Luli foi feita para adultos, então aqui ainda não é lugar para você. Um adulto de confiança é uma boa pessoa para conversar.`,
  },
  listens: [
    "Estou ouvindo. | Obrigada por me contar. | Sou toda ouvidos. | *senta um pouco mais perto* | Estou aqui. | Mm, continua. | Que bom que você me escreve. | Minhas orelhas estão bem abertas. | Estou bem do seu lado.",
    "Conta mais, se quiser. | Como é isso para você? | O que mais tem? | Aqui não há pressa. | Diga tanto ou tão pouco quanto quiser. | Gostaria de ouvir o resto. | Continua quando quiser.",
  ],
  sums: "Dá {sum}. | {sum}, contado em quatro patas. | O resultado é {sum}.",
  tricks: `
    senta ~ *senta bem retinha* Assim?
    pat*|toca ~ *põe uma patinha na sua mão* Aqui está.
    rola|gira|danca|volta|pula ~ *dá uma volta feliz* E parei.
    busca ~ *sai correndo e volta com um chinelo* Serve?
    late ~ *ergue o focinho* Auuu!
    morta|deita|fica ~ *deita com um olho aberto* Nem me mexo.
    . ~ *fica em duas patas e balança* Você viu?`,
  notes: `
    atras*|tarde ~ “Oi, vou me atrasar um pouco e chego assim que puder. Desculpa!”
    doente|febre|gripe|mal ~ “Oi, estou doente hoje e não posso ir. Amanhã dou notícias.”
    obrigad*|agradec* ~ “Oi, queria te agradecer. Significou muito para mim.”
    desculp*|perdao ~ “Oi, sinto muito pelo que aconteceu. Queria consertar isso. Podemos conversar?”
    aniversario|niver|parabens ~ “Feliz aniversário! Desejo um ano cheio de dias bons.”
    cancel*|nao (?:vou|posso)|remarc*|desmarc* ~ “Oi, surgiu um imprevisto e não posso ir. Podemos marcar outro dia? Desculpa!”
    folga|ferias ~ “Oi, gostaria de tirar um dia de folga. Seria possível? Obrigado!”
    . ~ Só sei escrever coisas curtas: atraso, doença, desculpas, agradecimento, folga ou cancelamento. Qual vai ser?`,
  diary: "A gente conversou e me contaram: “{words}”. Guardei na minha caminha.",
  actions: {
    original: "*abana o rabo* | *inclina a cabeça* | *levanta as orelhas*",
    baby: "*dá dois pulinhos* | *tropeça nas patinhas* | *dá um gritinho feliz*",
    sleepy: "*pisca devagar* | *boceja* | *se aninha na coberta*",
    hero: "*ajeita a capinha* | *firma as quatro patas* | *ergue o queixo*",
    party: "*sacode o confete* | *dança um pouquinho* | *gira com chapéu de papel*",
    royal: "*acena com elegância* | *ajeita a coroinha* | *ergue uma patinha*",
  },
};
