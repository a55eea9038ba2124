import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Puppy } from "../../../../../shared/contracts/me.ts";
import { provideDrawings } from "../drawings.ts";
import { drawTrotting } from "../rig/views.ts";
import { CompanionCard } from "./companion-card.tsx";

const PUPPY: Puppy = {
  id: "1",
  variant: "original",
  name: "Biscuit",
  mood: "Happy & Playful",
  unlocked: true,
  level: 5,
  xp: 450,
  max_xp: 600,
  happiness: 100,
};

test("the card shows the puppy's own name, level, XP and mood", () => {
  render(<CompanionCard puppy={PUPPY} worn={[]} timeZone="UTC" state="idle" onPet={() => {}} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Biscuit");
  expect(screen.getByText("Level 5")).toBeTruthy();
  expect(screen.getByText("450 XP")).toBeTruthy();
  expect(screen.getByText("150 XP to Level 6")).toBeTruthy();
  const bar = screen.getByRole("progressbar", { name: "XP" });
  expect(bar.getAttribute("aria-valuenow")).toBe("450");
  expect(screen.getByRole("img", { name: "Biscuit, happy and playful" })).toBeTruthy();
});

test("the highest level shows no next one", () => {
  render(
    <CompanionCard
      puppy={{ ...PUPPY, level: 50 }}
      worn={[]}
      timeZone="UTC"
      state="idle"
      onPet={() => {}}
    />,
  );
  expect(screen.queryByText(/Level 51/)).toBeNull();
  expect(screen.getByText("Top level")).toBeTruthy();
});

test("Pet works by keyboard: Luli enjoys it and readers hear of it", async () => {
  const user = userEvent.setup();
  let pets = 0;
  render(
    <CompanionCard
      puppy={PUPPY}
      worn={[]}
      timeZone="UTC"
      state="talking"
      onPet={() => (pets += 1)}
    />,
  );
  const svg = screen.getByRole("img").querySelector("svg");
  expect(svg?.dataset["state"]).toBe("talking");
  screen.getByRole("button", { name: "Pet" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(svg?.dataset["state"]).toBe("petted"));
  expect(pets).toBe(1);
  expect(screen.getByRole("status").textContent).toBe("Biscuit loves that");
});

test("a sleeping Luli lies under the moon at ten in the evening of the person's zone", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T21:00:00Z") });
  const sleepy = { ...PUPPY, mood: "Sleepy & Snuggly" };
  const { container, rerender } = render(
    <CompanionCard
      puppy={sleepy}
      worn={[]}
      timeZone="Europe/Berlin"
      state="idle"
      onPet={() => {}}
    />,
  );
  const stage = () => container.querySelector(".stage")!.className;
  expect(stage()).toContain("st-night is-night");
  expect(container.querySelectorAll(".scene-star").length).toBeGreaterThan(0);
  expect(container.querySelector(".scene-flame")).toBeTruthy();
  rerender(
    <CompanionCard
      puppy={sleepy}
      worn={[]}
      timeZone="America/Los_Angeles"
      state="idle"
      onPet={() => {}}
    />,
  );
  expect(stage()).toContain("st-lilac is-day");
  expect(container.querySelector(".scene-flame")).toBeNull();
  vi.useRealTimers();
});

test("Luli trots in once a visit", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  provideDrawings({ trot: drawTrotting });
  const card = (
    <CompanionCard puppy={PUPPY} worn={[]} timeZone="UTC" state="idle" onPet={() => {}} />
  );
  const poseAtFirst = () => {
    const { container, unmount } = render(card);
    const pose = container.querySelector("svg.luli")?.getAttribute("data-pose");
    unmount();
    return pose;
  };
  expect([poseAtFirst(), poseAtFirst()]).toEqual(["trot", "sit"]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
