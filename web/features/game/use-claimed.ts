import type { Rewards } from "../../../shared/contracts/game/rewards.ts";
import { playSound } from "./puppy/sound/sound.ts";
import { useRewards } from "./use-rewards.ts";

/** What a claimed task has brought is told, and heard. True where there is reason to rejoice. */
export function useClaimed(): (rewards: Rewards) => boolean {
  const applyRewards = useRewards();
  return (rewards) => {
    const canRejoice = applyRewards(rewards);
    if (canRejoice) playSound("coin");
    return canRejoice;
  };
}
