// Replies that another server makes: followed word by word, awaited or stopped there.
import type { ServerContext } from "../../platform/context.ts";
import { within } from "../../platform/within.ts";
import type { ChatRequest } from "../chat-request.ts";
import type { ChatLimits } from "../limits.ts";
import { type ChatState, getChatState, getMaker } from "../queries.ts";
import { type ChatKey, chatKey } from "./registry.ts";
import { relay } from "./relay.ts";
import type { Replicas } from "./replicas.ts";
import type { Subscriber } from "./subscriber.ts";

export type Elsewhere = ReturnType<typeof createElsewhere>;

type Limits = Pick<ChatLimits, "elsewhereMs" | "passOnMs" | "pollMs" | "stopMs">;
const isRunning = (state: ChatState | null) => state?.status === "running" && !state.is_orphaned;

export function createElsewhere(
  { pool, presence }: Pick<ServerContext, "pool" | "presence">,
  replicas: Replicas,
  { elsewhereMs, passOnMs, pollMs, stopMs }: Limits,
) {
  const read = ({ userId, chatId }: ChatKey) =>
    getChatState(pool, userId, chatId, presence.serverNo());

  /** Waits for the maker's news and looks now and then, because a dead server sends none. `insist` runs at each look. */
  async function wait(
    chat: ChatKey,
    ms: number,
    { unwanted, insist }: { unwanted?: Promise<unknown>; insist?: () => Promise<void> },
  ): Promise<ChatState | null> {
    const key = chatKey(chat.userId, chat.chatId);
    let isEnough = false;
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    const enough = Promise.race(unwanted ? [late, unwanted] : [late]).then(() => (isEnough = true));
    const { news, cancel } = replicas.awaitEnd(key);
    try {
      await replicas.watch(key);
      for (;;) {
        await insist?.();
        const state = await read(chat);
        if (isEnough || !isRunning(state)) return state;
        await within(pollMs, Promise.race([news, enough]));
      }
    } finally {
      clearTimeout(timer);
      cancel();
    }
  }

  return {
    /** Whether the server that makes the reply could be asked for it. */
    async follow(
      { userId, chatId, messages, authorization, isPassedOn }: ChatRequest,
      subscriber: Subscriber,
    ): Promise<boolean> {
      if (isPassedOn) return false;
      const maker = await getMaker(pool, userId, chatId);
      if (!maker) return false;
      const { address, server_no } = maker;
      const body = { messages };
      const asked = { address, authorization, chatId, body, connectMs: passOnMs };
      const end = await relay(asked, subscriber);
      if (end === "nobody") await presence.giveUp(server_no);
      return end === "passed";
    },
    /** Resolves with the chat once its generation has ended, its server is gone, or the wait is over. Null: it was deleted. */
    awaitEnd: (chat: ChatKey, unwanted: Promise<unknown>) => wait(chat, elsewhereMs, { unwanted }),
    /** Stops the reply where it is made, as `awaitEnd` answers. */
    async stop(chat: ChatKey): Promise<ChatState | null> {
      const state = await read(chat);
      if (!isRunning(state)) return state;
      const key = chatKey(chat.userId, chat.chatId);
      // A maker that has just lost its connection does not hear it the first time.
      return wait(chat, stopMs, { insist: () => replicas.stop(key) });
    },
  };
}
