// The words of a crisis, by language and kind, and the sayings that only sound like one. Matched on lower case with straight quotes.
import type { Language } from "../../shared/contracts/language.ts";
import type { HelpKind } from "./kinds.ts";

type CrisisKind = Extract<HelpKind, "self_harm" | "abuse" | "threat">;
export type Crisis = { kind: CrisisKind; language: Language };

type CrisisPattern = {
  kind: CrisisKind;
  language: Language;
  pattern: RegExp;
  isHarmlessInGames: boolean;
};

const any = (...sources: string[]) => new RegExp(sources.join("|"), "u");

/** Taken out of the message before anything is looked for. */
const IDIOMS = [
  // en
  /\b(?:die|dying|died|dead|kill(?:ed|ing)? (?:me|myself)) (?:(?:of|from|with|out of) )?(?:laugh(?:ing|ter)|embarrassment|boredom|cringe|cuteness|joy|curiosity|happiness)\b/gu,
  /\b(?:to die for|die hard|over my dead body|dead (?:tired|serious|battery|end|phone))\b/gu,
  /\bsuicide (?:squad|doors?|prevention|awareness|mission|bomb\w*)\b/gu,
  /\b(?:career|political|social|financial|commercial|professional|reputational) suicide\b/gu,
  /\b(?:cut|cutting|hurt|hurting|burn|burned|burnt|burning|hurt) myself (?:(?:a|some|another) (?:\w+ )?(?:slice|piece|bit|chunk|deal|cake|bread|apple|coupon)|off\b|shaving|cooking|baking|lifting|running|skiing|skating|ironing|chopping|playing|(?:at|in|during) (?:the )?(?:gym|practice|training|work|kitchen|game|football|soccer|basketball|yoga|p\.?e\.?)|(?:on|with) (?:the |a |my |some )?(?:stove|oven|pan|paper|grill|iron|kettle|tea|coffee|sheet))/gu,
  /\boverdos(?:e|ed|ing) (?:of|on) (?:\w+ )?(?:cute\w*|sugar|chocolate|coffee|caffeine|memes?|candy|tv|netflix|vitamins?|love|puppies|cake)\b/gu,
  /\b(?:shoot|shooting) (?:him|her|them|someone|people) (?:an?|the|my|some|down)\b/gu,
  /\b(?:beats?|beating) me (?:at|in|to|by|again at|again in|every time at|fair)\b/gu,
  /\bkick(?:s|ed|ing) me (?:out|off|from)\b/gu,
  /\b(?:hurts?|touch(?:es|ed)) me (?:so |really )?(?:deeply|emotionally|feelings)\b/gu,
  /\bput me out of my misery\b/gu,
  // es, fr, pt, de
  /\b(?:morir(?:me)?|morirse|matar(?:me)?) de (?:risa|vergüenza|hambre|sueño|amor|calor|frío|ganas|aburrimiento)\b/gu,
  /\b(?:mourir|tuer|crever) de (?:rire|honte|faim|chaud|froid|soif|fatigue|ennui)/gu,
  /\bmorrer de (?:rir|vergonha|fome|sono|amor|calor|frio|saudades?|tédio)\b|\bme matar de (?:rir|estudar|trabalhar|tanto)\b/gu,
  /\b(?:tot|zu tode) ?(?:lachen|gelacht|langweilen|gelangweilt|schämen)|\bsterben vor (?:lachen|scham|langeweile|hunger)|\bvor (?:lachen|scham|langeweile|hunger) sterben|\bselbstmordattent\w*/gu,
];

/** Where killing is a move. */
const GAME =
  /\b(?:games?|gaming|level|boss (?:fight|battle)|final boss|npcs?|minecraft|fortnite|zelda|mario|elden ring|dark souls|chess|d&d|dnd|dungeons?|campaign|respawn\w*|video ?games?|console|xbox|playstation|switch|uno|monopoly|tennis|tournament|match|race|scrabble|mafia game|among us|novel|story|character|movie|book|film|lol|lmao|haha+|jk|just kidding)\b|😂|🤣/u;

const NOT = "(?<!\\b(?:don't|dont|do not|didn't|never|not|wouldn't|won't|doesn't) (?:\\w+ ){0,2})";
const NOT_OTHERS =
  "(?<!\\b(?:he|she|they|you|who|people|characters?|heroes|villains?|everyone|nobody) (?:\\w+ ){0,2})";
const WISH =
  "(?:want(?:ed)? to|wanna|wish (?:to|i could)|would like to|feel like|ready to|rather|going to|gonna|about to|plan(?:ning)? to|need to|tempted to|decided to|might|urges? to|think(?:ing)? (?:of|about)|thoughts? (?:of|about)|i'll|i will)";
/** Batteries are about to die, and people say they are going to, at every joke. */
const DESIRE =
  "(?:want(?:ed)? to|wanna|wish (?:to|i could)|would like to|feel like|ready to|rather|plan(?:ning)? to|need to|tempted to|decided to|think(?:ing)? (?:of|about)|thoughts? (?:of|about))";
const SOMEONE =
  "(?:he|she|they|someone|somebody|(?:a|my|the|this) (?:dad|father|mom|mum|mother|parents?|step\\w+|husband|wife|boyfriend|girlfriend|bf|gf|partner|spouse|fianc\\w+|ex|brother|sister|uncle|aunt|cousin|grand\\w+|roommate|teacher|coach|boss|man|guy|neighbou?r|son|daughter))(?:'s| is| are| has| have|'ve)?";
const PERSON =
  "(?:him|her|them|someone|somebody|people|others|everyone|everybody|my (?:dad|father|mom|mum|mother|parents|step\\w+|husband|wife|boyfriend|girlfriend|partner|ex|brother|sister|family|kids?|child(?:ren)?|baby|son|daughter|boss|teacher|neighbou?r|roommate|classmates?|coworkers?))";

const SELF_HARM_EN = any(
  `\\b(?:kill|hang|drown|shoot|stab|poison|unalive|off)(?:ing)? ?my ?self\\b`,
  `${NOT}\\b${WISH} (?:\\w+ ){0,2}(?:cut|hurt|harm|burn|starve)(?:ing)? ?my ?self\\b`,
  `\\b(?:been|keep|started|stop|start|am|i'm) (?:cutting|hurting|harming|burning|starving) myself\\b`,
  `\\b(?:cut|hurt|harmed|burned) myself (?:again|on purpose|last night|tonight|because|to feel)\\b`,
  `\\bself[- ]?harm`,
  `\\bsuicid`,
  `${NOT_OTHERS}${NOT}\\b${DESIRE} (?:just |really |to |honestly )*(?:die\\b|dying\\b|be dead\\b|not (?:be alive|exist|wake up)|disappear forever)`,
  `\\bi (?:just )?(?:wish|wished) (?:that )?i (?:was|were) (?:dead|never born|not alive)\\b|\\bwish i (?:had never been|hadn't been) born\\b`,
  `\\b(?:don't|dont|do not|didn't|no longer) (?:really )?(?:want to|wanna|wish to) (?:live(?! (?:in|with|at|near|next|here|there|by|on|off|alone|together|far|under|through|without))\\b|be alive\\b|exist\\b|wake up(?! (?:early|at|before|for|so|in time|now|yet|late))\\b|be here any ?more|go on any ?more)`,
  `\\b(?:end|ending) (?:my (?:own )?life|it all)\\b|\\b(?:take|taking) my (?:own )?life(?! (?:in|to|into|back|for|one|more|so|too)\\b)`,
  `\\b(?:no|any) (?:reason|point) (?:to|in|for) (?:live|living|being alive|going on)\\b|\\bnothing (?:left )?to live for\\b|\\b(?:not|isn't|isnt) worth living\\b`,
  `\\b(?:tired|sick) of (?:living|being alive)(?! (?:in|with|at|here|there|alone|on|from|out)\\b)|\\bcan(?:'t|not|t) go on (?:living|any ?more)\\b`,
  `\\bbetter off (?:dead|(?:if i (?:was|were) (?:dead|gone))|without me)\\b`,
  `\\b(?:nobody|no one|no-one) would (?:even )?(?:miss me|care|notice) if i (?:died|was dead|were dead|was gone|were gone|disappeared)\\b|\\bnobody would miss me\\b`,
  `\\bi (?:\\w+ )?(?:took|swallowed) (?:all|too many|a (?:bunch|lot|handful|bottle) of) .{0,20}(?:pills|tablets|painkillers|meds)\\b`,
  `${NOT}\\b(?:${WISH}|i) (?:to )?overdos(?:e|ed|ing)\\b`,
  `${NOT}\\b${WISH} jump(?:ing)? (?:off|in front of|from) (?:a|the|my) (?:bridge|building|roof|balcony|train|cliff|window)\\b`,
  `${NOT}\\b${WISH} kms\\b`,
  `\\b(?:painless|easiest|quickest|quick|fastest|least painful) (?:way|method)s? (?:to|of) (?:die|dying)\\b|\\bhow (?:to|can i|do i|could i) die\\b(?! in)`,
);

const DANGER_EN = any(
  `\\b${SOMEONE} (?:\\w+ ){0,2}(?:hits|hitting|beats|beat|beating|hurts|hurting|abuses|abused|abusing|rapes?|raped|raping|molest\\w*|chokes?|choked|choking|strangl\\w+|punch(?:es|ed|ing)|kick(?:s|ed|ing)|slap(?:s|ped|ping)|assault(?:s|ed|ing)|attack(?:s|ed|ing)) me\\b`,
  `\\bmy (?:dad|father|mom|mum|mother|step\\w+|husband|wife|boyfriend|girlfriend|partner|uncle) (?:hit|hurt) me\\b(?! (?:when|so much|deeply|up\\b|back))`,
  `\\bmy (?:uncle|dad|father|step\\w+|teacher|coach|boss|brother|cousin|grand\\w+) (?:\\w+ ){0,2}touch(?:es|ed|ing) me\\b`,
  `\\bi(?:'m| am|'ve been| have been| was| got| keep getting|'m getting) (?:being |sexually |just )*(?:abused|raped|beaten|molested|stalked|assaulted|strangled|held hostage|attacked by (?:a man|someone|my))\\b`,
  `\\b(?:i'm|i am) in (?:real |serious |great |so much )?danger\\b(?! of)`,
  `\\bi(?:'m| am| do|) ?(?:not|don't|dont) (?:feel )?safe (?:at home|here|in my (?:own )?(?:home|house)|with (?:him|her|them)|around (?:him|her|them)|right now|tonight)\\b`,
  `\\bthreaten(?:s|ed|ing) to (?:kill|hurt|rape|shoot|stab|beat|hit) (?:me|us)\\b`,
  `\\b${SOMEONE} (?:going to|gonna|wants to|trying to|will) (?:rape|shoot|stab|strangle|beat|really hurt|hurt) me\\b`,
  `\\b(?:he|they|someone|somebody)(?:'s| is| are|'re) trying to kill me\\b`,
  `\\b(?:has|have|got|with|holding|pulled) a (?:gun|knife)\\b.{0,30}\\b(?:at|to|on|kill|hurt) me\\b`,
);

const HARM_OTHERS_EN = any(
  `${NOT_OTHERS}${NOT}\\b${WISH} (?:really |actually |just )?(?:kill|murder|shoot|stab|poison|strangle|hurt)(?:ing)? ${PERSON}\\b(?!'s? (?:feelings|pride|ego)| feelings)`,
  `${NOT}\\b${WISH} (?:\\w+ )?(?:shoot(?:ing)? up|bomb(?:ing)?|blow(?:ing)? up|attack(?:ing)?) (?:the|my|a|this) (?:school|church|mosque|synagogue|office|mall|campus|workplace)\\b`,
  `\\bhow (?:to|can i|do i|could i) (?:kill|murder|poison) ${PERSON}\\b`,
);

const en = (kind: CrisisKind, pattern: RegExp, isHarmlessInGames = false): CrisisPattern => ({
  kind,
  language: "en-US",
  pattern,
  isHarmlessInGames,
});
const other = (language: Language, kind: CrisisKind, ...sources: string[]): CrisisPattern => ({
  kind,
  language,
  pattern: any(...sources),
  isHarmlessInGames: kind === "threat",
});

const CRISIS_PATTERNS: CrisisPattern[] = [
  // Words that two languages share ("suicid", "suicide") are decided by those around them, so English looks last.
  other(
    "es",
    "self_harm",
    "\\b(?:quiero|me quiero|quisiera|deseo|ganas de) morir(?:me)?\\b",
    "\\b(?:quiero|voy a|pienso en|pensando en|ganas de) (?:matarme|suicidarme|hacerme daño|cortarme|desaparecer para siempre)",
    "\\b(?:suicidarme|suicidio|quitarme la vida)\\b|\\bacabar con mi vida\\b",
    "\\bno quiero (?:seguir viviendo|vivir más|seguir con vida)|\\bno quiero vivir(?! (?:en|con|aquí|allí|solo|sola)\\b)",
    "\\bme (?:corto|autolesiono)\\b(?! el (?:pelo|cabello))",
  ),
  other(
    "es",
    "abuse",
    "\\b(?:mi (?:marido|esposo|esposa|novio|novia|padre|padrastro|madre|pareja|ex|tío|jefe)|él|ella) me (?:pega|golpea|maltrata|viola|amenaza|pegó|golpeó|violó)",
    "\\bme (?:violaron|están (?:pegando|golpeando|siguiendo))|\\bestoy en peligro\\b",
  ),
  other(
    "es",
    "threat",
    "\\b(?:quiero|voy a) matar(?:lo|la|los)?(?:(?<=matar) a (?:alguien|mi|todos|él|ella))?\\b(?<!matar)",
  ),
  other(
    "fr",
    "self_harm",
    "\\b(?:veux|voudrais|envie de|préfère) mourir\\b",
    "\\b(?:veux|vais|voudrais|envie de|pense à) (?:me (?:tuer|suicider|pendre|faire du mal|mutiler)|en finir)(?! avec (?:ce|cette|mon|ma|les|le)\\b)",
    "\\bme suicider\\b|\\bmettre fin à (?:mes jours|ma vie)\\b|\\ben finir avec la vie\\b|\\b(?:mon|un|le|de|au) suicide\\b",
    "\\b(?:plus|pas) (?:envie de|la force de|vouloir) vivre\\b(?! (?:à|en|avec|ici|chez|dans))|\\bje ne veux plus vivre\\b(?! (?:à|en|avec|ici|chez|dans))",
    "\\bje me (?:scarifie|mutile|coupe les veines)",
  ),
  other(
    "fr",
    "abuse",
    "\\b(?:il|elle|mon (?:mari|père|beau-père|copain|compagnon|ex|oncle|patron)|ma (?:mère|femme|copine)) (?:me (?:frappe|bat|viole|menace|tape)|m'a (?:frappée?|battue?|violée?))",
    "\\b(?:j'ai été|on m'a) (?:violée?|agressée?|battue?)|\\bje suis en danger\\b",
  ),
  other(
    "fr",
    "threat",
    "\\b(?:veux|vais|envie de) (?:le|la|les) tuer\\b|\\b(?:veux|vais|envie de) tuer (?:quelqu'un|mon|ma|mes|tout le monde)\\b",
  ),
  other(
    "de",
    "self_harm",
    "\\bich (?:will|möchte|wünschte)\\b.{0,30}\\b(?:sterben|nicht mehr leben|tot sein|nicht mehr aufwachen)(?![\\p{L}])",
    "\\b(?:mich|mir) (?:selbst )?(?:umbringen|töten|das leben nehmen|etwas antun|ritzen|verletzen wollen)|\\bmich selbst (?:verletze|verletzen|zu verletzen)",
    "\\b(?:suizid|selbstmord)|\\bich bin lebensmüde|\\bich ritze mich|\\bich bringe? mich um\\b",
    "\\b(?:will|kann|mag) (?:so )?nicht mehr (?:leben|weiterleben)\\b|\\bkeinen (?:grund|sinn) mehr,? (?:zu leben|weiterzuleben)",
  ),
  other(
    "de",
    "abuse",
    "\\b(?:er|sie|mein (?:mann|vater|stiefvater|freund|partner|ex|onkel|chef)|meine (?:mutter|frau|freundin)) (?:schlägt|verprügelt|bedroht|würgt|vergewaltigt|missbraucht) mich\\b",
    "\\bich (?:wurde|werde|bin) (?:\\w+ )?(?:vergewaltigt|missbraucht|geschlagen|verprügelt)|\\bich bin in gefahr\\b",
  ),
  other(
    "de",
    "threat",
    "\\bich (?:will|werde|möchte) (?:ihn|sie|jemanden|meinen? \\p{L}+|alle) (?:umbringen|töten|abstechen|erschießen)",
  ),
  other(
    "pt",
    "self_harm",
    "\\b(?:quero|queria|vontade de) (?:morrer|sumir para sempre)\\b",
    "\\b(?:quero|vou|penso em|pensando em|vontade de) me (?:matar|suicidar|cortar|machucar)\\b",
    "\\bsuicídio\\b|\\btirar (?:a )?minha (?:própria )?vida\\b|\\bacabar com (?:a )?minha (?:própria )?vida\\b",
    "\\bnão (?:quero|aguento|consigo) mais viver\\b(?! (?:em|com|aqui|no|na))|\\beu me (?:corto|mutilo)\\b",
  ),
  other(
    "pt",
    "abuse",
    "\\b(?:ele|ela|meu (?:marido|pai|padrasto|namorado|parceiro|ex|tio|chefe)|minha (?:mãe|esposa|namorada)) me (?:bate|bateu|espanca|agride|agrediu|ameaça|estupra|estuprou|violentou)(?!\\p{L})",
    "\\bfui (?:estuprad|agredid|violentad)|\\b(?:estou|tô) em perigo\\b",
  ),
  other(
    "pt",
    "threat",
    "\\b(?:quero|vou) matar (?:ele|ela|alguém|meu|minha|todo mundo|todos)(?!\\p{L})",
  ),
  other(
    "ja",
    "self_harm",
    "死にたい|自殺|消えてしまいたい|消えたい|自傷|リストカット|リスカ|生きていたくない|もう生きたくない|生きるのをやめたい|自分を傷つけ",
  ),
  other(
    "ja",
    "abuse",
    "殴られて|殴られた|暴力を(?:受け|ふるわれ)|虐待され|レイプされ|襲われて|殺されそう|監禁され",
  ),
  other("ja", "threat", "(?:あいつ|彼|彼女|誰か|人|父|母|上司|みんな)を殺(?:したい|す|してやる)"),
  en("self_harm", SELF_HARM_EN),
  en("abuse", DANGER_EN, true),
  en("threat", HARM_OTHERS_EN, true),
];

/** Null when the message is no plain cry for help. The language is that of the words that were found. */
export function findCrisis(message: string): Crisis | null {
  const text = withoutIdioms(straighten(message));
  for (const { kind, language, pattern, isHarmlessInGames } of CRISIS_PATTERNS) {
    if (pattern.test(text) && !(isHarmlessInGames && GAME.test(text))) return { kind, language };
  }
  return null;
}

/** One spelling for quotes, spaces, widths and invisible characters, which else hide words. */
function straighten(message: string): string {
  return message
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/\s+/g, " ");
}

const withoutIdioms = (text: string) =>
  IDIOMS.reduce((rest, idiom) => rest.replace(idiom, " ... "), text);
