// What the server says by itself, in every language: English comes from the room that says it, the others from their folders.
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_IDS,
  type Foreign,
  type Language,
} from "../shared/contracts/language.ts";

/**
 * The texts of one language. Each room declares its own beside its English words (`declare module`), so the type check finds a
 * missing one. A language without an optional one does not have that ability.
 */
export interface ServerTexts {}

const load = async (id: Foreign) => {
  const { texts } = (await import(`./${id}/server.ts`)) as { texts: ServerTexts };
  return [id, texts] as const;
};
const foreign = await Promise.all(LANGUAGE_IDS.filter((id) => id !== DEFAULT_LANGUAGE).map(load));

export const inEveryLanguage = <Name extends keyof ServerTexts>(
  name: Name,
  english: ServerTexts[Name],
) =>
  Object.fromEntries([
    [DEFAULT_LANGUAGE, english],
    ...foreign.map(([id, texts]) => [id, texts[name]]),
  ]) as Record<Language, ServerTexts[Name]>;
