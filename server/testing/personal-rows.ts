// Rows about people by table, as SQL over `people (id, email, mark, n)`: one person of a test, or thousands. A new table about people
// does not compile until it has a row here or in many-people.ts.
import type { PersonalTable } from "../account/export/exported-table.ts";

/** What every account has from its start or from the demo account's past. */
export type OwnTable =
  | "users"
  | "accounts"
  | "sessions"
  | "settings"
  | "puppies"
  | "usage_counters"
  | "wallets"
  | "wallet_entries"
  | "game_states"
  | "activity_days"
  | "activity_weeks"
  | "achievements"
  | "task_claims"
  | "memory_terms";

const CHATS = "from people join chats c on c.user_id = people.id";

const ROWS: Record<Exclude<PersonalTable, OwnTable>, string> = {
  user_roles: "(user_id, role) select id, 'admin' from people where n = 1",
  age_answers:
    "(user_id, answer, answered_at) select id, case when n % 10 = 3 then 'minor' else 'adult' end, now() from people",
  passkeys:
    "(user_id, id, name, public_key, counter) select id, id::text, mark, 'x', 0 from people",
  second_factors: "(user_id, secret, backup_codes) select id, 'x', 'x' from people",
  outfits: "(user_id, outfit, slot, bought_at) select id, 'royal_crown', 'hat', now() from people",
  subscriptions: `(user_id, customer_id, customer_email, account_email, status, trial_used_at)
    select id, 'cus_' || id, email, email, 'active', timestamptz '2026-11-20' from people`,
  consents: "select id, 'sub_' || id, '1', 2000, 'usd', 7, now() from people",
  contract_links: "select id, repeat('h', 64), now() from people",
  withdrawals:
    "select id, 'sub_' || id, 'Ada', email, now(), case when n % 50 > 0 then 0 end from people",
  weekly_letters: "(user_id, dealt_at) select id, '2026-11-16' from people",
  push_subscriptions: `(user_id, endpoint, p256dh, auth)
    select id, 'https://push.test/secret-endpoint-' || id, repeat('p', 87), repeat('q', 22) from people`,
  push_notes: "select id, '2026-11-20', 1 from people",
  contact_messages: `select gen_random_uuid(), mark, email, 'Hi', 'Hello',
    timestamptz '2026-11-24Z' - n % 300 * interval '1 day', case when n % 50 > 0 then now() end from people`,
  chats: `(user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at)
    select people.id, gen_random_uuid(), p.id, mark, 'Woof', 'done', 0, '2026-11-22', timestamptz '2026-11-22Z' - interval '1 minute'
    from people join puppies p on p.user_id = people.id and p.is_active`,
  memories: `(user_id, words, kind, language, importance, chat_id, noted_at, rank_at, expires_at, fingerprint)
    select c.user_id, mark || ' ' || row_number() over (order by c.id), 'other', 'de', 2, c.id, c.created_at, c.created_at,
      c.created_at + interval '180 days', row_number() over (order by c.id) ${CHATS} where c.message = mark`,
  reports: `(user_id, chat_id, reason, words, answer, created_at, answered_at)
    select c.user_id, c.id, 'other', mark, '', c.created_at, c.created_at ${CHATS} where c.message = mark`,
  diary_entries: `(user_id, day, words, due_at) select id, date '2026-11-22' - d, mark,
    case when d = 1 and n % 1000 = 1 then timestamptz '2026-11-20' end from people, generate_series(1, 10) d on conflict do nothing`,
  conversation_summaries: `(user_id, summary, due_at)
    select id, mark, case when n % 1000 = 0 then timestamptz '2026-11-20' end from people`,
  used_memories:
    "select user_id, chat_id, m.id from people join memories m on user_id = people.id where chat_id is not null",
  follow_ups: `select c.user_id, c.id, mark, c.created_at, true, true, c.created_at, mark, c.created_at, c.id ${CHATS}`,
  unread_chats: `select c.user_id, c.id ${CHATS}`,
  forgotten_chats: `select c.user_id, c.id ${CHATS}`,
  asked_names: `select c.user_id, c.id, 'Nora' ${CHATS}`,
  chat_reactions: `select c.user_id, c.id, 'paw' ${CHATS}`,
  chat_revisions: `select c.user_id, c.id, gen_random_uuid() ${CHATS}`,
  chat_words: `select c.user_id, c.id, c.created_at, array_to_tsvector(array[left(md5(c.user_id::text), 12) || 'hello']) ${CHATS}`,
  owed_rewards: `select c.user_id, c.id, c.created_at, false ${CHATS} where n = 1`,
  security_events: `(hour, kind, person_id, network, detail, count, first_at, last_at)
    select timestamptz '2026-11-24Z' - h * interval '1 hour', 'signed_in', id, '', mark, 1, now(), now() from people, generate_series(1, 10) h`,
  person_notes: "(user_id, author_id, words, created_at) select id, id, mark, now() from people",
  mail_suppressions:
    "(user_id, email, reason, detail) select id, email, 'bounce', mark from people",
};

/** `people` is a query with these columns. */
export const insertRows = (people: string): string[] =>
  Object.entries(ROWS).map(
    ([table, rows]) => `with people as (${people}) insert into ${table} ${rows}`,
  );
