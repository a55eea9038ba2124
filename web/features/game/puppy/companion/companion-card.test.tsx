import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Puppy } from "../../../../../shared/contracts/me.ts";
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

test("shows the puppy's own name, level, XP and mood", () => {
  render(<CompanionCard puppy={PUPPY} worn={[]} state="idle" onPet={() => {}} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Biscuit");
  expect(screen.getByText("Level 5")).toBeTruthy();
  expect(screen.getByText("450 XP")).toBeTruthy();
  expect(screen.getByText("150 XP to Level 6")).toBeTruthy();
  const bar = screen.getByRole("progressbar", { name: "XP" });
  expect(bar.getAttribute("aria-valuenow")).toBe("450");
  expect(screen.getByRole("img", { name: "Biscuit, happy and playful" })).toBeTruthy();
});

test("at the highest level there is no next one", () => {
  render(<CompanionCard puppy={{ ...PUPPY, level: 50 }} worn={[]} state="idle" onPet={() => {}} />);
  expect(screen.queryByText(/Level 51/)).toBeNull();
  expect(screen.getByText("Top level")).toBeTruthy();
});

test("Pet works by keyboard: Luli enjoys it and readers hear of it", async () => {
  const user = userEvent.setup();
  let pets = 0;
  render(<CompanionCard puppy={PUPPY} worn={[]} state="talking" onPet={() => (pets += 1)} />);
  const svg = screen.getByRole("img").querySelector("svg");
  expect(svg?.dataset["state"]).toBe("talking");
  screen.getByRole("button", { name: "Pet" }).focus();
  await user.keyboard("{Enter}");
  expect(svg?.dataset["state"]).toBe("petted");
  expect(pets).toBe(1);
  expect(screen.getByRole("status").textContent).toBe("Biscuit loves that");
});
