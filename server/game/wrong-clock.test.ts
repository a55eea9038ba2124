// A game that a server with a clock far ahead has written goes on once the clock is right.
import { expect, test } from "vitest";
import type { Dashboard } from "../../shared/contracts/dashboard.ts";
import type { RewardsAnswer } from "../../shared/contracts/game/rewards.ts";
import type { Tasks } from "../../shared/contracts/game/task.ts";
import { coinsOf, createPerson, gameFixture } from "../testing/game.ts";

const game = await gameFixture();

const pet = (userId: string) => game.post<RewardsAnswer>("/api/puppy/pet", userId);
const streakOf = async (userId: string) =>
  (await game.get<Dashboard>("/api/dashboard", userId)).body.streak;
const todayOf = async (userId: string) => (await game.get<Tasks>("/api/tasks", userId)).body;
/** The hard task is done by saying so. */
async function claimHard(userId: string): Promise<number> {
  const { tasks } = await todayOf(userId);
  const { id } = tasks.find(({ difficulty }) => difficulty === "hard")!;
  return (await game.post(`/api/tasks/${id}/claim`, userId)).status;
}

test("a clock a year ahead costs no streak, no freeze and no day", async () => {
  const ahead = "2027-03-10T12:00:00Z";
  const userId = await createPerson(game.pool, { createdAt: "2026-03-01T10:00:00Z" });
  for (let day = 1; day <= 11; day += 1) {
    game.setClock(Date.UTC(2026, 2, day, 12));
    await pet(userId);
  }
  expect(await claimHard(userId)).toBe(200);
  game.setClock(ahead);
  await pet(userId);
  expect(await claimHard(userId)).toBe(200);

  game.setClock("2026-03-11T13:00:00Z");
  expect(await streakOf(userId)).toMatchObject({ days: 12, freezes: 2, lost: null });
  expect((await todayOf(userId)).day).toBe("2026-03-11");
  // The row of that day exists from before, and its coins are not given again.
  expect(await claimHard(userId)).toBe(200);
  expect((await pet(userId)).body.rewards.streak_days).toBe(13);
  expect(await claimHard(userId)).toBe(409);
  const { balance, sum } = await coinsOf(game.pool, userId);
  expect(balance).toBe(sum);

  game.setClock("2026-03-12T13:00:00Z");
  expect((await todayOf(userId)).day).toBe("2026-03-12");
  expect((await pet(userId)).body.rewards.streak_days).toBe(14);
  expect(await streakOf(userId)).toMatchObject({ days: 14, freezes: 2, longest: 14 });
  // Rows of that day exist from before as well.
  game.setClock(ahead);
  expect(await claimHard(userId)).toBe(200);
  expect((await pet(userId)).status).toBe(200);
});
