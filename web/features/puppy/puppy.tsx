import { type PointerEvent, useId, useLayoutEffect, useMemo, useRef } from "react";
import type { VariantId } from "../../../shared/contracts/me.ts";
import { useViews } from "./load-views.ts";
import type { Mood } from "./moods.ts";
import type { Outfit } from "./rig/looks.ts";
import { type Crop, drawPuppy, type Pose } from "./rig/rig.ts";
import { useGaze } from "./use-gaze.ts";
import { useOffscreenPause } from "./use-offscreen-pause.ts";
import { usePetting } from "./use-petting.ts";
import "./puppy.css";

export type PuppyState = "idle" | "thinking" | "talking" | "petted" | "asleep";

export type PuppyProps = {
  variant?: VariantId;
  mood?: Mood;
  state?: PuppyState;
  outfits?: readonly Outfit[];
  crop?: Crop;
  /** Without one Luli sits, and curls up to sleep where the whole of Luli is seen. */
  pose?: Pose;
  /** `xs` below 90 px, `xl` above 480 px. */
  size?: "xs" | "xl";
  /** Who and how, for readers. Empty where the text beside Luli says it already. */
  label?: string;
  followPointer?: boolean;
  /** Makes Luli pettable by pointer. A button must do the same for the keyboard. */
  onPet?: () => void;
  className?: string;
};

const NO_OUTFITS: readonly Outfit[] = [];
const BLINK_S = 5.2;

/** Two puppies never blink together: each starts its loops somewhere else. */
function beatOf(id: string): string {
  const hash = [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 997, 7);
  // Ids follow one another; the factor scatters neighbours.
  return `-${((((hash * 617) % 997) / 997) * BLINK_S).toFixed(2)}s`;
}

export function Puppy(props: PuppyProps) {
  const { variant = "original", mood = "happy", crop = "full", size, className = "" } = props;
  const { label = "Luli the Bichon Frise puppy", onPet, followPointer = false } = props;
  const id = `lu${useId().replaceAll(/[^a-zA-Z0-9]/g, "")}`;
  const worn = (props.outfits ?? NO_OUTFITS).join(" ");
  const host = useRef<HTMLSpanElement>(null);
  const { isPetted, stroke } = usePetting(onPet);
  const state = isPetted ? "petted" : (props.state ?? "idle");
  const pose = props.pose ?? (state === "asleep" && crop === "full" ? "curl" : "sit");
  const views = useViews(pose !== "sit");
  // One drawing per look and pose; mood and state only flip attributes below.
  const drawing = useMemo(() => {
    const outfits = worn.split(" ").filter(Boolean) as Outfit[];
    const draw = pose === "sit" ? drawPuppy : (views?.[pose] ?? drawPuppy);
    return { __html: draw({ id, variant, outfits, crop }) };
  }, [id, variant, worn, crop, pose, views]);

  // After every render, because a new drawing comes without them.
  useLayoutEffect(() => {
    const svg = host.current?.querySelector("svg");
    if (!svg) return;
    svg.dataset["mood"] = mood;
    svg.dataset["state"] = state;
    if (size) svg.dataset["size"] = size;
    else delete svg.dataset["size"];
  });
  useOffscreenPause(host);
  useGaze(host, followPointer);

  const handleMove = (event: PointerEvent) => {
    if (event.buttons > 0) stroke();
  };
  return (
    <span
      ref={host}
      className={`puppy ${className}`}
      style={{ "--puppy-beat": beatOf(id) }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      {...(onPet
        ? { "data-pettable": true, onPointerDown: stroke, onPointerMove: handleMove }
        : {})}
      dangerouslySetInnerHTML={drawing}
    />
  );
}
