// Calls what a person's memory and diary ask the database, for every-query.ts.
import type pg from "pg";
import * as diary from "../../memory/diary/queries.ts";
import * as memory from "../../memory/queries.ts";
import * as reading from "../../memory/reading/queries.ts";
import * as told from "../../memory/requests/queries.ts";
import type { Database } from "../../platform/database/database.ts";
import { ME } from "../many-people.ts";
import { type Call, call, onClient } from "../query-call.ts";

type Databases = { pool: pg.Pool; database: Database };

export function listMemoryCalls({ pool, database }: Databases, chatId: string, now: Date): Call[] {
  const listMemories = (search: string, before: string | undefined) =>
    memory.listMemories(database, ME, { search, before }, 30);
  const fact = { words: "Hi", kind: "other", importance: 3, chatId, notedAt: now } as const;
  const noted = { ...fact, search: "hello", line: 0, replaces: [], same: null, closes: [ME] };
  const facts = [
    { ...noted, toldAgain: null },
    { ...noted, toldAgain: ME },
  ];
  const read = { userId: ME, language: "de", chatIds: [], summary: "Hello.", facts };

  return [
    call(memory.listMemories, () => listMemories("", undefined)),
    call(memory.listMemories, () => listMemories("", ME)),
    call(memory.listMemories, () => listMemories("hello", undefined)),
    call(memory.countMemories, () => memory.countMemories(database, ME)),
    call(memory.insertMemory, () => memory.insertMemory(database, ME, "de", fact)),
    call(memory.getMemory, () => memory.getMemory(database, ME, ME)),
    call(memory.changeMemory, () =>
      memory.changeMemory(database, ME, ME, { words: "Hi", is_pinned: true }),
    ),
    call(memory.getSaid, () => memory.getSaid(database, ME, chatId)),
    call(memory.listBehind, () => memory.listBehind(database, ME, chatId)),
    call(memory.insertUsed, () => memory.insertUsed(database, ME, chatId, [ME])),
    call(memory.eraseExpired, () => memory.eraseExpired(database, new Date("2026-01-01"))),
    call(told.getChoice, () => told.getChoice(database, ME)),
    call(told.listSaidBefore, () => told.listSaidBefore(database, ME, chatId, 5)),
    call(memory.forgetChats, () => memory.forgetChats(pool, ME, [chatId], "de")),
    call(reading.listDue, () => reading.listDue(pool, now)),
    call(reading.takeUnread, () => reading.takeUnread(pool, ME, now)),
    call(reading.writeReading, () =>
      onClient(pool, (client) => reading.writeReading(client, read, now)),
    ),
    call(diary.expectEntries, () =>
      onClient(pool, (client) => diary.expectEntries(client, ME, [chatId])),
    ),
    call(diary.listDueDays, () => diary.listDueDays(pool, now)),
    call(diary.takeDay, () => diary.takeDay(pool, { user_id: ME, day: "2026-11-21" }, now)),
    call(diary.writeEntry, () =>
      diary.writeEntry(pool, { user_id: ME, day: "2026-11-21" }, "A day."),
    ),
    call(diary.listEntries, () => diary.listEntries(database, ME)),
    call(reading.forgetUnsaid, () =>
      onClient(pool, (client) =>
        reading.forgetUnsaid(client, ME, "de", {
          memories: [{ id: ME, words: "Hello 7" }],
          chatIds: [chatId],
        }),
      ),
    ),
    call(reading.postpone, () => reading.postpone(pool, ME, now)),
    call(memory.forgetMemories, () =>
      memory.forgetMemories(pool, ME, { id: null, words: "Hello 7", language: "de" }),
    ),
    call(memory.forgetEverything, () => memory.forgetEverything(database, ME, now)),
  ];
}
