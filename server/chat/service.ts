// The chat's use cases: reply to a message once, whoever asks how often on whichever server; stop it; read it back.
import type { Chat, ChatPage, ChatStatus, Reaction } from "../../shared/contracts/chat.ts";
import type { ServerResponse } from "node:http";
import { AppError, notFound, serverStopping } from "../http/errors.ts";
import { awaitElsewhere, readElsewhere } from "./run/elsewhere.ts";
import {
  answerCrisis,
  answerResting,
  answerSafe,
  isKnownAdult,
  openDanger,
} from "./crisis/crisis.ts";
import { modelFailed } from "./failure.ts";
import { contentFrame, DONE, luliFrame, startFrame } from "./run/frames.ts";
import { type OpeningParts, openReply, type StoredReply } from "./opening.ts";
import { lastMessage, type ReplyRequest } from "./reply-request.ts";
import { endChat, getMaker, listChats } from "./queries.ts";
import { declineName } from "./understanding/queries.ts";
import { type EarlierChat, listEarlier, saveReaction } from "./tools/queries.ts";
import { NOTHING_NEW } from "./run/run.ts";
import { listenTo } from "./news/listener.ts";
import type { Reader, Streaming } from "./run/reader.ts";
import { relay } from "./run/relay.ts";
import { findChats, indexSaid, listSince } from "./search/queries.ts";
import { type ChatKey, chatKey } from "./run/registry.ts";
import type { Replicas } from "./run/replicas.ts";
import { isBlank } from "../../shared/blank.ts";
import { within } from "../platform/within.ts";
import { byId, toPage } from "../platform/page.ts";
import { checkMessage, isHeeded } from "../safety/service.ts";

export { endRest } from "./age/age.ts";
export { dayOf } from "./budget/budget.ts";
export { countReplies } from "./budget/queries.ts";

/** Who looks for one thing reads no more. */
const FOUND = 30;

export type ChatParts = OpeningParts & { streaming: Streaming; replicas: Replicas };
export type ChatService = ReturnType<typeof createChatService>;

export function createChatService(parts: ChatParts) {
  const { context, registry, streaming } = parts;
  const { pool, log } = context;
  let isDraining = false;
  const isUnderWay = ({ userId, chatId }: ChatKey) => !!registry.get(chatKey(userId, chatId));

  /** Where the database does not say, whoever asks again finds out. */
  async function isTakenUp(): Promise<boolean> {
    const asking = context.presence.hasOthers().catch(() => null);
    return (await within(parts.limits.lastMs, asking)) ?? true;
  }

  /** What no run has made. */
  function sendKept({ userId, chatId }: ChatKey, reader: Reader, frames: string[]): void {
    reader.send(frames);
    parts.news.tell(userId, chatId);
  }

  return {
    streaming,
    /** Answers through the reader, whatever happens. */
    async reply(said: Omit<ReplyRequest, "check">, reader: Reader): Promise<void> {
      const check = await checkFor(parts, said);
      const request = { ...said, check };
      // What the classifier is sure of is left to the judge where there is one.
      const danger =
        check.plain ?? (!parts.judge && isHeeded(check.doubt, false) ? check.doubt : null);
      try {
        const safe = check.safe && (await answerSafe(parts, request, check.safe));
        if (safe) sendKept(request, reader, safe);
        else if (danger) sendKept(request, reader, await answerCrisis(parts, request, danger));
        else if (isDraining && !isUnderWay(request)) throw serverStopping();
        else await answer(parts, request, reader);
      } catch (error) {
        const behind = await dangerBehind(parts, request, error);
        if (behind) return sendKept(request, reader, await answerCrisis(parts, request, behind));
        if (reader.isOpen && !(error instanceof AppError)) log.error("chat failed", { error });
        reader.fail(error);
      }
    },

    stop: (userId: string, chatId: string) => stop(parts, { userId, chatId }),

    /** Null: `before` is no chat of this user. */
    async list(userId: string, before: string | null, limit: number): Promise<ChatPage | null> {
      const chats = await listChats(pool, userId, before, limit + 1);
      if (!chats) return null;
      const { page, next } = toPage(chats, limit, byId);
      return { chats: page, next };
    },

    listen: (userId: string, outgoing: ServerResponse) =>
      listenTo(parts.news, userId, outgoing, parts.limits),

    async react(userId: string, chatId: string, reaction: Reaction | null): Promise<void> {
      if (!(await saveReaction(pool, userId, chatId, reaction))) throw notFound();
    },

    async declineName(userId: string, chatId: string): Promise<void> {
      if (!(await declineName(pool, userId, chatId))) throw notFound();
    },

    async listEarlier(userId: string, chatId: string): Promise<{ chats: EarlierChat[] }> {
      const chats = await listEarlier(pool, userId, chatId);
      if (chats.length === 0) throw notFound();
      return { chats };
    },

    /** `next` leads on to what was before. */
    async listSince(userId: string, since: Date, limit: number): Promise<ChatPage> {
      const chats = await listSince(pool, userId, since, limit);
      return { chats, next: chats.at(-1)?.id ?? null };
    },

    async find(userId: string, words: string): Promise<{ chats: Chat[] }> {
      await indexSaid(pool, userId);
      return { chats: isBlank(words) ? [] : await findChats(pool, userId, words, FOUND) };
    },

    /** Takes no new messages; what runs gets this long to finish. */
    async drain(ms: number): Promise<void> {
      isDraining = true;
      parts.news.close();
      const { lastMs } = parts.limits;
      await registry.drain({ ms, lastMs, isTakenUp });
    },
  };
}

/** Whoever has answered that they are an adult is asked again only where they plainly say otherwise. */
async function checkFor(parts: ChatParts, said: Omit<ReplyRequest, "check">) {
  const check = checkMessage(lastMessage(said), said.messages.slice(0, -1));
  const isAge = check.doubt?.kind === "minor" && check.doubt.level === "sure";
  return isAge && (await isKnownAdult(parts, said)) ? { ...check, doubt: null } : check;
}

/** Whoever is in danger is not told of limits or troubles. Null: there is no danger, or the error is none of these. */
async function dangerBehind(parts: ChatParts, request: ReplyRequest, error: unknown) {
  if (!(error instanceof AppError)) return null;
  const { plain, doubt } = request.check;
  const danger = plain ?? (isHeeded(doubt, false) ? doubt : null);
  if (danger) return { ...danger, stage: "first" as const };
  return LIMITS_AND_TROUBLES.includes(error.status) ? openDanger(parts, request) : null;
}
const LIMITS_AND_TROUBLES = [402, 429, 500, 502, 503];

/** Opens at least once: who sends a message and leaves at once still gets a reply. */
async function answer(parts: ChatParts, request: ReplyRequest, reader: Reader): Promise<void> {
  const key = chatKey(request.userId, request.chatId);
  for (;;) {
    const opened = await parts.registry.opening(key, () => openReply(parts, request));
    if (opened === "resting") return reader.send(await answerResting(parts, request));
    if (opened !== "elsewhere") {
      if ("run" in opened) reader.follow(opened.run);
      else reader.send(storedFrames(request, opened.stored));
      return;
    }
    if (await followElsewhere(parts, request, reader)) return;
    const state = await awaitElsewhere(parts, request, parts.limits.elsewhereMs, {
      unwanted: reader.closed,
    });
    if (reader.isClosed) return;
    if (state?.status === "failed") throw modelFailed("It failed on the server that made it.");
    // A server that lives but never ends a reply has lost it: its own next opening would take it over.
    if (state?.status === "running" && !state.is_orphaned)
      throw modelFailed("The server that made it does not end it.");
  }
}

/** Whether the server that makes the reply could be asked for it; if not, its end is waited for. */
async function followElsewhere(
  { context, limits }: ChatParts,
  { userId, chatId, messages, authorization, isPassedOn }: ReplyRequest,
  reader: Reader,
): Promise<boolean> {
  if (isPassedOn) return false;
  const maker = await getMaker(context.pool, userId, chatId);
  if (!maker) return false;
  const { address, server_no } = maker;
  const passed = { address, authorization, chatId, body: { messages }, connectMs: limits.passOnMs };
  const end = await relay(passed, reader);
  if (end === "nobody") await context.presence.giveUp(server_no);
  return end === "passed";
}

function storedFrames(
  request: ReplyRequest,
  { status, response, createdAt, messagesLeft, help }: StoredReply,
): string[] {
  const { chatId } = request;
  return [
    startFrame(chatId, createdAt, help),
    ...(response === "" ? [] : [contentFrame(response)]),
    luliFrame({
      type: "end",
      chat_id: chatId,
      status,
      messages_left: messagesLeft,
      ...NOTHING_NEW,
    }),
    DONE,
  ];
}

async function stop(
  parts: ChatParts,
  chat: ChatKey,
): Promise<{ status: ChatStatus; response: string | null }> {
  const { context, limits, registry, replicas } = parts;
  const key = chatKey(chat.userId, chat.chatId);
  await registry.opened(key);
  const run = registry.get(key);
  if (run) {
    const { status, response } = await run.stop();
    return { status, response };
  }
  let state = await readElsewhere(parts, chat);
  if (state?.status === "running" && !state.is_orphaned) {
    const insist = () => replicas.stop(key);
    state = await awaitElsewhere(parts, chat, limits.stopMs, { insist });
  }
  if (!state) throw notFound();
  if (state.is_orphaned) {
    // Nobody can say what was said: the message can be sent again instead.
    await endChat(context.pool, {
      ...chat,
      attempt: state.attempt,
      status: "failed",
      response: null,
      userName: null,
      now: context.clock(),
    });
    return { status: "failed", response: null };
  }
  return { status: state.status, response: state.response };
}
