import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Puppy } from "../puppy.tsx";

let runFrame: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (step: () => void) => {
    runFrame = step;
    return 1;
  });
});

const gaze = () =>
  Number(
    screen.getByRole("img").querySelector("svg")?.style.getPropertyValue("--gaze-x") || Number.NaN,
  );
const pointAt = (clientX: number) => fireEvent.pointerMove(window, { clientX, clientY: 10 });

test("the eyes go after the pointer, little by little, and no further than they can", () => {
  render(<Puppy followPointer label="Luli" />);
  vi.spyOn(screen.getByRole("img"), "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 100, 100),
  );
  pointAt(5000);
  runFrame();
  const first = gaze();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(0.5);
  for (let frame = 0; frame < 200; frame++) runFrame();
  expect(gaze()).toBeGreaterThan(0.98);
  expect(gaze()).toBeLessThanOrEqual(1);
});

test("the eyes stay where they are where less motion is asked for", () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => ({ media, matches: media.includes("reduced-motion") }) as MediaQueryList,
  );
  runFrame = () => {
    throw new Error("No frame was asked for.");
  };
  render(<Puppy followPointer label="Luli" />);
  pointAt(5000);
  expect(gaze()).toBeNaN();
});
