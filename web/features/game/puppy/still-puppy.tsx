import { useMemo } from "react";
import { useDrawings } from "./drawings.ts";
import { Puppy, type PuppyProps } from "./puppy.tsx";
import { CROPS } from "./rig/crops.ts";

type StillPuppyProps = Required<Pick<PuppyProps, "variant" | "mood" | "label">> &
  Pick<PuppyProps, "state" | "pose"> & { isOnNight?: boolean };

/** A picture cannot read the page's styles, so it brings the puppy's own ones. */
const listRules = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && /\.(?:luli|lu-|fur-)/.test(rule.selectorText))
    .map(({ cssText }) => cssText)
    .join("");

/** A puppy beside the hero of the page: one image instead of 200 moving elements. */
export function StillPuppy(props: StillPuppyProps) {
  const { variant, mood, state = "idle", pose = "sit", label, isOnNight = false } = props;
  const { [pose]: draw, clothes } = useDrawings();
  const src = useMemo(() => {
    const drawing = draw?.({ id: "s", variant, outfits: [], clothes });
    const style = `${listRules()}*{animation:none!important}${isOnNight ? ":root{--fx-zzz:#d4caff}" : ""}`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" class="luli" data-crop="full" data-variant="${variant}" data-mood="${mood}" data-state="${state}" data-pose="${pose}" viewBox="${CROPS.full}"><style>${style}</style>${drawing}</svg>`;
    return drawing && `data:image/svg+xml,${encodeURIComponent(text)}`;
  }, [draw, clothes, variant, mood, state, pose, isOnNight]);
  if (!src) return <Puppy {...props} />;
  return <img src={src} alt={label} data-variant={variant} width={440} height={440} />;
}
