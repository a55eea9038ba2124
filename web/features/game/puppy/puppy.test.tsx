import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { provideDrawings } from "./drawings.ts";
import { Puppy } from "./puppy.tsx";
import { drawPuppy } from "./rig/rig.ts";

provideDrawings({ sit: drawPuppy });

beforeEach(() => {
  vi.useFakeTimers();
});

const svgOf = (puppy: HTMLElement) => {
  const svg = puppy.querySelector("svg");
  if (!svg) throw new Error("No drawing.");
  return svg;
};

test("the label names the puppy, and mood and state show without a new drawing", () => {
  const { rerender } = render(<Puppy mood="happy" label="Luli, happy" />);
  const puppy = screen.getByRole("img", { name: "Luli, happy" });
  const drawn = svgOf(puppy).firstElementChild;
  rerender(<Puppy mood="sleepy" state="thinking" label="Luli, sleepy" />);
  const after = svgOf(screen.getByRole("img", { name: "Luli, sleepy" }));
  expect(drawn).not.toBeNull();
  expect(after.firstElementChild).toBe(drawn);
  expect(after.dataset).toMatchObject({ mood: "sleepy", state: "thinking" });
});

test("a puppy without a label is hidden from screen readers", () => {
  render(<Puppy label="" />);
  expect(screen.queryByRole("img")).toBeNull();
});

test("a puppy's name can never become markup", () => {
  render(<Puppy label={'"><img src=x onerror=alert(1)>'} />);
  expect(screen.getByRole("img").querySelector("img")).toBeNull();
});

/** A stroke takes effect after the frame that shows the press. */
const FRAME_MS = 20;
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test("a petting of many strokes is one petting, and ends 1.6 s after the last stroke", () => {
  const handlePet = vi.fn<() => void>();
  render(<Puppy onPet={handlePet} state="talking" label="Luli" />);
  const puppy = screen.getByRole("img");
  fireEvent.pointerDown(puppy);
  expect(handlePet).toHaveBeenCalledTimes(1);
  expect(svgOf(puppy).dataset["state"]).toBe("talking");
  wait(FRAME_MS);
  expect(svgOf(puppy).dataset["state"]).toBe("petted");
  wait(1500);
  fireEvent.pointerMove(puppy, { buttons: 1 });
  wait(1500);
  fireEvent.pointerMove(puppy, { buttons: 1 });
  wait(FRAME_MS);
  expect(handlePet).toHaveBeenCalledTimes(1);
  wait(1600 - 2 * FRAME_MS);
  expect(svgOf(puppy).dataset["state"]).toBe("petted");
  wait(FRAME_MS);
  fireEvent.pointerDown(puppy);
  wait(FRAME_MS);
  expect(handlePet).toHaveBeenCalledTimes(2);
});

test("a pointer that only passes by is no stroke", () => {
  const handlePet = vi.fn<() => void>();
  render(<Puppy onPet={handlePet} label="Luli" />);
  fireEvent.pointerMove(screen.getByRole("img"), { buttons: 0 });
  expect(handlePet).not.toHaveBeenCalled();
});

test("two puppies do not blink together", () => {
  render(
    <>
      <Puppy label="one" />
      <Puppy label="two" />
    </>,
  );
  const beats = screen
    .getAllByRole("img")
    .map((puppy) => puppy.style.getPropertyValue("--puppy-beat"));
  expect(beats[0]).toMatch(/^-\d\.\d\ds$/);
  expect(new Set(beats).size).toBe(2);
});
