import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { type FakeLuli, ME, noRewards, startFakeLuli } from "../../../testing/fake-luli.ts";
import { apiError } from "../../../testing/fake-server.ts";
import { STORE } from "../../../testing/store.ts";
import { TASKS } from "../../../testing/tasks.ts";
import { UNIVERSE } from "../../../testing/universe.ts";
import { openApp } from "../../../testing/open-app.tsx";

let server: FakeLuli;

beforeEach(() => {
  server = startFakeLuli(ME);
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

test("a napping variant opens its eyes when looked at and sleeps on", async () => {
  await openApp("/universe");
  const hero = await screen.findByRole<HTMLImageElement>("img", { name: "Hero Lu, napping" });
  const state = () => /data-state="(\w+)"/.exec(decodeURIComponent(hero.src))?.[1];
  expect(state()).toBe("asleep");
  await userEvent.hover(hero);
  expect(state()).toBe("idle");
  await userEvent.unhover(hero);
  expect(state()).toBe("asleep");
});

test("only the active variant is alive, and another one while looked at", async () => {
  await openApp("/universe");
  const living = () => document.querySelectorAll("main .puppy").length;
  const baby = await screen.findByRole("img", { name: "Baby Lu" });
  expect(living()).toBe(1);
  await userEvent.hover(baby);
  expect(living()).toBe(2);
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
  const variants = UNIVERSE.variants.map((each) => ({
    ...each,
    unlocked: true,
    locked_words: null,
  }));
  server.universe = { ...UNIVERSE, unlocked: 6, variants };
  await openApp("/universe");
  await screen.findByRole("heading", { level: 1, name: "Luli’s Universe" });
  expect(statistic("Unlocked")).toContain("6");
  expect(screen.queryByText(/Upgrade to Premium/)).toBeNull();
  expect(screen.queryByText(/Locked/)).toBeNull();
});

test("the active variant is marked, unlocked ones can be chosen, locked ones cannot", async () => {
  await openApp("/universe");
  await screen.findByText("With you now");
  const choices = screen.getAllByRole("button", { name: /^Choose/ });
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    "Choose Baby Lu",
    "Choose Sleepy Lu",
  ]);
});

test("a choice that fails is told, and the companion stays", async () => {
  server.broken.add("/api/puppy/choose");
  await openApp("/universe");
  await userEvent.click(await screen.findByRole("button", { name: "Choose Baby Lu" }));
  expect(await screen.findByText("That didn't work")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Choose Baby Lu" })).toBeTruthy();
  expect(screen.getAllByText("With you now")).toHaveLength(1);
});

test("a variant asleep again says what waits and how to unlock it", async () => {
  const variants = UNIVERSE.variants.map((each) =>
    each.variant === "royal" ? { ...each, is_asleep: true, level: 4, xp: 210 } : each,
  );
  server.universe = { ...UNIVERSE, variants };
  await openApp("/universe");
  expect(
    await screen.findByText("Asleep since Premium ended. Level 4 and 210 XP are saved."),
  ).toBeTruthy();
  expect(screen.getByText("Premium subscribers only")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Upgrade to Premium" })).toHaveLength(1);
  // The kept level counts for variants that a level unlocks.
  expect(screen.getByRole("progressbar", { name: "Levels to Hero Lu" }).ariaValueNow).toBe("4");
});

test("goods stand alone beside a single puppy", async () => {
  await openApp("/store");
  await screen.findByRole("button", { name: "Try on the Royal Crown" });
  expect(document.querySelectorAll("main .outfit .garment")).toHaveLength(STORE.outfits.length);
  expect(document.querySelectorAll("main .puppy")).toHaveLength(1);
});

test("an outfit is on while looked at, and a tried one stays on until taken off", async () => {
  await openApp("/store");
  const crown = await screen.findByRole("button", { name: "Try on the Royal Crown" });
  const worn = (name: string) => screen.queryByRole("img", { name });
  expect(worn("Luli, happy and playful")).toBeTruthy();
  await userEvent.hover(screen.getByRole("heading", { name: "Love Bandana" }));
  expect(worn("Luli in the Love Bandana")).toBeTruthy();
  await userEvent.unhover(screen.getByRole("heading", { name: "Love Bandana" }));
  expect(worn("Luli, happy and playful")).toBeTruthy();
  await userEvent.click(crown);
  expect(crown.getAttribute("aria-pressed")).toBe("true");
  await userEvent.unhover(crown);
  expect(worn("Luli in the Royal Crown")).toBeTruthy();
  await userEvent.click(crown);
  expect(crown.getAttribute("aria-pressed")).toBe("false");
  const cards = screen.getAllByRole("listitem").filter((item) => within(item).queryByText("500"));
  expect(cards).toHaveLength(1);
});

const buttonOf = (name: string) =>
  screen.findByRole("button", {
    name: new RegExp(`(now|more for|wear|take off|up)( the)? ${name}$`, "i"),
  });

test("a card offers what can be done: buying, wearing, taking off, or how much is missing", async () => {
  const [crown, collar, bandana, ...newer] = STORE.outfits;
  server.me = { ...ME, worn: ["sparkle_collar"], coins: 260 };
  server.store = {
    ...STORE,
    coins: 260,
    outfits: [crown!, { ...collar!, is_owned: true, is_worn: true }, bandana!, ...newer],
  };
  await openApp("/store");
  const dear = await buttonOf("Royal Crown");
  expect(dear.textContent).toContain("Need 240 more");
  expect(dear.hasAttribute("disabled")).toBe(true);
  expect((await buttonOf("Sparkle Collar")).textContent).toContain("Take off");
  expect(screen.getByText("Wearing")).toBeTruthy();
  expect((await buttonOf("Love Bandana")).textContent).toContain("Buy Now");
  expect(
    screen.getByRole("img", { name: "Luli, happy and playful, in the Sparkle Collar" }),
  ).toBeTruthy();
});

test("of all Buy Now only the one that Luli tries on is the primary action", async () => {
  await openApp("/store");
  const primary = () =>
    screen
      .getAllByRole("button", { name: /^Buy Now/ })
      .filter(({ className }) => className === "btn")
      .map(({ textContent }) => textContent);
  await screen.findByRole("heading", { name: "Royal Crown" });
  expect(primary()).toEqual([]);
  await userEvent.hover(screen.getByRole("heading", { name: "Love Bandana" }));
  expect(primary()).toEqual(["Buy Now Love Bandana"]);
});

test("coins that were spent elsewhere meanwhile are told, and the card says how many are missing", async () => {
  server.on("POST /api/store/buy", () => {
    server.store = { ...STORE, coins: 350 };
    return apiError(409, "not_enough_coins", "You don't have enough coins for this yet.");
  });
  await openApp("/store");
  await userEvent.click(await screen.findByRole("button", { name: "Buy Now Royal Crown" }));
  expect(await screen.findByText("Not enough coins")).toBeTruthy();
  expect(screen.getByText("You don't have enough coins for this yet.")).toBeTruthy();
  const dear = await screen.findByRole("button", { name: "Need 150 more for the Royal Crown" });
  expect(dear.hasAttribute("disabled")).toBe(true);
});

test("a keyboard tries on, buys and takes off, and its focus goes to what can be done next", async () => {
  const wear = (is_worn: boolean) => () => {
    const outfits = STORE.outfits.map((outfit) =>
      outfit.id === "love_bandana" ? { ...outfit, is_owned: true, is_worn } : outfit,
    );
    server.store = { ...STORE, outfits };
    return { body: { store: server.store, rewards: noRewards(ME) } };
  };
  server.on("POST /api/store/buy", wear(true));
  server.on("POST /api/store/take-off", wear(false));
  await openApp("/store");
  const focused = () => document.activeElement?.textContent;
  const buy = await screen.findByRole("button", { name: "Buy Now Love Bandana" });
  act(() => buy.focus());
  expect(screen.getByRole("img", { name: "Luli in the Love Bandana" })).toBeTruthy();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(focused()).toBe("Take off the Love Bandana"));
  await userEvent.keyboard(" ");
  await waitFor(() => expect(focused()).toBe("Wear the Love Bandana"));
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  const tried = screen.getByRole("button", { name: "Try on the Love Bandana" });
  expect(tried.getAttribute("aria-pressed")).toBe("true");
});

test("a streak freeze is sold until there is no room for another", async () => {
  await openApp("/store");
  expect((await buttonOf("Streak Freeze")).hasAttribute("disabled")).toBe(false);
  expect(screen.getByText("You have 1 of 2")).toBeTruthy();
});

test("two streak freezes leave none to buy", async () => {
  server.store = { ...STORE, freeze: { ...STORE.freeze, count: 2 } };
  await openApp("/store");
  const button = await buttonOf("Streak Freeze");
  expect(button.textContent).toContain("All stocked up");
  expect(button.hasAttribute("disabled")).toBe(true);
});

const CLAIM = "Claim: Ask Luli a question";
test.each([
  ["claim that is not done", CLAIM, "ask_a_question/claim", "task_not_done", "Almost there"],
  [
    "claim of another one",
    CLAIM,
    "ask_a_question/claim",
    "not_todays_task",
    "Here are today’s tasks",
  ],
  ["second swap", "Swap “Give 3 pets”", "swap", "already_swapped", "One swap a day"],
])(
  "a task that changed meanwhile is shown anew after a %s",
  async (_act, name, path, code, title) => {
    let tasks = TASKS;
    server.on("GET /api/tasks", () => ({ body: tasks }));
    server.on(`POST /api/tasks/${path}` as "POST /api/tasks/swap", () => {
      const closed = TASKS.tasks.map((task) => ({ ...task, is_claimable: false }));
      tasks = { ...TASKS, tasks: closed, can_swap: false };
      return apiError(409, code);
    });
    await openApp("/store");
    await userEvent.click(await screen.findByRole("button", { name: "View Tasks" }));
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText(title)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
  },
);

const GIFT = {
  id: "1",
  source: "gift",
  source_id: "gift",
  amount: 1_250,
  created_at: "2026-11-20T10:00:00Z",
};
test.each([
  ["/api/wallet", /See where/, "Your coins"],
  ["/api/tasks", "View Tasks", "Today’s tasks"],
])("a dialog whose %s fails says so, and Try again brings it", async (path, opener, name) => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  await openApp("/store");
  const button = await screen.findByRole("button", { name: opener });
  server.broken.add(path);
  await userEvent.click(button);
  const dialog = within(await screen.findByRole("dialog", { name }));
  expect(await dialog.findByText("The server stumbled.")).toBeTruthy();
  server.broken.clear();
  server.on("GET /api/wallet", () => ({ body: { entries: [GIFT], next: null } }));
  await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findAllByRole("listitem")).not.toHaveLength(0);
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});
