// What somebody asks for when they send a message.
import type { PayloadMessage } from "../../shared/contracts/chat.ts";
import type { SafetyCheck } from "../safety/service.ts";

export type ReplyRequest = {
  userId: string;
  chatId: string;
  messages: PayloadMessage[];
  /** The network's, for what free accounts may cost. */
  address: string;
  /** The browser's header: its region says where to call for help. */
  acceptLanguage: string | undefined;
  /** Who asks, as they proved it: another server, which makes the reply, is asked with it. */
  authorization: string;
  /** Another server asks for its reader: nobody is asked any further. */
  isPassedOn: boolean;
  /** Whose place this message takes; null: it stands for itself. */
  replaces: string | null;
  /** What the safety check made of the new message. */
  check: SafetyCheck;
};

export const lastMessage = ({ messages }: Pick<ReplyRequest, "messages">): string =>
  messages.at(-1)!.content;
