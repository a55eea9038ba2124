import { useEffect, useId, useMemo } from "react";
import type { OutfitId } from "../../../../shared/contracts/game/store.ts";
import type { Slot } from "../../../../shared/rules/game/outfits.ts";
import { loadClothes, useDrawings } from "./drawings.ts";
import { drawGradients } from "./rig/gradients.ts";
import { lookOf } from "./rig/looks.ts";
import { createIds } from "./rig/marks.ts";
import { trustedDrawing } from "./trusted-drawing.ts";

/** The view box of each slot's outfits, in rig units. */
const VIEWS: Record<Slot, string> = {
  hat: "110 -36 180 136",
  face: "104 84 192 130",
  neck: "120 216 160 136",
  back: "28 196 344 214",
};

/** A picture of an outfit without a puppy, beside its name. */
export function Garment({ outfit, slot }: { outfit: OutfitId; slot: Slot }) {
  const id = `g${useId().replaceAll(/[^a-zA-Z0-9]/g, "")}`;
  const { clothes } = useDrawings();
  useEffect(() => void loadClothes(), []);
  const html = useMemo(() => {
    const ids = createIds(id);
    const drawing = clothes?.(ids, lookOf("original", [outfit]))[slot] ?? "";
    return { __html: trustedDrawing(drawGradients(ids, drawing) + drawing) };
  }, [clothes, id, outfit, slot]);
  return (
    <svg
      className="garment"
      viewBox={VIEWS[slot]}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={html}
    />
  );
}
