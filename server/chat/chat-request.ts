// A message as it was sent, with what the server knows of its sender.
import type { PayloadMessage } from "../../shared/contracts/chat.ts";

export type ChatRequest = {
  userId: string;
  chatId: string;
  /** The new message. */
  message: string;
  /** The whole conversation as the client sent it; the new message is the last. */
  messages: PayloadMessage[];
  /** The sender's network, which limits what free accounts cost. */
  address: string;
  /** The Accept-Language header: its region says where to call for help. */
  acceptLanguage: string | undefined;
  /** The sender's Authorization header, with which another server is asked for the reply. */
  authorization: string;
  /** The request comes from another server, so it is not passed on again. */
  isPassedOn: boolean;
  /** The chat that this message replaces; null: none. */
  replaces: string | null;
  /** How many characters of the last reply's speech were heard; null: it was not read aloud. */
  heard: number | null;
};
