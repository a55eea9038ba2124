-- Admins' actions, their notes, and their switches and announcements for everyone. See docs/flows/admin.md.

create table audit_entries (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor_id uuid,
  action text not null
    constraint audit_entries_action_known check (action in (
      'admin_granted', 'admin_taken', 'person_viewed', 'message_viewed', 'message_answered', 'message_reopened',
      'report_viewed', 'report_answered', 'rest_ended', 'mails_sent_again', 'person_suspended', 'person_reinstated',
      'sessions_ended', 'link_sent', 'plan_granted', 'plan_extended', 'plan_taken', 'trial_extended', 'note_written',
      'switched_on', 'switched_off', 'banner_set', 'banner_ended')),
  subject_id uuid not null
);
comment on table audit_entries is
  'What admins did and looked at. Only grows. Ids alone, no foreign keys: an entry outlives its people and says nothing '
  'more about them.';
comment on column audit_entries.actor_id is 'Null: someone with access to the server, by `npm run admin` or at the first start.';
create trigger audit_entries_append_only before delete or update on audit_entries
  for each row execute function keep_audit_entries();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function keep_audit_entries();

create table person_notes (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  author_id uuid not null,
  words text not null constraint person_notes_words_length check (char_length(words) between 1 and 2000),
  created_at timestamptz not null,
  primary key (user_id, id)
);
comment on table person_notes is 'What admins note about a person. The person reads it in their copy, and it falls with them.';
comment on column person_notes.author_id is 'The admin; an id alone, which outlives them.';

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
  ends_at timestamptz not null,
  created_at timestamptz not null,
  constraint banners_ends_after_start check (ends_at >= starts_at)
);
comment on table banners is
  'What was announced to everyone, by language; the newest one holds. Its id is what a browser remembers as put away.';
create index banners_created_at_idx on banners (created_at);
