// Fetches what the page says in another language than English: one file a language.
import type { Foreign } from "../shared/contracts/language.ts";
import type { Catalog } from "./catalog.ts";

const FILES = import.meta.glob<Catalog>("./*/web.ts", { import: "catalog" });

export const loadCatalog = (language: Foreign): Promise<Catalog> =>
  FILES[`./${language}/web.ts`]!();
