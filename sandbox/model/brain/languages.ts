// Short answers in the user's language, for the few languages Luli has a phrase book for.
import { choose, type Dice } from "./choice.ts";
import type { Context } from "./context.ts";
import { phrasebook, type Phrases } from "./lines/phrasebook.ts";

type Language = keyof typeof phrasebook;

/** Words that settle it alone, and words of which two are needed. */
const SIGNS: Record<Exclude<Language, "ja">, { sure: RegExp; likely: RegExp }> = {
  es: {
    sure: /[\u00bf\u00a1]|\b(?:hola|gracias|buenos d\u00edas|buenas (?:noches|tardes)|me llamo|estoy|adi\u00f3s|c\u00f3mo est\u00e1s|quiero|perrito)\b/iu,
    likely:
      /(?<!\p{L})(?:el|la|los|las|que|qu\u00e9|de|y|un|una|es|eres|muy|no|mi|hoy|soy|tengo|con|por|para|pero|c\u00f3mo|como|me|te|triste|perro|feliz|bien|yo|t\u00fa|tu)(?!\p{L})/giu,
  },
  fr: {
    sure: /(?<!\p{L})(?:bonjour|bonsoir|salut|merci|je suis|je m'appelle|au revoir|\u00e7a va|c'est|j'ai|je veux|bonne nuit)(?!\p{L})/iu,
    likely:
      /(?<!\p{L})(?:le|les|des|du|et|un|une|est|es|tu|je|pas|mon|ma|aujourd'hui|tr\u00e8s|avec|pour|mais|comment|qui|que|quoi|triste|chien|content|oui|non|moi|toi)(?!\p{L})/giu,
  },
  de: {
    sure: /(?<!\p{L})(?:hallo|danke|guten (?:tag|morgen|abend)|gute nacht|ich bin|ich hei\u00dfe|ich heisse|tsch\u00fcss|wie geht|ich habe|ich will|ich m\u00f6chte)(?!\p{L})/iu,
    likely:
      /(?<!\p{L})(?:der|das|die|und|ein|eine|ist|bist|du|ich|nicht|mein|meine|heute|sehr|mit|f\u00fcr|aber|wie|wer|was|traurig|hund|gl\u00fccklich|ja|nein|mir|dir|auch)(?!\p{L})/giu,
  },
  pt: {
    sure: /(?<!\p{L})(?:ol\u00e1|oi|obrigad[oa]|bom dia|boa (?:noite|tarde)|tudo bem|meu nome|eu sou|estou|tchau|voc\u00ea|quero)(?!\p{L})/iu,
    likely:
      /(?<!\p{L})(?:os|as|um|uma|e|n\u00e3o|meu|minha|hoje|muito|com|para|mas|como|quem|que|triste|cachorro|feliz|sim|eu|tu|sou|tenho|bem)(?!\p{L})/giu,
  },
};

const MEANINGS: [Exclude<keyof Phrases, "crisis" | "other" | "name">, RegExp][] = [
  [
    "ai",
    /(?<!\p{L})(?:robots?|roboter|ia|ki|humano|humana|humain|humaine|mensch|eres real|\u00e9 real|vraie?|bist du echt|qui\u00e9n eres|qui es[- ]tu|tu es qui|wer bist du|quem \u00e9 voc\u00ea)(?!\p{L})|\u4eba\u9593|\u30ed\u30dc\u30c3\u30c8|AI|\u3060\u308c|\u8ab0/u,
  ],
  [
    "sad",
    /trist|traurig|einsam|(?<!\p{L})(?:(?:estoy|estou|me siento|me sinto) (?:muy |muito )?(?:mal|sol[oa])|sozinh[oa]|seule?|allein|lloro|llorando|llorar|pleure|pleurer|weine|weinen|geweint|choro|chorando|ansios[oa]|angst|angoiss\p{L}*)(?!\p{L})|\u60b2\u3057|\u5bc2\u3057|\u3055\u307f\u3057|\u3064\u3089|\u6ce3/u,
  ],
  [
    "bye",
    /(?<!\p{L})(?:adi\u00f3s|hasta|chao|au revoir|\u00e0 bient\u00f4t|bonne nuit|buenas noches|boa noite|gute nacht|tsch\u00fcss|bis bald|tchau|at\u00e9 (?:logo|amanh\u00e3))(?!\p{L})|\u3055\u3088\u3046\u306a\u3089|\u307e\u305f\u306d|\u304a\u3084\u3059\u307f/u,
  ],
  [
    "hello",
    /(?<!\p{L})(?:hola|buen[oa]s|bonjour|bonsoir|salut|hallo|guten|servus|ol\u00e1|oi|bom dia|boa tarde)(?!\p{L})|\u3053\u3093\u306b\u3061|\u304a\u306f\u3088\u3046|\u3053\u3093\u3070\u3093|\u306f\u3058\u3081\u307e\u3057\u3066/u,
  ],
];

export function detectLanguage(message: string): Language | null {
  const text = message.replaceAll("\u2019", "'");
  if (/[\u3040-\u30ff]/u.test(text)) return "ja";
  const scores = Object.entries(SIGNS).map(([language, { sure, likely }]) => ({
    language: language as Language,
    score: (sure.test(text) ? 2 : 0) + new Set(text.toLowerCase().match(likely)).size,
  }));
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  // English shares short words with all of them: one of its own vetoes a guess that is not sure.
  const isEnglish = /\b(?:the|and|you|is|are|my|i'm|it's|what|have|this|that)\b/i.test(text);
  return best && best.score >= (isEnglish ? 4 : 2) ? best.language : null;
}

/** A line of the phrase book when the message is clearly in one of its languages, else null. */
export function foreignReply(context: Context, dice: Dice, isCrisis: boolean): string | null {
  const language = detectLanguage(context.text);
  if (!language) return null;
  const phrases: Phrases = phrasebook[language];
  const text = language === "ja" ? context.text : context.text.toLowerCase();
  const meaning = isCrisis
    ? "crisis"
    : context.told
      ? "name"
      : (MEANINGS.find(([, words]) => words.test(text))?.[0] ?? "other");
  const line = choose(phrases[meaning], context.replies, dice) ?? "";
  return line.replace("{told}", context.told ?? "");
}
