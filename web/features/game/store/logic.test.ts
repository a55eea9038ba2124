import { expect, test } from "vitest";
import type { OutfitId, StoreOutfit } from "../../../../shared/contracts/game/store.ts";
import { HttpError } from "../../../lib/http.ts";
import { offlineError } from "../../../lib/http-error.ts";
import { STORE } from "../../../testing/store.ts";
import { featuredOutfit, outfitState, pegged, storeFailure, triedOn } from "./logic.ts";

const [crown, collar, bandana] = STORE.outfits as [StoreOutfit, StoreOutfit, StoreOutfit];
const owned = (outfit: StoreOutfit) => ({ ...outfit, is_owned: true });
const worn = (outfit: StoreOutfit) => ({ ...owned(outfit), is_worn: true });

test("an outfit can be bought with exactly its price, and not with a coin less", () => {
  expect(outfitState(crown, 500)).toBe("buyable");
  expect(outfitState(crown, 499)).toBe("too_dear");
  expect(outfitState(owned(crown), 0)).toBe("owned");
  expect(outfitState(worn(crown), 0)).toBe("worn");
  expect(outfitState({ ...crown, opens_at: 6 }, 9000)).toBe("locked");
  expect(outfitState({ ...owned(crown), opens_at: 6 }, 0)).toBe("owned");
});

test("the primary action is for what Luli tries on, or for what is owned, and recommends nothing else", () => {
  const { outfits } = STORE;
  expect(featuredOutfit(outfits, 1250, undefined)).toBeUndefined();
  expect(featuredOutfit(outfits, 1250, bandana)?.id).toBe("love_bandana");
  expect(featuredOutfit([worn(crown), collar, owned(bandana)], 1250, undefined)?.id).toBe(
    "love_bandana",
  );
  expect(featuredOutfit([owned(crown), collar], 1250, owned(crown))?.id).toBe("royal_crown");
  expect(featuredOutfit([owned(crown), collar], 1250, collar)?.id).toBe("sparkle_collar");
  expect(featuredOutfit(outfits, 0, crown)).toBeUndefined();
});

test("a tried outfit replaces the worn one of its slot and no other", () => {
  const outfits = [worn(crown), worn(collar), bandana];
  const tryOn = (shown?: StoreOutfit): OutfitId[] => triedOn(outfits, shown);
  expect(tryOn()).toEqual(["royal_crown", "sparkle_collar"]);
  expect(tryOn(bandana)).toEqual(["royal_crown", "love_bandana"]);
  expect(tryOn(worn(collar))).toEqual(["royal_crown", "sparkle_collar"]);
});

test("a peg leads from one thing to the next, and after the last one to nothing", () => {
  const idsOf = (outfits: readonly StoreOutfit[]) => {
    const { worn: on, next } = pegged(outfits, "neck");
    return [on?.id, next?.id];
  };
  expect(idsOf([owned(crown), collar, bandana])).toEqual([undefined, undefined]);
  expect(idsOf([owned(collar), owned(bandana)])).toEqual([undefined, "sparkle_collar"]);
  expect(idsOf([worn(collar), owned(bandana)])).toEqual(["sparkle_collar", "love_bandana"]);
  expect(idsOf([owned(collar), worn(bandana)])).toEqual(["love_bandana", undefined]);
});

test.for([
  ["already_owned", "Already yours"],
  ["not_enough_coins", "Not enough coins"],
  ["freezes_full", "No room for another"],
  ["not_owned", "Not yours yet"],
  ["internal", "That didn't work"],
])("the refusal %s is titled, and told in the server's words", ([code, title]) => {
  const refusal = new HttpError({ status: 409, code: code!, message: "Because." });
  expect(storeFailure(refusal)).toEqual({ title, text: "Because." });
});

test("an offline failure blames the connection", () => {
  expect(storeFailure(offlineError(null)).text).toContain("check your connection");
});
