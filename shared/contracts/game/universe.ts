// The gallery of variants: `GET /api/universe`, `POST /api/universe/visit`, `POST /api/puppy/choose`.
import * as v from "valibot";
import { VARIANT_IDS } from "../me.ts";

/** A variant as the user has it (spec section 3). */
export const universeVariant = v.strictObject({
  variant: v.picklist(VARIANT_IDS),
  name: v.string(),
  title: v.string(),
  traits: v.pipe(v.array(v.string()), v.readonly()),
  description: v.string(),
  unlocked: v.boolean(),
  is_active: v.boolean(),
  /** The spec's words, e.g. "Unlock at Level 10"; null where it is open. */
  locked_words: v.nullable(v.string()),
  /** It was open while a subscription lasted: level and XP wait. */
  is_asleep: v.boolean(),
  mood: v.string(),
  level: v.number(),
  xp: v.number(),
  max_xp: v.number(),
  happiness: v.number(),
});
export type UniverseVariant = v.InferOutput<typeof universeVariant>;

export const universe = v.strictObject({
  unlocked: v.number(),
  total: v.number(),
  total_xp: v.number(),
  variants: v.array(universeVariant),
});
export type Universe = v.InferOutput<typeof universe>;
