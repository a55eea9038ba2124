import { useEffect, useState } from "react";
import { keep, readKept } from "../../../../lib/browser/kept.ts";
import { hasDrawing, loadViews } from "../drawings.ts";
import { wantsLessMotion } from "./less-motion.ts";

/** Luli arrives once a visit, also over reloads. The build renders no arrival. */
const hasArrived = () => typeof window === "undefined" || readKept("arrived") !== null;

/** Prepares the entrance on a page before its data is there. */
export function prepareEntrance(): void {
  if (!hasArrived() && !wantsLessMotion()) void loadViews();
}

/** Tells whether Luli is arriving. The page does not wait: an entrance that is not loaded by now is not played. */
export function useEntrance(): { isArriving: boolean; arrive: () => void } {
  const [isArriving, setArriving] = useState(
    () => hasDrawing("trot") && !hasArrived() && !wantsLessMotion(),
  );
  useEffect(() => void keep("arrived", "1"), []);
  return { isArriving, arrive: () => setArriving(false) };
}
