import { useMemo } from "react";
import { useDrawings } from "./drawings.ts";
import { Puppy, type PuppyProps } from "./puppy.tsx";
import { addressOf, drawStill } from "./still-picture.ts";

type StillPuppyProps = Required<Pick<PuppyProps, "variant" | "mood" | "label">> &
  Pick<PuppyProps, "state" | "pose"> & { isOnNight?: boolean };

/** A puppy beside the hero of the page. */
export function StillPuppy(props: StillPuppyProps) {
  const { variant, mood, state = "idle", pose = "sit", label, isOnNight = false } = props;
  const { [pose]: draw, clothes } = useDrawings();
  const src = useMemo(() => {
    const rules = isOnNight ? ":root{--fx-zzz:#d4caff}" : "";
    return draw && addressOf(drawStill(draw, clothes, { variant, mood, state, pose, rules }));
  }, [draw, clothes, variant, mood, state, pose, isOnNight]);
  if (!src) return <Puppy {...props} />;
  return <img src={src} alt={label} data-variant={variant} width={440} height={440} />;
}
