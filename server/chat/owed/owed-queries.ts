// Queries of owed rewards. They are taken and given in one transaction that holds the user's game.
import type pg from "pg";
import type { VariantId } from "../../../shared/contracts/me.ts";

export type Owed = { message: string; variant: VariantId; sent_at: Date; is_name_told: boolean };

/** Leaves out users who are being deleted. */
export async function listOwedUsers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string }>(
    `select distinct o.user_id from owed_rewards o join users u on u.id = o.user_id where u.deletion_requested_at is null`,
  );
  return rows.map((row) => row.user_id);
}

/** The oldest, which is owed no more then; null: there is none. */
export async function takeOwed(client: pg.PoolClient, userId: string): Promise<Owed | null> {
  const { rows } = await client.query<Owed>(
    `delete from owed_rewards o using chats c, puppies p
     where o.user_id = $1 and o.chat_id = (select chat_id from owed_rewards where user_id = $1 order by sent_at limit 1)
     and (c.user_id, c.id) = (o.user_id, o.chat_id) and (p.user_id, p.id) = (c.user_id, c.puppy_id)
     returning c.message, p.variant, o.sent_at, o.is_name_told`,
    [userId],
  );
  return rows[0] ?? null;
}
