// The words of a text that carry its meaning, cut short so that forms of one word are the same, in six languages.

const SMALL = new Set(
  `the and you are was were with for that this what when where which who whom whose how why did does have has had been his her him she they them their our your
  mine about tell told say said again remember know mention mentioned called name names quick just really thing things something someone think much many can cant will
  would could should from into onto than then there here but not out its it's im i'm ive don't dont didn't is'nt was'nt get got gonna lol haha hey still back supposed
  der die das und ich ein eine einen einem einer ist bin war waren mit für von zum zur den dem des auch nicht noch nochmal mal was wann wer wie wohin woher welche welcher welchen
  welchem wem wen mein meine meinen meinem meiner dein deine hab habe hast hat hatte heißt heiss hieß heiße name namen weißt wusstest gesagt erzählt sag eigentlich denn doch halt schon
  grad grade jetzt dann aber oder wenn dass mich mir dich dir uns sich sie sein seine ihr ihre kann kannst soll sollte muss wird wurde werden luli
  los las una unos unas que qué con por para pero del como cómo cuándo cuando dónde donde quién quien cuál cuales cuánto cuántos cuántas mis tus sus era fue eran está estoy estaba
  tengo tiene dije dijiste contado acuerdas acordás recuerdas nombre llama llamaba llamo sabes oye este esta ese esa eso esto muy más algo también hay ser soy eres
  les des une mon mes ton tes son ses que qui quoi quand comment combien quel quelle quels quelles est étais était suis avec pour pas plus dans sur sous chez mais déjà elle
  elles ils nous vous moi toi lui leur c'est ça dit ai as avez fait faire tu te je rappelles souviens nom prénom appelle s'appelle m'appelle alors donc bien
  uma uns umas meu minha meus minhas teu tua seu sua dele dela com sem para por pelo pela qual quais quem quando onde como quanto quantos quantas era foi está estou tenho tem disse
  falei contei lembra lembras sabe nome chama chamo mesmo então agora também isso isto esse essa este esta mais muito você vocês ela ele eles elas não sim já vou`
    .split(/\s+/)
    .map(plain),
);

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

/** Of Japanese: what is written with Chinese letters, Katakana or Latin ones; Hiragana holds it together. */
const JAPANESE_SMALL = new Set(
  "何 誰 私 僕 俺 名前 言 話 今 時 人 事 方 前 中 一 二 行 来 見 思 知 覚 教 呼 日".split(" "),
);

function japaneseTerms(text: string): string[] {
  const runs =
    text.normalize("NFKC").match(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]{2,}|\d[\d.]*/gu) ??
    [];
  const pairs = runs.flatMap((run) =>
    /\p{Script=Han}/u.test(run) && run.length > 2
      ? [run, ...Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))]
      : [run],
  );
  return pairs.filter((term) => !JAPANESE_SMALL.has(term));
}

/** Being born is a birthday. */
const BORN =
  /\bné(?:e)? le\b|\bborn (?:on|in)\b|\bgeboren\b|\bnac[ií] el\b|\bnasci (?:em|no dia)\b/giu;

export function termsOf(text: string): string[] {
  const words =
    plain(text.normalize("NFC").replace(BORN, " birthday anniv geburtstag cumple ")).match(
      /[a-z0-9]+/g,
    ) ?? [];
  const latin = words
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .map((word) => (word.length < 6 ? word.replace(/s$/, "") : word));
  return [...new Set([...latin, ...japaneseTerms(text)])];
}

/** Forms and compounds of one word: Trainer, Schwimmtrainer. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (/[^a-z]/.test(short)) return false;
  return (
    (short.length > 4 && (long.includes(short) || short.slice(0, 5) === long.slice(0, 5))) ||
    (short.length === 4 && long.length === 5 && long.startsWith(short))
  );
}

/** Words that people use for one thing. A question in one of them finds an answer in another. */
const ALIKE =
  `mum mom mother mama|vieja madre mama|maman mere|mutter mama|mae mamae|母 お母 母親|dad father papa|vater papa|pai papai|父 お父|birthday turns born|anniv nee ne|geburtstag geboren
  job work profession|boulot travail metier|beruf arbeit|trabalho emprego|bebe hijo|boss chef|hide hiding|grand-pere pepe|bruder|pueblo village|husband hubby|wife frau|plumber|demenagement emmenage
  fly flight flew|make made|buy bought|eat ate|find found|teach taught|give gave|lose lost|sell sold|write wrote|drive drove|win won
  jefe jefa|chefe chefa|fiancee future marie|objectif fixe but|mann gatte|roommate flatmate|termin geburt|company firm|boite entreprise concurrents|歳 年|妻 嫁|old years|turning turns`
    .split(/[|\n]/)
    .map((group) => group.trim().split(/\s+/).map(plain));

/** Whether a text of these terms speaks of it. */
export function speaksOf(terms: readonly string[], term: string): boolean {
  const names = [term, ...ALIKE.filter((group) => group.includes(term)).flat()];
  return names.some((name) => terms.some((one) => isSame(one, name)));
}
