import { useEffect, useState } from "react";
import type { VariantId } from "../../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../../shared/contracts/game/store.ts";
import { preload } from "../../../../ui/lazy-component.ts";
import { loadClothes, useDrawings } from "../drawings.ts";

/** The default picture: the original without outfits. */
const PLAIN = "/luli-avatar.svg";
const BARE: readonly OutfitId[] = [];

/** Returns the address of a small picture of the variant and of its outfits on head and neck. */
export function useAvatar(variant: VariantId, worn = BARE): string {
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
    // The default face stands in until the picture is drawn.
    return preload(drawIt, true);
  }, [draw, clothes, look]);
  return drawn.look === look ? drawn.src : PLAIN;
}
