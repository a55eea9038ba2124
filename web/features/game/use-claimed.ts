import type { Rewards } from "../../../shared/contracts/game/rewards.ts";
import { playSound } from "./puppy/sound/sound.ts";
import { useRewards } from "./use-rewards.ts";

/** Announces a claimed task's rewards by toast and sound. Returns whether Luli rejoices. */
export function useClaimed(): (rewards: Rewards) => boolean {
  const applyRewards = useRewards();
  return (rewards) => {
    const canRejoice = applyRewards(rewards);
    if (canRejoice) playSound("coin");
    return canRejoice;
  };
}
