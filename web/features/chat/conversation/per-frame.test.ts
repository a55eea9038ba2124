import { expect, test, vi } from "vitest";
import { createStore } from "../../../lib/create-store.ts";
import { perFrame } from "./per-frame.ts";

const FRAME_MS = 16;

test("two changes leave time for typing, the last one always arrives, and none after the end", () => {
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
  store.set(101);
  leave();
  vi.advanceTimersByTime(100);
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
