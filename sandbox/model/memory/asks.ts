// How people ask, in six languages, with or without a mark: what of, of whom, and whether what was told can answer it.

const FILLER = String.raw`(?:and|und|y|et|e|ok|okay|so|hey|na|oye|bon|alors|luli|test|also|sag mal|do|então|あと)[ ,.!]+`;
const ASKS = new RegExp(
  String.raw`^(?:${FILLER})*(?:what|whats|what's|which|who|who's|whos|where|when|how|name of|wie|was(?! (?:at|with|in|on|an?|the|just|so|my|out|up)\b)|wer(?!d)|wo(?!r)|wohin|wann|welche|(?:bei |mit |von )?wem|in welche|a?\s?qué|de qué|(?:con |a )?quién|dónde|cuándo|cuál|cómo|cuánt|(?:avec |chez )?qui|où|quand|quel|comment|combien|c'est quo|c'est quand|c'était quoi|laquelle|lequel|qual|(?:com )?quem|onde|quando|quant|(?:de |em )?que (?:cor|dia|horas|\p{L}+ (?:eu|meu|minha))|como q)(?!\p{L}{4})|(?:っけ(?:な|ね|[、,].{1,4})?|ですか|ますか|でしたか|るか)[?？]?$|(?:weißt du noch|tu te (?:rappelles|souviens)|te acord[aá]s|do you remember)|^[^.!?]{1,50}(?<!\p{L})(?:(?:or not|oder nicht|o no|ou (?:pas|non|não))[?.!]*$|(?:quién|cómo|dónde|cuándo|cuál|cuánt[oa]s?)(?!\p{L}))`,
  "iu",
);
const WHO =
  "(?:who|what|where|when|quoi|qui|quand|où|combien|comment|quê|quem|quando|onde|qué|qui[ée]n|d[óo]nde|cu[áa]ndo|wer|was|wo|wohin|wann|wem|wen)";
/** Also in the middle or at the end, behind a small word, or without accents. */
const ASKS_LOOSELY = new RegExp(
  [
    String.raw`^(?:${FILLER})*(?:(?:a|in|at|from|with|for|para|por|pra|pour|de|d'|em|en|con|com|mit|von|bei|zu|für|an|auf|chez|avec|à|um) )?${WHO} (?:(?:is|are|was|am|did|do|does|s) )?(?:\p{L}+ ){0,2}(?:i|my|me|eu|meu|minha|mi|tengo|tenía|voy|vuelo|estoy|busco|je|mon|ma|ich|mein\p{L}*|i?s|es|era|sale|llega|viene|vive)(?!\p{L})`,
    String.raw`^[^.!?]{4,80}(?<!\p{L})(?:${WHO}|que) ?[?.!]*$`,
    String.raw`^(?:a que hora|c(?:o|ó)mo (?:me|se|te) (?:llam|dic)\p{L}+|cu[áa]l (?:es|era))`,
    String.raw`^(?:(?:do|did) (?:yo)?u (?:still )?(?:know|remember)|(?:sabes|lembras?|você sabe|vc sabe|te acuerdas|recuerdas|tu sais|weißt|weisst|woast)(?: (?:du|no|noch|aún|ainda|encore))* (?:${WHO}|how|wie|c[óo]mo|comment|mi|my|mon|ma|meu|minha|o meu|a minha|mein\p{L}*|qual|cu[áa]l))(?!\p{L})`,
    String.raw`^[^.!?、。]{0,14}(?:って)?(?:何|誰|どこ|いつ|いくら|何時)[^。！]{0,12}$`,
  ].join("|"),
  "iu",
);
/** Where a clause begins, or in words that do nothing but ask; what is to be named or guessed, and what somebody else wants to know. */
const ASKS_INSIDE = new RegExp(
  [
    String.raw`(?:^|[,.!:;–—-] ?|(?<!\p{L})(?:and|but|so|now|ok|okay|um|like|then|wait|help|quick|luli) )(?:(?:for|to|from|with|in|at|on|by|about) )?(?:what|who|where|when|how)(?! (?:i|we|you|he|she|they|it|a|an)(?!\p{L}))(?: [\p{L}\d']+){0,4}? (?:is|are|was|were|did|do|does|am|has|have|had|will|would|should|could|can|re)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:which (?!is|was|are|were|i|we|he|she|means?|made|makes|has|had|never)\p{L}+|(?:what|who|where|when|how)(?:'?s| is| was) (?:my|our|the|his|her|their|that|new|it|he|she|your)|whose|how (?:many|much|old|tall|big)|what (?:time|day|date|number|name|colou?r|kind)|tell (?:me|him|her|them|us) (?:again )?(?:what|which|who|where|when|how|my|our|the|his|her|their)|name (?:the|my|that|our)|spell (?:out|my|our|the|his|her)|take a guess|(?:did|do) (?:yo)?u (?:still )?(?:remember|recall|know)|happen to (?:recall|remember|know)|bet (?:yo)?u (?:forgot|don't|can'?t|couldn'?t)|bet (?:yo)?u'll miss|(?:yo)?u (?:still )?know (?:who i|how|where|when)|describe (?:it|me|my))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:welche[rnms]?|wie ?viele?|wievielte\p{L}*|wessen|wem|womit|wohin|weeßte|weißte|woaßt|(?:weiß|weisst|weißt|wissen) (?:du|sie|noch)|(?:nenn|sag|verrat)e? mir (?:(?:noch)?mal |schnell )*(?:den|die|das|mein\p{L}*|wie|was|wer|wo|wann)|rat mal)(?!\p{L})`,
    String.raw`(?:[,.!:;–—] ?|(?<!\p{L})(?:und|also|na|sag|schnell|luli) )(?:(?:als|in|bei|mit|von|zu|für|an|auf|um|seit|ab) )?(?:wie|was|wer|wen|wo|wann) (?!(?:ich|du|er|sie|es|wir|ihr|man|mich|mir|mein\p{L}*|immer|für|sonst)(?!\p{L}))`,
    String.raw`^(?:als|bei|von|zu|für|an|auf|um|seit|ab) (?:was|wen|wo|wann)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:quel(?:le)?s?(?! (?:belle?|bon(?:ne|heur)?|horreur|journée|galère|honte|joie|dommage|chance|bordel|idée))|combien|lequel|laquelle|koi|(?:c'?|c'est) ?(?:quoi|qui|ki|où|quand)|(?:avec|avc|chez|pour|à|de|par) (?:qui|ki|quoi)|où (?:est|se|je|on|elle|il|habite)|qu'est-ce|est-ce que|(?:re)?dis[- ]moi|rappelle[- ]moi|devine|(?:je|tu|on|ils?|elles?) (?:[\p{L}'-]+ ){1,2}(?:où|quand|comment|qui|quoi|ki)|je parie que|(?:t'as|tu as|tu) (?:sûrement |encore )?oublié|tu (?:ne )?sais plus|(?:cest|cetai) (?:ki|koi|ou|kan)|(?:a|à|pr|de) kel(?:le)?|cb (?:de|d'?))(?!\p{L})|\s(?:ou|kan)\s?$`,
    String.raw`(?<!\p{L}|no sé |no se |sé )(?:qué(?! (?:bien|bueno|guay|mal|rico|pena|risa|va|asco|día|susto|horror|rabia|fuerte))|quién(?:es)?|cuál(?:es)?|a?dónde|cuándo|cómo|cuánt[oa]s?|(?:a|de|en|con|por|para|y) (?:que|quien|cual|donde|cuando|cuant[oa]s?) (?:hora|día|dia|fecha|número|color|nombre|era|es|fue|vive|vivo|tengo|trabaja|se)|dime (?:el|la|mi|qué|que|cómo)|rec[uú]érdame (?:el|la|mi|qué|que)|adivina|(?:sabes|te acuerdas))(?!\p{L})|(?:^|[,:;] ?|(?<!\p{L})(?:y|oye|luli) )(?:(?:a|de|d|en|con|cn|por|x|pa|desde) )?(?:q(?! (?:bien|buen\p{L}*|guay|mal|ric[oa]|pena|risa|asco|día|dia|susto|horror|rabia|fuerte|sueño|frío|calor|nervios|lindo))|dnd|cuant[oa]s?|quien|cual) |(?<!\p{L})(?:cual|quien|cuando|como se) (?:era|es|llama|llamaba)(?: yo)?$`,
    String.raw`(?<!\p{L})(?:qual|quais|quant[oa]s|cadê|quem (?:é|era|foi|eu|que|vai|vem|mora|trabalha)|(?:a|de|em|n?o|pra|com|por) quê?(?: \p{L}+)? (?:é|era|foi|eu|meu|minha|ele|ela|horas?|dia)|onde (?:é|fica|eu|que|ele|ela|mora|tá|está)|como (?:é que|se chama\p{L}*|chama)|(?:me )?(?:diz|fala|lembra) (?:aí|o|a|qual|quem|onde|quando|como)|adivinha|(?:aposto|duvido) (?:que|q)|você (?:lembra|sabe)|qt[oa]s?|qnt[oa]s?|desde quando)(?!\p{L})|^(?:(?:em|de|com|até|ate|por|pra|do|no|n?o|sobre o|de qm) )+(?:q(?:ue|uem|m)?) (?!bom|legal|pena|saudade)|^(?:me )?(?:diga|diz|fale|fala|passa) |^como (?:é|eh|eu|meu|minha|foi|fui) |^que \p{L}+ (?:eu|me|meu|minha|foi|vai|tem|é|era) `,
    "(?:^|[、。 はがのに])なん(?:だっけ|だろ|で|の|て|と|番|時|曜|個|人|歳|月|日)|何(?!も|か|でも|とか|度|回も)|誰(?!も|か|でも)|だれ(?!も|か)|どこ(?!も|か|でも)|どっち|どちら|どれ|どんな|いつ(?!も|か|ま|で)|いくつ|いくら(?!でも)|っけ|(?:教|おし)えて|当てて|言(?:っ|う)て(?:み|くれ)|なーんだ|なん(?:だった|やった|ぼ|ねん)|どなた|どのくらい|なにいろ|でしょうか|(?:話|伝え)し(?:まし)?たよね|お(?:分|わ)かり(?:かし|にな|です)|言える(?:か|や|[?？])|(?:分|わ)かるか(?:な|し)|知ってる?よね",
    String.raw`(?:wants?|wanna|need to|möchte|will|veut|veulent|quieren?|quer) (?:to )?(?:know|wissen|savoir|saber)(?!\p{L})|(?<!i )(?:wants?|needs?|asks?|asking|will|wollen|braucht|fragt|fragen|veut|demande|quiere|pide|pregunta|quer|pede|pergunta)(?!\p{L})[^.!?]* (?:\p{L}*(?:name|number|address|nummer|adresse|gewicht|größe)|age|date|code|size|alter|datum|nom|numéro|âge|taille|nombre|número|edad|fecha|dirección|talla|nome|idade|data|endereço|tamanho)(?!\p{L})`,
    String.raw`_{2,}|(?<!\p{L})(?:number|name|address|date|code|nummer|adresse|numéro|nom|número|nombre|nome|endereço) ?[?？]|(?<!\p{L})(?:is|at|ist|war|est|est|es|era|é|de|am|um|à|for|in|on) ?[?？]`,
  ].join("|"),
  "iu",
);
/** Only whether something is so; without a mark it tells nothing, either. */
const WHETHER =
  /^(?:(?:ok|and|so|hey|luli|und|na|et|y|e)[, ]+)*(?:(?:should|can|could|do|does|did|is|are|was|were|will|would|shall|may|have|has) (?:i|you|u|we|he|she|they|it|the|my|your|this|that|there)|(?:soll|sollte|kann|kannst|magst|hast|bist|ist|darf|muss|willst|gibt) (?:ich|du|man|wir|es|das|die|der|dir|mein\p{L}*)|haste|kannste|magste)(?!\p{L})/iu;
/** Its last sentence decides. */
const isQuestion = (said: string) => /[?？]\s*$/u.test(said.trim());
/** With or without the mark. */
export const isAsking = (said: string): boolean =>
  isQuestion(said) || [ASKS, ASKS_LOOSELY, WHETHER].some((asks) => asks.test(said.trim()));
/** Not only whether something is so. */
export const mayAsk = (said: string): boolean => ASKS_INSIDE.test(said.trim().replaceAll("’", "'"));

export const SELF =
  /(?<![\p{L}\p{M}])(?:i|i'm|im|me|my|yours truly|ichs|ick|icke|mia|mine|we|our|us|ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|yo|mi|mis|conmigo|nosotros|voy|vamos|tengo|tenemos|soy|estoy|hago|puse|\p{L}{2,}(?:amos|emos|imos)|me|je|jfais|jsuis|jvais|jai|moi|mon|ma|mes|nous|notre|on|eu|meu|minha|meus|minhas|mim|comigo|nós|nosso|nossa|vou|tenho|sou|estou|tô|faço|vi|fui|hice|\p{L}{3,}(?:é|ei))(?![\p{L}\p{M}])|(?<!\p{L})(?:j'|m'|jf|(?:wie|was|wo|wann|wen|wem|wohin|womit) (?:nenn|hab|bin|muss|fahr|flieg|geh|wohn|arbeit|mach)e?(?!\p{L}))|私|僕|俺|うち|わたし|ぼく|おれ|自分|弟|妹|兄|姉|母|父|妻|夫|旦那|嫁|娘|息子|祖[母父]|お(?:ばあ|じい|母|父|姉|兄)|上司|同僚|部長|店長|彼[氏女]|友[達だ]|昨日|明日|来週|今度/iu;
export const RECALLS =
  /remember(?! that (?:i|my|we) [^?]*$)|remind(?! (?:me|us) to )|quiz|do (?:yo)?u know (?:what|who|where|when|how|which|if) (?:my|i|he|she|we|they|it|his|her)(?!\p{L})|wei(?:ß|ss)t du (?:denn |noch |auch |schon )*(?:wie|was|wo|wer|wann) (?:er|sie|es|ich|mein\p{L}*|wir)(?!\p{L})|tu sais (?:comment|où|quand|qui|quel\p{L}*|combien) (?:je|il|elle|on|mon|ma|mes|ils)(?!\p{L})|sabes (?:c[óo]mo|d[óo]nde|cu[áa]ndo|qui[ée]n|cu[áa]l) (?:se llama|me|mi|es|era|va|vive|yo)(?!\p{L})|sabe (?:como|onde|quando|quem|qual) (?:é|era|eu|ele|ela|se chama|meu|minha)(?!\p{L})|which of (?:the|my|them|those)|of the two|von beiden|welche[rs]? (?:von|der) (?:beiden|zwei)|lequel|laquelle|cuál de|qual d[aeo]s|どっちの|どちらの|did i (?:ever )?(?:say|tell|mention)|i (?:told|mentioned)|weißt du noch|weisst du noch|erinner|noch ?mal|noch gleich|(?:hab|hatte)e? ich (?:dir |das |es )*(?:gesagt|erzählt|erwähnt|verraten)|acord|(?:te |me )acuerd|recuerda|adivina|devine|rappelle|errat|rat mal|te (?:lo )?(?:dije|conté|he (?:dicho|contado)|había (?:dicho|contado))|tu te (?:rappelles|souviens)|je (?:te l'|t'|te |l')(?:ai|avais) (?:pas )?(?:dit|parlé|raconté)|d[ée]j[àa](?!\p{L})|lembra|(?:te|já|eu) (?:contei|falei|disse)|mesmo\??$|(?<=\S )again\?$|era que\??$|(?<!\p{L})(?:passwor[dt]|pin(?: ?code)?|senha|contraseña|mot de passe|kennwort)[\s?.!]*$|^(?:and )?(?:what|who|where|when|which)(?: \p{L}+)? (?:was|were) (?:the|that)|っけ|覚えて|話した|言った|教えた/iu;
/** A word that asks, anywhere: with most of the rest told before, a question. */
export const WORDS = {
  en: /\b(?:what|wh?at'?s|who|where|when|which|how (?:much|many|old|long|far)|wut)\b/iu,
  de: /(?<!\p{L})(?:was|wer|wo|wann|wie|wem|wen|welche\p{L}*|womit|wohin)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:qué|q|quién|dónde|cuándo|cómo|cuál|cuánt\p{L}+|^que)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:quoi|koi|où|quand|comment|combien|quel\p{L}*|c'est qui|qui c'est|à qui)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:quê|q|oq|quem|onde|quando|qual|quant\p{L}+|como|o que)(?!\p{L})/iu,
  ja: /何|なに|なん|誰|だれ|どこ|いつ|どれ|どんな|いくら|いくつ/u,
};
/** Whose name: of whom was just spoken of. */
export const NAMED =
  /(?<!\p{L})(?:(?:her|his|its|their) name|(?:heißt|hieß) (?:er|sie)|(?:er|sie|es) (?:denn |nochmal )?(?:heißt|hieß)|(?:il|elle) s'appelle|se llama(?=[\s?.!]*$)|(?:ele|ela) se chama)(?!\p{L})/iu;
/** Of her, to do something. */
export const REQUESTS =
  /^(?:\p{L}+[, ]+)?(?:(?:can|could|would|will) (?:yo)?u|(?:kannst|könntest|würdest|magst) du|puedes|podrías|(?:tu )?(?:peux|pourrais)[ -]tu|tu (?:peux|pourrais)|(?:você |vc )?(?:pode|poderia|consegue))(?!\p{L})|(?:くれる|くれない|もらえる|できる)[?？]$/iu;
/** Of the world, of which nobody told her. */
export const GENERAL =
  /(?<!\p{L})(?:moon|sun|earth|world|universe|sky|ocean|weather|dogs|pupp(?:y|ies)|cats|animals|people|humans|capital|president|(?:world )?war|krieg|guerre|guerra|changement d'heure|zeitumstellung|meaning|mond|sonne|erde|welt|himmel|meer|wetter|hunde|welpen|katzen|tiere|menschen|hauptstadt|sinn|luna|sol|tierra|mundo|cielo|tiempo|perros|perritos|gatos|animales|gente|lune|soleil|terre|monde|ciel|météo|chiens|chiots|chats|animaux|gens|capitale|lua|terra|céu|cachorr\p{L}+|animais|pessoas)(?!\p{L})|月まで|太陽|地球|世界|空は|天気|犬は|犬って|猫|動物|人間|首都/iu;
/** Somebody or something that was spoken of. */
export const REFERS =
  /(?<!\p{L})(?:he|she|him|hers?|his|they|them|theirs?|its|that|those|the|both|er|sie|ihn|ihm|ihr\p{L}{0,2}|sein\p{L}{0,2}|der|die|das|dem|den|beide[nr]?|diese\p{L}?|ils?|elles?|lui|leurs?|son|sa|ses|cet(?:te)?|ces?|celui|celle|le|la|les|lequel|laquelle|él|ell[ao]s?|sus?|lo|el|los|las|est[ea]|es[ea]|aquel\p{L}*|el[ea]s?|del[ea]s?|seus?|suas?|ess[ea]|aquel[ea]|[oa]s?)(?!\p{L})|(?:that|it|is|at|ist|war|est|é|es|era)[ ?!.]*$|(?:l'|c')\p{L}|その|あの|彼|この|あいつ|[はがのを](?:何|どこ|いつ|誰|どっち|なん)|っけ|は[?？]$/iu;

/** Advice: nothing that was told answers it. */
export const ADVICE = new RegExp(
  [
    String.raw`\b(?:why|(?:should|shall) (?:i|we)|(?<!how (?:much|many|often) )(?:could|can|do) (?:i|we) (?:do|get|make|cook|eat|wear|watch|read|fix|clean|stop|start)|what do i do|how (?:do|can|could|should) (?:i|we))\b`,
    String.raw`(?<!\p{L})(?:warum|soll(?:te)? ich|wie (?:krieg|bekomm|kann|mach|soll)e? ich|was (?:mach|tu|kann)e? ich`,
    "por qué|debería|qué (?:me pongo|hago|cocino|como|regalo|puedo)|cómo (?:hago|puedo|quito|le digo)",
    "pourquoi|je devrais|dois-je|comment (?:je (?:fais|peux|dois)|faire|enlever)|(?:cuisine|mange|fais|mets|offre) quoi|quoi (?:offrir|faire|mettre|manger)",
    String.raw`por que|(?:eu )?dev(?:o|eria)|será que eu|o que (?:eu )?(?:cozinho|faço|visto|dou|posso)|como (?:eu )?(?:faço|tiro|posso))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:how (?:much|many|long|often|far|hot)|where|when|which|what)(?: \p{L}+){0,3} (?:can|do|could|should|would|must) (?:i|we|you) (?:cook|boil|bake|drink|eat|buy|get|find|need|feed|charge|wash|store|freeze|repot|water|prune|apply|return|download|install|connect|use|clean|pay)|(?:wo|wann|wie (?:lange?|viele?|oft)|welche\p{L}*)(?: \p{L}+){0,3} (?:kann|finde?|bekomm\p{L}*|krieg\p{L}*|kauf\p{L}*|soll\p{L}*|brauch\p{L}*|darf|koch\p{L}*|back\p{L}*) (?:ich|man|wir)|wie (?:lange?|viele?|oft)(?: \p{L}+){0,3} muss (?:ich|man|wir)`,
    String.raw`(?:dónde|cuánt[oa]s?|cuándo|qué)(?: \p{L}+){0,3} (?:puedo|debo|hay que|se (?:puede|debe|compra)|compro|encuentro|necesito)|(?:où|combien|quand|quel\p{L}*)(?: \p{L}+){0,3} (?:je peux|puis-je|peut-on|on peut|trouver|acheter|faut(?:-il)?|dois-je|cuire|arroser)|(?:onde|quant[oa]s?|quando|qual)(?: \p{L}+){0,3} (?:posso|devo|compro|encontro|acho|preciso)|(?:cuánt[oa]s?|quant[oa]s?)(?: \p{L}+){0,3} (?:tengo|tenho) que|our (?:planet|sun|galaxy|universe|moon|solar)|unser\p{L}* (?:planet|sonne|erde|galaxie))(?!\p{L})`,
    "どこで(?:買|売|食べ|手に入)|(?:何分|何時間|どのくらい|どれくらい).*(?:茹|ゆで|煮|焼|飲|必要|かか)|なぜ|なんで|どうした(?:ら|らいい)|どうすれば|どうしよう|何を(?:作ろう|食べよう)(?!と|って)",
  ].join("|"),
  "iu",
);
/** One person, day or name is asked for, be it for advice. */
export const SPECIFIC =
  /(?<!\p{L})(?:whom|wem|wen|à qui|a quién|(?:a|pra) quem|(?:which|what|welche[rnms]?|quel(?:le)?|qué|que|qual) (?:day|date|time|name|number|tag|datum|uhrzeit|namen|nummer|jour|date|heure|nom|numéro|día|fecha|hora|nombre|número|dia|data|nome))(?!\p{L})|誰に|何日|何曜/iu;
export const WHY = /(?<!\p{L})(?:why|warum|pourquoi|por ?qu[eé])(?!\p{L})|なぜ|なんで/iu;
