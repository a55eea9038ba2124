-- The list of servers, the keys they share, and the records a database keeps about itself.

create sequence server_nos as integer cycle;
comment on sequence server_nos is 'Numbers running servers. A server holds advisory lock (76, number) while it lives, so others can tell.';

create table servers (
  server_no integer primary key,
  address text not null,
  seen_at timestamptz,
  is_stopping boolean not null default false
);
comment on table servers is
  'A row per living server, by the number whose advisory lock it holds; rows of those that died go when another one comes.';
comment on column servers.seen_at is 'When the server last said that it lives; see is_server_alive.';

create table stored_keys (
  name text primary key constraint stored_keys_name_known check (name in ('trials', 'unsubscribe', 'vapid')),
  locked text not null
);
comment on table stored_keys is
  'A row per key that all servers share, encrypted under AUTH_SECRET like the private half of jwks. See '
  'docs/flows/secrets.md.';

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

create table function_sets (
  digest text primary key constraint function_sets_digest_length check (char_length(digest) = 64),
  put_at timestamptz not null default now(),
  names text[] not null default '{}'
);
comment on table function_sets is
  'Every set of functions that was put in place, by the hash of all their texts: one that was replaced does not come back '
  'with an older server.';

create table backups (
  made_at timestamptz primary key default now()
);
comment on table backups is 'Each backup that the command wrote and read again. It belongs to this database and is no part of a backup.';

-- The migrations that ran here. node-pg-migrate, which earlier releases used, made this table before anything else.
create table if not exists migrations (
  id serial primary key,
  name varchar(255) not null,
  run_on timestamp not null
);
