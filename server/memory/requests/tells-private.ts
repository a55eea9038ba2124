// Hears a message about the speaker's own health, faith or love: the last person before the private word is the speaker.
import { MEMORY_LENGTH } from "../../../shared/contracts/memory.ts";
import { cut } from "../../../shared/cut.ts";
import { findPrivate, type Private } from "../../../shared/rules/memory/private.ts";

/** A clause, with the mark that makes it a question. In Japanese a comma ends none. */
const CLAUSE = /[^.,;:!?…\n。！？]+[?？]?/gu;

const word = (...ones: string[]) =>
  String.raw`(?<![\p{L}\p{M}'])(?:${ones.join("|")})(?![\p{L}\p{M}])`;

/** "My plumber is gay" tells of the plumber: "my" has to stand right before the private word, which ends the text. */
const MY = String.raw`(?:my|mein\p{L}*|mi|mis|meus?|minhas?|mon|ma|mes)(?=(?: [\p{L}\p{M}]+){1,2}$)`;

const OWN = word(
  String.raw`i|i'\p{L}+|^im|ive|me|ich|mir|mich|yo|eu|je|j'\p{L}+|j'\p{L}+ \p{L}+|m'\p{L}+`,
  "bin|hab|habe|hatte|muss",
  String.raw`he(?= \p{L}+[aií]do)|tengo|tuve|soy|estoy|estuve|padezco|sufro|tomo|voy|fui|creo|rezo|rezaba|empiezo|empecé|salí|me`,
  "tenho|tive|sou|estou|tô|estive|fiquei|sofro|vou|comecei|descobri|saí|rezo|traí|gosto|parei|faço",
  String.raw`^(?:(?:just|finally|so|and|also|today|well|ok|oh) )*(?:got|been|starting|started|am|had|having|going` +
    String.raw`|went|taking|diagnosed|stopped)`,
  MY,
);
const OTHER = word(
  "he|she|they|you|his|her|hers|their|him|them|your|who|someone|somebody|people|everyone|everybody|mum" +
    "|mom|mam|mother|dad|father|parents?|sister|brother|son|daughter|kids?|child|children|baby|wife" +
    "|husband|partner|boyfriend|girlfriend|friends?|mate|boss|colleagues?|co-?worker|neighbou?r|aunt" +
    "|uncle|cousin|nan|gran|granny|grandma|grandpa|grandmother|grandfather|teacher|roommate|flatmate|ex" +
    "|family|dog|cat|puppy|pet",
  String.raw`er|sie|du(?= (?:bist|hast|warst))|dein\p{L}*|sein\p{L}*|ihr\p{L}*|ihm|jemand\p{L}*|leute|mutter|mama` +
    String.raw`|vater|papa|eltern|schwester|bruder|sohn|tochter|kind|kinder|frau|mann|freund\p{L}*|partner\p{L}*` +
    String.raw`|chef\p{L}*|kolleg\p{L}*|nachbar\p{L}*|tante|onkel|cousine?|oma|opa|lehrer\p{L}*|ex|familie|hund` +
    String.raw`|katze`,
  String.raw`él|ella|ellos|ellas|tú|tu|su|sus|alguien|gente|madre|mamá|padre|papá|padres|herman[oa]s?|hij[oa]s?` +
    String.raw`|espos[oa]|mujer|marido|pareja|novi[oa]|amig[oa]s?|jef[ea]|compañer[oa]s?|vecin[oa]|tí[oa]|prim[oa]` +
    String.raw`|abuel[oa]s?|profesora?|familia|perr[oa]|gat[oa]`,
  String.raw`ele|ela|eles|elas|você|vc|seus?|suas?|dele|dela|alguém|mãe|pai|pais|irmãos?|irmãs?|filh[oa]s?|esposa` +
    String.raw`|marido|namorad[oa]|parceir[oa]|chefe|colegas?|vizinh[oa]|avós?|avô|professora?|família|cachorr[oa]` +
    String.raw`|cão`,
  String.raw`il|elle|ils|elles|on(?= (?:a|est|va|dit))|ton|ta|tes|son|sa|ses|leur|leurs|quelqu'un|gens|mère|maman` +
    String.raw`|père|papa|parents|sœur|soeur|frère|fils|fille|enfants?|femme|mari|copain|copine|compagn\p{L}+|ami` +
    String.raw`|amie|amis|patronn?e?|collègues?|voisine?|tante|oncle|cousine?|mamie|papi|grand-\p{L}+|prof|famille` +
    String.raw`|chien|chienne|chat|chatte`,
);
const JAPANESE_OTHER =
  "母|父|両親|親が|兄|弟|姉|妹|祖|おばあ|おじい|ママ|パパ|夫|妻|旦那|嫁|彼|友|先輩|上司|同僚|息子|娘|子供|子ども|(?:さん|くん|ちゃん|先生)[がはのも]|[のな]人|あなた|犬|猫";
const PEOPLE = new RegExp(
  `(?<own>${OWN}|私|わたし|俺|僕|自分)|(?<other>${OTHER}|${JAPANESE_OTHER})`,
  "giu",
);

/** Right before the private word. In Portuguese "no" is "in the". */
const DENIED = new RegExp(
  String.raw`(?:${word("not|never|without|nicht|kein|keine|keinen|nie|ohne|nunca|sin|não|sem|pas|jamais|sans|(?:have|had|got|with) no")}|n't)(?: [\p{L}\p{M}]+){0,2} $|${word("no")}(?: [\p{L}\p{M}]+){1,2} $`,
  "iu",
);
/** Right behind it. */
const DENIED_BEHIND = /^[^。]{0,6}(?:ない|なかった|ません|嫌い)/u;
/** Excludes what only might be, and what is read, watched or studied. */
const UNREAL = new RegExp(
  `${word("if|whether|imagine|wenn|ob|falls|ojalá|^si|^se|^e se")}|${word(
    String.raw`about (?!my|having|being)|films?|movies?|books?|novel|series|show|article|podcast|documentary|song` +
      String.raw`|class|exam|essay|study|studying|character`,
    "buch|roman|serie|artikel|doku|referat|prüfung|studiere|película|peli|libro|novela|serie|artículo|noticia|examen|estudio",
    "filme|livro|série|artigo|notícia|prova|estudo|livre|roman|série|examen|étudie|documentaire|documental|documentário",
  )}|映画|ドラマ|小説|漫画|記事|ニュース|テスト|勉強|本[をで]|もし`,
  "iu",
);
/** Figures of speech, and trades. */
const FIGURE = new RegExp(
  [
    word(
      String.raw`sick (?:of|and tired)|(?:makes? me|worried|homesick|love|travel|sea|car) ?sick` +
        String.raw`|addicted to (?!alcohol|drugs|pills|gambl|opi|coke|heroin)\p{L}+|allergic to (?:mondays?|work` +
        String.raw`|mornings?)|pray(?:ing)? (?:for (?:good|nice|sun|rain|snow)|that|it)|in love with (?:this|these|that` +
        String.raw`|it|the|my new)`,
      String.raw`süchtig nach (?!alkohol|drogen|tabletten)\p{L}+|verliebt in (?:die|das|dies\p{L}+) \p{L}+` +
        String.raw`|allergisch gegen (?:montage|arbeit)|adict[oa] (?:a|al) (?!alcohol|las drogas)\p{L}+` +
        String.raw`|enamorad[oa] de (?:est[ea]|la|las|los|el) \p{L}+`,
      String.raw`viciad[oa] em (?!álcool|drogas|jogos?)\p{L}+|apaixonad[oa] por (?:ess[ea]|est[ea]|aquel[ea]|séries?)` +
        String.raw`|malade de (?:jalousie|rire)|accro|amoureu(?:x|se) de (?:ce|cette|la|le) \p{L}+`,
    ),
    String.raw`(?<!\p{L})(?:i'm|am|as|bin|als|soy|sou|suis|comme|como|de)(?: an?| eine?| una?| uma?` +
      String.raw`| une)?(?: \p{L}+)? (?:(?:thérap|terap|therap)(?:ist|eut)|ps[yi][ck]\p{L}+(?:ist|iat|log|olog|ólog` +
      String.raw`|re|ra)|priest|oncolog|onkolog|pfarrer|doctor|médic|médec)\p{L}*`,
  ].join("|"),
  "giu",
);

const ASKS = new RegExp(
  String.raw`[?？]$|^\s*${word(
    String.raw`what|when|where|which|who|how|why|did|do|does|wann|wer|wie|was|wo|(?:an )?welche\p{L}*|bei wem|(?:a ` +
      String.raw`|por )?qué|cuándo|dónde|cómo|quién|quando|onde|qual|quem|o que|quand|où|quel\p{L}*|comment|qui`,
  )}|って(?:何|いつ|どこ|誰)|っけ|^何`,
  "iu",
);

/** The first such thing in what would be noted of a message; null: it tells none. */
export function tellsPrivate(message: string): Private | null {
  const plain = cut(message, MEMORY_LENGTH)
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02bc]/g, "'");
  for (const [clause] of plain.matchAll(CLAUSE)) {
    const said = clause.replaceAll(FIGURE, "");
    const found = findPrivate(said);
    if (found && !ASKS.test(said) && isOwn(said, found)) return found;
  }
  return null;
}

function isOwn(clause: string, { word: found, index }: Private): boolean {
  const before = clause.slice(0, index);
  const behind = clause.slice(index + found.length);
  if (DENIED.test(before) || DENIED_BEHIND.test(behind) || UNREAL.test(clause)) return false;
  const last = [...(before + found).matchAll(PEOPLE)].at(-1);
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(clause);
  return last ? last.groups?.own !== undefined : isJapanese;
}
