import { useEffect, useState } from "react";
import type { VariantId } from "../../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../../shared/contracts/game/store.ts";
import { preload } from "../../../../ui/lazy-component.ts";
import { loadClothes, useDrawings } from "../drawings.ts";

/** The original with nothing on: most people's, and everyone's until theirs is drawn. */
const PLAIN = "/luli-avatar.svg";

/** The address of a small picture of who that is, and of what is worn on the head and around the neck. */
export function useAvatar(variant: VariantId, worn: readonly OutfitId[]): string {
  const { sit: draw, clothes } = useDrawings();
  const look = [variant, ...worn].join(" ");
  const [drawn, setDrawn] = useState({ look: "original", src: PLAIN });
  useEffect(() => {
    if (look === "original" || !draw) return;
    if (!clothes) {
      void loadClothes();
      return;
    }
    const [who, ...outfits] = look.split(" ") as [VariantId, ...OutfitId[]];
    const drawIt = async () => {
      const { drawAvatar } = await import("./draw-avatar.ts");
      const text = drawAvatar(draw, { variant: who, outfits, clothes });
      setDrawn({ look, src: `data:image/svg+xml,${encodeURIComponent(text)}` });
    };
    // Meanwhile the plain face says who talks as well.
    return preload(drawIt, true);
  }, [draw, clothes, look]);
  return drawn.look === look ? drawn.src : PLAIN;
}
