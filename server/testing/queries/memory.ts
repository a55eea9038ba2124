// Calls what a person's memory and diary ask the database.
import * as diary from "../../memory/diary/queries.ts";
import * as followUp from "../../memory/follow-up/queries.ts";
import * as memory from "../../memory/queries.ts";
import * as reading from "../../memory/reading/queries.ts";
import * as requests from "../../memory/requests/queries.ts";
import { ME } from "../many-people.ts";
import { type Call, callsOf, NOW, onClient, type QueryTest } from "./calls.ts";

export function listMemoryCalls({ pool, database, chatId }: QueryTest): Call[] {
  const fact = { words: "Hi", kind: "other", importance: 3, chatId, notedAt: NOW } as const;
  const noted = {
    ...fact,
    search: "hello",
    line: 0,
    replaces: [],
    same: null,
    at: null,
    closes: [ME],
  };
  const facts = [
    { ...noted, toldAgain: null },
    { ...noted, toldAgain: ME },
  ];
  const read = { userId: ME, language: "de", chatIds: [], summary: "Hello.", facts };
  const unsaid = { memories: [{ id: ME, words: "Hello 7" }], chatIds: [chatId] };
  const offered = { userId: ME, chatId, words: "Hi", at: "2026-11-24T10:00", isPlanned: false };
  const days = { day: "2026-11-24", today: "2026-11-25" };
  const due = { user_id: ME, chat_id: chatId, words: "Hi", language: "de", ...days } as const;
  const day = { user_id: ME, day: "2026-11-21" };

  return [
    ...callsOf(requests, {
      getChoice: (of) => of(database, ME),
      listSaidBefore: (of) => of(database, ME, chatId, 5),
    }),
    ...callsOf(diary, {
      expectEntries: (of) => onClient(pool, (client) => of(client, ME, [chatId])),
      listDueDays: (of) => of(pool, NOW),
      takeDay: (of) => of(pool, day, NOW),
      writeEntry: (of) => of(pool, day, "A day."),
      listEntries: (of) => of(database, ME),
    }),
    ...callsOf(reading, {
      listDue: (of) => of(pool, NOW),
      takeUnread: (of) => of(pool, ME, NOW),
      writeReading: (of) => onClient(pool, (client) => of(client, read, NOW)),
      forgetUnsaid: (of) => onClient(pool, (client) => of(client, ME, "de", unsaid)),
      postpone: (of) => of(pool, ME, NOW),
    }),
    ...callsOf(followUp, {
      offer: (of) => of(pool, offered, NOW),
      plan: (of) => of(database, ME, chatId),
      dropUntrue: (of) => onClient(pool, (client) => of(client, ME, [ME])),
      listPlanned: (of) => of(database, ME),
      listDueFollowUps: (of) => of(database, NOW),
      take: (of) => of(database, due, NOW),
      listSince: (of) => of(database, due),
      ask: (of) => of(database, due, "Hi?", NOW),
      eraseOver: (of) => of(database, NOW),
      drop: (of) => of(database, ME, chatId),
    }),
    ...callsOf(memory, {
      listMemories: (of) => [
        of(database, ME, { search: "", before: undefined }, 30),
        of(database, ME, { search: "", before: ME }, 30),
        of(database, ME, { search: "hello", before: undefined }, 30),
      ],
      countMemories: (of) => of(database, ME),
      insertMemory: (of) => of(database, ME, "de", fact),
      getMemory: (of) => of(database, ME, ME),
      changeMemory: (of) => of(database, ME, ME, { words: "Hi", is_pinned: true }),
      getSaid: (of) => of(database, ME, chatId),
      listBehind: (of) => of(database, ME, chatId),
      insertUsed: (of) => of(database, ME, chatId, [ME]),
      eraseExpired: (of) => of(database, new Date("2026-01-01")),
      forgetChats: (of) => of(pool, ME, [chatId], "de"),
      forgetMemories: (of) => of(pool, ME, { id: null, words: "Hello 7", language: "de" }),
      forgetEverything: (of) => of(database, ME, NOW),
    }),
  ];
}
