// Calls what the tools of a message, its search and its rescue ask the database, for every-query.ts.
import { randomUUID } from "node:crypto";
import type pg from "pg";
import * as generations from "../../chat/generation/queries.ts";
import * as search from "../../chat/search/queries.ts";
import * as tools from "../../chat/tools/queries.ts";
import * as names from "../../chat/understanding/queries.ts";
import { ME } from "../many-people.ts";
import type { Call } from "../query-call.ts";

export function listToolCalls(pool: pg.Pool, chatId: string): Call[] {
  const place = { userId: ME, chatId, replaced: chatId };
  const lost = { userId: ME, chatId: randomUUID(), attempt: 1025, message: "Hi" };
  const since = new Date("2026-11-22T10:00:00Z");
  return [
    {
      of: generations.restoreChat,
      run: () => generations.restoreChat(pool, { ...lost, createdAt: since }, 1),
    },
    { of: search.indexSaid, run: () => search.indexSaid(pool, ME) },
    { of: search.findChats, run: () => search.findChats(pool, ME, "hel", 30) },
    { of: search.listSince, run: () => search.listSince(pool, ME, since, 30) },
    { of: names.keepAskedName, run: () => names.keepAskedName(pool, ME, chatId, "Nora") },
    { of: names.declineName, run: () => names.declineName(pool, ME, chatId) },
    { of: tools.saveReaction, run: () => tools.saveReaction(pool, ME, chatId, "paw") },
    {
      of: tools.replaceChat,
      run: () => tools.replaceChat(pool, { ...place, chatId: randomUUID() }),
    },
    { of: tools.undoReplacing, run: () => tools.undoReplacing(pool, place) },
    { of: tools.listEarlier, run: () => tools.listEarlier(pool, ME, chatId) },
  ];
}
