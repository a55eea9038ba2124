-- Whoever says that they are under 18 is asked plainly. Luli is for adults: for whoever confirms it the chat rests.
create table age_answers (
  user_id uuid primary key references users (id) on delete cascade,
  answer text not null constraint age_answers_answer_known check (answer in ('asked', 'adult', 'minor')),
  answered_at timestamptz not null
);
comment on table age_answers is 'Who was asked whether they are under 18 (asked), and what they said. Most never are. For a minor the chat rests, until support undoes it.';
create index age_answers_minor_idx on age_answers (user_id) where answer = 'minor';

alter table chats drop constraint chats_help_known;
alter table chats add constraint chats_help_known check (help in ('card', 'age', 'safe', 'stays', 'offer', 'ask_age'));
comment on column chats.help is 'Beside a vetted reply: people to reach (card), the question whether one is under 18 (age), nothing (safe); beside another: the card in an open crisis (stays), the question whether it is wanted (offer), the age''s (ask_age).';
create index chats_age_idx on chats (user_id) where help in ('age', 'ask_age');

alter table audit_entries drop constraint audit_entries_action_known;
alter table audit_entries add constraint audit_entries_action_known check (action in
  ('admin_granted', 'admin_taken', 'person_viewed', 'message_viewed', 'message_answered', 'message_reopened',
   'report_viewed', 'report_answered', 'rest_ended'));
