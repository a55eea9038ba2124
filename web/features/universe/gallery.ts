// Which Lulis someone can meet (product.md, Variants), and what their cards say.
import { VARIANT_IDS, type Me, type VariantId } from "../../../shared/contracts/me.ts";
import { maxXp } from "../../../shared/rules/levels.ts";
import { VARIANTS } from "./variants.ts";

export type GalleryCard = {
  id: VariantId;
  name: string;
  level: number;
  xp: number;
  maxXp: number;
  /** Null for whom one can meet already. */
  lock: { words: string; level?: number } | null;
};

export type Gallery = {
  cards: GalleryCard[];
  unlocked: number;
  totalXp: number;
  isSubscribed: boolean;
  /** Unlock levels are measured against it. */
  highestLevel: number;
};

export function gallery({ puppy, user }: Pick<Me, "puppy" | "user">): Gallery {
  const isSubscribed =
    user.subscription_status === "trial" || user.subscription_status === "active";
  const highestLevel = puppy.level;
  const cards = VARIANT_IDS.map((id): GalleryCard => {
    const { name, lock } = VARIANTS[id];
    if (id === puppy.variant) {
      const { level, xp, max_xp } = puppy;
      return { id, name: puppy.name, level, xp, maxXp: max_xp, lock: null };
    }
    const isOpen = !lock || isSubscribed || (lock.level ?? Infinity) <= highestLevel;
    return { id, name, level: 1, xp: 0, maxXp: maxXp(1), lock: isOpen ? null : lock };
  });
  return {
    cards,
    unlocked: cards.filter((card) => !card.lock).length,
    totalXp: cards.reduce((sum, card) => sum + card.xp, 0),
    isSubscribed,
    highestLevel,
  };
}
