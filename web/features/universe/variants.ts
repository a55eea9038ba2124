// Who the variants are (spec section 3). Descriptions are our copy.
import type { VariantId } from "../../../shared/contracts/me.ts";

type Variant = { title: string; traits: readonly string[]; description: string };

export const VARIANTS: Record<VariantId, Variant> = {
  original: {
    title: "Original Luli",
    traits: ["Friendly", "Smart", "Playful"],
    description: "The one who started it all. Always first at the door.",
  },
  baby: {
    title: "Baby Luli",
    traits: ["Energetic", "Curious", "Bouncy"],
    description: "All paws and no plan. Chases own tail, usually wins.",
  },
  sleepy: {
    title: "Dreamy Luli",
    traits: ["Gentle", "Calm", "Cozy"],
    description: "Soft-spoken, best met under a blanket.",
  },
  hero: { title: "Brave Luli", traits: [], description: "Small cape. Enormous heart." },
  party: {
    title: "Festive Luli",
    traits: [],
    description: "Any day can be a birthday if you bark loud enough.",
  },
  royal: {
    title: "Elegant Luli",
    traits: [],
    description: "Waves with one paw. Naps on velvet.",
  },
};
