// Short answers in the user's language, for the few languages Luli has a phrase book for.
import { choose, type Dice } from "./choice.ts";
import type { Context } from "./context.ts";
import { always, everyday, type Foreign as Language } from "./lines/everyday.ts";
import { listening } from "./lines/listening.ts";
import { news } from "./lines/news.ts";

const MEANINGS = [...everyday, ...news];

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

/** What Luli says to it in a language that is not English; null: it is. */
export function foreignReply(context: Context, dice: Dice, isCrisis: boolean): string | null {
  const language = languageOf(context);
  if (language === "en") return null;
  const text = (language === "ja" ? context.text : context.text.toLowerCase()).replaceAll(
    "\u2019",
    "'",
  );
  const said =
    (isCrisis ? always.crisis : context.told ? always.name : undefined) ??
    MEANINGS.find(({ when }) => when.test(text))?.said;
  const lines = said?.[language] ?? listening(language);
  const last = context.replies.at(-1) ?? "";
  const fresh = lines.filter(
    (phrase) => !phrase.split(/(?<=[.!?？。])\s*/u).some((part) => last.includes(part)),
  );
  const line = choose(fresh.length > 0 ? fresh : lines, context.replies, dice) ?? "";
  return line.replace("{told}", context.told ?? "");
}
