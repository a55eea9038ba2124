// What somebody asks for when they send a message.
import type { PayloadMessage } from "../../shared/contracts/chat.ts";
import type { HelpKind } from "../../shared/contracts/safety.ts";

export type ReplyRequest = {
  userId: string;
  chatId: string;
  messages: PayloadMessage[];
  /** The browser's header: its region says where to call for help. */
  acceptLanguage: string | undefined;
  /** What the writer may need help with, where nobody can be sure. */
  worry: HelpKind | null;
};

export const lastMessage = (request: ReplyRequest): string => request.messages.at(-1)!.content;
