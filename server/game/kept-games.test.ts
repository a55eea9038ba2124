// How many games are kept, and how long.
import { expect, test } from "vitest";
import { newGame } from "../rules/state.ts";
import { KeptGames } from "./kept-games.ts";

const game = (version: number) => ({ version, state: newGame("anna", 0), puppies: {} });
const at = (minutes: number) => new Date(minutes * 60_000);

test("the last one of each person is kept, until nothing was said for a quarter of an hour", () => {
  const kept = new KeptGames();
  kept.keep("anna", game(1), at(0));
  kept.keep("anna", game(2), at(10));
  expect(kept.get("anna", at(24))?.version).toBe(2);
  expect(kept.get("anna", at(25))).toBeNull();
  expect(kept.get("ben", at(10))).toBeNull();
});

test("a game that must be read again is not kept", () => {
  const kept = new KeptGames();
  kept.keep("anna", game(1), at(0));
  kept.keep("anna", null, at(1));
  expect(kept.get("anna", at(1))).toBeNull();
  expect(kept.size).toBe(0);
});

test("games of silent people are dropped when anybody talks, and the oldest of very many", () => {
  const kept = new KeptGames();
  kept.keep("anna", game(1), at(0));
  kept.keep("ben", game(1), at(14));
  kept.keep("cleo", game(1), at(15));
  expect(kept.size).toBe(2);
  for (let n = 0; n < 3_000; n += 1) kept.keep(`person ${n}`, game(1), at(15));
  expect(kept.size).toBe(2_000);
  expect(kept.get("cleo", at(15))).toBeNull();
  expect(kept.get("person 2999", at(15))).not.toBeNull();
});
