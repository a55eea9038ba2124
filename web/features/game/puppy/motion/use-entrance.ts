import { useEffect, useState } from "react";
import { keep, readKept } from "../../../../lib/browser/kept.ts";
import { hasDrawing, loadViews } from "../drawings.ts";
import { wantsLessMotion } from "./less-motion.ts";

/** Luli comes once per visit, also over reloads; afterwards Luli is simply there. At build time nobody comes. */
const hasArrived = () => typeof window === "undefined" || readKept("arrived") !== null;

/** For a page that Luli may come into, before its data is there. */
export function prepareEntrance(): void {
  if (!hasArrived() && !wantsLessMotion()) void loadViews();
}

/** Whether Luli is on the way in. Nobody waits for it: what is not loaded by now is not played. */
export function useEntrance(): { isArriving: boolean; arrive: () => void } {
  const [isArriving, setArriving] = useState(
    () => hasDrawing("trot") && !hasArrived() && !wantsLessMotion(),
  );
  useEffect(() => void keep("arrived", "1"), []);
  return { isArriving, arrive: () => setArriving(false) };
}
