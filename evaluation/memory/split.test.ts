// What was looked at once is never held out again.
import { expect, test } from "vitest";
import type { Conversation } from "./conversations.ts";
import { split } from "./split.ts";

const talk = (id: string, user: string): Conversation => ({
  id,
  language: "en-US",
  kind: "recall",
  turns: [{ user }],
});
const MANY = Array.from({ length: 60 }, (_, n) => talk(`new-${n}`, `my cat is called Milo ${n}`));

test("a part of what is new is held out, and always the same", () => {
  const { cases, heldOut } = split(MANY, [], false);
  expect(cases.length + heldOut.length).toBe(60);
  expect(heldOut.length).toBeGreaterThan(9);
  expect(split(MANY, [], false).heldOut).toEqual(heldOut);
});

test("of what somebody has read nothing is held out", () => {
  expect(split(MANY, [], true)).toEqual({ cases: MANY, heldOut: [] });
});

test("what is there already does not move, under its id or another", () => {
  const opened = [talk("old", "my dog is called Rex")];
  expect(() => split([talk("old", "something else")], opened, false)).toThrow("there already");
  expect(() => split([talk("new", "my dog is called Rex")], opened, false)).toThrow("stays");
  expect(() => split([talk("new", "a"), talk("new", "b")], [], false)).toThrow("there already");
});
