// The ledger's entries in words: what the coins were for.
import type { WalletEntry } from "../../../shared/contracts/wallet.ts";
import { ACHIEVEMENTS } from "../../../shared/rules/achievements.ts";
import { OUTFITS, STREAK_FREEZE } from "../../../shared/rules/outfits.ts";
import { VARIANTS } from "../../../shared/rules/variants.ts";

/** A name of a rule's table, or what stands for one that this page does not know yet. */
const nameIn = (table: Record<string, { name: string }>, id: string, otherwise: string): string =>
  table[id]?.name ?? otherwise;

const DIFFICULTIES: Record<string, string> = {
  easy: "Easy task",
  medium: "Medium task",
  hard: "Hard task",
};

/** By source; each reads the source id as the game writes it (docs/flows/growth.md). */
const WORDS: Record<string, (id: string) => string> = {
  gift: () => "Welcome gift",
  visit: () => "Daily visit",
  task: (id) => DIFFICULTIES[id.split(":")[1] ?? ""] ?? "Task",
  tasks: () => "All three tasks",
  level: (id) => {
    const [variant = "", level = ""] = id.split(":");
    return variant === "original"
      ? `Level ${level}`
      : `Level ${level}, ${nameIn(VARIANTS, variant, "Luli")}`;
  },
  streak: (id) => `${id.split(":")[1] ?? ""}-day streak`,
  achievement: (id) => nameIn(ACHIEVEMENTS, id, "Achievement"),
  purchase: (id) =>
    id.startsWith("streak_freeze") ? STREAK_FREEZE.name : nameIn(OUTFITS, id, "Purchase"),
};

export const entryWords = ({ source, source_id }: Pick<WalletEntry, "source" | "source_id">) =>
  WORDS[source]?.(source_id) ?? "Coins";

/** "+50", "−300": with a true minus. */
export const signedCoins = (amount: number): string =>
  `${amount < 0 ? "−" : "+"}${Math.abs(amount).toLocaleString("en-US")}`;
