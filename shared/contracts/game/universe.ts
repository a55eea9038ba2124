// The gallery of variants: `GET /api/universe`, `POST /api/universe/visit`.
import type { VariantId } from "../me.ts";

/** A variant as the user has it (spec section 3). */
export type UniverseVariant = {
  variant: VariantId;
  name: string;
  title: string;
  traits: readonly string[];
  description: string;
  unlocked: boolean;
  is_active: boolean;
  /** The spec's words, e.g. "Unlock at Level 10"; null where it is open. */
  locked_words: string | null;
  /** It was open while a subscription lasted: level and XP wait. */
  is_asleep: boolean;
  mood: string;
  level: number;
  xp: number;
  max_xp: number;
  happiness: number;
};

export type Universe = {
  unlocked: number;
  total: number;
  total_xp: number;
  variants: UniverseVariant[];
};
