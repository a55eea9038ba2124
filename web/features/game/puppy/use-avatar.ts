import { useEffect, useState } from "react";
import type { VariantId } from "../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../shared/contracts/store.ts";
import { useDrawings } from "./drawings.ts";

/** The original with nothing on: most people's, and everyone's until theirs is drawn. */
const PLAIN = "/luli-avatar.svg";

/** The address of a small picture of who that is, and of what is worn on the head and around the neck. */
export function useAvatar(variant: VariantId, worn: readonly OutfitId[]): string {
  const { sit: draw } = useDrawings();
  const look = [variant, ...worn].join(" ");
  const [drawn, setDrawn] = useState({ look: "original", src: PLAIN });
  useEffect(() => {
    if (look === "original" || !draw) return;
    const [who, ...outfits] = look.split(" ") as [VariantId, ...OutfitId[]];
    import("./draw-avatar.ts").then(
      ({ drawAvatar }) => {
        const text = drawAvatar(draw, { variant: who, outfits });
        setDrawn({ look, src: `data:image/svg+xml,${encodeURIComponent(text)}` });
      },
      // Offline, or a new version was put in place: the plain face says who talks as well.
      (error: unknown) => console.warn("An avatar did not come.", error),
    );
  }, [draw, look]);
  return drawn.look === look ? drawn.src : PLAIN;
}
