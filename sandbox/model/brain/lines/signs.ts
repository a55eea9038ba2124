// Signs of what a message does, in six languages: asks, chooses between two, speaks to Luli or of whoever writes.
import type { Spoken } from "../../memory/lines.ts";
import { blocksOf, withoutAccents } from "../table.ts";

type Signs = Record<Spoken, RegExp>;

const words = (language: Spoken, phrases: string, begin = String.raw`(?<!\p{L})`) =>
  new RegExp(
    language === "ja"
      ? phrases
      : String.raw`${begin}(?:${withoutAccents(phrases, language)})(?!\p{L})`,
    "u",
  );
/** Below each `# id` a row for each language. */
const signsOf =
  (begin?: string) =>
  <Id extends string>({ raw }: TemplateStringsArray) =>
    Object.fromEntries(
      blocksOf(raw.join("")).map(([id = "", ...rows]) => {
        const read = rows.map((row) => [row.slice(0, 2), row.slice(3)] as [Spoken, string]);
        const signs = read.map(([language, these]) => [language, words(language, these, begin)]);
        return [id, Object.fromEntries(signs)];
      }),
    ) as Record<Id, Signs>;

const BEGIN = String.raw`^(?:(?:so|and|but|hey|hi|hello|ok|okay|well|please|und|aber|also|sag mal|na|hallo|y|pero|oye|hola|a ver|et|mais|dis|bon|alors|e|mas|oi|então|me diz|btw)[ ,]+)*`;
/** Asked at all; politely asked of her, and yet of the world. */
export const { asks: ASKS, polite: POLITE } = signsOf(BEGIN)<"asks" | "polite">`
  # asks
  en what|what's|who|who's|whose|where|where's|when|why|how|how's|which|is|are|am|(?:was|were|did) (?:i|you|u|we|he|she|they|it|this|that|there|the|my|your|anyone)|do(?! (?:a|an|some|me|your|the|it)(?!\p{L}))|does|don't|can|could|would|will|should|shall|have you|has|any idea|tell me (?:about|what|who|why|how)|explain|define|ever wonder|rate|thoughts on
  de wer|wos|wat|was(?! für ein(?:e|en)? (?:scheiß|tag|mist))|wo|wohin|woher|wann|warum|wieso|weshalb|wie|welche\p{L}*|womit|wovon|wozu|wieviel|kannst|kann (?:man|ich|es|das)|soll(?:te)?|darf|muss man|gibt es|gibts|ist|sind|hat|hast|habt|weißt|weisst|kennst|magst|bist|glaubst|denkst|willst|möchtest|würdest|wirst|stimmt es|erklär\p{L}*|bewerte|(?:haben|können|sind|fühlen|wissen|kennen|mögen) sie|\p{L}{3,}st du|geht (?:das|es)|.* eigentlich$
  es qué(?! \p{L}+$| \p{L}+ (?:tan|más) | (?:bien|mal|rico|bonit|día|rabia|asco|guay|pena|alegr|lata|calor|frío|sueño|hambre|ganas|fuerte|palo))|quién\p{L}*|cómo|cuándo|dónde|por qué|para qué|cuál\p{L}*|cuánt\p{L}+|a qué|de qué|con qué|puedes|sabes|eres|tienes|crees|quieres|conoces|te gusta\p{L}*|has \p{L}+d[oa]|explícame|es verdad que|se puede|debería|puntúa|califica|valora|.* (?:cuánto|cuándo|dónde)$|(?:puedo|se puede) (?!más|ni|con)\p{L}+
  fr qui|que(?! du| de la)|quoi|où|quand|pourquoi|comment|quel\p{L}*(?! (?:calme|bonheur|silence|joie|plaisir|horreur|galère|honte|chance|belle?|bonne?|beau|sale)(?!\p{L}))|combien|est-ce|c'est quoi|c'est qui|qu'est-ce|tu (?:peux|sais|connais|aimes|crois|veux|as|es|penses|vois|dors|viens|fais)|peux-tu|es-tu|as-tu|aimes-tu|sais-tu|connais-tu|crois-tu|explique\p{L}*|je devrais|dois-je|note (?:mon|ma|ça|ce|cette)|t'en penses|c'est combien|.* (?:quoi|combien|où|quand|comment|pourquoi)$|(?:je peux|on peut) (?!pas|plus|rien)\p{L}+
  pt quem|o que|onde|quando|por que|porque será|como(?! (?:eu )?(?:amo|odeio))|qual|quais|quant\p{L}+|será|de que|você (?:gosta|sabe|pode|tem|acha|conhece|é|consegue|quer|acredita|já)|sabe|consegue|pode|tem como|dá pra|explica|devo|é verdade|avali[ae]|dá (?:uma )?nota|pra que|para que|posso|dá para|que \p{L}+ (?:você|tu)
  ja (?:採点して|評価して|ですか|ますか|(?<!う)かな|かしら|だろう|でしょう|んだっけ|っけ)[?？]?$|(?:何|(?<!ん)なに|誰|どこ|いつ|どんな|(?<!ぶ)どう)(?!せ|も|か|でも|にも|とも|しよう|せ)[^、。]{0,12}(?:る|た|い)$|(?:何|なに|なぜ|なん(?:で|の|か月)|どう|どこ|いつ|誰|だれ|どれ|どっち|どんな|いくつ|いくら|ルリ|君|あなた).*の[?？]?$|^(?:何(?!もかも|か)|なに(?!か)|なぜ|なんで|どうして|どこ(?!か)|いつ(?!か|も)|誰(?!か?ら?にも|からも|も)|だれ|どう|どんな|どれ|どっち|いくつ|いくら)|(?:って|は)(?:何|なに|いつ|どこ|誰|だれ|何歳|いくら|いくつ)[?？]?$|どう.{0,8}(?:そう|よう)$
  # polite
  en (?:can|could|would|do|will) you (?:please )?(?:tell me|explain|know|say|happen to know)(?: to me)?(?: (?:about|what|who|when|where|why|how|if|the))?|(?:i )?wonder
  de (?:kannst|könntest|weißt|weisst) du (?:mir )?(?:sagen|erklären|vielleicht|zufällig|eigentlich)?,? ?(?:was|wer|wie|wo|warum|wieso|wann|ob|welche\p{L}*)|erklär mir
  es (?:me )?(?:puedes|sabes|podrías|sabrías)(?: decirme| explicarme| explicar| decir)? (?:qué|quién|cómo|cuándo|dónde|si|cuánt\p{L}+|por qué|cuál|el|la)
  fr (?:tu (?:peux|sais|pourrais)|est-ce que tu sais|peux-tu|sais-tu)(?: me dire| m'expliquer| expliquer)? (?:ce que|ce qu'|qui|comment|quand|où|si|pourquoi|combien|quel\p{L}*|la|le)
  pt (?:você |vc )?(?:sabe|pode|consegue|poderia)(?: me)?(?: dizer| explicar| falar)? (?:o que|quem|como|quando|onde|se|quant\p{L}+|por que|qual|a|o)
  ja (?!)
`;
/** Spoken to her, of whoever writes; a choice in a question alone, as a statement only lists; what clouds a joy. */
export const SIGNS = signsOf()<
  "tag" | "bright" | "bid" | "hers" | "own" | "either" | "undecided" | "clouded"
>`
  # tag
  en (?:isn't it|isn't he|isn't she|right|huh|don't you think|you know|innit|eh|hm+|amirite)$
  de (?:oder|ne|gell|nicht wahr|weißt du|gä|woll|nich)$|^(?:aber )?du (?:bist|hast|machst|siehst|tust|redest) .*
  es (?<=[, ])(?:no|verdad|sabes|eh|cierto|a que sí|vale)$|^(?:tú )?eres (?:un|una|mi|la|el|tan|muy|lo|mejor) .*|^a que (?:no )?\p{L}+s .*
  fr (?<=[, ])(?:non|hein|tu vois|n'est-ce pas|pas vrai|tu sais)$|^(?:tu es|vous êtes) (?:une?|mon|ma|la|le|trop|si|tellement|très|vraiment) .*|^avoue .*|^(?:tu as l'air|tu ressembles|on dirait) .*
  pt (?<=[, ])(?:né|sabe|viu|não é|não|certo|sabia)$|^(?:você|vc|tu) (?:é|és) (?:uma?|minha|meu|muito|tão|a|o) .*
  ja (?:[いしたる](?:く|ん)?(?:じゃ)?ない|くない|じゃない|だよね|よね|でしょ|っしょ|やん|じゃん|じゃね|くね|やろ)[?？]$
  # bright
  en lol|lmao|haha\p{L}*|love|loving|fun|pretty|best(?! friend)|beautiful|perfect|yay|finally|so good|delicious|heaven|cozy|cooking|happy|amazing|view|party|popcorn|excited|lovely|sunny
  de haha\p{L}*|hihi\p{L}*|lol|herrlich|himmlisch|schön\p{L}*|super|toll\p{L}*|genieß\p{L}*|gemütlich|lieb\p{L}*|freu\p{L}*|glücklich|traum\p{L}*|endlich|picknick|lustig|meer|sonne|koche|lachen|nett
  es jaja\p{L}*|jeje\p{L}*|lujo|ric[oa]|feliz|qué bien|geniales?|delicia|gusto|content[oa]|bonit\p{L}*|playa|divertid\p{L}*|encanta\p{L}*|boda|tenemos casa
  fr mdr\p{L}*|ptdr\p{L}*|lol|haha\p{L}*|bonheur|adore\p{L}*|contente?s?|géniale?s?|trop bien|plaisir|kiffe\p{L}*|délice|super|vacances|film|mariage|mer|crêpes|cuisine
  pt k+|haha\p{L}*|delícia|oba|feliz|gostos\p{L}|bom|boa|ótim\p{L}|liberdade|amo|adoro|mar|lind\p{L}|cozinhando|casamento|com a gente
  ja 笑(?!い方|え|われ)|[wｗ]+$|最高|おいし|美味し|楽し(?!く)|嬉し|うれし(?!く)|好き|幸せ|かわいい|可愛|[♪☆]|気持ちいい|海見
  # bid
  en ^(?:please |pls |luli |hey |ok |so |now |can (?:you|u) |could (?:you|u) |will you |would you |please )*(?:tell|write|make|give|sing|read (?:me|us|to)|say|do (?!you|u |i |they|we |dogs|people)|show|remind|draw|describe|teach|help|pretend|imagine|call me|pick|guess|list|translate|play|speak|entertain|invent|spell|count|recite|rap|roast|compose|convince|repeat|bark|howl|wake|rate|order|hit me|hype|cheer|comfort|ping|nudge|fetch|find me|name (?:a|an|one|two|three|five|me|some))(?!\p{L})
  de ^(?:bitte |luli |hey |komm |los |und |jetzt |kannst du |könntest du |magst du |würdest du |mal )*(?:sag|erzähl|schreib|mach|gib|sing|lies|zeig|erinner|mal|beschreib|erklär|hilf|stell|rate|nenn|such|übersetz|prüf|spiel|sprich|erfind|buchstabier|zähl|dicht|reim|denk|überleg|weck|ruf|bestell|schick|versprich|tröst|bell|imitier|wiederhol|unterhalt|bring)e? (?!zu |ich|sehen|gucken|schauen)\p{L}+
  es ^(?:por favor |porfa |luli |oye |venga |anda |a ver |me puedes |puedes |podrías )*(?:di|dime|cuenta|cuéntame|escribe|escríbeme|haz|hazme|dame|canta|cántame|lee|léeme|enséñame|muéstrame|recuérdame|dibuja|dibújame|describe|explica|ayúdame|inventa|invéntate|échate|échame|ponme|pon|busca|búscame|traduce|imita|repite|adivina|finge|imagina|piensa|prométeme|mándame|envíame|despiértame|avísame|decir\p{L}*|contar\p{L}*|hacer\p{L}*|ladra|nómbrame|háblame)(?!\p{L})
  fr ^(?:stp |s'il te plaît |luli |allez |hey |vas-y |tu peux |tu pourrais |peux-tu )*(?:(?:dis|raconte|écris|fais|donne|chante|lis|montre|rappelle|dessine|décris|explique|aide|invente|propose|cherche|traduis|imite|répète|devine|imagine|promets|envoie|réveille|préviens|apprends|parle|trouve|choisis)(?:-moi| moi|-nous|$| (?:une?|des|quelque|le|la|les)(?= ))|me (?:dire|raconter|faire|rappeler|écrire|trouver|donner)(?!\p{L}))
  pt ^(?:por favor |pfv |luli |oi |ei |vai |você pode |pode |consegue |dá pra |me )*(?:diz|diga|conta|conte|escreve|faz (?!frio|calor|tempo|\p{L}+ (?:anos|dias|meses))|faça|dá (?!medo|raiva|vontade|saudade)|canta|lê|mostra|lembra|desenha|descreve|explica|ajuda|inventa|fala|imita|repete|adivinha|finge|imagina|promete|manda|acorda|avisa|ensina|traduz|procura|indica|decide|late|chama|dizer|contar|fazer|lembrar|tocar|cantar|ler)(?!\p{L})
  ja (?:して|って|んで|いて|えて|せて|みて|きて|めて|べて|けて|ちょうだい|頂戴|ください|下さい|くれる|くれない|もらえる|ほしい|欲しい|お願い|おねがい|頼む)(?:よ|ね|な|くれ)?[？！。〜ー]*$|(?:みな|なさい|しろ|してみ)(?:よ|ね)?$
  # hers
  en you|your|yours|yourself|you're|you've|luli|(?:not bad|okay) for an? \p{L}+
  de du|dich|dir|dein\p{L}*|luli|ihr beiden|^(?:bist|hast|kannst|magst|willst|würdest|darfst|musst|weißt|kennst|glaubst|schläfst|isst|träumst|machst|denkst|möchtest)|\p{L}{3,}st(?= (?:mich|mir|was|gern|schon))|für (?:ein|n|nen|einen?) (?:stofftier|kuscheltier|hund|köter|welpen|roboter|ki)
  es (?!tr|ch|ex|res|cons|des|as)\p{L}{2,}[ai]ste|\p{L}{3,}rías|tú|ti|tu|tus|te|contigo|a que (?:no )?\p{L}+s|haces|hacías|vas|vienes|dices|ves|oyes|juegas|vos|sos|tenés|podés|sabés|querés|odias|lloras|cantas|bailas|eres|estás|tienes|puedes|sabes|quieres|sueñas|piensas|vives|crees|conoces|comes|duermes|prefieres|has|luli|ladras|hablas|pareces|para (?:un|una) (?:peluche|perro|perra|robot|ia)
  fr vous|votre|vos|tu|toi|ton|ta|tes|te|t'\p{L}+|\p{L}+-tu|luli|pour une? (?:peluche|chien|chienne|robot|ia)
  pt ^(?:mas |e |então |oi |ei )*(?:gosta|tem|sabe|pode|consegue|já|dorme|come|sente|sonha|late|faz|quer|acredita|conhece|prefere|curte|mora|fala|toma|odeia|vive|ama|lembra|brinca) (?!como|jeito|gente|que|alguém|semanas|dias|meses|anos|tempo|um |uma ).*|você|vc|cê|ocê|tu|te|ti|seu|sua|teu|tua|contigo|luli|^pareces? uma?|(?:pra|para) uma? (?:bicho de pelúcia|pelúcia|cachorra|robô|ia)|^confessa
  ja ルリ|るり|君|きみ|おぬし|そなた|おまえさん|わんこ|ワンちゃん|あなた|お前|おまえ|^(?!.*(?:なんで|なぜ|どうして|どうやって|どうす|何で|どの|どれ|まで|から|とは|いくら|いつ|何時|明日|今日|天気|これ|それ|勝))[^はがも]{1,14}(?:好き|した|する|ある|いる|できる|食べる|食べた|飲む|見る|見た|行く|嫌い|怖い|寝る|寝た|なの|の)(?:の|ん)?[?？]$|(?:寝|起き|食べ|遊ん)てた(?:でしょ|だろ|よね)|^(?!.*(?:は|が))[^も]{1,14}(?:タイプ|派)[?？]$|(?:ぬいぐるみ|犬|AI)のくせに
  # own
  en i|i'm|i've|i'd|i'll|my|mine|we|we're|our|us
  de ich|mein\p{L}*|wir|uns|unser\p{L}*|mir|mich|hab|bin
  es yo|mi|mis|me|estoy|tengo|soy|he|hemos|nos|nuestr\p{L}+|debería|voy|vamos|quiero|hago|puedo|\p{L}{2,}(?:amos|emos|imos)
  fr je|j'\p{L}*|mon|ma|mes|moi|on|nous|notre|nos|m'\p{L}+
  pt eu|meu|minha|meus|minhas|mim|tô|estou|sou|tenho|vou|nós|nosso|nossa|a gente|devo|quero|faço|posso
  ja 私|わたし|僕|俺|うち(?:の|は)|自分
  # either
  en \p{L}+ or (?!not|nah|what|just|so|something|whatever)\p{L}+
  de \p{L}+ oder (?!so|nicht|was)\p{L}+
  es \p{L}+ [ou] (?!no$|no[ ,]|q$|que$|algo|me (?:minti|engañ|equivo)|te |qué(?!\p{L}))\p{L}+
  fr \p{L}+ ou (?!pas$|bien|quoi|non)\p{L}+
  pt \p{L}+ ou (?!algo|não$)\p{L}+
  ja どっち|どちら|それとも|.か.{1,8}か(?:、|決|選|迷|悩|で|$)
  # undecided
  en (?:can't|cannot) decide|torn between|choose between
  de entscheiden zwischen|kann mich nicht entscheiden|schwanke zwischen|zwischen \p{L}+ und
  es no (?:sé|puedo) (?:decidir|elegir)\p{L}*|dudo entre|indecis\p{L}+
  fr j'hésite|hésite entre|arrive pas à (?:choisir|décider)
  pt na dúvida|em dúvida|não sei (?:escolher|decidir)|não consigo (?:escolher|decidir)|indecis\p{L}+
  ja 迷って|迷う|決められ|選べない
  # clouded
  en not|(?!can't (?:believe|wait))\p{L}+n't|never|without(?! (?:a mistake|a drink|smoking|drinking))|nobody|no one|almost|nearly|unfortunately|sadly|but|lost(?! (?:weight|\d+|some|a few|\p{L}+ (?:kilos?|kg|pounds|lbs|stone)))|missed|rejected|denied|instead of me|everyone (?:but|except) me
  de nicht(?! (?:glauben|fassen|erwarten))|nich|nie|niemand|kein\p{L}*|ohne(?! (?:einen )?fehler)|fast|leider|aber|(?<!zahn )verloren|außer mir|statt mir
  es no(?! (?:lo creo|me lo creo|puedo (?:creer|esperar)))|nunca|nadie|sin(?! (?:beber|fumar|(?:un |ningún )?fallo))|casi|por desgracia|lamentablemente|pero|perd\p{L}+(?! (?:\p{L}+|\d+) (?:kilos?|quilos?|kg)| peso)|menos yo|en vez de
  fr pas|jamais|personne|sans(?! (?:boire|fumer|(?:une )?faute))|presque|malheureusement|hélas|mais|perdu\p{L}*(?! (?:\p{L}+|\d+) (?:kilos?|quilos?|kg)| peso)|raté\p{L}*|sauf moi|au lieu de
  pt não(?! (?:acredito|vejo a hora))|nunca|ninguém|sem(?! (?:beber|fumar|errar))|quase|infelizmente|mas|perd\p{L}+(?! (?:\p{L}+|\d+) (?:kilos?|quilos?|kg)| peso)|menos eu|em vez de
  ja なかった|ない(?:$|。|けど|し|の)|できず|だけど|けど|でも|のに|残念|失(?:っ|い)|…$
`;
/** What is asked of her that only the asker can know, or an expert: the first that fits. */
export const ASKED = Object.entries<Signs>(signsOf()`
  # name-idea
  en a nickname|nickname me|(?:give|find|need|want|make up|invent|think of) (?:\p{L}+ ){0,3}nicknames?|(?:suggest|name|nickname|names)(?: \p{L}+){0,3} for (?:my|a|our|the|his|her)|what (?:should|shall|do) (?:i|we) (?:name|call) .*|help me name
  de (?:spitz|kose)namen?|(?:namen?|spitznamen?)(?: \p{L}+){0,2} für .*|wie (?:soll|nenn)\p{L}* (?:ich|wir) .*nennen|wie nenne? (?:ich|wir)
  es apodos?|un mote|sobrenombre|nombres?(?: \p{L}+){0,2} para .*|cómo (?:le|lo|la) (?:llamo|pongo|llamamos|ponemos)
  fr surnoms?|petit nom|(?:nom|prénom|noms)(?: \p{L}+){0,2} pour .*|comment (?:je l'|l'|on l')appel\p{L}+
  pt apelidos?|nomes?(?: \p{L}+){0,2} (?:pra|para|pro) .*|que nome (?:eu )?(?:dou|coloco)
  ja あだ名|ニックネーム|名前(?:を|の)?.*(?:考えて|つけて|決めて|候補|どうしよう|アイデア)
  # gift
  en gifts? (?:for|ideas?)|(?:get|buy|give) (?:for )?(?:my|her|him|them|mom|dad) .*(?:christmas|birthday|anniversary|present|gift)|what (?:should|can|do) i (?:get|buy|give) (?:for )?(?:my|her|him|them)|present idea\p{L}*
  de (?:was|womit) .*(?:schenk\p{L}*)|geschenkidee\p{L}*|geschenk für .*
  es (?:qué|algo) (?:le |les |puedo )?(?:regalo|regalar\p{L}*|regalamos)|ideas? de regalo|regalo para
  fr (?:quoi|que|qu'est-ce que)(?: \p{L}+)* offrir|offrir (?:quoi|à)|idées? (?:de )?cadeau|j'offre quoi|cadeau pour
  pt (?:o que|q) (?:eu )?(?:dou|dar|posso dar|compro) (?:de presente|pr|para).*|ideia de presente|presente (?:pra|para|pro|pro) .*
  ja プレゼント.*(?:何|なに|おすすめ|どう|いい)|(?:何|なに)を?あげ
  # recommend
  en recommend\p{L}*|suggest\p{L}*|(?:any|some|good) (?:tips|ideas?|suggestions?|advice|recommendations?)(?: for)?.*|what should i (?:watch|read|listen to|play)|(?:good|favou?rite) (?:book|movie|film|series|song|show)s?(?: to| for)|what (?:should|shall|can|could|do) (?:i|we) (?:eat|cook|make|have|order)(?: for)?(?: dinner| lunch| breakfast| tonight| today)?.*|dinner ideas?|what's for (?:dinner|lunch|tea)|lunch ideas?
  de empfiehl\p{L}*|empfehl\p{L}*|schlag\p{L}* .*vor|vorschl\p{L}+|(?:hast du |ein(?:en)? )?(?:tipps?|ideen?)(?: für)?.*|was soll ich (?:schauen|gucken|lesen|hören|spielen)|kennst du (?:ein|gute|einen) .*|was (?:soll|sollen|kann|koch\p{L}*|ess\p{L}*|mach\p{L}*) (?:ich|wir|man)?.*(?:kochen|essen|koch|abendessen|mittag|zu essen)|was (?:koche?|esse?) (?:ich|wir).*|was gibt('|)s (?:heute )?zu essen
  es recomi\p{L}+|recomend\p{L}*|sugier\p{L}*|suger\p{L}*|(?:alguna? |dame )?(?:ideas?|consejos?|tips?)(?: para)?.*|qué (?:veo|leo|escucho|película|serie|libro)|qué (?:cocino|como|ceno|desayuno|comemos|cenamos|puedo (?:cocinar|comer|cenar)|hago (?:de|para) (?:comer|cenar|cena|comida)).*
  fr conseil\p{L}*|recommand\p{L}*|propose\p{L}*|suggère\p{L}*|(?:une |des |as-tu |tu as )?(?:idées?|astuces?)(?: pour)?.*|je (?:regarde|lis|écoute) quoi|(?:je |on )?(?:cuisine|mange|prépare) quoi.*|qu'est-ce (?:qu'on|que je) (?:mange|cuisine|prépare).*|quoi (?:manger|cuisiner).*
  pt recomend\p{L}*|suger\p{L}*|indic(?:a|ação|ações)|(?:me dá |alguma )?(?:dicas?|ideias?|conselhos?)(?: pra| para)?.*|o que (?:eu )?(?:assisto|leio|ouço|vejo)|o que (?:eu |a gente |vou |posso )?(?:cozinho|como|janto|almoço|cozinhar|comer|jantar|faço (?:de|pra|para o) (?:jantar|almoço|comer)).*
  ja おすすめ|オススメ|お勧め|(?:アイデア|ヒント|コツ|アドバイス)(?:を|は|が|ある|ちょうだい)?.*|(?:何|なに)を?(?:作|食べ|たべ)(?:ろう|よう|たら)|(?:夕飯|晩ご飯|ごはん|ご飯|ランチ|お昼)(?:は|、)?.*(?:何|なに|どう).*
  # shall
  en should (?:i|we)|shall (?:i|we)|what (?:should|would|could|can|do) (?:i|you|we)|help me|need (?:your )?(?:help|advice)|i don't know (?:what|how|if|whether)|is it (?:ok|okay|normal|weird|bad|wrong) (?:to|if|that)|am i .*|advice
  de soll(?:te)?n? (?:ich|wir)|was (?:mach|tu|zieh|soll|sag|würdest|kann)\p{L}* (?:ich|du|wir).*|hilf mir|brauch\p{L}* .*(?:rat|hilfe)|weiß (?:nicht|net) (?:ob|was|wie).*|ist es (?:ok|okay|normal|schlimm|komisch) .*|^bin ich .*|^darf ich
  es (?:debería|debo|deberíamos)|qué (?:me pongo|hago|harías|le digo|puedo hacer).*|ayúdame|ayuda|consejo|no sé (?:si|qué|cómo).*|es normal.*|está mal .*|soy yo .*
  fr (?:je devrais|dois-je|devrais-je|est-ce que je dois|faut-il)|(?:je (?:fais|mets|dis) quoi|que (?:faire|dire|mettre)|qu'est-ce que je (?:fais|mets|dis|dois)).*|aide-moi|(?:besoin d')aide|conseil|je (?:ne )?sais pas (?:si|quoi|comment).*|c'est (?:normal|grave|mal).*|quoi (?:faire|dire|mettre)|je (?:lui|leur) (?:dis|réponds|fais) quoi.*
  pt (?:eu )?(?:devo|deveria)|será que (?:eu|devo|é).*|o que (?:eu )?(?:visto|faço|digo|posso fazer).*|me ajuda|ajuda|conselho|não sei (?:se|o que|como).*|é (?:normal|errado|estranho).*|o que (?:eu )?(?:falo|respondo).*
  ja どうしたら|どうすれば|どうしよう|(?:した)?ほうがいい|べき(?:かな|？|ですか|だと)|(?:して|行って|言って|辞めて|食べて)も?(?:いい|大丈夫)(?:かな|？|の|よね)|相談|手伝って|(?:着|選)(?:ようかな|ていこう)
  # how-to
  en how (?:do|can|to|could|would|does) (?:i|you|we|one|people|someone|it)?.*|how to|what's the best way|(?:get rid of|remove|fix|clean) .*|explain how|recipe.*|ingredients.*|how long .*(?:boil|bake|cook|fry|roast).*
  de wie (?:krieg|bekomm|kann|mach|werd|lern|geht|schaff|find|reinig|entfern|komm|pfleg|gieß|schneid)\p{L}*(?: (?:ich|man|wir|das))?.*|(?:hilft|tun) gegen.*|was hilft.*|(?:\p{L}*)rezept.*|zutaten.*|wie (?:koch|back|brat)\p{L}* .*|wie lange muss .*|wie (?:sag|erklär)\p{L}* .*
  es cómo (?:se |puedo |hago |quito |le |lo |hacer |saco|limpio|aprendo|consigo|evito|arreglo|cuido|riego).*|qué es bueno para.*|recetas?.*|ingredientes.*|cómo (?:cocino|preparo|se prepara|decirle|digo|explico).*
  fr comment (?:je |on |faire|puis-je|enlever|nettoyer|se |faut|réparer|apprendre|savoir|tu fais).*|qu'est-ce qui marche contre.*|recettes?.*|ingrédients.*|comment (?:cuire|cuisine|dire|expliquer).*
  pt como (?:é que )?(?:se |eu |faço|faz|tiro|tirar|posso|limpo|limpar|consigo|fazer|aprend|cuid|evit|rega).*|o que é bom (?:pra|para).*|receitas?.*|ingredientes.*|como (?:cozinho|preparo|dizer|falar|digo).*
  ja (?:どう|どうやって|どうすると|どのように).*|(?:方法|やり方|落とし方|コツ|直し方)|レシピ|作り方|材料|(?:どう|どうやって)(?:作|つく|言|伝え|断)
  # opinion
  en rate (?:this|my|me|it|our).*|what do you think|your (?:opinion|view|thoughts?)|do you (?:believe|think|agree|support)|who should i vote|what's better|which is better|meaning of life|thoughts? on .*
  de bewerte .*|wie viele? (?:punkte|sterne).*|was (?:denkst|meinst|hältst|sagst) du|deine meinung|glaubst du|(?:denkst|findest|meinst) du|was ist besser|sinn des lebens|meinst du
  es (?:puntúa|califica|valora) .*|del (?:1|uno) al (?:10|diez)|qué (?:opinas|piensas|crees|te parece)|tu opinión|crees (?:que|en)|qué es mejor|sentido de la vida
  fr note (?:mon|ma|mes|ça|ce|cette) .*|sur (?:10|dix)|tu (?:en )?penses quoi|que penses-tu|qu'en penses-tu|qu'est-ce que tu (?:en )?penses|ton avis|tu (?:crois|trouves|penses)|(?:c'est|qu'est-ce qui est) mieux|sens de la vie|t'en penses quoi.*
  pt avali[ae] .*|nota (?:de|pr[ao]|para) .*|o que (?:você|vc|tu) (?:acha|achas|pensa)|sua opinião|(?:você|vc) (?:acredita|acha|concorda)|qual é melhor|sentido da vida|o que (?:você |vc )?ach(?:ou|a) .*
  ja 採点|何点|評価して|どう思|意見|信じ(?:る|て)|賛成|人生の意味|(?:と|って)思(?:う|わない|わん)
`);
/** A feeling that is denied is none. */
export const DENIED: Signs = {
  en: /\b(?:not|isn't|wasn't|never|no longer|don't feel|aren't) (?:at all |so |very |really |too |that |all that )*(?:sad|worried|anxious|scared|afraid|angry|mad|lonely|stressed|nervous|depressed|upset|bad|sick|tired)\b/gu,
  de: /(?<!\p{L})(?:nicht|nimmer|gar nicht) (?:mehr |so |wirklich |sehr )*(?:traurig|müde|krank|sauer|böse|wütend|nervös|allein|einsam|schlecht|schlimm|übel|übel)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:no (?:estoy|me siento|es)|nada) (?:tan |muy |mas )*(?:triste|cansad[oa]|enferm[oa]|enfadad[oa]|nervios[oa]|sol[oa]|mal[oa]?)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:pas|plus) (?:si |trop |tres |vraiment )*(?:triste|fatiguee?|malade|fachee?|stressee?|seule?|mal|nulle?)(?!\p{L})/gu,
  pt: /(?<!\p{L})nao (?:estou|to|e|me sinto)?(?: tao| muito| mais)* ?(?:triste|cansad[oa]|doente|brav[oa]|nervos[oa]|sozinh[oa]|ruim|mal)(?!\p{L})/gu,
  ja: /(?:悲し|寂し|つら|怖|眠|悪)く(?:は)?ない/gu,
};
/** As people type: each, and what it is short for. */
const SHORT: Partial<Record<Spoken, string>> = {
  en: "u you; ur your; r are; im i'm; ive i've; dont don't; cant can't; didnt didn't; wont won't; isnt isn't; doesnt doesn't; wasnt wasn't; havent haven't; hasnt hasn't; wouldnt wouldn't; couldnt couldn't; thats that's; theres there's; hes he's; shes she's; theyre they're; tmrw tomorrow; bday birthday; whats what's; hows how's; idk i don't know; ya you; rn now; pls please; gonna going to",
  de: "nix nichts; nich nicht; ned nicht; net nicht; is ist; biste bist du; haste hast du; kannste kannst du; magste magst du; weisst weißt; heisst heißt; grad gerade; ne eine; nen einen",
  es: "q que; xq por que; k que; tb tambien; tmb tambien; toy estoy; pq por que; porq por que; xfa por favor; d de; bn bien",
  fr: "chui je suis; jsuis je suis; jai j'ai; cest c'est; c c'est; pk pourquoi; pq pourquoi; bcp beaucoup; tjrs toujours; jpp j'en peux plus; t'as tu as; t'es tu es; ya il y a; qd quand; tt tout",
  pt: "vc voce; ce voce; vcs voces; pq por que; tbm tambem; q que; oq o que; n nao; hj hoje; mto muito; c com; qdo quando; td tudo; blz beleza; pfv por favor; dnv de novo",
};
export const SHORT_FORMS = Object.fromEntries(
  Object.entries(SHORT).map(([language, forms]) => [
    language,
    Object.fromEntries(forms.split("; ").map((form) => form.split(/ (.*)/, 2))),
  ]),
) as Partial<Record<Spoken, Record<string, string>>>;
