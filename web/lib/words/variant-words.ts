// Who the variants are.
import type { VariantId } from "../../../shared/contracts/me.ts";
import { VARIANTS } from "../../../shared/rules/game/variants.ts";
import { english } from "./words.ts";

export type VariantText = {
  title: string;
  description: string;
  traits: readonly string[];
  /** What a locked card says; empty where nothing locks it. */
  locked: string;
};

export const variantWords = english("variants", {
  about: (id: VariantId): VariantText => {
    const { title, description, traits, lockedWords } = VARIANTS[id];
    return { title, description, traits, locked: lockedWords ?? "" };
  },
});
