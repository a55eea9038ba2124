// A cry for help is answered always: before quota, rate, model and the order to stop, and with the database away.
import { countryOf, type Hearing, type VettedAnswer, vettedAnswer } from "../safety/service.ts";
import type { OpeningParts } from "./opening.ts";
import { keepCrisis, timeZoneOf } from "./queries.ts";
import { lastMessage, type ReplyRequest } from "./reply-request.ts";
import { contentFrame, DONE, luliFrame, startFrame } from "./run/frames.ts";
import { chatKey } from "./run/registry.ts";
import type { Run } from "./run/run.ts";

/** The whole answer, ready to be sent. Kept if the database says so in time; if it is slow, it is kept after all. */
export async function answerCrisis(
  parts: OpeningParts,
  request: ReplyRequest,
  heard: Hearing,
): Promise<Buffer[]> {
  const { context, limits, counts, registry } = parts;
  const { userId, chatId } = request;
  const saidAt = context.clock();
  // As an opening, a stopping server waits for it, and of two equal requests the second finds what the first has kept.
  const { pieces, keptAt } = await registry.opening(chatKey(userId, chatId), async () => {
    const answer = await vettedWords(parts, request, heard);
    const kept = keep(parts, request, answer.join(""), saidAt);
    return { pieces: answer, keptAt: await within(limits.crisisMs, kept) };
  });
  // What was kept before was counted before.
  if (keptAt === null || keptAt.getTime() === saidAt.getTime()) counts.add(heard);
  return [
    startFrame(chatId, keptAt ?? saidAt, "card"),
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

type Danger = Omit<Hearing, "level"> & Pick<VettedAnswer, "stage">;

/** A reply in the making ends with the vetted words: instead of the model's while nothing was said, after them otherwise. */
export function takeOver(
  parts: OpeningParts,
  run: Run,
  acceptLanguage: ReplyRequest["acceptLanguage"],
  danger: Danger,
): Promise<void> {
  const { userId } = run.input;
  return run.endWith(() => {
    parts.counts.add(danger);
    return vettedWords(parts, { userId, acceptLanguage }, danger);
  }, "card");
}

async function vettedWords(
  parts: OpeningParts,
  { userId, acceptLanguage }: Pick<ReplyRequest, "userId" | "acceptLanguage">,
  { kind, language, stage }: Danger,
): Promise<string[]> {
  const { helplines, limits } = parts;
  const timeZone = await within(limits.zoneMs, zoneOf(parts, userId));
  const country = countryOf(helplines, { timeZone, acceptLanguage });
  return vettedAnswer(helplines, { kind, language, stage, country });
}

async function zoneOf({ context }: OpeningParts, userId: string): Promise<string | null> {
  try {
    return await timeZoneOf(context.pool, userId);
  } catch (error) {
    context.log.warn("time zone not read in a crisis", { error });
    return null;
  }
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
