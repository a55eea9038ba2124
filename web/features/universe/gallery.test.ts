import { expect, test } from "vitest";
import { VARIANT_IDS } from "../../../shared/contracts/me.ts";
import { ME } from "../../testing/fake-server.ts";
import { gallery } from "./gallery.ts";

const at = (level: number, status: typeof ME.user.subscription_status = "none") =>
  gallery({
    puppy: { ...ME.puppy, level },
    user: { ...ME.user, subscription_status: status },
  });
const lockedOf = (view: ReturnType<typeof gallery>) =>
  view.cards.filter((card) => card.lock).map((card) => card.id);

test("whoever begins can meet three, and reads why the others sleep", () => {
  const view = at(1);
  expect(view.unlocked).toBe(3);
  expect(view.cards.map((card) => card.lock?.words ?? "open")).toEqual([
    "open",
    "open",
    "open",
    "Unlock at Level 10",
    "Unlock at Level 15",
    "Premium subscribers only",
  ]);
});

test("levels open Hero at 10 and Party at 15, never Royal", () => {
  expect(lockedOf(at(9))).toEqual(["hero", "party", "royal"]);
  expect(lockedOf(at(10))).toEqual(["party", "royal"]);
  expect(lockedOf(at(14))).toEqual(["party", "royal"]);
  expect(lockedOf(at(15))).toEqual(["royal"]);
  expect(lockedOf(at(50))).toEqual(["royal"]);
});

test("trial and active subscribers meet all six; whose subscription ended does not", () => {
  expect(at(1, "trial").unlocked).toBe(6);
  expect(at(1, "active").unlocked).toBe(6);
  for (const status of ["none", "past_due", "unpaid", "canceled"] as const) {
    expect(lockedOf(at(1, status))).toEqual(["hero", "party", "royal"]);
  }
});

test("the own puppy keeps its name and numbers; who was not met yet begins at level 1", () => {
  const { cards, totalXp } = gallery({
    ...ME,
    puppy: { ...ME.puppy, name: "Biscuit", level: 5, xp: 450, max_xp: 600 },
  });
  expect(cards.map((card) => card.id)).toEqual([...VARIANT_IDS]);
  expect(cards[0]).toMatchObject({ name: "Biscuit", level: 5, xp: 450, maxXp: 600 });
  expect(cards[1]).toMatchObject({ name: "Baby Lu", level: 1, xp: 0, maxXp: 100 });
  expect(totalXp).toBe(450);
});

test("a puppy that one has is open, whatever its variant asks for", () => {
  const view = gallery({ ...ME, puppy: { ...ME.puppy, variant: "royal", level: 1 } });
  expect(lockedOf(view)).toEqual(["hero", "party"]);
});
