// Calls what writes the demo account's past, for every-query.ts.
import { newGame } from "../../rules/state.ts";
import { toStored } from "../../rules/stored.ts";
import * as demo from "../../demo/queries.ts";
import type { Database } from "../../platform/database/database.ts";
import { type Call, call } from "../query-call.ts";

/** A person without achievements from other calls. */
const NEWCOMER = "00000000-0000-4000-8000-000000000009";
const DAY = "2025-01-15";
const COUNTS = { messages: 1, pets: 1, tasks: 1, xp: 1, happiness: 1 };

export function listDemoCalls(database: Database, email: string, now: Date): Call[] {
  const made = { email: "demo@luli.test", hash: "x", createdAt: now, zone: "UTC" };
  const moment = { now, zone: "UTC" };
  const chat = { variant: "original", message: "Hi Luli", response: "Woof", day: DAY, minute: 0 };
  return [
    call(demo.hasUser, () => demo.hasUser(database, email)),
    call(demo.insertUser, () => demo.insertUser(database, made)),
    call(demo.findPasswordHash, () => demo.findPasswordHash(database, email)),
    call(demo.updatePerson, () => demo.updatePerson(database, NEWCOMER, "Ada")),
    call(demo.updatePuppy, () =>
      demo.updatePuppy(database, NEWCOMER, { variant: "original", level: 5, xp: 450 }),
    ),
    call(demo.insertDays, () => demo.insertDays(database, NEWCOMER, [{ day: DAY, ...COUNTS }])),
    call(demo.insertClaims, () =>
      demo.insertClaims(
        database,
        NEWCOMER,
        [{ day: DAY, difficulty: "easy", task: "say_hi" }],
        moment,
      ),
    ),
    call(demo.insertEntries, () =>
      demo.insertEntries(
        database,
        NEWCOMER,
        [{ day: DAY, source: "visit", source_id: DAY, amount: 5 }],
        moment,
      ),
    ),
    call(demo.insertAchievements, () => demo.insertAchievements(database, NEWCOMER)),
    call(demo.insertChats, () => demo.insertChats(database, NEWCOMER, [chat], moment)),
    call(demo.insertMemories, () =>
      demo.insertMemories(database, NEWCOMER, [
        { words: "likes tea", kind: "like", of: chat.message },
      ]),
    ),
    call(demo.insertDiary, () => demo.insertDiary(database, NEWCOMER, DAY, "Hello.")),
    call(demo.updateGame, () =>
      demo.updateGame(database, NEWCOMER, toStored(newGame(NEWCOMER, now.getTime()))),
    ),
  ];
}
