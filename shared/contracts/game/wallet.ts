// The ledger of coins, newest first: `GET /api/wallet?before=`.
import * as v from "valibot";

export const walletEntry = v.strictObject({
  /** Opaque; the `before` of the entries that follow. */
  id: v.string(),
  /** gift, task, tasks, visit, level, streak, achievement or purchase. */
  source: v.string(),
  source_id: v.string(),
  amount: v.number(),
  /** ISO 8601. */
  created_at: v.string(),
});
export type WalletEntry = v.InferOutput<typeof walletEntry>;

/** `next` is null where the ledger begins. */
export const walletPage = v.strictObject({
  balance: v.number(),
  entries: v.array(walletEntry),
  next: v.nullable(v.string()),
});
export type WalletPage = v.InferOutput<typeof walletPage>;
