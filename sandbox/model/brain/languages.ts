// Short answers in the user's language, for the few languages Luli has a phrase book for.
import { choose, type Dice } from "./choice.ts";
import type { Context } from "./context.ts";
import { EVERYDAY } from "./lines/everyday.ts";
import { phrasebook, type Phrases } from "./lines/phrasebook.ts";

type Language = keyof typeof phrasebook;

/** Words that settle it alone, and words of which three are needed. */
const SIGNS: Record<Exclude<Language, "ja">, { sure: RegExp; likely: RegExp }> = {
  es: {
    sure: /[¿¡]|\b(?:hola|gracias|buenos días|buenas (?:noches|tardes)|me llamo|estoy|adiós|cómo estás|quiero|perrito)\b/iu,
    likely:
      /(?<!\p{L})(?:el|la|los|las|que|gusta|mucho|qué|de|y|un|una|es|eres|muy|no|mi|hoy|soy|tengo|con|por|para|pero|cómo|como|me|te|triste|perro|feliz|bien|yo|tú|tu)(?!\p{L})/giu,
  },
  fr: {
    sure: /(?<!\p{L})(?:bonjour|bonsoir|salut|merci|je suis|je m'appelle|au revoir|ça va|c'est|j'ai|je veux|bonne nuit)(?!\p{L})/iu,
    likely:
      /(?<!\p{L})(?:le|les|des|du|et|ne|sais|aime|beaucoup|un|une|est|es|tu|je|pas|mon|ma|aujourd'hui|très|avec|pour|mais|comment|qui|que|quoi|triste|chien|content|oui|non|moi|toi)(?!\p{L})/giu,
  },
  de: {
    sure: /(?<!\p{L})(?:hallo|danke|guten (?:tag|morgen|abend)|gute nacht|ich bin|ich heiße|ich heisse|tschüss|wie geht|ich habe|ich will|ich möchte)(?!\p{L})/iu,
    likely:
      /(?<!\p{L})(?:der|das|die|und|mag|viel|gern|ein|eine|ist|bist|du|ich|nicht|mein|meine|heute|sehr|mit|für|aber|wie|wer|was|traurig|hund|glücklich|ja|nein|mir|dir|auch)(?!\p{L})/giu,
  },
  pt: {
    sure: /(?<!\p{L})(?:olá|oi|obrigad[oa]|bom dia|boa (?:noite|tarde)|tudo bem|meu nome|eu sou|estou|tchau|você|quero)(?!\p{L})/iu,
    likely:
      /(?<!\p{L})(?:os|um|uma|gosto|não|meu|minha|hoje|muito|com|para|mas|como|quem|que|triste|cachorro|feliz|sim|eu|tu|sou|tenho|bem)(?!\p{L})/giu,
  },
};

const MEANINGS: [Exclude<keyof Phrases, "crisis" | "other" | "name">, RegExp][] = [
  [
    "ai",
    /(?<!\p{L})(?:robots?|roboter|bots?|robô|ia|ki|humano|humana|humain|humaine|mensch(?:en)?|eres real|persona (?:real|de verdad)|inteligencia artificial|una máquina|perr[oa] de verdad|vraie personne|intelligence artificielle|une machine|vrai chien|echte (?:person|frau)|echter (?:mensch|hund)|künstliche intelligenz|eine maschine|pessoa (?:real|de verdade)|inteligência artificial|uma máquina|cachorr[oa] de verdade|é real|vraie?|bist du echt|quién eres|qui es[- ]tu|tu es qui|wer bist du|quem é você)(?!\p{L})|人間|ロボット|AI|機械|人工知能|本物|だれ|誰/u,
  ],
  [
    "sad",
    /trist|traurig|einsam|(?<!\p{L})(?:(?:estoy|estou|me siento|me sinto) (?:muy |muito )?(?:mal|sol[oa])|sozinh[oa]|seule?|allein|lloro|llorando|llorar|pleure|pleurer|weine|weinen|geweint|choro|chorando|ansios[oa]|angst|angoiss\p{L}*)(?!\p{L})|悲し|寂し|さみし|つら|泣/u,
  ],
  [
    "bye",
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:adiós|adios|hasta (?:luego|mañana|pronto)|cha[ou]|nos vemos|buenas noches|me voy|te dejo|tengo que (?:dejarte|irme|colgar)|luego hablamos|me salgo|cuídate|a dormir)(?!\p{L})`,
        String.raw`(?<!\p{L})(?:au revoir|à (?:bientôt|demain|plus|tout)|a\+|bonne (?:nuit|soirée|journée)|je (?:te laisse|file|pars|vous laisse|dois y aller|rentre|coupe)|ciao|dodo|allez salut)(?!\p{L})`,
        String.raw`(?<!\p{L})(?:tschüss?i?|bis (?:bald|morgen|dann|denne|später)|gute nacht|ich (?:bin (?:weg|raus)|muss (?:los|weg|gehen)|geh(?:e)? (?:jetzt|schlafen|ins bett)|mach schluss)|bin (?:raus|weg)|leb wohl|mach's gut|muss (?:los|weg|in die)|ciao|feierabend)(?!\p{L})`,
        String.raw`(?<!\p{L})(?:tchau|xau|até (?:logo|amanhã|mais|o mês)|boa noite|vou (?:indo|nessa|dormir|embora)|tô indo|tenho que (?:ir|sair)|fui|cuida-te|se cuida)(?!\p{L})`,
        "さようなら|さよなら|またね|また(?:明日|今度|あとで)|おやすみ|ばいばい|バイバイ|じゃあね|じゃ(?:あ)?$|落ちますね?|行ってきます|寝るね|もう(?:行|寝)|お世話になりました",
      ].join("|"),
      "u",
    ),
  ],
  [
    "hello",
    /(?<!\p{L})(?:hola|buen[oa]s|bonjour|bonsoir|salut|hallo|guten|servus|olá|oi|bom dia|boa tarde)(?!\p{L})|こんにち|おはよう|こんばん|はじめまして/u,
  ],
];

/** Sure, or only a guess: then the page knows better. */
function detectLanguage(message: string): { language: Language; isSure: boolean } | null {
  const text = message.replaceAll("\u2019", "'");
  if (/[぀-ヿ]/u.test(text)) return { language: "ja", isSure: true };
  const scores = Object.entries(SIGNS).map(([language, { sure, likely }]) => ({
    language: language as Language,
    isSure: sure.test(text),
    score: (sure.test(text) ? 3 : 0) + new Set(text.toLowerCase().match(likely)).size,
  }));
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  // English shares short words with all of them: one of its own vetoes a guess that is not sure.
  const isEnglish = /\b(?:the|and|you|is|are|my|i'm|it's|what|have|this|that)\b/i.test(text);
  return best && best.score >= (isEnglish ? 5 : 3) ? best : null;
}

const ENGLISH =
  /\b(?:the|and|you|are|my|i'm|it's|what|have|this|that|hello|please|thanks|how|tell)\b/i;

/** What a message is clearly in, or else what the page speaks. */
export function languageOf({ text, page }: Pick<Context, "text" | "page">): Language | "en" {
  const heard = detectLanguage(text);
  if (heard) return heard.isSure || page === "en" ? heard.language : page;
  return ENGLISH.test(text) ? "en" : page;
}

/** A line of the phrase book when the message is clearly in one of its languages, else null. */
export function foreignReply(context: Context, dice: Dice, isCrisis: boolean): string | null {
  const language = languageOf(context);
  if (language === "en") return null;
  const phrases: Phrases = phrasebook[language];
  const text = language === "ja" ? context.text : context.text.toLowerCase();
  const meaning = isCrisis
    ? "crisis"
    : context.told
      ? "name"
      : (MEANINGS.find(([, words]) => words.test(text))?.[0] ?? "other");
  const everyday = ["hello", "other"].includes(meaning)
    ? EVERYDAY.find(({ when }) => when.test(text.replaceAll("\u2019", "'")))
    : undefined;
  const lines = everyday ? everyday[language] : phrases[meaning];
  const last = context.replies.at(-1) ?? "";
  const fresh = lines.filter(
    (phrase) => !phrase.split(/(?<=[.!?？。])\s*/u).some((part) => last.includes(part)),
  );
  const line = choose(fresh.length > 0 ? fresh : lines, context.replies, dice) ?? "";
  return line.replace("{told}", context.told ?? "");
}
