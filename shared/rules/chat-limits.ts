// Limits of one message and one chat request. Separate from the contract, so that pages load them without its validation.

export const CHAT_LIMITS = {
  /** Bytes of a request body. */
  bodyBytes: 64 * 1024,
  messages: 200,
  /** Characters (UTF-16 units) of one message. */
  messageLength: 4000,
  /** Characters of any turn of the body, so of a stored reply. */
  turnLength: 32_768,
  /**
   * Turns (message and reply) that the model is told of besides the new message: at least 20, and then the oldest ten
   * are dropped at once.
   */
  turns: 29,
  /** Turns that are read of it: what Luli said in them more than once, the model is asked to leave out. */
  turnsRead: 50,
} as const;

/** New messages in so many seconds, on every plan; the database counts them (db/functions/chat/begin_message.sql). */
export const BURST = { messages: 10, seconds: 30 } as const;
