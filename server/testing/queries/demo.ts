// Calls what writes the demo account's past.
import * as demo from "../../demo/queries.ts";
import { newGame } from "../../rules/state.ts";
import { toStored } from "../../rules/stored.ts";
import { type Call, callsOf, MY_EMAIL, NOW, type QueryTest } from "./calls.ts";

/** A person without achievements from other calls. */
const NEWCOMER = "00000000-0000-4000-8000-000000000009";
const DAY = "2025-01-15";

export function listDemoCalls({ database }: QueryTest): Call[] {
  const made = { email: "demo@luli.test", hash: "x", createdAt: NOW, zone: "UTC" };
  const past: demo.Past = {
    name: "Ada",
    puppies: [{ variant: "original", level: 5, xp: 450 }],
    state: toStored(newGame(NEWCOMER, NOW.getTime())),
    days: [{ day: DAY, messages: 1, pets: 1, tasks: 1, xp: 1, happiness: 1 }],
    claims: [{ day: DAY, difficulty: "easy", task: "say_hi" }],
    entries: [{ day: DAY, source: "visit", source_id: DAY, amount: 5 }],
    chats: [{ variant: "original", message: "Hi Luli", response: "Woof", day: DAY, minute: 0 }],
    memories: [{ words: "likes tea", kind: "like", of: "Hi Luli" }],
    diary: { day: DAY, words: "Hello." },
  };
  return callsOf(demo, {
    hasUser: (of) => of(database, MY_EMAIL),
    insertUser: (of) => of(database, made),
    findPasswordHash: (of) => of(database, MY_EMAIL),
    insertPast: (of) => of(database, NEWCOMER, past, { now: NOW, zone: "UTC" }),
  });
}
