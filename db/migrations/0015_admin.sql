-- What the admin page needs: a log that only grows, a role that cannot run out, and indexes for its lists and charts.

create table audit_entries (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor_id uuid,
  action text not null constraint audit_entries_action_known check (action in
    ('admin_granted', 'admin_taken', 'person_viewed', 'message_viewed', 'message_answered', 'message_reopened')),
  subject_id uuid not null
);
comment on table audit_entries is 'What admins did and looked at. Only grows. Ids alone, no foreign keys: an entry outlives its people and says nothing more about them.';
comment on column audit_entries.actor_id is 'Null: someone with access to the server, by `npm run admin` or at the first start.';

create function keep_audit_entries() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger audit_entries_append_only before update or delete on audit_entries
for each row execute function keep_audit_entries();
create trigger audit_entries_no_truncate before truncate on audit_entries
for each statement execute function keep_audit_entries();

-- The last admin cannot lose the role, also when two take it from each other at once: one waits here for the other's end.
-- The fall of a whole account takes its role along; `npm run admin` makes another admin then.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return old; end if;
  perform pg_advisory_xact_lock(77, 1);
  if not exists (select from user_roles where role = old.role and user_id <> old.user_id) then
    raise exception 'the last admin stays' using errcode = 'restrict_violation', constraint = 'user_roles_last_admin';
  end if;
  return old;
end
$$;
create trigger user_roles_last_admin before delete on user_roles
for each row when (old.role = 'admin') execute function keep_an_admin();

create index users_created_at_idx on users (created_at desc, id desc);
create index user_roles_role_idx on user_roles (role);
create index activity_days_day_idx on activity_days (day);
create index subscriptions_trial_used_at_idx on subscriptions (trial_used_at) where trial_used_at is not null;

-- Finds a part of a name or an address. Postgres ships the extension, but a server may lack it: then the search reads all.
do $$
begin
  create extension if not exists pg_trgm;
  create index users_email_trgm_idx on users using gin (email gin_trgm_ops);
  create index users_name_trgm_idx on users using gin (lower(name) gin_trgm_ops);
exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then null;
end
$$;
