import { type RefObject, useEffect } from "react";

const clamp = (value: number) => Math.max(-1, Math.min(1, value));
/** The eyes move by this share of the way in one frame. */
const EASE = 0.12;
const CLOSE_ENOUGH = 0.004;

/** Lets the eyes follow the pointer, unless motion is reduced. */
export function useGaze(host: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = host.current;
    if (!element || !isOn || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const target = { x: 0, y: 0 };
    const gaze = { x: 0, y: 0 };
    let frame = 0;

    const step = () => {
      gaze.x += (target.x - gaze.x) * EASE;
      gaze.y += (target.y - gaze.y) * EASE;
      const svg = element.querySelector("svg");
      svg?.style.setProperty("--gaze-x", gaze.x.toFixed(3));
      svg?.style.setProperty("--gaze-y", gaze.y.toFixed(3));
      const distance = Math.abs(target.x - gaze.x) + Math.abs(target.y - gaze.y);
      frame = distance > CLOSE_ENOUGH ? requestAnimationFrame(step) : 0;
    };
    const handleMove = (event: PointerEvent) => {
      const box = element.getBoundingClientRect();
      target.x = clamp((event.clientX - box.left - box.width * 0.48) / (box.width * 0.7));
      target.y = clamp((event.clientY - box.top - box.height * 0.45) / (box.height * 0.7));
      frame ||= requestAnimationFrame(step);
    };
    window.addEventListener("pointermove", handleMove, { passive: true });
    return () => {
      window.removeEventListener("pointermove", handleMove);
      cancelAnimationFrame(frame);
    };
  }, [host, isOn]);
}
