import { expect, test, vi } from "vitest";
import { createStore } from "../../../lib/create-store.ts";
import { perFrame } from "./per-frame.ts";

const FRAME_MS = 16;

test("a value is passed on once a frame, in its latest state, and never after the end", () => {
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

test("two changes leave time for typing, and the last one always arrives", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, FRAME_MS));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  const store = createStore(0);
  const told: [number, number][] = [];
  const start = performance.now();
  const leave = perFrame(store).subscribe(() =>
    told.push([Math.round(performance.now() - start), store.get()]),
  );
  for (let piece = 1; piece <= 100; piece += 1) {
    store.set(piece);
    vi.advanceTimersByTime(2);
  }
  vi.advanceTimersByTime(100);
  leave();
  const pauses = told.slice(1).map(([at], index) => at - told[index]![0]);
  expect(told[0]![0]).toBe(FRAME_MS);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(52 + FRAME_MS);
  expect(told.at(-1)![1]).toBe(100);
  expect(vi.getTimerCount()).toBe(0);
});

test("a phone that draws slowly draws less often and keeps three parts of the time for typing", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, FRAME_MS));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  const store = createStore(0);
  const pausesAt = (drawingMs: number): number[] => {
    const told: number[] = [];
    const leave = perFrame(store).subscribe(() => {
      told.push(performance.now());
      vi.advanceTimersByTime(drawingMs);
    });
    for (let piece = 1; piece <= 500; piece += 1) {
      store.set(store.get() + 1);
      vi.advanceTimersByTime(2);
    }
    leave();
    return told.slice(1).map((at, index) => at - told[index]!);
  };
  for (const pause of pausesAt(30)) expect(pause).toBeCloseTo(4 * 30 + FRAME_MS, -1);
  for (const pause of pausesAt(200)) expect(pause).toBeCloseTo(250 + FRAME_MS, -1);
});
