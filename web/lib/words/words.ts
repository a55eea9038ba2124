// What the interface says. English stands in each room's words.ts; every other language is a folder of languages/, fetched
// when someone chooses it (docs/decisions/0004).
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/contracts/language.ts";
import { createStore, useSelected, useStore } from "../create-store.ts";

/** A room's words: texts, and functions of what stands inside them. */
export type Words<Room extends string, Texts> = { readonly room: Room; readonly texts: Texts };
/** The same words in another language: nothing missing, nothing more, the same arguments. */
export type Translated<W> = W extends Words<string, infer Texts> ? Texts : never;
type Spoken = { readonly language: Language; readonly catalog: Readonly<Record<string, unknown>> };

/** What this page was rendered in at build time: until it is awake it says the same. */
let rendered: Spoken = { language: DEFAULT_LANGUAGE, catalog: {} };
const spokenStore = { ...createStore(rendered), getFirst: () => rendered };

export const english = <Room extends string, Texts extends object>(
  room: Room,
  texts: Texts,
): Words<Room, Texts> => ({ room, texts });

/** Every other language brings a catalog with the words of all rooms. */
export function speak(language: Language, catalog: Spoken["catalog"] = {}): void {
  spokenStore.set({ language, catalog });
}

/** For a page that is rendered in another language, there and where it wakes up. */
export function speakFirst(language: Language, catalog: Spoken["catalog"] = {}): void {
  rendered = { language, catalog };
  spokenStore.set(rendered);
}

export const spokenLanguage = (): Language => spokenStore.get().language;

const wordsIn = <Texts>({ catalog }: Spoken, { room, texts }: Words<string, Texts>): Texts =>
  (catalog[room] as Texts | undefined) ?? texts;

/** For what is said at a moment, such as a toast; a component uses `useWords`. */
export const wordsOf = <Texts>(words: Words<string, Texts>): Texts =>
  wordsIn(spokenStore.get(), words);

/** Speaks anew when the language changes. */
export function useWords<Texts>(words: Words<string, Texts>): Texts {
  return wordsIn(useStore(spokenStore), words);
}

/** Of the numbers and dates that stand beside the words. */
export function useLanguage(): Language {
  return useSelected(spokenStore, ({ language }) => language);
}
