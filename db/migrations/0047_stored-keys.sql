-- Keys that every server needs and none may make anew: so far they came from AUTH_SECRET itself, or lay on each server's disk.

create table stored_keys (
  name text primary key constraint stored_keys_name_known check (name in ('trials', 'unsubscribe', 'vapid')),
  locked text not null
);
comment on table stored_keys is 'A row per key that all servers share, encrypted under AUTH_SECRET like the private half of jwks. See docs/flows/secrets.md.';
