// A person with a row in every table, for tests of export and deletion.
import type { AuthServer } from "./auth-server.ts";
import { giveDemoPast } from "../demo/service.ts";

/** A row in every table that can have one, with something to recognise. */
export async function fillEverything(
  server: Pick<AuthServer, "context" | "query">,
  id: string,
  email: string,
  mark: string,
): Promise<void> {
  const now = new Date();
  await server.context.database
    .transaction()
    .execute((transaction) => giveDemoPast(transaction, id, now, "UTC"));
  const run = (text: string, values: unknown[]) => server.query(text, values);
  await run("update users set name = $2, image = $3 where id = $1", [
    id,
    mark,
    `https://x.test/${mark}`,
  ]);
  await run("insert into user_roles (user_id, role) values ($1, 'admin')", [id]);
  await run(
    "update accounts set access_token = $2, refresh_token = $2, id_token = $2, scope = $3 where user_id = $1",
    [id, `secret-token-${mark}`, mark],
  );
  await run("update sessions set user_agent = $2 where user_id = $1", [id, mark]);
  await run(
    "insert into passkeys (user_id, id, name, public_key, counter) values ($1, $1::uuid::text, 'x', 'x', 0)",
    [id],
  );
  await run("insert into second_factors (user_id, secret, backup_codes) values ($1, 'x', 'x')", [
    id,
  ]);
  await run(
    `insert into outfits (user_id, outfit, slot, bought_at) values ($1, 'royal_crown', 'hat', now())`,
    [id],
  );
  await run("insert into subscriptions (user_id, customer_id) values ($1, $2)", [
    id,
    `cus_${mark}`,
  ]);
  await run(
    `insert into consents (user_id, subscription_id, text_version, amount_cents, currency, trial_days, accepted_at)
     values ($1, $2, '1', 2000, 'usd', 7, now())`,
    [id, `sub_${mark}`],
  );
  await run(
    "insert into contract_links (user_id, token_hash, expires_at) values ($1, repeat('h', 64), now())",
    [id],
  );
  await run(
    `insert into withdrawals (user_id, subscription_id, name, email, declared_at)
     values ($1, $2, 'Ada', 'ada@luli.test', now())`,
    [id, `sub_${mark}`],
  );
  await run("insert into weekly_letters (user_id, dealt_at) values ($1, now())", [id]);
  await run(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth)
     values ($1, $2, repeat('p', 87), repeat('q', 22))`,
    [id, `https://push.test/secret-endpoint-${mark}`],
  );
  await run("insert into push_notes (user_id, sent_at, unanswered) values ($1, now(), 1)", [id]);
  await run(
    `insert into contact_messages (id, name, email, subject, message) values (gen_random_uuid(), $2, $1, 'Hello', $2)`,
    [email, mark],
  );
  await run(
    `insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response)
     select current_date, user_id, gen_random_uuid(), id, $2, 1, 'done', 'woof' from puppies where user_id = $1 and is_active`,
    [id, mark],
  );
  await run(
    `insert into memories (user_id, words, kind, language, importance, chat_id, noted_at, rank_at, fingerprint)
     select user_id, $2, 'other', 'de', 5, id, now(), now(), '' from chats where user_id = $1 and message = $2`,
    [id, mark],
  );
  await run(
    `insert into reports (user_id, chat_id, reason, words) select user_id, id, 'other', $2 from chats where user_id = $1 and message = $2`,
    [id, mark],
  );
  await run("insert into diary_entries (user_id, day, words) values ($1, '2026-11-20', $2)", [
    id,
    mark,
  ]);
  await run("insert into conversation_summaries (user_id, summary) values ($1, $2)", [id, mark]);
  await run(
    "insert into used_memories select user_id, chat_id, id from memories where user_id = $1",
    [id],
  );
  for (const table of ["unread_chats", "forgotten_chats"])
    await run(`insert into ${table} select user_id, id from chats where user_id = $1`, [id]);
  await run("insert into asked_names select user_id, id, 'Nora' from chats where user_id = $1", [
    id,
  ]);
  await run("insert into chat_reactions select user_id, id, 'paw' from chats where user_id = $1", [
    id,
  ]);
  await run("insert into chat_revisions select user_id, id, id from chats where user_id = $1", [
    id,
  ]);
  await run(
    "insert into chat_words select user_id, id, created_at, '' from chats where user_id = $1",
    [id],
  );
  await run(
    `insert into security_events (hour, kind, person_id, network, detail, count, first_at, last_at)
     values (now(), 'signed_in', $1, '', $2, 1, now(), now())`,
    [id, mark],
  );
  await run(
    "insert into person_notes (user_id, author_id, words, created_at) values ($1, $1, $2, now())",
    [id, mark],
  );
  await run(
    "insert into mail_suppressions (user_id, email, reason, detail) values ($1, $2, 'bounce', $3)",
    [id, email, mark],
  );
  await run("insert into age_answers values ($1, 'adult', now())", [id]);
  await run(
    "insert into owed_rewards select user_id, id, created_at, false from chats where user_id = $1",
    [id],
  );
}
