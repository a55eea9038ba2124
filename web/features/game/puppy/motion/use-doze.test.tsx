import { act, fireEvent, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { DOZE_AFTER_MS, useDoze } from "./use-doze.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test("Luli falls asleep when nobody does anything for three minutes, and wakes at a touch", () => {
  const { result } = renderHook(() => useDoze(false));
  pass(DOZE_AFTER_MS - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  act(() => void fireEvent.pointerMove(window));
  expect(result.current).toBe(false);
});

test("a sign of life puts the sleep off", () => {
  const { result } = renderHook(() => useDoze(false));
  pass(DOZE_AFTER_MS - 1);
  fireEvent.keyDown(window);
  pass(DOZE_AFTER_MS - 1);
  expect(result.current).toBe(false);
});

test("Luli never sleeps over an answer", () => {
  const { result, rerender } = renderHook(({ isBusy }) => useDoze(isBusy), {
    initialProps: { isBusy: true },
  });
  pass(DOZE_AFTER_MS * 2);
  expect(result.current).toBe(false);
  rerender({ isBusy: false });
  pass(DOZE_AFTER_MS);
  expect(result.current).toBe(true);
});
