// What is told by exact signs, whatever was learned: whether a message speaks to Luli, asks what she is, or denies a feeling.
import type { Spoken } from "../../memory/lines.ts";
import { blocksOf, withoutAccents } from "../table.ts";

type Signs = Record<Spoken, RegExp>;

const words = (language: Spoken, phrases: string) =>
  new RegExp(
    language === "ja"
      ? phrases
      : String.raw`(?<!\p{L})(?:${withoutAccents(phrases, language)})(?!\p{L})`,
    "u",
  );

/** Below each `# id` a row for each language. `ai` asks for the truth about her, which must never be missed. */
export const SIGNS = Object.fromEntries(
  blocksOf(String.raw`
  # hers
  en you|your|yours|yourself|you're|you've|luli|(?:not bad|okay) for an? \p{L}+
  de du|dich|dir|dein\p{L}*|luli|ihr beiden|^(?:bist|hast|kannst|magst|willst|würdest|darfst|musst|weißt|kennst|glaubst|schläfst|isst|träumst|machst|denkst|möchtest)|\p{L}{3,}st(?= (?:mich|mir|was|gern|schon))|für (?:ein|n|nen|einen?) (?:stofftier|kuscheltier|hund|köter|welpen|roboter|ki)
  es (?!tr|ch|ex|res|cons|des|as)\p{L}{2,}[ai]ste|\p{L}{3,}rías|tú|ti|tu|tus|te|contigo|a que (?:no )?\p{L}+s|haces|hacías|vas|vienes|dices|ves|oyes|juegas|vos|sos|tenés|podés|sabés|querés|odias|lloras|cantas|bailas|eres|estás|tienes|puedes|sabes|quieres|sueñas|piensas|vives|crees|conoces|comes|duermes|prefieres|has|luli|ladras|hablas|pareces|para (?:un|una) (?:peluche|perro|perra|robot|ia)
  fr vous|votre|vos|tu|toi|ton|ta|tes|te|t'\p{L}+|\p{L}+-tu|luli|pour une? (?:peluche|chien|chienne|robot|ia)
  pt ^(?:mas |e |então |oi |ei )*(?:gosta|tem|sabe|pode|consegue|já|dorme|come|sente|sonha|late|faz|quer|acredita|conhece|prefere|curte|mora|fala|toma|odeia|vive|ama|lembra|brinca) (?!como|jeito|gente|que|alguém|semanas|dias|meses|anos|tempo|um |uma ).*|você|vc|cê|ocê|tu|te|ti|seu|sua|teu|tua|contigo|luli|^pareces? uma?|(?:pra|para) uma? (?:bicho de pelúcia|pelúcia|cachorra|robô|ia)|^confessa
  ja ルリ|るり|君|きみ|おぬし|そなた|おまえさん|わんこ|ワンちゃん|あなた|お前|おまえ|^(?!.*(?:なんで|なぜ|どうして|どうやって|どうす|何で|どの|どれ|まで|から|とは|いくら|いつ|何時|明日|今日|天気|これ|それ|勝))[^はがも]{1,14}(?:好き|した|する|ある|いる|できる|食べる|食べた|飲む|見る|見た|行く|嫌い|怖い|寝る|寝た|なの|の)(?:の|ん)?[?？]$|(?:寝|起き|食べ|遊ん)てた(?:でしょ|だろ|よね)|^(?!.*(?:は|が))[^も]{1,14}(?:タイプ|派)[?？]$|(?:ぬいぐるみ|犬|AI)のくせに
  # ai
  en (?:are|is) (?:you|luli) (?:really |actually |just |even |truly |like )*(?:an? )?(?:real|ai|a\.i\.|robot|bot|human|person|chatbot|computer|program|machine|alive|sentient|conscious|chatgpt|gpt|llm|language model|actual .*|dog|puppy|fake)|what are you(?: exactly| really| anyway)?$|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real|human|person|bot|robot|ai)|is (?:this|there) (?:a |an )?(?:real|human|bot|robot|ai|person).*|you(?:'re| are) (?:just |only )?(?:an? )?(?:ai|robot|bot|computer|program|machine|chatbot)
  de (?:roboter|bot|ki|chatbot|chatgpt|mensch(?:en)?|echte[rns]? (?:person|frau|mensch|hund)|künstliche intelligenz|maschine|computer)|(?:bist|seid) du (?:wirklich |eigentlich )*(?:echt|real|lebendig|ein hund)|wer bist du|was bist du
  es (?:robot|bot|ia|chatgpt|humano|humana|persona (?:real|de verdad)|inteligencia artificial|máquina|perr(?:o|a|ita) (?:de verdad|real))|eres (?:real|de verdad|un perro)|(?:quién|qué) eres
  fr (?:robot|bot|ia|chatgpt|humaine?|intelligence artificielle|machine|vraie? (?:personne|chien|chienne))|(?:es-tu|tu es|t'es) (?:réelle?|vraie?|vivante|quoi|qui|un chien).*|qui es[- ]tu|c'est qui luli
  pt (?:robô|bot|ia|chatgpt|humana|humano|pessoa (?:real|de verdade)|inteligência artificial|máquina|cachorr(?:o|a|inha) de verdade)|(?:você|tu|vc)(?: é| és)? (?:real|de verdade|um cachorro)|(?:quem|o que) (?:é|és) (?:você|tu)|quem é você
  ja 人間|ロボット|AI|ＡＩ|機械|人工知能|本物|(?:あなた|君|きみ|ルリ)(?:は|って)?(?:誰|だれ|何者|なにもの)
`).map(([id = "", ...rows]) => {
    const read = rows.map((row) => [row.slice(0, 2), row.slice(3)] as [Spoken, string]);
    return [
      id,
      Object.fromEntries(read.map(([language, these]) => [language, words(language, these)])),
    ];
  }),
) as Record<"hers" | "ai", Signs>;

/** A feeling that is denied is none. */
export const DENIED: Signs = {
  en: /\b(?:not|isn't|wasn't|never|no longer|don't feel|aren't) (?:at all |so |very |really |too |that |all that )*(?:sad|worried|anxious|scared|afraid|angry|mad|lonely|stressed|nervous|depressed|upset|bad|sick|tired)\b/gu,
  de: /(?<!\p{L})(?:nicht|nimmer|gar nicht) (?:mehr |so |wirklich |sehr )*(?:traurig|müde|krank|sauer|böse|wütend|nervös|allein|einsam|schlecht|schlimm|übel|übel)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:no (?:estoy|me siento|es)|nada) (?:tan |muy |mas )*(?:triste|cansad[oa]|enferm[oa]|enfadad[oa]|nervios[oa]|sol[oa]|mal[oa]?)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:pas|plus) (?:si |trop |tres |vraiment )*(?:triste|fatiguee?|malade|fachee?|stressee?|seule?|mal|nulle?)(?!\p{L})/gu,
  pt: /(?<!\p{L})nao (?:estou|to|e|me sinto)?(?: tao| muito| mais)* ?(?:triste|cansad[oa]|doente|brav[oa]|nervos[oa]|sozinh[oa]|ruim|mal)(?!\p{L})/gu,
  ja: /(?:悲し|寂し|つら|怖|眠|悪)く(?:は)?ない/gu,
};
