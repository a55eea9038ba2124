// Waits for a reply that another server makes: by its news, and by looking now and then, for a server that died sends none.
import type { ServerContext } from "../../platform/context.ts";
import type { ChatLimits } from "../limits.ts";
import { type ChatState, getChatState } from "../queries.ts";
import { type ChatKey, chatKey } from "./registry.ts";
import type { Replicas } from "./replicas.ts";

type Parts = {
  context: Pick<ServerContext, "pool" | "presence">;
  limits: ChatLimits;
  replicas: Replicas;
};
/** What the maker is told at each look: one that has just lost its connection does not hear it the first time. */
type Waiting = { unwanted?: Promise<unknown>; insist?: () => Promise<void> };

export const readElsewhere = ({ context }: Parts, { userId, chatId }: ChatKey) =>
  getChatState(context.pool, userId, chatId, context.presence.serverNo());

/** The chat once it runs no more or its server is gone; as it is after `ms` or when nobody wants it. Null when it was deleted. */
export async function awaitElsewhere(
  parts: Parts,
  chat: ChatKey,
  ms: number,
  { unwanted = new Promise(() => {}), insist }: Waiting = {},
): Promise<ChatState | null> {
  const key = chatKey(chat.userId, chat.chatId);
  let isEnough = false;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const enough = Promise.race([late, unwanted]).then(() => (isEnough = true));
  const { news, cancel } = parts.replicas.awaitEnd(key);
  try {
    await parts.replicas.watch(key);
    for (;;) {
      await insist?.();
      const state = await readElsewhere(parts, chat);
      if (isEnough || state?.status !== "running" || state.is_orphaned) return state;
      await soon(parts.limits.pollMs, [news, enough]);
    }
  } finally {
    clearTimeout(timer);
    cancel();
  }
}

async function soon(ms: number, others: Promise<unknown>[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, ...others]);
  clearTimeout(timer);
}
