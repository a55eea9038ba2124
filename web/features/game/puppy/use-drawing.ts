import { type RefObject, useEffect, useMemo, useState } from "react";
import type { VariantId } from "../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../shared/contracts/game/store.ts";
import { loadDrawing, useDrawings } from "./drawings.ts";
import type { Pose } from "./rig/crops.ts";

type Look = { id: string; variant: VariantId; outfits: readonly OutfitId[]; pose: Pose };

/** React leaves what stands in the page as long as this stays the same. */
const AS_IT_IS = { __html: "" };

/** What stands in the svg, and the pose it shows: one drawing per look and pose. */
export function useDrawing(svg: RefObject<SVGSVGElement | null>, look: Look) {
  const { id, variant, pose } = look;
  const drawings = useDrawings();
  const worn = look.outfits.join(" ");
  const draw = drawings[pose] ?? drawings.sit;
  const html = useMemo(() => {
    const outfits = worn.split(" ").filter(Boolean) as OutfitId[];
    return draw ? { __html: draw({ id, variant, outfits }) } : AS_IT_IS;
  }, [draw, id, variant, worn]);

  const looks = `${variant} ${worn} ${pose}`;
  const [looksAtFirst] = useState(looks);
  const isKnown = drawings[pose] !== undefined;
  const isNobodyThere = draw === undefined;
  useEffect(() => {
    if (isKnown) return;
    const isDrawnAlready = isNobodyThere && looks === looksAtFirst && svg.current?.hasChildNodes();
    if (!isDrawnAlready) void loadDrawing(pose);
  }, [isKnown, isNobodyThere, looks, looksAtFirst, pose, svg]);

  const shown: Pose = isKnown || isNobodyThere ? pose : "sit";
  return { html, shown };
}
