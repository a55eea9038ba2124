// The request body of a message: the conversation, cut from its oldest end to the server's limits.
import type { PayloadMessage } from "../../../../shared/contracts/chat.ts";
import { CHAT_LIMITS } from "../../../../shared/rules/chat-limits.ts";
import type { Turn } from "./conversation.ts";

/** The limit leaves room for the rest of the body. */
const MAX_BYTES = 60 * 1024;

type PayloadInput = {
  /** Turns, oldest first; unanswered ones are left out. */
  turns: Turn[];
  message: string;
  /** The opening greeting, when the page shows it. */
  greeting: string | null;
};

export const buildPayload = ({ turns, message, greeting }: PayloadInput): PayloadMessage[] => {
  const told: PayloadMessage[] = turns.flatMap((turn) =>
    turn.reply === null
      ? []
      : [
          { role: "user" as const, content: turn.message },
          { role: "assistant" as const, content: turn.reply },
        ],
  );
  const opening: PayloadMessage[] =
    greeting === null ? [] : [{ role: "assistant", content: greeting }];
  return cut([...opening, ...told, { role: "user", content: message }]);
};

/** The newest message always stays. */
const cut = (messages: PayloadMessage[]): PayloadMessage[] => {
  const kept: PayloadMessage[] = [];
  let bytes = 0;
  for (const message of messages.toReversed()) {
    bytes += sizeOf(message);
    if (kept.length > 0 && (bytes > MAX_BYTES || kept.length >= CHAT_LIMITS.messages)) break;
    kept.push(message);
  }
  return kept.toReversed();
};

const encoder = new TextEncoder();

/** Counts one byte more for the comma. */
const sizeOf = (message: PayloadMessage) => encoder.encode(JSON.stringify(message)).length + 1;
