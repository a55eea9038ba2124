// Finds the message that shows its tools: hovered, long-pressed, or opened by its button. The list listens for all of them.
import { type RefObject, useEffect } from "react";
import { useSelected } from "../../../lib/create-store.ts";
import { type Reached, reached } from "./actions.ts";

const LONG_PRESS_MS = 450;
/** A finger that moves further is scrolling. */
const STILL_PX = 10;

/** Finds the message, not an item of a list inside one. */
const messageOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest("[role=log] > ol > li");
/** Finds the place of the tools in a message that has them. */
const placeIn = (target: EventTarget | null) =>
  messageOf(target)?.querySelector<HTMLElement>("[data-tools-of]");

/** Opened tools stay, wherever the mouse goes. */
function hover(place: HTMLElement | null | undefined): void {
  const { place: before, how } = reached.get() ?? {};
  if (how !== "open" && before !== place) reached.set(place ? { place, how: "hovered" } : null);
}

export function useReach(list: RefObject<HTMLElement | null>): Reached | null {
  // Another list lies under this one while the person looks back.
  const reach = useSelected(reached, (one) =>
    one && list.current?.contains(one.place) ? one : null,
  );

  useEffect(() => {
    const log = list.current;
    if (!log) return undefined;
    const isOver = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    const leave = () => clearTimeout(timer);
    // A mouse that rests on a message when this code loads does not enter it any more.
    const frame = requestAnimationFrame(() => {
      if (window.matchMedia("(hover: hover)").matches)
        hover(placeIn(log.querySelector("li:hover")));
    });
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => log.addEventListener(type, listener, { signal: isOver.signal });
    on("pointerover", ({ pointerType, target }) => {
      if (pointerType === "mouse") hover(placeIn(target));
    });
    on("pointerleave", () => hover(null));
    on("pointerdown", ({ pointerType, target, clientX: x, clientY: y }) => {
      const place = placeIn(target);
      if (pointerType !== "touch" || !place) return;
      start = { x, y };
      leave();
      timer = setTimeout(() => reached.set({ place, how: "open" }), LONG_PRESS_MS);
    });
    on("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) leave();
    });
    on("pointerup", leave);
    on("pointercancel", leave);
    // The long press opens the tools instead of the browser's menu.
    on("contextmenu", (event) => {
      if (event.pointerType === "touch" && placeIn(event.target)) event.preventDefault();
    });
    on("keydown", goToNeighbour);
    return () => {
      leave();
      cancelAnimationFrame(frame);
      isOver.abort();
      reached.set(null);
    };
  }, [list]);

  const opened = reach?.how === "open" ? reach.place : undefined;
  useEffect(() => {
    if (!opened) return undefined;
    const handleElsewhere = ({ target }: Event) => {
      if (messageOf(target) !== messageOf(opened)) reached.set(null);
    };
    document.addEventListener("pointerdown", handleElsewhere);
    document.addEventListener("focusin", handleElsewhere);
    return () => {
      document.removeEventListener("pointerdown", handleElsewhere);
      document.removeEventListener("focusin", handleElsewhere);
    };
  }, [opened]);

  return reach;
}

const BUTTONS = "[data-tools-of] > .tools-button";

function goToNeighbour(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const log = event.currentTarget as HTMLElement;
  const from = event.target as HTMLElement;
  if (step === undefined || !from.matches(BUTTONS)) return;
  event.preventDefault();
  const all = [...log.querySelectorAll<HTMLElement>(BUTTONS)];
  all[all.indexOf(from) + step]?.focus();
}
