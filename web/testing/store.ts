// The store's shelf of a newcomer who has bought nothing yet, as the server tells it.
import { OUTFIT_IDS, type Store } from "../../shared/contracts/game/store.ts";
import { OUTFITS, STREAK_FREEZE } from "../../shared/rules/game/outfits.ts";

export const STORE: Store = {
  coins: 1250,
  outfits: OUTFIT_IDS.map((id) => {
    const { level, ...outfit } = OUTFITS[id];
    return { id, ...outfit, opens_at: level > 1 ? level : null, is_owned: false, is_worn: false };
  }),
  freeze: { ...STREAK_FREEZE, count: 1, max: 2 },
};
