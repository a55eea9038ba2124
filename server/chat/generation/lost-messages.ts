// Gives messages back that this server may have accepted and does not answer: the answer of begin_message was lost, something failed
// before the generation, or its end could not be stored. No other server takes over what runs on a living one.
import type { ServerContext } from "../../platform/context.ts";
import { failChat, listRunning } from "../queries.ts";
import { type ChatKey, chatKey, type Registry } from "./registry.ts";
import { outsideTask } from "../../platform/task.ts";

type Context = Pick<ServerContext, "pool" | "presence" | "log" | "clock">;
/** `lostKeepMs`: a message may still be found so long after its loss, for what was sent over a network that stood still comes late. */
type Limits = { lostLookMs: number; lostKeepMs: number };

export type LostMessages = ReturnType<typeof createLostMessages>;

export function createLostMessages(
  context: Context,
  registry: Registry,
  { lostLookMs, lostKeepMs }: Limits,
) {
  const lost = new Map<string, ChatKey & { until: number }>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const lookIn = (ms: number) => {
    if (lost.size > 0 && !isClosed) timer ??= outsideTask(() => setTimeout(() => void look(), ms));
  };

  async function look(): Promise<void> {
    const looked = [...lost];
    try {
      await giveBack(looked.map(([, chat]) => chat));
      const now = performance.now();
      for (const [key, chat] of looked)
        if (chat.until < now && lost.get(key) === chat) lost.delete(key);
    } catch (error) {
      context.log.warn("messages not given back yet", { count: looked.length, error });
    }
    timer = null;
    lookIn(lostLookMs);
  }

  async function giveBack(chats: ChatKey[]): Promise<void> {
    const running = await listRunning(context.pool, chats, context.presence.serverNo());
    for (const chat of running) {
      // A message that was asked for again meanwhile has a generation.
      if (registry.isKnown(chatKey(chat.userId, chat.chatId))) continue;
      await failChat(context.pool, chat, context.clock());
    }
  }

  return {
    add(chat: ChatKey): void {
      const until = performance.now() + lostKeepMs;
      lost.set(chatKey(chat.userId, chat.chatId), { ...chat, until });
      lookIn(0);
    },
    close(): void {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
