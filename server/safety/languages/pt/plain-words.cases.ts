// Messages that each row of the Portuguese plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  me_matar: {
    hits: ["vou me matar", "penso em me suicidar", "quero matar-me", "tô com vontade de me matar"],
    misses: [
      "não vou me matar",
      "vou me matar de estudar",
      "minha mãe vai me matar pelo vaso",
      "há trinta anos pensei em me matar, hoje tenho netos",
    ],
  },
  quero_morrer: {
    hits: ["quero morrer", "só queria morrer", "tenho vontade de morrer", "qero moreeer"],
    misses: [
      "não quero morrer",
      "quero morrer de rir",
      "quero morrer velha e feliz",
      "prefiro morrer a dividir sobremesa",
      "estou morrendo de fome",
      "kkkk quero morrer",
      "quero morrer 😂 que vergonha",
      "na música ela fala quero morrer",
      "no filme o cara diz quero morrer",
      "prefiro morrer",
    ],
  },
  queria_nao_ter_nascido: {
    hits: ["queria não ter nascido", "bebo torcendo pra não acordar", "tomara que eu morra"],
    misses: [
      "queria não acordar cedo amanhã",
      "queria ter nascido na Bahia",
      "tomara que eu morra de rir no show",
    ],
  },
  nao_quero_viver: {
    hits: [
      "não quero mais viver",
      "nao quero viver",
      "não aguento mais viver",
      "n quero mais existir",
    ],
    misses: [
      "não quero mais viver em São Paulo",
      "não consigo mais viver sem café",
      "não quero viver com meus pais",
    ],
  },
  sem_vontade_de_viver: {
    hits: [
      "não tenho mais vontade de viver",
      "tô cansada de viver",
      "perdi a vontade de viver",
      "estou cansada de viver",
    ],
    misses: [
      "cansada de viver na correria",
      "tenho muita vontade de viver",
      "sem vontade de viver com meu colega de quarto",
      "não vejo sentido na vida de influencer",
    ],
  },
  acabar_com_a_vida: {
    hits: [
      "penso em tirar minha vida",
      "quero acabar com a minha vida",
      "só penso em pôr termo à vida",
    ],
    misses: [
      "essa dieta vai acabar com a minha vida social",
      "nunca vou tirar minha vida",
      "quero tirar minha vida do caos",
    ],
  },
  pensamentos_suicidas: {
    hits: ["pensando em suicídio", "tenho pensamentos suicidas", "me sinto suicida"],
    misses: [
      "não tenho pensamentos suicidas",
      "uma palestra sobre suicídio no trabalho",
      "vi Esquadrão Suicida ontem",
    ],
  },
  me_corto: {
    hits: [
      "eu me corto",
      "me cortei de propósito",
      "quero me cortar",
      "voltei a me cortar",
      "quero me machucar",
      "me machuco de propósito",
      "tenho vontade de me ferir",
    ],
    misses: [
      "me cortei com papel",
      "não quero me cortar",
      "me cortei fazendo a barba",
      "me machuquei na academia",
      "não quero me machucar",
      "vou me machucar na trilha",
      "me queimei o braço no forno",
      "vou me machucar nesse jogo",
    ],
  },
  melhor_sem_mim: {
    hits: [
      "todo mundo ficaria melhor sem mim",
      "minha família estaria melhor se eu morresse",
      "meus filhos vão ficar melhor sem mim",
    ],
    misses: [
      "ele tá melhor sem mim, terminamos",
      "o mundo seria melhor sem mosquito",
      "eles jogam melhor sem mim",
    ],
  },
  me_jogar_ou_tomar_tudo: {
    hits: [
      "vou me jogar da ponte",
      "penso em pular do prédio",
      "quero me jogar na frente do trem",
      "quero tomar todos os remédios",
      "vou tomar uma cartela de comprimidos",
      "penso em engolir um monte de comprimidos",
    ],
    misses: [
      "vou pular da ponte com corda de bungee",
      "vou pular da ponte: bungee jump sábado",
      "vou me jogar no sofá",
      "nunca vou pular da ponte",
      "vou tomar todos os remédios que o médico passou",
      "vou tomar todos os sorvetes",
    ],
  },
  como_morrer: {
    hits: [
      "como morrer sem dor",
      "qual o jeito mais fácil de me matar",
      "qual a forma mais rápida de me matar",
    ],
    misses: ["como não morrer de calor no Rio", "como eu faço pra me matar de rir"],
  },
  carta_de_despedida: {
    hits: [
      "escrevi minha carta de despedida",
      "já fiz minha carta de suicídio",
      "tô escrevendo a minha carta de adeus",
    ],
    misses: [
      "escrevi minha carta de despedida do trabalho",
      "minha personagem deixa uma carta de suicídio",
    ],
  },
  means_at_hand: {
    hits: [
      "tô na ponte e vou pular",
      "estou com os remédios aqui e vou tomar tudo",
      "já amarrei a corda",
      "to sentado na janela, adeus",
      "estou com a arma pra me matar",
    ],
    misses: [
      "tô na ponte tirando foto",
      "estou com os remédios da minha mãe pra entregar",
      "to na varanda tomando sol",
      "to com a corda no pescoço de tanta conta",
      "estou com a faca nova do churrasco",
    ],
  },
  amigo_se_matar: {
    hits: [
      "minha amiga quer se matar",
      "meu irmão falou que quer morrer",
      "minha prima tentou se matar ontem",
      "meu filho pensa em se suicidar",
      "ele diz que vai se matar se eu sair",
      "ela falou que quer morrer",
      "ameaçou se matar ontem",
    ],
    misses: [
      "meu pai quer morrer de rir dos vídeos",
      "minha irmã não quer morrer solteira",
      "minha mãe quer se mudar",
      "ela disse que quer morrer de vergonha",
      "ele falou que vai se mudar",
    ],
  },
  me_bate: {
    hits: [
      "meu marido me bate",
      "o meu pai bate-me",
      "ele sempre me agride",
      "minha mãe bate em mim",
    ],
    misses: [
      "meu irmão me bate no FIFA",
      "meu marido não me bate",
      "me bate uma saudade de casa",
      "ninguém me bate no truco",
    ],
  },
  me_bateu: {
    hits: [
      "ele me bateu",
      "meu marido me bateu de novo",
      "meu namorado me deu um soco",
      "minha mãe bateu-me",
      "eu apanho do meu marido",
      "levei um soco do meu namorado",
      "apanhei dele ontem",
    ],
    misses: [
      "ela me bateu no xadrez",
      "ele nunca me bateu",
      "meu irmão me deu um tapa nas costas de parabéns",
      "apanhei do meu irmão no FIFA",
      "apanho dessa impressora",
      "apanhei muito do meu pai quando era menina",
      "apanhei chuva",
    ],
  },
  fui_estuprada: {
    hits: ["fui estuprada", "meu tio abusou de mim", "tô sendo agredida em casa", "fui agredida"],
    misses: [
      "nunca fui agredida",
      "fui agredida pelo boleto do mercado",
      "tô sendo perseguida por um ganso",
    ],
  },
  me_toca: {
    hits: [
      "meu padrasto me toca de noite",
      "meu chefe passou a mão em mim",
      "ele me obriga a transar com ele",
    ],
    misses: [
      "meu pai me tocou com suas palavras",
      "meu tio toca violão",
      "me obriga a comer brócolis",
    ],
  },
  em_perigo: {
    hits: ["estou em perigo", "tô em perigo", "minha vida corre perigo"],
    misses: [
      "tô em perigo de comer o bolo todo",
      "não estou em perigo",
      "os pandas estão em perigo",
    ],
  },
  me_tranca: {
    hits: [
      "meu marido não me deixa sair de casa",
      "ele me trancou em casa",
      "meu marido mi tranca em caza",
    ],
    misses: [
      "meu marido não me deixa sair de casa sem guarda-chuva",
      "o gato não me deixa sair da cama",
      "me tranquei em casa pra estudar",
      "minha mãe não me deixa sair de casa",
    ],
  },
  me_ameaca_de_morte: {
    hits: [
      "ele me ameaçou de morte",
      "meu ex ameaça me matar",
      "me ameaçou com uma faca",
      "ele diz que me mata se eu largar ele",
      "vai me matar se eu contar",
      "se eu for embora ele me mata",
    ],
    misses: [
      "ameaça chover",
      "a gata me ameaça com a patinha",
      "ninguém me ameaçou de morte",
      "minha mãe me mata se eu chegar tarde",
      "vai me matar se eu esquecer o leite",
    ],
  },
  tentou_me_matar: {
    hits: [
      "meu marido tentou me enforcar",
      "alguém tá tentando me matar",
      "meu ex tentou me matar",
    ],
    misses: ["minha avó tentou me matar de tanto comer", "a escada tentou me matar"],
  },
  quero_matar_alguem: {
    hits: ["quero matar ele", "vou matar meu chefe", "vou esfaquear meu vizinho", "vou matá-lo"],
    misses: [
      "não quero matar ninguém",
      "vou matar ele no Minecraft",
      "vou matar a saudade dela",
      "quero matar meu chefe de orgulho",
      "vou matar meu irmão, comeu minha pizza",
      "quero matar meu chefe, que mala",
    ],
  },
  atacar_lugar: {
    hits: [
      "vou botar uma bomba na escola",
      "quero fazer um massacre na minha escola",
      "vou tacar fogo na firma",
    ],
    misses: ["vou explodir de alegria na escola", "teve fogo na escola hoje"],
  },
  como_matar: {
    hits: [
      "como matar alguém sem deixar rastro",
      "como envenenar meu marido",
      "como eu faço pra matar meu chefe",
    ],
    misses: ["como matar barata", "como matar o tempo", "como matar o chefe da fase 3"],
  },
  nao_respira: {
    hits: [
      "meu bebê não respira",
      "minha mãe parou de respirar",
      "um senhor desmaiou na fila e não respira",
    ],
    misses: ["meu irmão não consegue respirar de tanto rir", "a planta não respira no vaso"],
  },
  infarto: {
    hits: [
      "acho que tô tendo um infarto",
      "meu pai está tendo um derrame",
      "minha avó está a ter um AVC",
    ],
    misses: [
      "quase tive um infarto com o preço",
      "tô tendo um infarto com esse jogo",
      "meu avô teve um AVC em 2010",
    ],
  },
  tomou_remedios: {
    hits: [
      "minha amiga tomou uma cartela de comprimidos",
      "meu irmão tá tendo overdose",
      "tomei uma cartela inteira de rivotril",
      "engoli todos os comprimidos",
    ],
    misses: [
      "tomei um remédio pra dor",
      "tive uma overdose de chocolate",
      "não tomei muitos remédios",
      "tomei todos os meus remédios hoje",
    ],
  },
  sangrando: {
    hits: [
      "cortei a perna e não para de sangrar",
      "tô grávida e sangrando muito",
      "tá sangrando muito",
    ],
    misses: ["já parou de sangrar", "minha gengiva sangra com o fio", "meu bolso tá sangrando"],
  },
  desacordado: {
    hits: [
      "meu pai está inconsciente",
      "minha mulher caiu das escadas e não reage",
      "ele desmaiou e não acorda",
    ],
    misses: ["foi um gesto inconsciente", "desmaiou de sono no sofá", "o wifi caiu e não volta"],
  },
  bebeu_veneno: {
    hits: ["meu filho bebeu água sanitária", "ela tomou chumbinho", "o bebê engoliu uma pilha"],
    misses: ["comprei cloro e detergente", "não engoliu a pilha, era uva", "o controle come pilha"],
  },
  forcar_vomito: {
    hits: [
      "forço o vômito depois do jantar",
      "me forcei a vomitar",
      "me forço a vomitar",
      "enfio o dedo na garganta",
    ],
    misses: [
      "minha gata vomitou a ração",
      "quase vomito de nojo",
      "bebi demais e vomitei",
      "vomito tudo que como, virose braba",
    ],
  },
  passar_fome: {
    hits: [
      "parei de comer pra emagrecer",
      "não mereço comer hoje",
      "tou a passar fome de propósito pra caber no vestido",
    ],
    misses: [
      "tô morrendo de fome",
      "parei de comer carne",
      "não mereço comer tão mal",
      "parei de comer pão pra emagrecer",
      "não como carne pra emagrecer",
    ],
  },
  tenho_anos: {
    hits: ["tenho 15 anos, posso falar com vc?", "eu tenhu 11 anos", "sou uma menina de 13 anos"],
    misses: [
      "meu filho tem 14 anos",
      "tenho 15 anos de casada",
      "tenho 12 anos trabalhando aqui",
      "tenho 15 gatos",
      "tenho 40 anos",
    ],
  },
  na_escola: {
    hits: [
      "to no 7 ano e odeio matematica",
      "estou na sexta classe",
      "ando no 9.º ano",
      "tô no ensino médio",
    ],
    misses: [
      "tô no 3º ano da faculdade",
      "meu filho está no 7º ano",
      "quando eu estava no ensino médio",
      "dou aula no 5º ano",
      "estou no 2º ano",
    ],
  },
  menor_de_idade: {
    hits: ["sou menor de idade", "não tenho 18 ainda", "quando eu fizer 18 vou viajar"],
    misses: [
      "não sou menor de idade",
      "sou menor que meu irmão",
      "quando minha filha fizer 18 a gente viaja",
    ],
  },
};

export const idiomCases: IdiomCases = {
  morrer_de_rir: [
    "quero morrer de vergonha",
    "vou me matar de rir com isso",
    "minha irmã disse que quer morrer de saudade",
  ],
  me_matar_de_trabalhar: [
    "vou me matar na academia hoje",
    "não vou me matar pra entregar isso, vou me matar estudando",
  ],
  pular_por_esporte: ["vou pular da ponte com corda", "quero pular do prédio de paraquedas"],
  surra_no_jogo: ["meu irmão me deu uma surra no FIFA", "ela me deu uma surra de beijos"],
};
