// Actions during an open crisis count, and Luli stays gentle.
import { expect, test } from "vitest";
import type { Me } from "../../shared/contracts/me.ts";
import type { Rewards } from "../../shared/contracts/game/rewards.ts";
import type { Tasks } from "../../shared/contracts/game/task.ts";
import { GENTLE } from "../../shared/rules/game/gentle.ts";
import { gameFixture, createPerson } from "../testing/game.ts";

const NOON = Date.parse("2026-03-10T12:00:00Z");

const game = await gameFixture();

test("pets, the store, a task and a visit count, and none makes Luli proud or zoomy", async () => {
  const userId = await createPerson(game.pool);
  // The mood of a sad message ends long before the crisis does.
  const cried = new Date(NOON - 2 * 60 * 60 * 1000);
  await game.pool.query("select note_crisis($1, 'self_harm', 'first', $2)", [userId, cried]);
  game.setClock(NOON);
  const act = async (path: string, body = {}) => {
    const answer = await game.post<{ rewards: Rewards }>(path, userId, body);
    expect(answer.status).toBe(200);
    return answer.body.rewards;
  };
  const pets = [];
  for (let n = 0; n < 3; n += 1) pets.push(await act("/api/puppy/pet"));
  const bought = await act("/api/store/buy", { item: "love_bandana" });
  const { body } = await game.get<Tasks>("/api/tasks", userId);
  const task = body.tasks.find((each) => each.is_self_confirmed || each.is_claimable)!;
  const claimed = await act(`/api/tasks/${task.id}/claim`);
  const visited = await act("/api/visit");
  expect(pets.map(({ xp }) => xp > 0)).toEqual([true, true, true]);
  expect(bought.achievements).toContain("dressed_to_impress");
  expect(claimed.xp).toBe(task.xp);
  expect(visited.coins).toMatchObject([{ source: "visit" }]);
  const all = [...pets, bought, claimed, visited];
  expect(new Set(all.map(({ mood }) => mood))).toEqual(new Set([GENTLE]));
  expect((await game.get<Me>("/api/me", userId)).body.puppy.mood).toBe(GENTLE);
});
