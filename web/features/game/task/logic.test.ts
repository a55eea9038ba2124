import { expect, test } from "vitest";
import { TASK_IDS, type Task } from "../../../../shared/contracts/game/task.ts";
import { TASKS } from "../../../../shared/rules/game/tasks.ts";
import { HttpError } from "../../../lib/http-error.ts";
import { canSwap, describeTaskFailure, MOST_COINS, stepOf } from "./logic.ts";

const makeTask = (some: Partial<Task> = {}): Task => ({
  id: "say_hi",
  difficulty: "easy",
  title: "Say hi",
  xp: 20,
  coins: 10,
  progress: 0,
  target: 1,
  is_self_confirmed: false,
  is_claimable: false,
  is_claimed: false,
  ...some,
});

test("a day's tasks bring 80 coins at most", () => {
  expect(MOST_COINS).toBe(80);
});

test("an open task says where it is done, or offers to pet Luli on the spot", () => {
  expect(stepOf(makeTask())).toMatchObject({ kind: "go", to: "/chat" });
  expect(stepOf(makeTask({ id: "visit_universe" }))).toMatchObject({ kind: "go", to: "/universe" });
  expect(stepOf(makeTask({ id: "give_three_pets" }))).toEqual({ kind: "pet" });
});

test("a done task is claimed, and an off-screen one confirmed first", () => {
  expect(stepOf(makeTask({ is_claimable: true }))).toEqual({ kind: "claim" });
  const walk = makeTask({ id: "walk_ten_minutes", is_self_confirmed: true, is_claimable: true });
  expect(stepOf(walk)).toEqual({ kind: "confirm" });
  expect(stepOf({ ...walk, is_claimable: false, is_claimed: true })).toEqual({ kind: "claimed" });
});

test("every task of the rules has its next step", () => {
  for (const id of TASK_IDS) {
    const { kind } = stepOf(makeTask({ id }));
    expect(kind === "confirm").toBe(TASKS[id].of === null);
  }
});

test("a done or claimed task cannot be swapped", () => {
  expect(canSwap(makeTask())).toBe(true);
  expect(canSwap(makeTask({ is_claimable: true }))).toBe(false);
  expect(canSwap(makeTask({ is_claimed: true }))).toBe(false);
  const walk = makeTask({ id: "walk_ten_minutes", is_self_confirmed: true, is_claimable: true });
  expect(canSwap(walk)).toBe(true);
});

test.for(["task_not_done", "already_claimed", "not_todays_task", "already_swapped"])(
  "a refusal (%s) is told without alarm",
  (code) => {
    const failure = describeTaskFailure(new HttpError({ status: 409, code, message: "No." }));
    expect(failure.tone).toBe("info");
    expect(failure.text).not.toBe("No.");
  },
);

test("a server in trouble is told in its own words, as an error", () => {
  const error = new HttpError({ status: 500, code: "internal", message: "The server stumbled." });
  expect(describeTaskFailure(error)).toEqual({
    title: "That didn't work",
    text: "The server stumbled.",
  });
});
