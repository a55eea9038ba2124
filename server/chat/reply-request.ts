// What somebody asks for when they send a message.
import type { PayloadMessage } from "../../shared/contracts/chat.ts";
import type { Judgement } from "../safety/service.ts";

export type ReplyRequest = {
  userId: string;
  chatId: string;
  messages: PayloadMessage[];
  /** The browser's header: its region says where to call for help. */
  acceptLanguage: string | undefined;
  /** What the safety check made of the new message. */
  judgement: Judgement;
};

export const lastMessage = ({ messages }: Pick<ReplyRequest, "messages">): string =>
  messages.at(-1)!.content;
