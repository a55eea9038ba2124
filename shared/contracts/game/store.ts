// The outfit store: `GET /api/store`, `POST /api/store/buy`, `/wear`, `/take-off`.
import * as v from "valibot";
import { OUTFIT_IDS, SLOTS } from "../../rules/game/outfits.ts";

export { OUTFIT_IDS, type OutfitId } from "../../rules/game/outfits.ts";

export const storeOutfit = v.strictObject({
  id: v.picklist(OUTFIT_IDS),
  name: v.string(),
  price: v.number(),
  /** Of one slot only one outfit is worn. */
  slot: v.picklist(SLOTS),
  /** The level at which it can be bought; null where it can be already. */
  opens_at: v.nullable(v.number()),
  is_owned: v.boolean(),
  is_worn: v.boolean(),
});
export type StoreOutfit = v.InferOutput<typeof storeOutfit>;

export const store = v.strictObject({
  coins: v.number(),
  outfits: v.array(storeOutfit),
  /** How many streak freezes the user has now, and whether there is room for another. */
  freeze: v.strictObject({
    name: v.string(),
    price: v.number(),
    count: v.number(),
    max: v.number(),
  }),
});
export type Store = v.InferOutput<typeof store>;

export const buyRequest = v.strictObject({ item: v.picklist([...OUTFIT_IDS, "streak_freeze"]) });
export type StoreItem = v.InferOutput<typeof buyRequest>["item"];
export const outfitRequest = v.strictObject({ outfit: v.picklist(OUTFIT_IDS) });
