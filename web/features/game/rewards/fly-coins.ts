// Coins fly into the visible wallet: from the task that paid them, else from Luli.
import type { Rewards } from "../../../../shared/contracts/game/rewards.ts";
import { formatNumber } from "../../../lib/format.ts";
import { fly } from "./fly.ts";

/** A dialog lies over its page, so its wallet comes last. */
const topmost = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].at(-1) ?? null;

/** Finds the task that paid, by its difficulty: each day has one of each (the source's id is the day and the difficulty). */
function payerOf({ coins }: Rewards): Element | null {
  const task = coins.find(({ source }) => source === "task");
  return task ? topmost(`[data-pays="${task.source_id.split(":").at(-1)}"]`) : null;
}

export const coinsIn = ({ coins }: Rewards): number =>
  coins.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);

export function flyCoins(rewards: Rewards): void {
  const won = coinsIn(rewards);
  const wallet = topmost("[data-wallet]");
  const coin = wallet?.querySelector("svg")?.cloneNode(true);
  const from = payerOf(rewards) ?? topmost("[data-pettable]");
  if (won > 0) fly(`+${formatNumber(won)}`, from, wallet, { picture: coin });
}
