// When the tools of a message show: under a mouse, after a long press, or because they were opened by their button.
import { type RefObject, useEffect, useState } from "react";

const LONG_PRESS_MS = 450;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

export type Reach = "away" | "hovered" | "open";

/** `anchor` stands inside the message. */
export function useReach(anchor: RefObject<HTMLElement | null>) {
  const [reach, setReach] = useState<Reach>("away");

  useEffect(() => {
    const message = anchor.current?.closest("li");
    if (!message) return undefined;
    const isOver = new AbortController();
    const { signal } = isOver;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    const leave = () => clearTimeout(timer);
    // Who points at it already when this code comes does not enter any more.
    const frame = requestAnimationFrame(() => {
      const isUnderMouse = message.matches(":hover") && window.matchMedia("(hover: hover)").matches;
      if (isUnderMouse) setReach((now) => (now === "away" ? "hovered" : now));
    });
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => message.addEventListener(type, listener, { signal });
    on("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") setReach((now) => (now === "away" ? "hovered" : now));
    });
    on("pointerleave", () => {
      leave();
      setReach((now) => (now === "hovered" ? "away" : now));
    });
    on("pointerdown", ({ pointerType, clientX: x, clientY: y }) => {
      if (pointerType !== "touch") return;
      start = { x, y };
      leave();
      timer = setTimeout(() => setReach("open"), LONG_PRESS_MS);
    });
    on("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) leave();
    });
    on("pointerup", leave);
    on("pointercancel", leave);
    // The long press is ours.
    on("contextmenu", (event) => {
      if (event.pointerType === "touch") event.preventDefault();
    });
    return () => {
      leave();
      cancelAnimationFrame(frame);
      isOver.abort();
    };
  }, [anchor]);

  const isOpen = reach === "open";
  useEffect(() => {
    if (!isOpen) return undefined;
    const message = anchor.current?.closest("li");
    const handleElsewhere = ({ target }: Event) => {
      if (!message?.contains(target as Node)) setReach("away");
    };
    document.addEventListener("pointerdown", handleElsewhere);
    document.addEventListener("focusin", handleElsewhere);
    return () => {
      document.removeEventListener("pointerdown", handleElsewhere);
      document.removeEventListener("focusin", handleElsewhere);
    };
  }, [anchor, isOpen]);

  return { reach, open: () => setReach("open"), close: () => setReach("away") };
}
