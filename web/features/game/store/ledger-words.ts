// The ledger's entries in words: what the coins were for.
import type { Language } from "../../../../shared/contracts/language.ts";
import type { AchievementId } from "../../../../shared/contracts/game/achievement.ts";
import type { OutfitId } from "../../../../shared/contracts/game/store.ts";
import type { WalletEntry } from "../../../../shared/contracts/game/wallet.ts";
import { ACHIEVEMENTS } from "../../../../shared/rules/game/achievements.ts";
import { OUTFITS } from "../../../../shared/rules/game/outfits.ts";
import { VARIANTS } from "../../../../shared/rules/game/variants.ts";
import type { achievementNames } from "../../../lib/words/achievement-words.ts";
import { byId } from "../../../lib/by-id.ts";
import { formatNumber } from "../../../lib/format.ts";
import type { outfitWords } from "../../../lib/words/outfit-words.ts";
import type { Translated } from "../../../lib/words/words.ts";
import type { storeWords } from "./words.ts";

type Words = {
  entries: Translated<typeof storeWords>["ledger"]["entries"];
  outfits: Translated<typeof outfitWords>;
  achievements: Translated<typeof achievementNames>;
  /** The name of a streak freeze. */
  freeze: string;
};

const isOutfit = (id: string): id is OutfitId => id in OUTFITS;
const isAchievement = (id: string): id is AchievementId => id in ACHIEVEMENTS;

/** Each source reads the source id as the game writes it (docs/flows/game.md); a later version may know more of them. */
export function sayEntry(
  { source, source_id: id }: Pick<WalletEntry, "source" | "source_id">,
  { entries, outfits, achievements, freeze }: Words,
): string {
  const [first = "", second = ""] = id.split(":");
  switch (source) {
    case "gift":
    case "visit":
    case "tasks":
      return entries[source];
    case "task":
      return byId(
        { easy: entries.easy, medium: entries.medium, hard: entries.hard },
        second,
        entries.task,
      );
    case "level":
      return first === "original"
        ? entries.level(second)
        : entries.levelOf(second, byId(VARIANTS, first, VARIANTS.original).name);
    case "streak":
      return entries.streak(second);
    case "achievement":
      return isAchievement(id) ? achievements.name(id) : entries.achievement;
    case "purchase":
      if (first === "streak_freeze") return freeze;
      return isOutfit(id) ? outfits.name(id) : entries.purchase;
    default:
      return entries.other;
  }
}

/** "+50", "−300": with a true minus. */
export const signedCoins = (amount: number, language: Language): string =>
  `${amount < 0 ? "−" : "+"}${formatNumber(Math.abs(amount), language)}`;
