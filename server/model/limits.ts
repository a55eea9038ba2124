// How long Luli waits for the model, in milliseconds, and how much she asks it for.

export const DEFAULT_MODEL_LIMITS = {
  /**
   * Until the connection stands, until its headers come, between two reads, the whole reply. A model on a laptop is loaded before it
   * answers, and some think a minute long without a sign.
   */
  connectMs: 10_000,
  headersMs: 60_000,
  silenceMs: 60_000,
  totalMs: 120_000,
  /** How long what can wait gives way to replies. */
  giveWayMs: 180_000,
  /** Tokens of a reply: a bound on its cost, well above what the persona allows. */
  replyTokens: 400,
  /** Tokens more where the model thinks before it speaks. */
  thinkingTokens: 3_600,
} as const;

export type ModelLimits = { readonly [K in keyof typeof DEFAULT_MODEL_LIMITS]: number };
