// Adds up the model's tokens by day and person beside the reply, without delaying it.
import type { Use } from "../model/service.ts";
import type { ServerContext } from "../platform/context.ts";
import { createDayHash } from "../platform/day-hash.ts";
import { createWriteBehind } from "../platform/write-behind.ts";
import { addModelUse, foldModelUse, type ModelUse } from "./queries.ts";

export function createModelUse({
  config,
  pool,
  log,
  clock,
}: Pick<ServerContext, "config" | "pool" | "log" | "clock">) {
  const { add, write } = createWriteBehind<ModelUse>({
    log,
    failure: "tokens not counted yet",
    keyOf: ({ day, person_hash }) => `${day} ${person_hash}`,
    join: (kept, added) => ({
      ...kept,
      tokens_in: kept.tokens_in + added.tokens_in,
      tokens_out: kept.tokens_out + added.tokens_out,
      guessed_tokens: kept.guessed_tokens + added.guessed_tokens,
    }),
    write: (rows) => addModelUse(pool, rows),
  });
  const hashOf = createDayHash(config.authSecret);

  return {
    note: ({ who, tokensIn, tokensOut, isGuessed }: Use): void => {
      const day = clock().toISOString().slice(0, 10);
      add({
        day,
        person_hash: who === null ? "" : hashOf(day, `model ${who}`),
        tokens_in: tokensIn,
        tokens_out: tokensOut,
        guessed_tokens: isGuessed ? tokensIn + tokensOut : 0,
      });
    },
    write,
  };
}

/** Keeps only the sums of past days. */
export const foldDays = ({
  database,
  config,
  clock,
}: Pick<ServerContext, "database" | "config" | "clock">): Promise<void> =>
  foldModelUse(
    database,
    clock().toISOString().slice(0, 10),
    config.modelPrices ?? { in: 1, out: 1 },
  );
