-- Migrations that db/base replaces, for databases of 2026-11-22 and later. Each begins with a line of its name.

-- migration: 0080_asked-names
-- The page asks whether a name is the person's own: see docs/flows/chat.md.
create table asked_names (
  user_id uuid not null,
  chat_id uuid not null,
  name text not null constraint asked_names_name_length check (char_length(name) between 1 and 80),
  is_declined boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, chat_id),
  constraint asked_names_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table asked_names is
  'A name that a message may have told: the page asks whether it is theirs. A declined one is not asked for again.';

-- migration: 0085_suppressions
-- This table lists addresses that bounce our mails, or whose owner called one of them spam (docs/flows/mail.md).
create table mail_suppressions (
  user_id uuid primary key constraint mail_suppressions_user_fkey references users on delete cascade,
  email text not null constraint mail_suppressions_email_length check (char_length(email) between 3 and 254),
  reason text not null constraint mail_suppressions_reason_known check (reason in ('bounce', 'complaint')),
  detail text not null constraint mail_suppressions_detail_length check (char_length(detail) <= 500),
  created_at timestamptz not null default now()
);
comment on table mail_suppressions is
  'Whose address takes none of our mails, or asked for none. It holds for that address alone, and ends when a link that was '
  'mailed there is opened.';

-- migration: 0088_more-outfits
-- Four more outfits, and two more places to wear one: face and back (docs/flows/game.md).
alter table outfits
  drop constraint outfits_outfit_known,
  add constraint outfits_outfit_known check ((outfit, slot) in (
    ('royal_crown', 'hat'), ('sparkle_collar', 'neck'), ('love_bandana', 'neck'), ('flower_wreath', 'hat'),
    ('round_glasses', 'face'), ('cozy_scarf', 'neck'), ('starry_cape', 'back')));

-- migration: 0089_complaints
-- A complaint ends the letters alone: what is owed (receipts, renewals, security) still goes (docs/flows/mail.md).
comment on table mail_suppressions is
  'Whose address sends our mails back: only what is asked for goes there, until a link that was mailed there is opened. Or '
  'whose owner called one of them spam: their letters were ended. It holds for that address alone.';
update settings set email_updates = false where user_id in (select user_id from mail_suppressions where reason = 'complaint');

-- migration: 0090_extensions
alter table audit_entries drop constraint audit_entries_action_known;
alter table audit_entries add constraint audit_entries_action_known check (action in
  ('admin_granted', 'admin_taken', 'person_viewed', 'message_viewed', 'message_answered', 'message_reopened',
   'report_viewed', 'report_answered', 'rest_ended', 'mails_sent_again', 'person_suspended', 'person_reinstated',
   'sessions_ended', 'link_sent', 'plan_granted', 'plan_extended', 'plan_taken', 'trial_extended', 'note_written', 'switched_on',
   'switched_off', 'banner_set', 'banner_ended'));

-- migration: 0091_game-versions
-- Servers keep a game by its version from one message to the next, so no state may change without it: not by hand, nor by a migration.
create function new_version() returns bigint language sql volatile as $$ select (random() * 9007199254740991)::bigint $$;
create function keep_game_version() returns trigger language plpgsql as $$
begin
  new.version := new_version();
  return new;
end
$$;
create trigger game_states_keep_version before update on game_states for each row
  when (new.version = old.version) execute function keep_game_version();

-- migration: 0092_memory-search-words
-- Memories have words that people would search them by and that are not in them. See docs/flows/memory.md.

alter table memories add column search_words text not null default ''
  constraint memories_search_words_length check (char_length(search_words) <= 200);
comment on column memories.search_words is
  'What somebody would ask for it with, beside its own words: other words, the wider thing. Shown nowhere.';

alter table memory_terms add column is_own boolean not null default true;
comment on column memory_terms.is_own is 'Of the memory''s own words. Forgetting goes by those alone.';

drop trigger memories_index_terms on memories;
create trigger memories_index_terms after insert or update of words, search_words, rank_at, closed_at on memories
  for each row execute function index_memory_terms();

-- migration: 0093_begin-chat-gone
-- begin_message does the work of both functions.
drop function if exists begin_chat(uuid, uuid, text, integer, integer, integer, timestamptz);
drop function if exists conversation_before(uuid, timestamptz, uuid);

-- migration: 0094_memory-of-gone
-- memory_for does its work.
drop function if exists memory_of(uuid, text, timestamptz);

-- migration: 0095_function-set-names
-- The names of a set's functions tell which of them can be dropped later. See docs/decisions/0005.
alter table function_sets add column names text[] not null default '{}';

-- migration: 0096_forgotten-replies
-- A reply may repeat what was to be forgotten. See docs/flows/memory.md.
alter table forgotten_chats add column is_reply_only boolean not null default false;
comment on column forgotten_chats.is_reply_only is
  'The reply alone says again what was to be forgotten: the message is still told to Luli and her model.';

-- migration: 0097_backups
-- An alarm rings when the last backup is too old, so each one is noted.
create table backups (
  made_at timestamptz primary key default now()
);
comment on table backups is 'Each backup that the command wrote and read again. It belongs to this database and is no part of a backup.';

-- migration: 0100_push-refusals
-- A push service that refuses a browser's key again and again will never take it. See docs/flows/push.md.
alter table push_subscriptions add column refusals smallint not null default 0;
comment on column push_subscriptions.refusals is 'How often the push service refused this subscription since it last took a message.';

-- migration: 0101_pauses-and-losses
-- Subscriptions can be paused and tell why they ended, and Stripe tells of payments. See docs/numbers.md.
alter table users drop constraint users_subscription_status_known,
  add constraint users_subscription_status_known
    check (subscription_status in ('none', 'trial', 'active', 'past_due', 'unpaid', 'paused', 'canceled'));
alter table subscriptions drop constraint subscriptions_status_known,
  add constraint subscriptions_status_known
    check (status in ('none', 'trial', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  add column end_reason text constraint subscriptions_end_reason_length check (char_length(end_reason) <= 255);
comment on column subscriptions.end_reason is
  'Why it ends or ended, in Stripe''s words: payment_failed, payment_disputed, cancellation_requested.';
comment on column subscriptions.monthly_cents is
  'What the next charge takes, as Stripe said it last: price and quantity, less discounts.';
comment on column subscriptions.paid_at is 'When we first knew that Stripe had received money for it.';
alter table numbers drop constraint numbers_kind_known, add constraint numbers_kind_known check (kind in (
  'visits', 'sign_ups', 'confirmed', 'first_messages', 'checkouts', 'trials', 'paid', 'active',
  'mrr', 'subscribers', 'began', 'left', 'failed', 'disputed', 'running_trials', 'begun_trials', 'paid_trials',
  'tokens_in', 'tokens_out', 'guessed_tokens', 'people', 'top_people', 'top_tokens_in', 'top_tokens_out'));
-- Stripe's charges tell when a subscription was paid first (server/subscription/snapshot.ts).
drop trigger if exists subscriptions_paid on subscriptions;
drop function if exists note_first_payment();

-- migration: 0102_longest-day
-- A day that began in a zone to the east lasts 26 hours at most (docs/flows/chat.md).
alter table usage_counters add column began_at timestamptz not null default now();
comment on column usage_counters.began_at is 'When the first message of that day was accepted.';
