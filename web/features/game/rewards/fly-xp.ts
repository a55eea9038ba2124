// XP on its way from the reply that earned it into the bar that it fills. With a phone's keyboard up there is no bar, only the level.
import { fly, isShown } from "./fly.ts";

const WHERE_IT_COUNTS = [".companion-xp [role=progressbar]", ".companion-name .chip"];

export function flyXp(turnId: string, xp: string): void {
  const to = WHERE_IT_COUNTS.map((selector) => document.querySelector(selector)).find(
    (element) => element !== null && isShown(element),
  );
  fly(`+${xp}`, document.querySelector(`[data-reply="${turnId}"]`), to ?? null);
}
