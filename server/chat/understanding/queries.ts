// The names that a page asks about: kept with their message, and a no for good.
import type pg from "pg";

/** The name, or null where there is none or this person has said no to it. The same again is the same. */
export async function keepAskedName(
  pool: pg.Pool,
  userId: string,
  chatId: string,
  name: string | null,
): Promise<string | null> {
  if (name === null) return null;
  const { rowCount } = await pool.query(
    `insert into asked_names as a (user_id, chat_id, name) select $1, $2, $3
     where not exists (select from asked_names where user_id = $1 and is_declined and lower(name) = lower($3))
     on conflict (user_id, chat_id) do update set name = excluded.name where not a.is_declined`,
    [userId, chatId, name],
  );
  return rowCount === 1 ? name : null;
}

/** Whether there is such a message of this person's. */
export async function declineName(pool: pg.Pool, userId: string, chatId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with declined as (update asked_names set is_declined = true where user_id = $1 and chat_id = $2)
     select from chats where user_id = $1 and id = $2`,
    [userId, chatId],
  );
  return rowCount === 1;
}
