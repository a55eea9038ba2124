-- Who may come in: people, their sessions, ways to sign in, and roles.
-- Columns of users, sessions, accounts, verifications, jwks and rate_limits are better-auth's, in snake case.

create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null default '' constraint users_name_length check (char_length(name) <= 80),
  email text not null
    constraint users_email_length check (char_length(email) between 3 and 254)
    constraint users_email_lowercase check (email = lower(email)),
  email_verified boolean not null default false,
  image text constraint users_image_length check (char_length(image) <= 2048),
  subscription_status text not null default 'none'
    constraint users_subscription_status_known
      check (subscription_status in ('none', 'trial', 'active', 'past_due', 'unpaid', 'canceled')),
  time_zone text not null default 'UTC' constraint users_time_zone_length check (char_length(time_zone) between 1 and 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_unique unique (email)
);
comment on table users is 'A person. The profile of spec section 3; subscription_status mirrors the subscription for the admin count.';
create index users_subscription_status_idx on users (subscription_status);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token text not null constraint sessions_token_unique unique
    constraint sessions_token_length check (char_length(token) between 16 and 255),
  expires_at timestamptz not null,
  ip_address text constraint sessions_ip_address_length check (char_length(ip_address) <= 64),
  user_agent text constraint sessions_user_agent_length check (char_length(user_agent) <= 1024),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table sessions is 'A signed-in browser. The token is the refresh token, kept in an httpOnly cookie.';
create index sessions_user_id_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);

create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
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

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null constraint user_roles_role_known check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table user_roles is 'Roles. No row is no error (the PGRST116 rule of spec section 7): the user simply has no role.';
