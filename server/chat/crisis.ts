// A cry for help is answered always: before quota, rate, model and the order to stop, and with the database away.
import { type Crisis, vettedAnswer } from "../safety/service.ts";
import { lastMessage, type OpeningParts, type ReplyRequest } from "./opening.ts";
import { keepCrisis } from "./queries.ts";
import { contentFrame, DONE, luliFrame } from "./run/frames.ts";
import { chatKey } from "./run/registry.ts";

/** The whole answer, ready to be sent. Kept if the database says so in time; if it is slow, it is kept after all. */
export async function answerCrisis(
  parts: OpeningParts,
  request: ReplyRequest,
  crisis: Crisis,
): Promise<Buffer[]> {
  const { context, limits, registry } = parts;
  const { userId, chatId } = request;
  const pieces = vettedAnswer(crisis);
  const saidAt = context.clock();
  // As an opening, a stopping server waits for it, and of two equal requests the second finds what the first has kept.
  const keptAt = await registry.opening(chatKey(userId, chatId), () =>
    within(limits.crisisMs, keep(parts, request, pieces.join(""), saidAt)),
  );
  return [
    luliFrame({
      type: "start",
      chat_id: chatId,
      created_at: (keptAt ?? saidAt).toISOString(),
      crisis: true,
    }),
    ...pieces.map(contentFrame),
    luliFrame({
      type: "end",
      chat_id: chatId,
      status: "done",
      messages_left: null,
      rewards: null,
      learned_name: null,
    }),
    DONE,
  ];
}

async function keep(
  { context }: OpeningParts,
  request: ReplyRequest,
  response: string,
  now: Date,
): Promise<Date | null> {
  const { config, pool, presence, log } = context;
  const { userId, chatId } = request;
  try {
    return await keepCrisis(pool, {
      userId,
      chatId,
      message: lastMessage(request),
      response,
      serverNo: presence.serverNo(),
      // Who sends them without end is answered without end, but fills no disk.
      mostADay: 2 * config.premiumDailyMessages,
      now,
    });
  } catch (error) {
    log.warn("answer to a crisis not kept", { chat: chatId, error });
    return null;
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
