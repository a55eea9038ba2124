// Five thousand people and what belongs to them, in a second: enough for a plan to be that of a large table.
import { insertRows, type OwnTable } from "./personal-rows.ts";

const PEOPLE = 5_000;
/** How much one of them has of what grows with time. */
const PAST = 300;
const SOON = "timestamptz '2026-11-24Z'";

/** The id of the person with a long past. */
export const ME = "00000000-0000-4000-8000-000000000007";

const LONG_AGO = `(n % 1000 = 0)::integer * interval '3 days'`;
/** What an account has by itself, which no trigger gives here. */
const OWN: Record<Exclude<OwnTable, "memory_terms">, string> = {
  users: `(id, email, name, email_verified, created_at, subscription_status)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'person' || n || '@luli.test', 'Person ' || n, true,
      timestamptz '2026-11-22Z' - n * interval '1 hour', case when n % 3 = 0 then 'active' else 'none' end from generate_series(1, ${PEOPLE}) n`,
  settings: `(user_id, email_updates, push_notifications, letter_due_at, push_due_at)
    select id, true, true, ${SOON} - ${LONG_AGO}, ${SOON} - ${LONG_AGO} from people`,
  puppies: `(user_id, variant, is_active)
    select id, v, v = 'original' from people, unnest(array['original', 'baby', 'sleepy']) v`,
  usage_counters: "(user_id) select id from people",
  wallets: "(user_id, balance) select id, 1250 from people",
  wallet_entries: `(user_id, source, source_id, amount) select id, 'gift', 'opening', 1250 from people
    union all select '${ME}', 'past', d::text, 1 from generate_series(1, ${PAST}) d`,
  game_states: "(user_id, state) select id, (select state from start) from people",
  accounts:
    "(user_id, provider_id, account_id, password) select id, 'credential', id, 'x' from people",
  sessions: `(user_id, token, expires_at) select id, md5(id::text), ${SOON} from people`,
  activity_days: `(user_id, day, messages)
    select id, date '2026-11-22' - d, 1 from people, generate_series(1, 10) d`,
  activity_weeks: "(user_id, starts_on) select id, date '2026-11-16' from people",
  achievements: "(user_id, achievement, unlocked_at) select id, 'first_woof', now() from people",
  task_claims: `(user_id, day, difficulty, task, claimed_at)
    select id, '2026-11-22', 'easy', 'say_hi', now() from people`,
};
const EVERYONE =
  "select id, email, 'Hello' as mark, row_number() over (order by id) as n from users";

/** Inserts five thousand people without triggers, one of them with a long past. */
export const FILL = `
  insert into users (email) values ('first@luli.test');
  create temp table start as select state from game_states;
  delete from users;
  set session_replication_role = replica;
  ${Object.entries(OWN)
    .map(([table, rows]) => `with people as (${EVERYONE}) insert into ${table} ${rows};`)
    .join("\n")}
  insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at)
    select user_id, gen_random_uuid(), id, 'Hello', 'Woof', 'done', 0, '2026-11-22', timestamptz '2026-11-22Z' - n * interval '1 minute'
    from puppies, generate_series(2, ${PAST}) n where user_id = '${ME}' and is_active;
  ${insertRows(EVERYONE).join(";\n")};
  insert into memory_terms select user_id, term, rank_at, id from memories, unnest(array['hello', fingerprint]) term;
  update conversation_summaries set due_at = '2026-11-20', unread = 5 where user_id = '${ME}';
  insert into verifications (identifier, value, expires_at) select id, id, ${SOON} from users;
  insert into rate_limits (key, count, last_request) select 'x|' || id, 1, extract(epoch from ${SOON}) * 1000 from users;
  insert into trials select md5(id::text) || md5(email), now() from users;
  insert into trial_cards select md5(id::text) || md5(email), repeat('x', 64), now() from users;
  insert into stripe_events select 'evt_' || id, 'x', now() from users;
  insert into audit_entries (action, subject_id) select 'person_viewed', id from users;
  insert into jobs.job (name, data, state, created_on) select 'mail', jsonb_build_object('to', email), 'completed', now() from users;
  set session_replication_role = origin`;
