import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import type { Rewards } from "../../../../shared/contracts/game/rewards.ts";
import { type FakeLuli, ME, noRewards, startFakeLuli } from "../../../testing/fake-luli.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { STORE } from "../../../testing/store.ts";
import { TASKS } from "../../../testing/tasks.ts";
import { UNIVERSE } from "../../../testing/universe.ts";

const LEVEL_4: Partial<Rewards> = {
  xp: 185,
  level_ups: [{ variant: "original", level: 4 }],
  coins: [{ source: "level", source_id: "original:4", amount: 90 }],
  balance: 1340,
  mood: "Proud & Sparkly",
  puppy: { ...ME.puppy, level: 4, xp: 5, max_xp: 440, mood: "Proud & Sparkly" },
};

let server: FakeLuli;

beforeEach(() => {
  server = startFakeLuli(ME);
});

const pet = async () => {
  const button = await screen.findByRole("button", { name: "Pet" });
  await userEvent.click(button);
};
/** Looks at the page at the moment in which the element appears, however busy the machine is. */
const onceThere = <T,>(selector: string, look: () => T): Promise<T> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      resolve(look());
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
const confetti = () => screen.getByRole("img", { name: /^Luli, / }).querySelector(".confetti");

test("a level is celebrated by Luli first, then told once, and the header shows it", async () => {
  await openApp("/chat");
  await screen.findByText("Level 3");
  server.rewards = LEVEL_4;
  const celebrated = onceThere(".confetti", () => ({
    isTold: screen.queryByText("Luli reached level 4!") !== null,
    xp: screen.getByRole("progressbar", { name: "XP" }).ariaValueNow,
  }));
  await pet();
  expect(await celebrated).toEqual({ isTold: false, xp: "300" });
  expect(await screen.findAllByText("Luli reached level 4!")).toHaveLength(1);
  expect(screen.getByText("+90")).toBeTruthy();
  expect(await screen.findByText("Level 4")).toBeTruthy();
  expect(screen.getByText("5 XP")).toBeTruthy();
  await waitFor(() => expect(confetti()).toBeNull());
});

test("rewards count without a celebration for a sad person", async () => {
  await openApp("/chat");
  await screen.findByText("Level 3");
  const gentle = "Gentle & Caring";
  server.rewards = { ...LEVEL_4, mood: gentle, puppy: { ...LEVEL_4.puppy!, mood: gentle } };
  await pet();
  expect(await screen.findByText("Level 4")).toBeTruthy();
  expect(confetti()).toBeNull();
  expect(screen.queryByText("Luli reached level 4!")).toBeNull();
});

describe("a gentle Luli", () => {
  const puppy = { ...ME.puppy, mood: "Gentle & Caring" };
  const rewards = noRewards({ ...ME, puppy });
  beforeEach(() => {
    server.me = { ...ME, puppy };
  });

  test("announces a purchase plainly and does not wag", async () => {
    server.on("POST /api/store/buy", () => ({ body: { store: STORE, rewards } }));
    await openApp("/store");
    await userEvent.click(await screen.findByRole("button", { name: "Buy Now Love Bandana" }));
    const said = await screen.findByText("Luli is already wearing it.");
    expect(said.parentElement!.textContent).toMatch(/^Love Bandana/);
    expect(screen.queryByText("Love Bandana is yours!")).toBeNull();
    expect(document.querySelector("[data-state=petted]")).toBeNull();
  });

  test("comes along without a wag when chosen", async () => {
    server.on("POST /api/puppy/choose", () => ({ body: { universe: UNIVERSE, rewards } }));
    await openApp("/universe");
    await userEvent.click(await screen.findByRole("button", { name: "Choose Baby Lu" }));
    expect(await screen.findByText("Luli is with you now")).toBeTruthy();
    expect(document.querySelector("[data-state=petted]")).toBeNull();
  });

  test("a task that is claimed leaves Luli calm", async () => {
    server.on("POST /api/tasks/ask_a_question/claim", () => ({ body: { tasks: TASKS, rewards } }));
    await openApp("/dashboard");
    await userEvent.click(await screen.findByRole("button", { name: "View Tasks" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: /^Claim/ }));
    await dialog.findByText(/coins are yours/);
    expect(document.querySelector("[data-mood=excited]")).toBeNull();
  });
});
