// Messages that each row of the Portuguese plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  me_matar: {
    hits: ["vou me matar"],
    misses: ["não vou me matar", "há trinta anos pensei em me matar, hoje tenho netos"],
  },
  quero_morrer: {
    hits: ["quero morrer"],
    misses: [
      "não quero morrer",
      "quero morrer de rir",
      "quero morrer velha e feliz",
      "kkkk quero morrer",
      "na música ela fala quero morrer",
    ],
  },
  queria_nao_ter_nascido: {
    hits: ["queria não ter nascido", "tomara que eu morra"],
    misses: ["queria não acordar cedo amanhã"],
  },
  nao_quero_viver: {
    hits: ["não quero mais viver"],
    misses: ["não quero mais viver em São Paulo"],
  },
  sem_vontade_de_viver: {
    hits: ["não tenho mais vontade de viver", "tô cansada de viver"],
    misses: ["cansada de viver na correria", "sem vontade de viver com meu colega de quarto"],
  },
  acabar_com_a_vida: {
    hits: ["penso em tirar minha vida", "só penso em pôr termo à vida"],
    misses: ["essa dieta vai acabar com a minha vida social", "nunca vou tirar minha vida"],
  },
  pensamentos_suicidas: {
    hits: ["pensando em suicídio", "tenho pensamentos suicidas", "me sinto suicida"],
    misses: ["não tenho pensamentos suicidas"],
  },
  me_corto: {
    hits: [
      "eu me corto",
      "me cortei de propósito",
      "quero me cortar",
      "quero me machucar",
      "me machuco de propósito",
    ],
    misses: ["não quero me cortar"],
  },
  melhor_sem_mim: {
    hits: ["todo mundo ficaria melhor sem mim"],
    misses: ["ele tá melhor sem mim, terminamos"],
  },
  me_jogar_ou_tomar_tudo: {
    hits: ["vou me jogar da ponte", "quero tomar todos os remédios"],
    misses: [
      "vou pular da ponte com corda de bungee",
      "vou pular da ponte: bungee jump sábado",
      "nunca vou pular da ponte",
      "vou tomar todos os remédios que o médico passou",
    ],
  },
  como_morrer: { hits: ["como morrer sem dor"], misses: ["como não morrer de calor no Rio"] },
  carta_de_despedida: {
    hits: ["escrevi minha carta de despedida"],
    misses: ["escrevi minha carta de despedida do trabalho"],
  },
  means_at_hand: {
    hits: [
      "tô na ponte e vou pular",
      "estou com os remédios aqui e vou tomar tudo",
      "já amarrei a corda",
    ],
    misses: ["tô na ponte tirando foto"],
  },
  amigo_se_matar: {
    hits: ["minha amiga quer se matar", "ele diz que vai se matar se eu sair"],
    misses: ["minha irmã não quer morrer solteira"],
  },
  me_bate: { hits: ["meu marido me bate"], misses: ["meu irmão me bate no FIFA"] },
  me_bateu: {
    hits: ["ele me bateu", "eu apanho do meu marido"],
    misses: [
      "meu irmão me deu um tapa nas costas de parabéns",
      "apanhei muito do meu pai quando era menina",
    ],
  },
  fui_estuprada: {
    hits: ["fui estuprada", "meu tio abusou de mim", "tô sendo agredida em casa"],
    misses: [
      "nunca fui agredida",
      "fui agredida pelo boleto do mercado",
      "tô sendo perseguida por um ganso",
    ],
  },
  me_toca: {
    hits: ["meu padrasto me toca de noite", "ele me obriga a transar com ele"],
    misses: ["meu pai me tocou com suas palavras"],
  },
  em_perigo: {
    hits: ["estou em perigo", "minha vida corre perigo"],
    misses: ["tô em perigo de comer o bolo todo", "não estou em perigo"],
  },
  me_tranca: {
    hits: ["meu marido não me deixa sair de casa"],
    misses: [
      "meu marido não me deixa sair de casa sem guarda-chuva",
      "minha mãe não me deixa sair de casa",
    ],
  },
  me_ameaca_de_morte: {
    hits: [
      "ele me ameaçou de morte",
      "ele diz que me mata se eu largar ele",
      "se eu for embora ele me mata",
    ],
    misses: ["ninguém me ameaçou de morte"],
  },
  tentou_me_matar: {
    hits: ["meu marido tentou me enforcar"],
    misses: ["minha avó tentou me matar de tanto comer"],
  },
  quero_matar_alguem: {
    hits: ["quero matar ele", "vou matá-lo"],
    misses: ["quero matar meu chefe de orgulho"],
  },
  atacar_lugar: {
    hits: ["vou botar uma bomba na escola"],
    misses: ["vou explodir de alegria na escola"],
  },
  como_matar: { hits: ["como matar alguém sem deixar rastro"], misses: ["como matar barata"] },
  nao_respira: {
    hits: ["meu bebê não respira"],
    misses: ["meu irmão não consegue respirar de tanto rir"],
  },
  infarto: {
    hits: ["acho que tô tendo um infarto"],
    misses: ["tô tendo um infarto com esse jogo"],
  },
  tomou_remedios: {
    hits: ["minha amiga tomou uma cartela de comprimidos", "meu irmão tá tendo overdose"],
    misses: ["tive uma overdose de chocolate", "não tomei muitos remédios"],
  },
  sangrando: {
    hits: ["cortei a perna e não para de sangrar", "tô grávida e sangrando muito"],
    misses: ["já parou de sangrar"],
  },
  desacordado: {
    hits: ["meu pai está inconsciente", "minha mulher caiu das escadas e não reage"],
    misses: ["foi um gesto inconsciente"],
  },
  bebeu_veneno: {
    hits: ["meu filho bebeu água sanitária"],
    misses: ["não engoliu a pilha, era uva"],
  },
  forcar_vomito: {
    hits: ["forço o vômito depois do jantar", "me forcei a vomitar", "enfio o dedo na garganta"],
    misses: ["minha gata vomitou a ração"],
  },
  passar_fome: {
    hits: ["parei de comer pra emagrecer", "não mereço comer hoje"],
    misses: ["não mereço comer tão mal"],
  },
  tenho_anos: { hits: ["tenho 15 anos, posso falar com vc?"], misses: ["tenho 15 anos de casada"] },
  na_escola: { hits: ["to no 7 ano e odeio matematica"], misses: ["tô no 3º ano da faculdade"] },
  menor_de_idade: {
    hits: ["sou menor de idade", "não tenho 18 ainda", "quando eu fizer 18 vou viajar"],
    misses: ["não sou menor de idade", "sou menor que meu irmão"],
  },
};

export const idiomCases: IdiomCases = {
  morrer_de_rir: ["quero morrer de vergonha"],
  me_matar_de_trabalhar: ["vou me matar na academia hoje"],
  pular_por_esporte: ["vou pular da ponte com corda"],
  surra_no_jogo: ["ela me deu uma surra de beijos"],
};

/** What sounds sad, worried or grieved, and what only looks like it. */
export const sadCases = {
  hits: [
    `estou triste`,
    `to me sentindo sozinha`,
    `não tô bem`,
    `não sou feliz`,
    `estou com medo`,
    `meu cachorro morreu sábado`,
    `minha avó faleceu`,
    `meu pai tá com câncer`,
    `fui diagnosticada com lúpus`,
    `vou me divorciar`,
    `meu namorado terminou comigo`,
    `ela me largou`,
    `fui demitido hoje`,
    `perdi meu emprego`,
    `o enterro foi ontem`,
    `saudade da minha mãe que se foi`,
    `não paro de chorar`,
    `que dia péssimo`,
    `tivemos que sacrificar o gato`,
    `perdi o bebê`,
    `to preocupada com meu irmão`,
    `me sinto mal`,
    `to muito ansiosa`,
    `minha mãe tá na UTI`,
    `perdi minha avó`,
  ],
  misses: [
    `não estou triste`,
    `não tô mais triste`,
    `não tenho medo`,
    `não estou com medo`,
    `chorei de rir`,
    `to chorando de rir kkk`,
    `meu celular morreu`,
    `estou feliz`,
    `o filme é triste mas lindo`,
    `que sanduíche triste kkkk`,
    `você tá triste, Luli?`,
    `não foi um dia ruim`,
    `não tô preocupada`,
    `meu signo é câncer`,
    `perdi o ônibus`,
    `morri de rir`,
    `terminou o jogo comigo na frente`,
    `minha irmã passou na prova`,
    `me sinto bem`,
    `fica tranquila`,
  ],
};
