// Which language a message is in.
import type { Spoken } from "../memory/lines.ts";
import type { Context } from "./context.ts";

export type Foreign = Exclude<Spoken, "en">;

/** Words that settle it alone, and words of which three are needed. */
const SIGNS: Record<Exclude<Foreign, "ja">, { sure: RegExp; likely: RegExp }> = {
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
function detectLanguage(message: string): { language: Foreign; isSure: boolean } | null {
  const text = message.replaceAll("\u2019", "'");
  if (/[぀-ヿ]/u.test(text)) return { language: "ja", isSure: true };
  const scores = Object.entries(SIGNS).map(([language, { sure, likely }]) => ({
    language: language as Foreign,
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
export function languageOf({ text, page }: Pick<Context, "text" | "page">): Spoken {
  const heard = detectLanguage(text);
  if (heard) return heard.isSure || page === "en" ? heard.language : page;
  return ENGLISH.test(text) ? "en" : page;
}
