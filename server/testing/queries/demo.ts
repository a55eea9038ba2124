// Calls what writes the demo account's past.
import * as demo from "../../demo/queries.ts";
import { newGame } from "../../rules/state.ts";
import { toStored } from "../../rules/stored.ts";
import { type Call, callsOf, MY_EMAIL, NOW, type QueryTest } from "./calls.ts";

/** A person without achievements from other calls. */
const NEWCOMER = "00000000-0000-4000-8000-000000000009";
const DAY = "2025-01-15";
const DID = { day: DAY, messages: 1, pets: 1, tasks: 1, xp: 1, happiness: 1 };

export function listDemoCalls({ database }: QueryTest): Call[] {
  const made = { email: "demo@luli.test", hash: "x", createdAt: NOW, zone: "UTC" };
  const moment = { now: NOW, zone: "UTC" };
  const claim = { day: DAY, difficulty: "easy", task: "say_hi" } as const;
  const entry = { day: DAY, source: "visit", source_id: DAY, amount: 5 };
  const chat = { variant: "original", message: "Hi Luli", response: "Woof", day: DAY, minute: 0 };
  const memory = { words: "likes tea", kind: "like", of: chat.message } as const;
  const state = toStored(newGame(NEWCOMER, NOW.getTime()));
  return callsOf(demo, {
    hasUser: (of) => of(database, MY_EMAIL),
    insertUser: (of) => of(database, made),
    findPasswordHash: (of) => of(database, MY_EMAIL),
    updatePerson: (of) => of(database, NEWCOMER, "Ada"),
    updatePuppy: (of) => of(database, NEWCOMER, { variant: "original", level: 5, xp: 450 }),
    insertDays: (of) => of(database, NEWCOMER, [DID]),
    insertClaims: (of) => of(database, NEWCOMER, [claim], moment),
    insertEntries: (of) => of(database, NEWCOMER, [entry], moment),
    insertAchievements: (of) => of(database, NEWCOMER),
    insertChats: (of) => of(database, NEWCOMER, [chat], moment),
    insertMemories: (of) => of(database, NEWCOMER, [memory]),
    insertDiary: (of) => of(database, NEWCOMER, DAY, "Hello."),
    updateGame: (of) => of(database, NEWCOMER, state),
  });
}
