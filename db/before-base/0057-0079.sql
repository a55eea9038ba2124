-- Migrations that db/base replaces, for databases of 2026-11-22 and later. Each begins with a line of its name.

-- migration: 0057_session-rotation
-- A session's refresh token changes as the session is used, and its owner sees where it was last.
alter table sessions
  add column seen_at timestamptz not null default now(),
  add column refresh_number integer constraint sessions_refresh_number_positive check (refresh_number >= 0),
  add column refreshed_at timestamptz;
update sessions set seen_at = updated_at;
comment on column sessions.ip_address is 'The network that it was last seen from.';
comment on column sessions.refresh_number is
  'The newest refresh token that was shown. Null: none yet, for it began under a release without them.';
comment on column sessions.refreshed_at is 'When that one was first shown.';

-- migration: 0058_second-factors
-- A second factor beside the password: codes of an authenticator app, and codes for the day it is lost.
alter table users add column two_factor_enabled boolean not null default false;
comment on column users.two_factor_enabled is 'Whether a second factor is asked for at each sign-in.';

create table second_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  secret text not null constraint second_factors_secret_length check (char_length(secret) <= 1000),
  backup_codes text not null constraint second_factors_backup_codes_length check (char_length(backup_codes) <= 4000),
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  constraint second_factors_user_id_unique unique (user_id)
);
comment on table second_factors is
  'A person''s authenticator app and recovery codes, both locked with the auth secret. It counts once a code of the app was '
  'shown.';
comment on column second_factors.failed_verification_count is
  'better-auth''s own count, which is not used: guesses are counted in rate_limits.';

alter table sessions add column factor text
  constraint sessions_factor_known check (factor in ('totp', 'recovery_code', 'passkey'));
comment on column sessions.factor is 'What was shown beside or in the place of the password. Null: the password or Google alone.';

-- migration: 0060_security-events
-- The security log: sign-ins and failures, lock-outs, resets, refused and done admin calls, limits hit.
create table security_events (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  kind text not null constraint security_events_kind_length check (char_length(kind) <= 40),
  person_id uuid references users (id) on delete cascade,
  network text not null constraint security_events_network_length check (char_length(network) <= 45),
  detail text not null constraint security_events_detail_length check (char_length(detail) <= 100),
  count integer not null constraint security_events_count_positive check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint security_events_once unique nulls not distinct (hour, kind, person_id, network, detail)
);
comment on table security_events is
  'What happened at the doors, kept for 90 days: the same by the same person from the same network within an hour is one '
  'row that counts. Falls with the person.';
comment on column security_events.person_id is
  'Whose account it is about; null where there is none, as with a guess at an unknown address.';
comment on column security_events.network is
  'Of an IPv4 address its /24, of IPv6 its /48; empty: unknown, or one of more than are told apart.';
comment on column security_events.detail is 'In words of ours: the call, the way in.';
create index security_events_hour_id_idx on security_events (hour, id);
create index security_events_person_id_hour_id_idx on security_events (person_id, hour, id);
create index security_events_kind_hour_id_idx on security_events (kind, hour, id);

-- migration: 0061_suspension
-- Admins suspend and reinstate people, grant plans and write notes. 0090 widens the list of their actions.
alter table users add column suspended_at timestamptz;
comment on column users.suspended_at is 'From then on nobody is let in and nothing is charged, until an admin reinstates the account.';
create index users_suspended_at_idx on users (suspended_at) where suspended_at is not null;

alter table users add column granted_until timestamptz;
comment on column users.granted_until is 'Until then subscription_status is at least active, whatever Stripe says: a gift of an admin.';
create index users_granted_until_idx on users (granted_until) where granted_until is not null;

alter table subscriptions add column held_at timestamptz;
comment on column subscriptions.held_at is 'Since when Stripe charges nothing, because the account is suspended; null: it charges.';
create index subscriptions_held_at_idx on subscriptions (held_at) where held_at is not null;

create table person_notes (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  author_id uuid not null,
  words text not null constraint person_notes_words_length check (char_length(words) between 1 and 2000),
  created_at timestamptz not null,
  primary key (user_id, id)
);
comment on table person_notes is 'What admins note about a person. The person reads it in their copy, and it falls with them.';
comment on column person_notes.author_id is 'The admin; an id alone, which outlives them.';

create function keep_an_able_admin() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger users_last_admin before update of suspended_at, deletion_requested_at on users
  for each row when (new.suspended_at is distinct from old.suspended_at or new.deletion_requested_at is distinct from old.deletion_requested_at)
  execute function keep_an_able_admin();

create function tell_of_suspension() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger users_suspension_told after update of suspended_at on users
  for each row when (new.suspended_at is distinct from old.suspended_at)
  execute function tell_of_suspension();

-- migration: 0062_trial-cards
-- Free days are once for a card, too: another mailbox is made in a minute, another card is not.
create table trial_cards (
  card_hash text primary key constraint trial_cards_card_hash_length check (char_length(card_hash) = 64),
  subscription_hash text not null constraint trial_cards_subscription_hash_length check (char_length(subscription_hash) = 64),
  used_at timestamptz not null
);
comment on table trial_cards is
  'Cards (keyed hashes of Stripe''s fingerprints) whose free days are used, and by which subscription. Outlives the account '
  'and names nobody.';

-- migration: 0063_violations
-- Browsers report what our content security policy blocked. The table counts these reports and holds nothing of a person.

create table violations (
  directive text not null,
  blocked text not null,
  source text not null,
  page text not null,
  count integer not null default 1 constraint violations_count_positive check (count > 0),
  last_seen_at timestamptz not null,
  first_seen_at timestamptz not null,
  primary key (directive, blocked, source, page)
);
comment on table violations is
  'A row per kind of refusal: by which directive, of what (an origin or a keyword), asked for by which file, on which page '
  'of ours.';
create index violations_last_seen_at_idx on violations (last_seen_at);

-- migration: 0064_ended-sessions
-- An access token lives for minutes without asking anyone; a trigger tells every server which sessions end meanwhile.

create function tell_ended_session() returns trigger language plpgsql as 'begin return null; end';
create trigger sessions_tell_ended after delete on sessions for each row execute function tell_ended_session();

-- migration: 0070_free-replies
-- Replies to free accounts are counted by day, of each network address and of all.
create table free_replies (
  day date not null,
  network_hash text not null constraint free_replies_network_hash_length check (char_length(network_hash) <= 64),
  count integer not null constraint free_replies_count_positive check (count > 0),
  primary key (day, network_hash)
);
comment on table free_replies is
  'Replies that a model made for free accounts, by day (UTC) and network address (a keyed hash, anew each day); an empty '
  'one is all of them. Gone after two days.';

-- migration: 0071_passkeys
-- Passkeys: a sign-in by a key that a device keeps, in the place of password and code.
create table passkeys (
  user_id uuid not null references users (id) on delete cascade,
  id text not null constraint passkeys_id_length check (char_length(id) between 1 and 1400),
  name text not null constraint passkeys_name_length check (char_length(name) between 1 and 60),
  public_key text not null constraint passkeys_public_key_length check (char_length(public_key) <= 4000),
  counter bigint not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  constraint passkeys_pkey primary key (user_id, id),
  constraint passkeys_id_unique unique (id)
);
comment on table passkeys is
  'The public halves of a person''s passkeys. id is the authenticator''s, in base64url; counter is the last it showed, 0 '
  'where it counts nothing.';

-- migration: 0072_withdrawals
-- Leaving without signing in, and withdrawing from the contract for 14 days (EU Consumer Rights Directive, art. 11a).
create table contract_links (
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null constraint contract_links_token_hash_length check (char_length(token_hash) = 64),
  expires_at timestamptz not null,
  constraint contract_links_pkey primary key (user_id, token_hash)
);
comment on table contract_links is
  'Open doors to a person''s contract: mailed, or made for somebody signed in. Gone with the act they were used for.';

create table withdrawals (
  user_id uuid not null references users (id) on delete cascade,
  subscription_id text not null constraint withdrawals_subscription_id_length check (char_length(subscription_id) <= 255),
  name text not null constraint withdrawals_name_length check (char_length(name) between 1 and 80),
  email text not null constraint withdrawals_email_length check (char_length(email) between 3 and 254),
  declared_at timestamptz not null,
  refunded_cents integer constraint withdrawals_refunded_cents_positive check (refunded_cents >= 0),
  constraint withdrawals_pkey primary key (user_id, subscription_id)
);
comment on table withdrawals is
  'What a person declared on the withdrawal page. refunded_cents: null until Stripe has ended the subscription and given '
  'back what was paid.';
create index withdrawals_due_idx on withdrawals (user_id) where refunded_cents is null;

-- migration: 0073_renewals
-- A mail before each renewal: what is charged, when, what the plan gives in numbers, and how to cancel.
alter table subscriptions add column renewal_told_for timestamptz;
comment on column subscriptions.renewal_told_for is 'The end of the period whose renewal was announced last.';
create index subscriptions_renewal_idx on subscriptions (subscription_end) where status = 'active' and not cancel_at_period_end;

-- migration: 0077_numbers
-- Triggers add up the owner's numbers. docs/numbers.md explains each of them.
alter table subscriptions
  add column monthly_cents integer not null default 2000 constraint subscriptions_monthly_cents_positive check (monthly_cents >= 0),
  add column paid_at timestamptz;
comment on column subscriptions.monthly_cents is 'The list price of a month, as Stripe said it last.';
comment on column subscriptions.paid_at is 'When we first knew of a payment; free days and a first payment that failed are none.';

create table numbers (
  kind text not null constraint numbers_kind_known check (kind in (
    'visits', 'sign_ups', 'confirmed', 'first_messages', 'checkouts', 'trials', 'paid', 'active',
    'mrr', 'subscribers', 'began', 'left', 'failed', 'running_trials', 'begun_trials', 'paid_trials',
    'tokens_in', 'tokens_out', 'guessed_tokens', 'people', 'top_people', 'top_tokens_in', 'top_tokens_out')),
  starts_on date not null,
  step integer not null default 0,
  stripe smallint not null constraint numbers_stripe_range check (stripe between 0 and 15),
  amount bigint not null,
  primary key (kind, starts_on, step, stripe)
) with (fillfactor = 50);
comment on table numbers is
  'Sums over everyone, by day, week or month (UTC); a sum is that of its stripes. Nobody is named, and what was counted '
  'stays counted when a person goes.';
comment on column numbers.step is 'Of a cohort: in which week after the one of the sign-up.';

-- db/functions has the text of these functions.
create function count_money() returns trigger language plpgsql as $$ begin return null; end $$;
create function count_leaver() returns trigger language plpgsql as $$ begin return old; end $$;
create function count_sign_up() returns trigger language plpgsql as $$ begin return null; end $$;

update subscriptions s set monthly_cents = c.amount_cents
from (select distinct on (user_id) user_id, amount_cents from consents order by user_id, accepted_at desc) c
where c.user_id = s.user_id;
update subscriptions set paid_at = coalesce(trial_used_at + interval '7 days', nullif(checked_at, 'epoch'), now())
where has_paid_since_trial(subscriptions);

create trigger subscriptions_money after insert or update of status, monthly_cents, paid_at, held_at, trial_used_at on subscriptions
for each row execute function count_money();
create trigger users_leave before delete on users for each row execute function count_leaver();
create trigger users_sign_up after insert on users for each row execute function count_sign_up();
create trigger users_confirm after update of email_verified on users
for each row when (new.email_verified and not old.email_verified) execute function count_sign_up();

-- The numbers of the time before count those people who are still here.
insert into numbers (kind, starts_on, step, stripe, amount)
select kind, starts_on, step, uuid_hash(user_id) & 15, sum(amount) from (
  select id as user_id, date_trunc('week', created_at at time zone 'UTC')::date as starts_on, 0 as step, kind, 1 as amount
  from users cross join lateral (values ('sign_ups', true), ('confirmed', email_verified)) k (kind, is_so) where is_so
  union all
  select u.id, date_trunc('week', u.created_at at time zone 'UTC')::date, 0, 'first_messages', 1 from users u
  where exists (select from activity_days where user_id = u.id and messages > 0)
  union all
  select u.id, date_trunc('week', u.created_at at time zone 'UTC')::date, 0, kind, 1 from users u join subscriptions s on s.user_id = u.id
  cross join lateral (values ('checkouts', true), ('trials', trial_used_at is not null), ('paid', paid_at is not null)) k (kind, is_so) where is_so
  union all
  select u.id, date_trunc('week', u.created_at at time zone 'UTC')::date,
    (a.starts_on - date_trunc('week', u.created_at at time zone 'UTC')::date) / 7, 'active', 1
  from users u join activity_weeks a on a.user_id = u.id where a.starts_on >= date_trunc('week', u.created_at at time zone 'UTC')::date
  union all
  select user_id, date_trunc('month', paid_at at time zone 'UTC')::date, 0, kind, amount from subscriptions
  cross join lateral (values ('mrr', monthly_cents), ('subscribers', 1), ('began', 1)) k (kind, amount)
  where paid_at is not null and held_at is null and status in ('active', 'past_due')
  union all
  select user_id, date_trunc('month', trial_used_at at time zone 'UTC')::date, 0, kind, 1 from subscriptions
  cross join lateral (values ('begun_trials', true), ('paid_trials', paid_at is not null), ('running_trials', status = 'trial')) k (kind, is_so)
  where is_so and trial_used_at is not null
) counted group by 1, 2, 3, 4;

-- migration: 0078_model-use
-- Tokens are counted by person and day until a nightly job adds the day up.
create table model_use (
  day date not null,
  person_hash text not null constraint model_use_person_hash_length check (char_length(person_hash) <= 64),
  tokens_in bigint not null constraint model_use_tokens_in_positive check (tokens_in >= 0),
  tokens_out bigint not null constraint model_use_tokens_out_positive check (tokens_out >= 0),
  primary key (day, person_hash)
);
comment on table model_use is
  'Tokens by day (UTC) and person (a keyed hash, anew each day). A nightly job adds a day up in numbers and removes its '
  'rows.';

-- migration: 0079_site
-- An admin switches parts of Luli off for everyone, and announces things. 0090 widens the list of the admins' actions.
create table switches (
  name text primary key constraint switches_name_known check (name in ('sign_ups', 'checkout', 'push', 'memory', 'free_chat')),
  id uuid not null default gen_random_uuid() constraint switches_id_unique unique,
  is_on boolean not null default true,
  changed_at timestamptz not null default now()
);
comment on table switches is 'Parts of Luli that an admin can switch off for everyone. Each is asked by the code that it is about.';
insert into switches (name) values ('sign_ups'), ('checkout'), ('push'), ('memory'), ('free_chat');

create table banners (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint banners_kind_known check (kind in ('info', 'warning')),
  words jsonb not null,
  link text constraint banners_link_length check (char_length(link) <= 500),
  starts_at timestamptz not null,
  ends_at timestamptz not null constraint banners_ends_after_start check (ends_at >= starts_at),
  created_at timestamptz not null
);
comment on table banners is
  'What was announced to everyone, by language; the newest one holds. Its id is what a browser remembers as put away.';
create index banners_created_at_idx on banners (created_at);
