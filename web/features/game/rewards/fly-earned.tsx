// XP and coins fly from a reply into the level bar: the chat has no wallet, so Luli keeps both. A phone with an open keyboard shows no
// bar, only the level.
import { createRoot } from "react-dom/client";
import type { Rewards } from "../../../../shared/contracts/game/rewards.ts";
import { formatNumber } from "../../../lib/format.ts";
import { CoinIcon } from "../../../ui/icons.tsx";
import { fly, isShown } from "./fly.ts";
import { coinsIn } from "./fly-coins.ts";

const WHERE_IT_COUNTS = [".companion-xp [role=progressbar]", ".companion-name .chip"];
/** Each reward can be read before the next one flies. */
const BEHIND_MS = 500;

/** `xp` is the label of the XP. */
export function flyEarned(turnId: string, rewards: Rewards, xp: string): void {
  const reply = document.querySelector(`[data-reply="${turnId}"]`);
  const to =
    WHERE_IT_COUNTS.map((selector) => document.querySelector(selector)).find(
      (element) => element !== null && isShown(element),
    ) ?? null;
  const coins = coinsIn(rewards);
  if (rewards.xp > 0) fly(`+${xp}`, reply, to);
  if (coins === 0) return;
  fly(`+${formatNumber(coins)}`, reply, to, {
    picture: coin(),
    delayMs: rewards.xp > 0 ? BEHIND_MS : 0,
  });
}

function coin(): Node {
  const picture = document.createElement("span");
  createRoot(picture).render(<CoinIcon />);
  return picture;
}
