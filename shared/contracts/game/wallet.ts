// The ledger of coins, newest first: `GET /api/wallet?before=`.

export type WalletEntry = {
  /** Opaque; the `before` of the entries that follow. */
  id: string;
  /** gift, task, tasks, visit, level, streak, achievement or purchase. */
  source: string;
  source_id: string;
  amount: number;
  /** ISO 8601. */
  created_at: string;
};

/** `next` is null where the ledger begins. */
export type WalletPage = { balance: number; entries: WalletEntry[]; next: string | null };
