// The chat's time-outs and sizes. Values are milliseconds unless the name says otherwise.

export const DEFAULT_LIMITS = {
  /** A subscriber's limits: for choosing a status, between two pings, and without reading. */
  holdBackMs: 5_000,
  heartbeatMs: 10_000,
  stuckMs: 60_000,
  /** How long a page hears of news before it asks anew: as long as a token lives. */
  newsMs: 15 * 60_000,
  /** How often a reply that runs on another server is looked at, besides its notification. */
  pollMs: 2_000,
  /** How long a reader waits for a reply that runs there: longer than any reply takes. */
  elsewhereMs: 180_000,
  /** How long the connection to that server may take: a neighbour in the same network takes one soon. */
  passOnMs: 2_000,
  /** How long a stop waits for the server that runs the reply. */
  stopMs: 5_000,
  /** How long the answer to a crisis waits for the database: for where the person is, and to be stored. */
  zoneMs: 250,
  crisisMs: 1_000,
  /** How long the first words of a reply wait for the judge, where the classifier is sure of a danger. */
  judgeMs: 700,
  /** Pauses between the tries to store a reply. */
  storePausesMs: [100, 500, 2_000, 5_000, 10_000],
  /** How often a message that got lost before its run is looked for, and for how long. */
  lostLookMs: 5_000,
  lostKeepMs: 90_000,
  /** How long a reply that was cut by a shutdown may take to be stored. */
  lastMs: 1_000,
  /** UTF-16 units of a reply; chats_response_length in db/base allows a little more. */
  replyLength: 32_000,
} as const;

export type ChatLimits = {
  readonly [K in keyof typeof DEFAULT_LIMITS]: (typeof DEFAULT_LIMITS)[K] extends number
    ? number
    : readonly number[];
};
