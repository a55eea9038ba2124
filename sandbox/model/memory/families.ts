// What people ask for most, in six languages: how it is asked for, and how it is told. A question finds what was told of its thing without a word
// in common with it, and of somebody or something that was never told nothing is guessed.
import { plain, termsOf } from "./terms.ts";

/** A family a line: what asks for it and tells of it, and behind `>` what only tells of it. `-` is any ending, `_` a space. */
const TABLE = `
  sister: sister- sis schwester- soeur- frangine- hermana- irma irmas 姉 妹
  brother: brother- bro bruder- frere- frangin- hermano- irmao- (?<!姉)兄 弟
  sibling: sibling- geschwister hermanos irmaos 兄弟 姉妹 きょうだい > sister- brother- schwester- bruder soeur- frere- hermana irma irmao 姉 妹 兄 弟
  mother: mother mother's vieja mom- mum- mama mutter mutti maman mere madre mae mamae (?<!祖)母 お母 ママ
  father: father- dad- papa vater- vati pere padre pai (?<!祖)父 お父 パパ
  parent: parents eltern padres pais 両親 > mother mom mum mutter maman mere madre mae father dad vater papa pere padre pai 母 父
  grandparent: grand(?!e?s?_)- gran nan nana oma opa gross(?:mutter|vater|eltern) mamie papy papi pepe meme abuel- avo avos vovo- 祖母 祖父 おばあ おじい
  son: son(?=s|'s|\\W|$)(?<!mon.) sohn- soehne (?<!le_)fils hijo filho 息子
  daughter: daughter- tochter- fille hija filha 娘
  child: kids? child children kind kinder enfants? gosses? hijos ninos filhos 子供 子ども > son(?=_) daughter- baby twins? sohn tochter zwilling- nachwuchs fils fille jumeaux jumelles hij[oa] gemel- filh[oa] gemeos bebe- 息子 娘 赤ちゃん 双子
  baby: baby babies nachwuchs bebes? 赤ちゃん > twins? zwilling- jumeaux jumelles gemel- gemeos 双子 生まれ
  partner: partner- boyfriend- girlfriend- husband- hubby gatte wife- spouse fianc- bf gf seeing_an- dating in_a_relationship single freundin (?:mein|einen)_freund mann ehemann frau ehefrau vergeben copain copine mari femme conjoint- future quelqu'un_dans en_couple celibataire novi[oa]- marid- espos[oa] mujer pareja solter- namorad- mulher noiv[oa] solteir- companheir- 彼氏 彼女 (?<!丈)夫(?!婦) 妻 旦那 恋人 付き合 > getting_married (?:been|we're|are)_together broke_up split_up dumped zusammen getrennt schluss_(?:ge)?mach- sors_avec separes? quittee? largue- salgo_con lo_hemos_dejado cortamos me_ha_dejado rompi- terminamos terminei me_largou 別れ 振られ 結婚
  friend: friend- bestie mate buddy freund(?:e|in)? kumpel amie? amis pote- amig- 友達 親友
  neighbour: neighbo- nachbar- voisin- vecin- vizinh- 隣 > next_door across_the_hall (?:down|up)stairs nebenan d'a_cote de_al_lado ao_lado
  flatmate: flatmate- roommate- housemate- mitbewohner- coloc- companer-_de_piso roomie colega_de_quarto ルームメイト 同居
  boss: boss- manager- chef chefin vorgesetzte- cheffe patron- jef[ea] chef[ea]- 上司 部長 店長 社長 課長
  colleague: colleague- co-?worker- workmate- kolleg- collegue- companer-(?!_de_piso) (?<!mi_)colega-(?!_de) 同僚
  teacher: teacher- lehrer- prof profe professeur- maitresse- profesor- professor- 先生
  cousin: cousin- kusine- prim[oa]s? いとこ
  uncle: uncle- aunt- onkel tante- oncle- ti[oa]s? おじさん おばさん
  niece: niece- nephew- nichte- neffe- sobrin[oa]- 姪 甥
  dentist: dentist- zahnarzt- dentiste- dentista- 歯医者 歯科
  doctor: doctor- gp arzt arztin hausarzt- medecin- docteur- medic[oa] (?<!歯)医者
  dog: dogs? pup puppy hund- hundin welpe- chiens? chienne chiot- perr[oa]- cachorr- cadel- 犬 ワンコ > beagle pitbull- labrador- poodle terrier- dackel pudel mops caniche galgo
  cat: cats? kitten- kitty katze- kater katzchen chats? chatte chaton- gat(?:it)?[oa]s? gatinh- 猫 ネコ
  pet: pets? animals? haustier- tiere? animaux mascotas? animais bichos? bichinhos? ペット 動物 > dogs? pup cats? kitten- hamster- rabbit- bunny parrot- tortoise- turtle- goldfish guinea_pig- budgie- horse hund- katze- kater katzchen kaninchen papagei- wellensittich- schildkrote- chiens? chienne chiot- chats? chaton- lapin- perroquet- tortue- perr[oa]s? gat(?:it)?[oa]s? conej- loro tortuga- cachorr- gatinh- coelh- papagaio- tartaruga- 犬 猫 うさぎ 亀 インコ 飼って
  job: job jobs work(?!s_best|s_well|_out)s? profession occupation do_for_(?:a_living|work) living beruf- arbeit(?:e|est|et)? was_mache?_ich_beruf verdien-_ich boulot metier travail- dans_la_vie profession trabajo trabaja- profesion me_dedico de_que_vivo trabalh- profissao (?:faco|faz)_da_vida emprego ganho_a_vida 仕事 職業 勤め 何して食 > (?:i'm|i_am|im|she's|he's|been)_an?_(?!bit|little|mess|fan|big|huge|total|real|morning|night)[a-z]+ teach- nurse plumber driv(?:e|er) engineer- (?:work|run|own)_(?:as|at|for|in|a) going_to_be_an? retired bin_(?:jetzt_)?(?:bei|als) ausbildung bin_[a-z]+(?:er|in|ist|ent|mann|frau|kraft) unterricht- fahr_[^.]*lkw stelle (?:suis|est)_[a-z]+(?:ier|iere|eur|euse|ien|ienne|iste|ant|ante) etre_[a-z]+ enseigne- poste retraite- (?:soy|voy_a_ser)_[a-z]+ [a-z]+_de_profesion doy_clases puesto jubilad- (?:sou|vou_ser)_[a-z]+ dou_aula aposentad- vaga [看教]護?師 介護 大工 働 教え 経営 会社員 公務員
  home: live living home hometown address city town wohn- lebe zuhause adresse stadt dorf habite- vis vit vivons ville (?<!de_que_)vivo vive vivimos ciudad direccion moro mora moramos vivo cidade endereco 住ん 住所 暮らし 街 > move[sd]?_to moving_to based_in lives lived gezogen umgezogen lebt leben demenage- emmenage- mude mudamos mudei mudou 引っ越
  birthday: birthday- b-?day born geburtstag- geboren anniv- nee?_le nacimiento cumple- aniversari- nascimento 誕生日 生まれ > turn(?:s|ed|ing)?_[0-9]+ werde?_.{0,22}[0-9]+ aurai_[0-9]+ cumplo nacid?[io]? faco_[0-9]+ nasci 月.{1,6}で.{1,6}[才歳に]
  favourite: favou?rite- like_best like_[^.?]*most love_most -liebling- am_liebsten prefere- favorit- preferid- mas_me_gusta mais_gosto 一番好き 好きな 好物 > love adore crazy_about liebe mag aime encanta gusta adoro amo gosto 好き 大好
  food: food eat dish meal -essen ess -gericht mange- plat nourriture com(?:er|ida) plato prato 食べ 料理 好物 > cook- kitchen koch- cuisine- cocin- cozinh- restaurant- lunch dinner breakfast 食
  dislike: hate- dislike- can't_stand don't_like hasse nicht_(?:mag|leiden|ausstehen) deteste- aime_pas odio no_me_gusta no_soporto odeio nao_gosto nao_suporto 嫌い 苦手 > can't_bear horreur asco nojo
  allergy: allerg- alergi- intoleran- can't_eat -vertrag- アレルギー > c(?:o?e)liac- zoliakie laktose lactos- gluten celiac-
  hobby: hobb(?:y|ies|ys) pastime- free_time freizeit loisir- passe-temps aficion- tiempo_libre hobbies passatempo- tempo_livre 趣味 > learning- knit- paint- hik(?:e|ing) climb- pottery guitar piano cello violin chess photograph- collect- lern strick- male wander- kletter- gitarre klavier geige schach sammle apprends tricot- peins randonn- escalade guitare violon- echecs aprendi- tejer pinto senderismo escalada chelo ajedrez colecciono aprendendo violao violoncelo croche trilha xadrez 習い 編み物 登山 ギター ピアノ チェロ
  instrument: instrument- 楽器 > guitar- piano cello violin- bass drums trombone trumpet flute sax- gitarre klavier geige schlagzeug flote trompete guitare basse batterie guitarra chelo bajo bateria violao violoncel- baixo ギター ピアノ チェロ バイオリン ベース ドラム
  car: cars? auto wagen voiture bagnole (?:mi|un|el|que|nuestro)_coche carro 車 > drive_(?:a|an|my) fahre?_ein- conduis conduzco dirijo polo fiesta corsa clio golf toyota ford fiat honda bmw renault 乗って
  study: study studying major studier- studium etud- estud- carrera faculdade 専攻 勉強 > studies degree uni university universit- 大学
  trip: holiday- vacation- trip travel- fly urlaub- reise- ferien verreis- flieg- vacances voyag- avion vacaciones viaj- vuelo ferias viag- voo 旅行 飛ぶ フライト > flying flight- fliegen part_en pars_en partons volamos voa voamos
  goal: goals? aims? ziele? objectifs? metas? objetivos? 目標 > want_to saving wanna hope_to i'd_love_to ich_(?:mochte|will) spare auf_[^.]*spar- je_veux economise aimerais quiero ahorr- quero juntando pretendo 貯め たい つもり
  music: bands? singer music musik- -band groupe musique chanteu- grupo musica cantante banda cantor- 音楽 バンド 歌手
  origin: grew_up grow_up aufgewachsen herkomm- grandi crie creci cresci 出身 育 > raised born_in come_from komme_aus viens_de nac[io]_en nasci_em
`;
/** So many, from the first, are somebody or something of one's own: of one that was never told nothing is guessed. */
const ROLES = 26;
type Family = { id: string; asks: RegExp; tells: RegExp };

const BEGINS = String.raw`(?<![\p{L}\d])`;
const ENDS = String.raw`(?!\p{L})`;
function compile(words: string): RegExp {
  const patterns = words.split(" ").map((word) => {
    // Japanese has no bounds of words.
    if (/[^\p{Script=Latin}\P{L}]/u.test(word)) return word;
    const open = word.replace(/^-/u, "").replaceAll("_", String.raw`\s`);
    const ended = open.replace(/-(?=$|\()/u, String.raw`\p{L}*`);
    return `${word.startsWith("-") ? "" : BEGINS}${ended}${ENDS}`;
  });
  return new RegExp(patterns.join("|"), "giu");
}

const FAMILIES: Family[] = plain(TABLE)
  .trim()
  .split(/\n\s*/)
  .map((row) => {
    const [id = "", words = ""] = row.split(": ");
    const [asks = "", tells] = words.split(" > ");
    return { id: `@${id}`, asks: compile(asks), tells: compile(tells ? `${asks} ${tells}` : asks) };
  });
const ROLE_IDS = new Set(FAMILIES.slice(0, ROLES).map(({ id }) => id));

const find = (text: string, side: "asks" | "tells"): Family[] =>
  FAMILIES.filter((family) => plain(text).search(family[side]) >= 0);

/** What is asked for by its family is not asked for by its words as well. */
export function askedTerms(text: string): string[] {
  const asked = find(text, "asks");
  const rest = asked.reduce((left, { asks }) => left.replace(asks, " "), plain(text));
  return [...(asked.length > 0 ? termsOf(rest) : termsOf(text)), ...asked.map(({ id }) => id)];
}
export const toldTerms = (text: string): string[] => [
  ...termsOf(text),
  ...find(text, "tells").map(({ id }) => id),
];
export const isFamily = (term: string): boolean => term.startsWith("@");
export const isRole = (term: string): boolean => ROLE_IDS.has(term);
