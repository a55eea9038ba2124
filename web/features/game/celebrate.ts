// Announces rewards: Luli first, then a sound and one toast for all of them. The code is loaded when there are some.
import { createElement } from "react";
import type { Rewards } from "../../../shared/contracts/game/rewards.ts";
import { startCelebration } from "./puppy/companion/celebration.ts";
import { Confetti } from "./puppy/companion/confetti.tsx";
import { playSound } from "./puppy/sound/sound.ts";
import { describeRewards } from "./rewards/announcement.ts";
import { showToast } from "../../ui/toast/toast.tsx";

/** By then Luli's pose is reached, the XP bar is full, and the sound of the action is over. */
const AFTER_LULI_MS = 560;

export function celebrate(rewards: Rewards): void {
  const words = describeRewards(rewards);
  if (!words) return;
  const { sound, ...message } = words;
  if (message.tone === "reward") startCelebration(createElement(Confetti));
  setTimeout(() => {
    if (sound) playSound(sound);
    showToast(message);
  }, AFTER_LULI_MS);
}
