-- Which texts of the functions in db/functions this database has had. See docs/decisions/0005.

create table function_sets (
  digest text primary key constraint function_sets_digest_length check (char_length(digest) = 64),
  put_at timestamptz not null default now()
);
comment on table function_sets is 'Every set of functions that was put in place, by the hash of all their texts: one that was replaced does not come back with an older server.';
