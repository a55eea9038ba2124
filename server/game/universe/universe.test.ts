import { expect, test } from "vitest";
import type { Universe } from "../../../shared/contracts/game/universe.ts";
import { gameFixture, createPerson } from "../../testing/game.ts";

const game = await gameFixture();

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
