import { expect, test } from "vitest";
import { TASK_IDS } from "../../contracts/game/task.ts";
import { addDays } from "../days.ts";
import { chooseTasks } from "./tasks.ts";

const DAYS = Array.from({ length: 300 }, (_, at) => addDays("2026-01-01", at));

test("a day has one easy, one medium and one hard task, the same however often it is asked", () => {
  for (const day of DAYS) {
    const tasks = chooseTasks("user", day, null);
    expect(tasks.map(({ difficulty }) => difficulty)).toEqual(["easy", "medium", "hard"]);
    expect(chooseTasks("user", day, null)).toEqual(tasks);
  }
});

test("every task has its days, and users have different ones", () => {
  const chosen = DAYS.flatMap((day) => chooseTasks("user", day, null).map(({ id }) => id));
  for (const id of TASK_IDS)
    expect(chosen.filter((each) => each === id).length, id).toBeGreaterThan(40);
  const other = DAYS.flatMap((day) => chooseTasks("other", day, null).map(({ id }) => id));
  expect(other.filter((id, at) => id !== chosen[at]).length).toBeGreaterThan(300);
});

test("a swap changes the one task, and only that", () => {
  for (const day of DAYS) {
    const [easy, medium, hard] = chooseTasks("user", day, null);
    const swapped = chooseTasks("user", day, "medium");
    expect([swapped[0], swapped[2]]).toEqual([easy, hard]);
    expect(swapped[1]!.id).not.toBe(medium!.id);
    expect(swapped[1]!.difficulty).toBe("medium");
  }
});
