// The use cases of a person's memories.
import {
  type Diary,
  MEMORY_LENGTH,
  type Memory,
  type MemoryChange,
  type MemoryPage,
  type UsedMemories,
} from "../../shared/contracts/memory.ts";
import { oneLine, tidy } from "../../shared/contracts/text.ts";
import { cut } from "../../shared/cut.ts";
import { getLanguage } from "../account/settings/service.ts";
import { AppError, notFound } from "../http/errors.ts";
import type { ServerContext } from "../platform/context.ts";
import { withIsoDates } from "../platform/clock/iso-dates.ts";
import { byId, toPage } from "../platform/page.ts";
import { listEntries } from "./diary/queries.ts";
import {
  changeMemory,
  countMemories,
  forgetEverything,
  forgetMemories,
  getMemory,
  getSaid,
  insertMemory,
  listMemories,
  listBehind,
  type MemoryRow,
} from "./queries.ts";

import { getChoice } from "./requests/queries.ts";

export { NOTHING_REMEMBERED, hasForgotten, readRemembered, type Remembered } from "./remembered.ts";
export { eraseExpired } from "./queries.ts";
export { noteUsed } from "./used.ts";
export { shouldAsk } from "./requests/ask.ts";
export { carryOut, forgetAsked, type MemoryOutcome } from "./requests/carry-out.ts";

export type MemoryContext = Pick<ServerContext, "database" | "pool" | "clock">;

const PAGE = 30;

/** The most characters of a memory's source message. */
const SOURCE_LENGTH = 300;

const toMemory = (row: MemoryRow): Memory => ({
  ...withIsoDates(row),
  source: row.source === null ? null : cut(row.source, SOURCE_LENGTH),
});

export async function readMemories(
  { database }: MemoryContext,
  userId: string,
  { search = "", before }: { search?: string; before?: string },
): Promise<MemoryPage> {
  if (before && !(await getMemory(database, userId, before)))
    throw new AppError(400, "invalid_request", "There is no such memory.", { field: "before" });
  const asked = { search: tidy(search), before };
  const rows = await listMemories(database, userId, asked, PAGE + 1);
  const { page, next } = toPage(rows, PAGE, byId);
  return { memories: page.map(toMemory), total: await countMemories(database, userId), next };
}

export async function editMemory(
  { database }: MemoryContext,
  userId: string,
  id: string,
  change: MemoryChange,
): Promise<Memory> {
  try {
    await changeMemory(database, userId, id, change);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "memories_user_id_fingerprint_key")
      throw new AppError(409, "already_remembered", "Luli already remembers this.", {
        field: "words",
      });
    throw error;
  }
  const row = await getMemory(database, userId, id);
  if (!row) throw notFound();
  return toMemory(row);
}

export async function forgetOne(
  { database, pool }: MemoryContext,
  userId: string,
  id: string,
): Promise<void> {
  const row = await getMemory(database, userId, id);
  if (!row) throw notFound();
  const language = await getLanguage(database, { id: userId });
  await forgetMemories(pool, userId, { id, words: row.words, language });
}

export async function forgetAll({ database, clock }: MemoryContext, userId: string): Promise<void> {
  await forgetEverything(database, userId, clock());
}

/** Remembers a message of the person by a click. */
export async function rememberChat(
  { database, clock }: MemoryContext,
  userId: string,
  chatId: string,
): Promise<void> {
  const said = await getSaid(database, userId, chatId);
  if (said === null) throw notFound();
  const { language, memory: isOn } = await getChoice(database, userId);
  if (!isOn) throw new AppError(409, "memory_paused", "Luli's memory is paused in Settings.");
  const words = oneLine(said, MEMORY_LENGTH);
  if (words === "")
    throw new AppError(409, "nothing_to_remember", "This message has no visible text.");
  await insertMemory(database, userId, language, { words, chatId, notedAt: clock() });
}

export async function readBehind(
  { database }: MemoryContext,
  userId: string,
  chatId: string,
): Promise<UsedMemories> {
  return { memories: await listBehind(database, userId, chatId) };
}

export async function readDiary({ database }: MemoryContext, userId: string): Promise<Diary> {
  return { entries: await listEntries(database, userId) };
}
