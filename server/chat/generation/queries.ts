// Restores messages that the database lost in a crash.
import type pg from "pg";

export type LostBegin = {
  userId: string;
  chatId: string;
  attempt: number;
  message: string;
  createdAt: Date;
};

/** Whether the database had lost what begin_message accepted, and has it again. */
export async function restoreChat(
  pool: pg.Pool,
  { userId, chatId, attempt, message, createdAt }: LostBegin,
  serverNo: number,
): Promise<boolean> {
  const { rows } = await pool.query<{ is_restored: boolean }>(
    "select restore_chat($1, $2, $3, $4, $5, $6) as is_restored",
    [userId, chatId, attempt, message, serverNo, createdAt],
  );
  return rows[0]!.is_restored;
}
