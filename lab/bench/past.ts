// A person with a long past: messages, coins and days in proportion.
import type pg from "pg";

export async function createPast(pool: pg.Pool, id: string, chats: number): Promise<void> {
  await pool.query("set statement_timeout = 0");
  await pool.query(
    `insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at, finished_at)
     select $1, gen_random_uuid(), p.id, 'message ' || n, 'reply ' || n, 'done', 0, current_date, now() - n * interval '1 minute', now()
     from generate_series(1, $2::integer) n, puppies p where p.user_id = $1 and p.is_active`,
    [id, chats],
  );
  // A ledger and days in proportion: a coin entry for every tenth chat, a day for every hundredth.
  await pool.query(
    `insert into wallet_entries (user_id, source, source_id, amount, created_at)
     select $1, 'bench', n::text, 1, now() - n * interval '10 minutes' from generate_series(1, $2::integer / 10) n`,
    [id, chats],
  );
  await pool.query(
    "insert into activity_days (user_id, day) select $1, current_date - n from generate_series(1, $2::integer / 100) n",
    [id, chats],
  );
  await pool.query(
    "update game_states set state = jsonb_set(state, '{totals,messages}', to_jsonb($2::integer)) where user_id = $1",
    [id, chats],
  );
}
