import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "../../../lib/create-store.ts";
import { perFrame } from "./per-frame.ts";

afterEach(() => void vi.unstubAllGlobals());

test("however often a value changes, it is told once a frame, as it is then, and never after the end", () => {
  let frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => void (frames = []));
  const draw = () => {
    const due = frames.splice(0);
    for (const each of due) each();
  };
  const store = createStore("");
  const drawn = perFrame(store);
  const told: string[] = [];
  const leave = drawn.subscribe(() => told.push(drawn.get()));
  for (const text of ["a", "ab", "abc"]) store.set(text);
  expect(told).toEqual([]);
  draw();
  draw();
  expect(told).toEqual(["abc"]);
  store.set("abcd");
  leave();
  draw();
  expect(told).toEqual(["abc"]);
});
