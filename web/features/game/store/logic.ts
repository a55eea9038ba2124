// Pure logic of the store's cards: labels, buttons and the messages of a failed purchase.
import type { StoreOutfit } from "../../../../shared/contracts/game/store.ts";
import type { Slot } from "../../../../shared/rules/game/outfits.ts";
import { byId } from "../../../lib/by-id.ts";
import { isHttpError } from "../../../lib/http-error.ts";
import { wordsOf } from "../../../lib/words/words.ts";
import { storeWords } from "./words.ts";

export type OutfitState = "locked" | "buyable" | "too_dear" | "owned" | "worn";

export function outfitState(
  { is_owned, is_worn, opens_at, price }: StoreOutfit,
  coins: number,
): OutfitState {
  if (is_worn) return "worn";
  if (is_owned) return "owned";
  if (opens_at !== null) return "locked";
  return price <= coins ? "buyable" : "too_dear";
}

/** Returns the outfit of the view's primary action: the one that Luli tries on, or else the first own one. No outfit is recommended. */
export function featuredOutfit(
  outfits: readonly StoreOutfit[],
  coins: number,
  shown: StoreOutfit | undefined,
): StoreOutfit | undefined {
  const isOwned = (outfit: StoreOutfit) => outfitState(outfit, coins) === "owned";
  if (shown && (isOwned(shown) || outfitState(shown, coins) === "buyable")) return shown;
  return outfits.find(isOwned);
}

/** Returns the outfits in front of the mirror: the worn ones, with the tried one in place of its slot's. */
export function triedOn(
  outfits: readonly StoreOutfit[],
  shown: StoreOutfit | undefined,
): StoreOutfit["id"][] {
  const worn = outfits.filter(({ is_worn, slot }) => is_worn && slot !== shown?.slot);
  return [...worn, ...(shown ? [shown] : [])].map(({ id }) => id);
}

/** Returns the outfit on a peg of the wardrobe and the next one to put on: none after the last. */
export function pegged(
  outfits: readonly StoreOutfit[],
  slot: Slot,
): Partial<Record<"worn" | "next", StoreOutfit>> {
  const owned = outfits.filter((outfit) => outfit.slot === slot && outfit.is_owned);
  const at = owned.findIndex(({ is_worn }) => is_worn);
  const [worn, next] = [owned[at], owned[at + 1]];
  return { ...(worn && { worn }), ...(next && { next }) };
}

/** The error's own sentence gives the reason. */
export function storeFailure(error: Error): { title: string; text: string } {
  const titles = wordsOf(storeWords).failures;
  const title = isHttpError(error) ? byId(titles, error.code, titles.other) : titles.other;
  return { title, text: error.message };
}
