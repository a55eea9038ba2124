// Five thousand people and what belongs to them, in a second: enough for a plan to be that of a large table.

const PEOPLE = 5_000;
/** The id of one of them. */
const PAST = 300;
const uuid = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const SOON = "timestamptz '2026-11-24Z'";

/** The id of the person with a long past. */
export const ME = "00000000-0000-4000-8000-000000000007";

/** Inserts five thousand people without triggers, one of them with a long past. */
export const FILL = `
  insert into users (email) values ('first@luli.test');
  create temp table start as select state from game_states;
  delete from users;
  set session_replication_role = replica;
  insert into users (id, email, name, email_verified, created_at, subscription_status)
    select ${uuid("n")}, 'person' || n || '@luli.test', 'Person ' || n, true, timestamptz '2026-11-22Z' - n * interval '1 hour',
      case when n % 3 = 0 then 'active' else 'none' end from generate_series(1, ${PEOPLE}) n;
  insert into settings (user_id, email_updates, push_notifications, letter_due_at, push_due_at)
    select id, true, true, ${SOON} - (n % 1000 = 0)::integer * interval '3 days', ${SOON} - (n % 1000 = 0)::integer * interval '3 days'
    from (select id, row_number() over (order by id) as n from users) u;
  insert into puppies (user_id, variant, is_active) select id, v, v = 'original' from users, unnest(array['original', 'baby', 'sleepy']) v;
  insert into usage_counters (user_id) select id from users;
  insert into wallets (user_id, balance) select id, 1250 from users;
  insert into age_answers (user_id, answer, answered_at)
    select id, case when random() < 0.1 and id <> '${ME}' then 'minor' else 'adult' end, now() from users;
  insert into game_states (user_id, state) select id, (select state from start) from users;
  insert into accounts (user_id, provider_id, account_id, password) select id, 'credential', id, 'x' from users;
  insert into sessions (user_id, token, expires_at) select id, md5(id::text), ${SOON} from users;
  insert into passkeys (user_id, id, name, public_key, counter) select id, id, 'x', 'x', 0 from users;
  insert into second_factors (user_id, secret, backup_codes) select id, 'x', 'x' from users;
  insert into verifications (identifier, value, expires_at) select id, id, ${SOON} from users;
  insert into rate_limits (key, count, last_request) select 'x|' || id, 1, extract(epoch from ${SOON}) * 1000 from users;
  insert into wallet_entries (user_id, source, source_id, amount) select id, 'gift', 'opening', 1250 from users;
  insert into wallet_entries (user_id, source, source_id, amount) select '${ME}', 'past', n, 1 from generate_series(1, ${PAST}) n;
  insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at)
    select user_id, gen_random_uuid(), id, 'Hello', 'Woof', 'done', 0, '2026-11-22', timestamptz '2026-11-22Z' - n * interval '1 minute'
    from puppies, generate_series(1, case user_id when '${ME}' then ${PAST} else 1 end) n where is_active;
  insert into reports (user_id, chat_id, reason, words, answer, created_at, answered_at)
    select user_id, id, 'other', '', '', created_at, created_at from chats;
  insert into memories (user_id, words, kind, language, importance, chat_id, noted_at, rank_at, expires_at, fingerprint)
    select user_id, message || ' ' || n, 'other', 'de', 2, id, created_at, created_at, created_at + interval '180 days', n
    from (select *, row_number() over (order by id) as n from chats) c;
  insert into memory_terms select user_id, term, rank_at, id from memories, unnest(array['hello', fingerprint]) term;
  insert into conversation_summaries (user_id, summary, due_at) select id, 'Hello.',
    case when row_number() over (order by id) % 1000 = 0 then timestamptz '2026-11-20' end from users;
  update conversation_summaries set due_at = '2026-11-20', unread = 5 where user_id = '${ME}';
  insert into unread_chats select user_id, id from chats;
  insert into forgotten_chats select user_id, id from chats;
  insert into chat_words select user_id, id, created_at, array_to_tsvector(array[left(md5(user_id::text), 12) || 'hello']) from chats;
  insert into asked_names select user_id, id, 'Nora' from chats;
  insert into chat_reactions select user_id, id, 'paw' from chats;
  insert into chat_revisions select user_id, id, gen_random_uuid() from chats;
  insert into diary_entries (user_id, day, words, due_at) select id, date '2026-11-22' - n, 'Hello.',
    case when n = 1 and row_number() over () % 1000 = 1 then timestamptz '2026-11-20' end from users, generate_series(1, 10) n;
  insert into used_memories select user_id, chat_id, id from memories;
  insert into activity_days (user_id, day, messages) select id, date '2026-11-22' - n, 1 from users, generate_series(1, 10) n;
  insert into activity_weeks (user_id, starts_on) select id, date '2026-11-16' from users;
  insert into achievements (user_id, achievement, unlocked_at) select id, 'first_woof', now() from users;
  insert into outfits (user_id, outfit, slot, bought_at) select id, 'royal_crown', 'hat', now() from users;
  insert into task_claims (user_id, day, difficulty, task, claimed_at) select id, '2026-11-22', 'easy', 'say_hi', now() from users;
  insert into subscriptions (user_id, customer_id, customer_email, account_email, status, trial_used_at)
    select id, 'cus_' || id, email, email, 'active', created_at from users;
  insert into consents select id, 'sub_' || id, '1', 2000, 'usd', 7, now() from users;
  insert into contract_links select id, repeat('h', 64), now() from users;
  insert into withdrawals select id, 'sub_' || id, 'Ada', email, now(), case when random() < 0.98 then 0 end from users;
  insert into trials select md5(id::text) || md5(email), now() from users;
  insert into trial_cards select md5(id::text) || md5(email), repeat('x', 64), now() from users;
  insert into stripe_events select 'evt_' || id, 'x', now() from users;
  insert into contact_messages select id, 'Ada', email, 'Hi', 'Hello', ${SOON} - random() * interval '300 days',
    case when random() < 0.98 then now() end from users;
  insert into weekly_letters (user_id, dealt_at) select id, '2026-11-16' from users;
  insert into push_subscriptions (user_id, endpoint, p256dh, auth) select id, 'https://push.test/' || id, repeat('p', 87), repeat('q', 22) from users;
  insert into push_notes select id, '2026-11-20', 1 from users;
  insert into security_events (hour, kind, person_id, network, detail, count, first_at, last_at)
    select ${SOON} - n * interval '1 hour', 'signed_in', id, '', '', 1, now(), now() from users, generate_series(1, 10) n;
  insert into mail_suppressions (user_id, email, reason, detail) select id, email, 'bounce', '' from users;
  insert into person_notes (user_id, author_id, words, created_at) select id, id, 'Hi', now() from users;
  insert into audit_entries (action, subject_id) select 'person_viewed', id from users;
  insert into jobs.job (name, data, state, created_on) select 'mail', jsonb_build_object('to', email), 'completed', now() from users;
  insert into user_roles values (${uuid("8")}, 'admin');
  set session_replication_role = origin`;
