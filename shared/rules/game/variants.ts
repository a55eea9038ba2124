// The variants (spec section 3) and their unlock rules (product.md, Variants). Descriptions are our copy.
import { VARIANT_IDS, type SubscriptionStatus, type VariantId } from "../../contracts/me.ts";
import { hasEveryVariant } from "../plan.ts";

export type Variant = {
  id: VariantId;
  /** The name that a new puppy of this variant gets. */
  name: string;
  title: string;
  traits: readonly string[];
  description: string;
  mood: string;
  /** The user's highest level that opens it; null: only a subscription does. */
  unlockLevel: number | null;
  /** Text of a locked card. */
  lockedWords: string | null;
};

export const VARIANTS: Record<VariantId, Variant> = {
  original: {
    id: "original",
    name: "Luli",
    title: "Original Luli",
    traits: ["Friendly", "Smart", "Playful"],
    description: "The one who started it all. Always first at the door.",
    mood: "Happy & Playful",
    unlockLevel: 1,
    lockedWords: null,
  },
  baby: {
    id: "baby",
    name: "Baby Lu",
    title: "Baby Luli",
    traits: ["Energetic", "Curious", "Bouncy"],
    description: "All paws and no plan. Chases own tail, usually wins.",
    mood: "Bouncy & Giggly",
    unlockLevel: 1,
    lockedWords: null,
  },
  sleepy: {
    id: "sleepy",
    name: "Sleepy Lu",
    title: "Dreamy Luli",
    traits: ["Gentle", "Calm", "Cozy"],
    description: "Soft-spoken, best met under a blanket.",
    mood: "Dreamy & Cozy",
    unlockLevel: 1,
    lockedWords: null,
  },
  hero: {
    id: "hero",
    name: "Hero Lu",
    title: "Brave Luli",
    traits: [],
    description: "Small cape. Enormous heart.",
    mood: "Brave & Ready",
    unlockLevel: 10,
    lockedWords: "Unlock at Level 10",
  },
  party: {
    id: "party",
    name: "Party Lu",
    title: "Festive Luli",
    traits: [],
    description: "Any day can be a birthday if you bark loud enough.",
    mood: "Festive & Sparkly",
    unlockLevel: 15,
    lockedWords: "Unlock at Level 15",
  },
  royal: {
    id: "royal",
    name: "Royal Lu",
    title: "Elegant Luli",
    traits: [],
    description: "Waves with one paw. Naps on velvet.",
    mood: "Elegant & Gracious",
    unlockLevel: null,
    lockedWords: "Premium subscribers only",
  },
};

/** Variants of a new account. */
export const STARTERS = VARIANT_IDS.filter((variant) => VARIANTS[variant].unlockLevel === 1);

/** Open now. What a subscription opened sleeps again when it ends; what levels earned stays. */
export function isOpen(
  variant: VariantId,
  highestLevel: number,
  plan: SubscriptionStatus,
): boolean {
  const { unlockLevel } = VARIANTS[variant];
  return hasEveryVariant(plan) || (unlockLevel !== null && highestLevel >= unlockLevel);
}

export const listOpen = (highestLevel: number, plan: SubscriptionStatus): VariantId[] =>
  VARIANT_IDS.filter((variant) => isOpen(variant, highestLevel, plan));
