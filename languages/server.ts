// What the server says by itself, in every language: English comes from the room that says it, the others from their folders.
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_IDS,
  type Foreign,
  type Language,
} from "../shared/contracts/language.ts";

/** The keys of `ServerTexts` (server-texts.ts), which this file must not import: the types of the words stand beside the words. */
type TextName =
  | "auth"
  | "chat"
  | "consent"
  | "contact"
  | "deletion"
  | "mail"
  | "memoryWords"
  | "nameWords"
  | "push"
  | "report"
  | "stripeLocale"
  | "subscription"
  | "weekly";

const load = async (id: Foreign) => {
  const { texts } = (await import(`./${id}/server.ts`)) as { texts: Record<TextName, unknown> };
  return [id, texts] as const;
};
const foreign = await Promise.all(LANGUAGE_IDS.filter((id) => id !== DEFAULT_LANGUAGE).map(load));

/** `Words` is the type of these texts in `ServerTexts`; it must be given. */
export const inEveryLanguage = <Words = never>(name: TextName, english: NoInfer<Words>) =>
  Object.fromEntries([
    [DEFAULT_LANGUAGE, english],
    ...foreign.map(([id, texts]) => [id, texts[name]]),
  ]) as Record<Language, Words>;
