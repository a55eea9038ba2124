import { useState } from "react";
import { hasDrawing } from "../drawings.ts";
import { wantsLessMotion } from "./less-motion.ts";

/** Luli comes once per visit; afterwards Luli is simply there. */
let hasArrived = false;

/** Whether Luli is on the way in. Nobody waits for it: what is not loaded by now is not played. */
export function useEntrance(): { isArriving: boolean; arrive: () => void } {
  const [isArriving, setArriving] = useState(
    () => !hasArrived && hasDrawing("trot") && !wantsLessMotion(),
  );
  const arrive = () => {
    hasArrived = true;
    setArriving(false);
  };
  return { isArriving, arrive };
}
