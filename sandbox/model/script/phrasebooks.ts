// Collects the six phrase books of the script.
import { de } from "./languages/de.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fr } from "./languages/fr.ts";
import { ja } from "./languages/ja.ts";
import { pt } from "./languages/pt.ts";
import type { Phrasebook, Locale } from "./phrasebook.ts";

export const PHRASEBOOKS: Record<Locale, Phrasebook> = { en, es, fr, de, pt, ja };
