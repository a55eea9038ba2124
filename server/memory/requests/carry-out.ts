// Does what a message asks of the memory before the reply can claim it.
import { MEMORY_LENGTH } from "../../../shared/contracts/memory.ts";
import { oneLine } from "../../../shared/contracts/text.ts";
import { forgetChats, forgetEverything, forgetMemories, insertMemory } from "../queries.ts";
import type { ServerContext } from "../../platform/context.ts";
import { findAgreed } from "./ask.ts";
import type { Forgetting } from "./hear-forget.ts";
import { hearRequest } from "./hear-request.ts";
import { type AskingMessage, getChoice, listSaidBefore } from "./queries.ts";
import { lastTopic, LOOKED_BACK, restOfTopic } from "./topic.ts";

type Context = Pick<ServerContext, "database" | "pool">;

/** The outcome, as the model is told it. */
export type MemoryOutcome =
  /** `chatId`: of the message that told it. */
  | { did: "noted"; words: string; chatId: string }
  | { did: "paused"; words: string }
  | { did: "forgot"; isOwnName?: boolean }
  | { did: "knew_nothing" | "forgot_everything" };

/** Null: the message asks nothing of the memory. The same message again does no more. */
export async function carryOut(
  context: Context,
  given: AskingMessage,
): Promise<MemoryOutcome | null> {
  const { database } = context;
  const { userId, chatId, now } = given;
  const request = hearRequest(given.message);
  if (!request) {
    const said = await findAgreed(context, given);
    return said && note(context, userId, said.id, oneLine(said.message, MEMORY_LENGTH), now);
  }
  switch (request.ask) {
    case "remember":
      return note(context, userId, chatId, request.words, now);
    case "forget":
      return forget(context, given, request);
    case "forget_all":
      await forgetEverything(database, userId, now);
      return { did: "forgot_everything" };
  }
}

async function note(
  { database }: Context,
  userId: string,
  chatId: string,
  words: string,
  notedAt: Date,
): Promise<MemoryOutcome> {
  const { language, memory: isOn } = await getChoice(database, userId);
  if (!isOn) return { did: "paused", words };
  await insertMemory(database, userId, language, { words, chatId, notedAt });
  return { did: "noted", words, chatId };
}

/** A cry for help still forgets what it asks to forget. It notes nothing, and "forget it all" is no order there. */
export async function forgetAsked(context: Context, given: AskingMessage): Promise<void> {
  const request = hearRequest(given.message);
  if (request?.ask === "forget") await forget(context, given, request);
}

/** Forgets what was told in these words, or else what was spoken of last, if the request points at it. */
async function forget(
  { database, pool }: Context,
  { userId, chatId }: AskingMessage,
  { words: named, pointsBack, isOwnName, isPlain }: Forgetting,
): Promise<MemoryOutcome | null> {
  const { language, name } = await getChoice(database, userId);
  // The name itself ends with this message's reply, as a new one begins.
  const isNameForgotten = isOwnName && name !== "";
  const words = isNameForgotten ? name : named;
  const count =
    words === "" ? 0 : await forgetMemories(pool, userId, { id: null, words, language });
  if (isNameForgotten) {
    await forgetChats(pool, userId, [chatId], language);
    return { did: "forgot", isOwnName };
  }
  if (count === 0 && !isPlain) return null;
  const before = await listSaidBefore(database, userId, chatId, LOOKED_BACK);
  const topic = count > 0 ? restOfTopic(before) : pointsBack ? lastTopic(before, pointsBack) : [];
  // The request says it once more.
  await forgetChats(pool, userId, [...topic, chatId], language);
  return { did: count + topic.length > 0 ? "forgot" : "knew_nothing" };
}
