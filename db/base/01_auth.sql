-- The people, their sessions, the ways in which they sign in, and their roles. Users, sessions, accounts, verifications, jwks, rate_limits
-- and second_factors have the columns of better-auth in snake case.

create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null default '' constraint users_name_length check (char_length(name) <= 80),
  email text not null
    constraint users_email_length check (char_length(email) between 3 and 254)
    constraint users_email_lowercase check (email = lower(email))
    constraint users_email_unique unique,
  email_verified boolean not null default false,
  image text constraint users_image_length check (char_length(image) <= 2048),
  subscription_status text not null default 'none'
    constraint users_subscription_status_known check (subscription_status in (
      'none', 'trial', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  time_zone text not null default 'UTC' constraint users_time_zone_length check (char_length(time_zone) between 1 and 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deletion_requested_at timestamptz,
  sign_up_language text not null default 'en-US' constraint users_sign_up_language_known check (is_language(sign_up_language)),
  two_factor_enabled boolean not null default false,
  suspended_at timestamptz,
  granted_until timestamptz
);
comment on table users is 'A person. The profile of spec section 3; subscription_status mirrors the subscription for the admin count.';
comment on column users.deletion_requested_at is
  'From then on nobody is let in; the row and all that hangs on it go as soon as Stripe has ended the subscription.';
comment on column users.sign_up_language is 'What the browser spoke at sign-up. It begins settings.language, which counts from then on.';
comment on column users.two_factor_enabled is 'Whether a second factor is asked for at each sign-in.';
comment on column users.suspended_at is 'From then on nobody is let in and nothing is charged, until an admin reinstates the account.';
comment on column users.granted_until is 'Until then subscription_status is at least active, whatever Stripe says: a gift of an admin.';
create index users_subscription_status_idx on users (subscription_status);
create index users_created_at_idx on users (created_at desc, id desc);
create index users_email_trgm_idx on users using gin (email gin_trgm_ops);
create index users_name_trgm_idx on users using gin (lower(name) gin_trgm_ops);
create index users_deletion_requested_at_idx on users (deletion_requested_at) where deletion_requested_at is not null;
create index users_suspended_at_idx on users (suspended_at) where suspended_at is not null;
create index users_granted_until_idx on users (granted_until) where granted_until is not null;
create trigger users_create_belongings after insert on users
  for each row execute function create_user_belongings();
create trigger users_keep_known_time_zone before insert or update of time_zone on users
  for each row execute function keep_known_time_zone();
create trigger users_erase_contact_messages after delete on users
  for each row execute function erase_contact_messages();
create trigger users_count after insert or delete or update of created_at, subscription_status on users
  for each row execute function count_user();
create trigger users_forget_due_times after update of time_zone on users
  for each row when (old.time_zone is distinct from new.time_zone) execute function forget_due_times();
create trigger users_give_account_email after update of email on users
  for each row when (old.email is distinct from new.email) execute function give_account_email();
create trigger users_last_admin before update of suspended_at, deletion_requested_at on users
  for each row
  when (new.suspended_at is distinct from old.suspended_at or new.deletion_requested_at is distinct from old.deletion_requested_at)
  execute function keep_an_able_admin();
create trigger users_suspension_told after update of suspended_at on users
  for each row when (new.suspended_at is distinct from old.suspended_at) execute function tell_of_suspension();
create trigger users_leave before delete on users
  for each row execute function count_leaver();
create trigger users_sign_up after insert on users
  for each row execute function count_sign_up();
create trigger users_confirm after update of email_verified on users
  for each row when (new.email_verified and not old.email_verified) execute function count_sign_up();

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token text not null
    constraint sessions_token_length check (char_length(token) between 16 and 255)
    constraint sessions_token_unique unique,
  expires_at timestamptz not null,
  ip_address text constraint sessions_ip_address_length check (char_length(ip_address) <= 64),
  user_agent text constraint sessions_user_agent_length check (char_length(user_agent) <= 1024),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  refresh_number integer constraint sessions_refresh_number_positive check (refresh_number >= 0),
  refreshed_at timestamptz,
  factor text constraint sessions_factor_known check (factor in ('totp', 'recovery_code', 'passkey'))
);
comment on table sessions is 'A signed-in browser. The token is the refresh token, kept in an httpOnly cookie.';
comment on column sessions.ip_address is 'The network that it was last seen from.';
comment on column sessions.refresh_number is
  'The newest refresh token that was shown. Null: none yet, for it began under a release without them.';
comment on column sessions.refreshed_at is 'When that one was first shown.';
comment on column sessions.factor is 'What was shown beside or in the place of the password. Null: the password or Google alone.';
create index sessions_user_id_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);
create trigger sessions_tell_ended after delete on sessions
  for each row execute function tell_ended_session();

create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  provider_id text not null constraint accounts_provider_id_length check (char_length(provider_id) <= 64),
  account_id text not null constraint accounts_account_id_length check (char_length(account_id) <= 255),
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text constraint accounts_password_length check (char_length(password) <= 512),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounts_provider_account_unique unique (provider_id, account_id)
);
comment on table accounts is 'A way to sign in: a password hash (provider_id credential) or a Google identity.';
create index accounts_user_id_idx on accounts (user_id);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table verifications is 'Short-lived secrets: password reset tokens and OAuth states.';
create index verifications_identifier_idx on verifications (identifier);
create index verifications_expires_at_idx on verifications (expires_at);
create index verifications_value_idx on verifications using hash (value);
create index verifications_value_trgm_idx on verifications using gin (value gin_trgm_ops);

create table jwks (
  id uuid primary key default gen_random_uuid(),
  public_key text not null,
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
comment on table jwks is 'Key pairs that sign access tokens; the private half is encrypted with the auth secret.';
create index jwks_created_at_idx on jwks (created_at);

create table rate_limits (
  id uuid primary key default gen_random_uuid(),
  key text not null constraint rate_limits_key_unique unique,
  count integer not null constraint rate_limits_count_positive check (count >= 0),
  last_request bigint not null
);
comment on table rate_limits is 'Attempts per address and path, or per account, inside a window; last_request is in ms since 1970.';
create index rate_limits_last_request_idx on rate_limits (last_request);
create index rate_limits_key_words_idx on rate_limits using gin (string_to_array(key, '|'));

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null constraint user_roles_role_known check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table user_roles is 'Roles. No row is no error (the PGRST116 rule of spec section 7): the user simply has no role.';
create index user_roles_role_idx on user_roles (role);
create trigger user_roles_last_admin before delete on user_roles
  for each row when (old.role = 'admin') execute function keep_an_admin();

create table second_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade constraint second_factors_user_id_unique unique,
  secret text not null constraint second_factors_secret_length check (char_length(secret) <= 1000),
  backup_codes text not null constraint second_factors_backup_codes_length check (char_length(backup_codes) <= 4000),
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
comment on table second_factors is
  'A person''s authenticator app and recovery codes, both locked with the auth secret. It counts once a code of the app was '
  'shown.';
comment on column second_factors.failed_verification_count is
  'better-auth''s own count, which is not used: guesses are counted in rate_limits.';

create table passkeys (
  user_id uuid not null references users on delete cascade,
  id text not null constraint passkeys_id_length check (char_length(id) between 1 and 1400) constraint passkeys_id_unique unique,
  name text not null constraint passkeys_name_length check (char_length(name) between 1 and 60),
  public_key text not null constraint passkeys_public_key_length check (char_length(public_key) <= 4000),
  counter bigint not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, id)
);
comment on table passkeys is
  'The public halves of a person''s passkeys. id is the authenticator''s, in base64url; counter is the last it showed, 0 '
  'where it counts nothing.';

create table security_events (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  kind text not null constraint security_events_kind_length check (char_length(kind) <= 40),
  person_id uuid references users on delete cascade,
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
