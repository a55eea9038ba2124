import { type PointerEvent, useId, useRef, type RefObject, useEffect } from "react";
import type { VariantId } from "../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../shared/contracts/game/store.ts";
import { useWords } from "../../../lib/words/words.ts";
import { useCelebration } from "./companion/celebration.ts";
import type { Mood } from "./moods.ts";
import { type Crop, CROPS, type Pose } from "./rig/crops.ts";
import { useDrawing } from "./use-drawing.ts";
import { useGaze } from "./motion/use-gaze.ts";
import { usePetting } from "./motion/use-petting.ts";
import { puppyWords } from "./words.ts";
import "./puppy.css";

export type PuppyState =
  | "idle"
  | "thinking"
  | "talking"
  | "petted"
  | "asleep"
  /** Ears up or down: the sound switches of the settings page. */
  | "perked"
  | "hushed";

export type PuppyProps = {
  variant?: VariantId;
  mood?: Mood;
  state?: PuppyState;
  outfits?: readonly OutfitId[];
  crop?: Crop;
  /** The default is to sit, and to curl up asleep where all of Luli is seen. */
  pose?: Pose;
  /** `xs` below 90 px, `xl` above 480 px. */
  size?: "xs" | "xl";
  /** The puppy and its mood for screen readers. Empty where the text beside Luli says it already. */
  label?: string;
  followPointer?: boolean;
  /** Makes Luli pettable by pointer. A button must do the same for the keyboard. */
  onPet?: () => void;
  className?: string;
};

const NO_OUTFITS: readonly OutfitId[] = [];
const BLINK_S = 5.2;

/** Two puppies never blink together: each starts its loops at another offset. */
function beatOf(id: string): string {
  const hash = [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 997, 7);
  // Ids are consecutive; the factor scatters neighbours.
  return `-${((((hash * 617) % 997) / 997) * BLINK_S).toFixed(2)}s`;
}

export function Puppy(props: PuppyProps) {
  const { variant = "original", crop = "full", size, className = "" } = props;
  const words = useWords(puppyWords);
  const { label = words.luli, onPet, followPointer = false } = props;
  const id = `lu${useId().replaceAll(/[^a-zA-Z0-9]/g, "")}`;
  const host = useRef<HTMLSpanElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const { isPetted, stroke } = usePetting(onPet);
  // A puppy that can be petted is animated; the others are pictures.
  const celebration = useCelebration();
  const confetti = onPet ? celebration : null;
  const mood = confetti ? "excited" : (props.mood ?? "happy");
  const state = isPetted ? "petted" : (props.state ?? "idle");
  const pose = props.pose ?? (state === "asleep" && crop === "full" ? "curl" : "sit");
  const outfits = props.outfits ?? NO_OUTFITS;
  const { html, shown } = useDrawing(svg, { id, variant, outfits, pose });
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
    >
      <svg
        ref={svg}
        className="luli"
        data-variant={variant}
        data-outfits={outfits.join(" ")}
        data-crop={crop}
        data-pose={shown}
        data-mood={mood}
        data-state={state}
        data-size={size}
        viewBox={CROPS[crop]}
        aria-hidden="true"
        focusable="false"
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
      {confetti}
    </span>
  );
}

/** Stops every loop of a puppy outside the window. */
function useOffscreenPause(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = host.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      element.toggleAttribute("data-paused", entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host]);
}
