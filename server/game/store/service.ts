// The store's shelf, as the user sees it.
import { OUTFIT_IDS, type Store } from "../../../shared/contracts/game/store.ts";
import { settle } from "../../rules/growing/settle.ts";
import { OUTFITS, STREAK_FREEZE } from "../../../shared/rules/game/outfits.ts";
import { highestLevel } from "../../rules/state.ts";
import { MAX_FREEZES, streakOn } from "../../../shared/rules/game/streak.ts";
import type { Game } from "../service.ts";

export function toStore(game: Pick<Game, "state" | "setting">): Store {
  const { state, today } = settle(game.state, game.setting);
  return {
    coins: state.coins,
    outfits: OUTFIT_IDS.map((id) => {
      const { level, ...outfit } = OUTFITS[id];
      const owned = state.outfits.find((each) => each.id === id);
      const opens_at = highestLevel(state) < level && !owned ? level : null;
      return { id, ...outfit, opens_at, is_owned: !!owned, is_worn: owned?.isWorn ?? false };
    }),
    freeze: { ...STREAK_FREEZE, count: streakOn(state.streak, today).freezes, max: MAX_FREEZES },
  };
}
