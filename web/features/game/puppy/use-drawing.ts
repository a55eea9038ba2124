import { type RefObject, useEffect, useMemo, useState } from "react";
import type { VariantId } from "../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../shared/contracts/game/store.ts";
import { loadClothes, loadDrawing, useDrawings } from "./drawings.ts";
import type { Pose } from "./rig/crops.ts";
import { isPlain } from "./rig/looks.ts";
import { trustedDrawing } from "./trusted-drawing.ts";

type Look = { id: string; variant: VariantId; outfits: readonly OutfitId[]; pose: Pose };

/** React leaves the svg's content alone as long as this object stays the same. */
const AS_IT_IS = { __html: trustedDrawing("") };

/** Luli is invisible for no longer than this: she sits until the pose is here. */
const MISSING_MS = 3000;

/** Returns the content of the svg and its pose: one drawing per look and pose. */
export function useDrawing(svg: RefObject<SVGSVGElement | null>, look: Look) {
  const { id, variant, pose } = look;
  const drawings = useDrawings();
  const worn = look.outfits.join(" ");
  const { clothes } = drawings;
  // A puppy is shown once it is dressed.
  const isDressed = clothes !== undefined || isPlain(variant, look.outfits);
  // A puppy does not sit first and then lie down.
  const [isAwaited, setAwaited] = useState(drawings[pose] === undefined);
  const draw = isDressed ? (drawings[pose] ?? (isAwaited ? undefined : drawings.sit)) : undefined;
  const html = useMemo(() => {
    const outfits = worn.split(" ").filter(Boolean) as OutfitId[];
    if (!draw) return AS_IT_IS;
    return { __html: trustedDrawing(draw({ id, variant, outfits, clothes })) };
  }, [draw, id, variant, worn, clothes]);

  const looks = `${variant} ${worn} ${pose}`;
  const [looksAtFirst] = useState(looks);
  const isKnown = isDressed && drawings[pose] !== undefined;
  const isNobodyThere = draw === undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    const isDrawnAlready = isNobodyThere && looks === looksAtFirst && svg.current?.hasChildNodes();
    if (isDrawnAlready) return undefined;
    const leave = () => setAwaited(false);
    void loadDrawing(pose).then(leave);
    if (!isDressed) void loadClothes();
    const timer = setTimeout(leave, MISSING_MS);
    return () => clearTimeout(timer);
  }, [isKnown, isDressed, isNobodyThere, looks, looksAtFirst, pose, svg]);

  const shown: Pose = isKnown || isNobodyThere ? pose : "sit";
  return { html, shown };
}
