import { useEffect, useState } from "react";
import { hasDrawing, loadViews } from "../drawings.ts";
import { wantsLessMotion } from "./less-motion.ts";

const KEY = "luli-arrived";

/** Luli comes once per visit, also over reloads; afterwards Luli is simply there. */
function hasArrived(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function rememberArrival(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Storage is closed: then nobody comes in either.
  }
}

/** For a page that Luli may come into, before its data is there. */
export function prepareEntrance(): void {
  if (!hasArrived() && !wantsLessMotion()) void loadViews();
}

/** Whether Luli is on the way in. Nobody waits for it: what is not loaded by now is not played. */
export function useEntrance(): { isArriving: boolean; arrive: () => void } {
  const [isArriving, setArriving] = useState(
    () => hasDrawing("trot") && !hasArrived() && !wantsLessMotion(),
  );
  useEffect(rememberArrival, []);
  return { isArriving, arrive: () => setArriving(false) };
}
