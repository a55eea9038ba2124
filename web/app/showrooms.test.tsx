import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, ME, startFakeServer } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer(ME);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const statistic = (label: string) => screen.getByText(label).parentElement?.textContent;

test("the universe counts what is open, and locks the rest with the spec's words", async () => {
  await openApp("/universe");
  await screen.findByRole("heading", { level: 1, name: "Luli’s Universe" });
  expect(statistic("Unlocked")).toContain("3");
  expect(statistic("Total XP")).toContain("120");
  expect(statistic("Total Variants")).toContain("6");
  expect(statistic("Love Given")).toContain("∞");
  for (const words of ["Unlock at Level 10", "Unlock at Level 15", "Premium subscribers only"])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole("img", { name: "Hero Lu, napping" })).toBeTruthy();
});

test("who naps opens the eyes when looked at, and sleeps on", async () => {
  await openApp("/universe");
  const hero = await screen.findByRole("img", { name: "Hero Lu, napping" });
  const state = () => hero.querySelector("svg")?.dataset["state"];
  expect(state()).toBe("asleep");
  await userEvent.hover(hero);
  expect(state()).toBe("idle");
  await userEvent.unhover(hero);
  expect(state()).toBe("asleep");
});

test("Upgrade to Premium starts the checkout", async () => {
  const { address } = await openApp("/universe");
  await userEvent.click(
    await screen.findByRole("button", { name: "Upgrade to Premium - $20/month" }),
  );
  await screen.findByRole("heading", { level: 1, name: "Complete Your Subscription" });
  expect(address()).toBe("/checkout");
});

test("subscribers meet all six and are sold nothing", async () => {
  server.me = { ...ME, user: { ...ME.user, subscription_status: "active" } };
  await openApp("/universe");
  await screen.findByRole("heading", { level: 1, name: "Luli’s Universe" });
  expect(statistic("Unlocked")).toContain("6");
  expect(screen.queryByText(/Upgrade to Premium/)).toBeNull();
  expect(screen.queryByText(/Locked/)).toBeNull();
});

test("in the store whatever is looked at is on; what is tried on stays on until taken off", async () => {
  await openApp("/store");
  const crown = await screen.findByRole("button", { name: "Try on the Royal Crown" });
  const worn = (name: string) => screen.queryByRole("img", { name });
  expect(worn("Luli")).toBeTruthy();
  await userEvent.hover(screen.getByRole("heading", { name: "Love Bandana" }));
  expect(worn("Luli in the Love Bandana")).toBeTruthy();
  await userEvent.unhover(screen.getByRole("heading", { name: "Love Bandana" }));
  expect(worn("Luli")).toBeTruthy();
  await userEvent.click(crown);
  expect(crown.getAttribute("aria-pressed")).toBe("true");
  await userEvent.unhover(crown);
  expect(worn("Luli in the Royal Crown")).toBeTruthy();
  await userEvent.click(crown);
  expect(crown.getAttribute("aria-pressed")).toBe("false");
  const cards = screen.getAllByRole("listitem").filter((item) => within(item).queryByText("500"));
  expect(cards).toHaveLength(1);
});
