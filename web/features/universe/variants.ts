// Who the variants are (spec section 3). Descriptions are our copy.
import type { VariantId } from "../../../shared/contracts/me.ts";

export type Variant = {
  name: string;
  title: string;
  traits: readonly string[];
  description: string;
  /** Open from the start without one. */
  lock?: { words: string; level?: number };
};

export const VARIANTS: Record<VariantId, Variant> = {
  original: {
    name: "Luli",
    title: "Original Luli",
    traits: ["Friendly", "Smart", "Playful"],
    description: "The one who started it all. Always first at the door.",
  },
  baby: {
    name: "Baby Lu",
    title: "Baby Luli",
    traits: ["Energetic", "Curious", "Bouncy"],
    description: "All paws and no plan. Chases own tail, usually wins.",
  },
  sleepy: {
    name: "Sleepy Lu",
    title: "Dreamy Luli",
    traits: ["Gentle", "Calm", "Cozy"],
    description: "Soft-spoken, best met under a blanket.",
  },
  hero: {
    name: "Hero Lu",
    title: "Brave Luli",
    traits: [],
    description: "Small cape. Enormous heart.",
    lock: { words: "Unlock at Level 10", level: 10 },
  },
  party: {
    name: "Party Lu",
    title: "Festive Luli",
    traits: [],
    description: "Any day can be a birthday if you bark loud enough.",
    lock: { words: "Unlock at Level 15", level: 15 },
  },
  royal: {
    name: "Royal Lu",
    title: "Elegant Luli",
    traits: [],
    description: "Waves with one paw. Naps on velvet.",
    lock: { words: "Premium subscribers only" },
  },
};
