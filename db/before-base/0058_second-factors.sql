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
