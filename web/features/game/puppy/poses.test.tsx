import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { provideDrawings } from "./drawings.ts";
import { Puppy } from "./puppy.tsx";
import { drawClothes as clothes } from "./rig/clothes.ts";
import { drawPuppy } from "./rig/rig.ts";
import { drawBowing, drawLying } from "./rig/postures/postures.ts";
import { drawCurled, drawTrotting } from "./rig/views.ts";

provideDrawings({ sit: drawPuppy, clothes, curl: drawCurled, trot: drawTrotting });

const poseOf = (name: string) =>
  screen.getByRole("img", { name }).querySelector("svg")?.dataset["pose"];

test("a sleeping Luli curls up when seen whole; a bust or closed eyes sit", () => {
  render(
    <>
      <Puppy state="asleep" label="whole" />
      <Puppy state="asleep" crop="bust" label="bust" />
      <Puppy state="asleep" pose="sit" label="no peeking" />
      <Puppy label="awake" />
    </>,
  );
  expect(poseOf("whole")).toBe("curl");
  expect(poseOf("bust")).toBe("sit");
  expect(poseOf("no peeking")).toBe("sit");
  expect(poseOf("awake")).toBe("sit");
});

test("a lying Luli never shows sitting first", async () => {
  render(<Puppy pose="lie" label="Luli" />);
  const svg = screen.getByRole("img", { name: "Luli" }).querySelector("svg")!;
  const seen = new Set<string | undefined>();
  const look = () => svg.hasChildNodes() && seen.add(svg.dataset["pose"]);
  look();
  new MutationObserver(look).observe(svg, { attributes: true, childList: true });
  await waitFor(() => expect(seen).toContain("lie"));
  expect([...seen]).toEqual(["lie"]);
});

test.for([
  ["curl", drawCurled],
  ["trot", drawTrotting],
  ["lie", drawLying],
  ["bow", drawBowing],
] as const)("the %s keeps its clothes on, and refers to nothing outside itself", ([, draw]) => {
  for (const variant of ["original", "hero", "royal", "party"] as const) {
    const text = draw({ id: "p", variant, outfits: ["royal_crown", "love_bandana"], clothes });
    const svg = new DOMParser().parseFromString(`<svg>${text}</svg>`, "image/svg+xml");
    expect(svg.querySelector("parsererror")).toBeNull();
    const ids = [...svg.querySelectorAll("[id]")].map((element) => element.id);
    for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    expect(svg.querySelector(".lu-hat")?.childElementCount).toBeGreaterThan(0);
    expect(svg.querySelector(".lu-neck")?.childElementCount).toBeGreaterThan(0);
    expect(text).not.toMatch(/undefined|NaN|style=/);
  }
});

test("loops stop while nobody can see them, as it was last when a busy page hears late", () => {
  let tell: (...isSeen: boolean[]) => void = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (...seen) => callback(seen.map((isIntersecting) => ({ isIntersecting })));
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<Puppy label="Luli" />);
  const puppy = screen.getByRole("img", { name: "Luli" });
  act(() => tell(false));
  expect(puppy.hasAttribute("data-paused")).toBe(true);
  act(() => tell(true));
  expect(puppy.hasAttribute("data-paused")).toBe(false);
  act(() => tell(false, true));
  expect(puppy.hasAttribute("data-paused")).toBe(false);
});
