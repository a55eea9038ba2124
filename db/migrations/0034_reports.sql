-- What people report of Luli's replies: the only way in which anything said to her is ever seen by an admin, one exchange at a time.
create table reports (
  user_id uuid not null references users (id) on delete cascade,
  chat_id uuid not null,
  id uuid not null default gen_random_uuid() constraint reports_id_key unique,
  reason text not null
    constraint reports_reason_known check (reason in ('harmful', 'sexual', 'hurtful', 'human', 'other')),
  words text not null constraint reports_words_length check (char_length(words) <= 1000),
  created_at timestamptz not null default now(),
  answer text constraint reports_answer_length check (char_length(answer) <= 4000),
  answered_at timestamptz,
  primary key (user_id, chat_id),
  constraint reports_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade,
  constraint reports_answer_with_time check ((answer is null) = (answered_at is null))
);
comment on table reports is 'Replies that their readers reported, once each. Falls with the chat and with the user.';
comment on column reports.answer is 'What was mailed; empty: it was closed without a word.';
create index reports_created_at_idx on reports (created_at);
create index reports_open_idx on reports (created_at desc, id desc) where answered_at is null;
create index reports_answered_idx on reports (created_at desc, id desc) where answered_at is not null;

alter table audit_entries drop constraint audit_entries_action_known;
alter table audit_entries add constraint audit_entries_action_known check (action in
  ('admin_granted', 'admin_taken', 'person_viewed', 'message_viewed', 'message_answered', 'message_reopened',
   'report_viewed', 'report_answered'));
