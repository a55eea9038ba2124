import { afterAll, beforeAll, expect, test } from "vitest";
import type { Universe } from "../../../shared/contracts/game/universe.ts";
import { createPerson, type Game, startGame } from "../../testing/game.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let game: Game;
beforeAll(async () => {
  database = await createTestDatabase();
  game = startGame(database.url);
});
afterAll(async () => {
  await game.stop();
  await database.drop();
});

const namesOf = async (userId: string) =>
  (await game.get<Universe>("/api/universe", userId)).body.variants.map(({ name }) => name);

test("the universe calls each puppy what its user calls it, and strangers by their own names", async () => {
  const [owner, stranger] = [await createPerson(game.pool), await createPerson(game.pool)];
  await game.pool.query(
    "update puppies set name = 'Biscuit' where user_id = $1 and variant = 'original'",
    [owner],
  );
  expect(await namesOf(owner)).toEqual([
    "Biscuit",
    "Baby Lu",
    "Sleepy Lu",
    "Hero Lu",
    "Party Lu",
    "Royal Lu",
  ]);
  expect((await namesOf(stranger))[0]).toBe("Luli");
});
