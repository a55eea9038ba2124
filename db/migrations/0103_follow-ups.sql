-- A person may say yes to an offer; Luli then asks later how an event went. See docs/flows/follow-ups.md.
create table follow_ups (
  user_id uuid not null,
  chat_id uuid not null,
  words text not null constraint follow_ups_words_length check (char_length(words) between 1 and 300),
  happens_at timestamptz not null,
  has_hour boolean not null,
  is_planned boolean not null,
  due_at timestamptz not null,
  question text constraint follow_ups_question_length check (char_length(question) between 1 and 300),
  asked_at timestamptz,
  asked_after uuid,
  primary key (user_id, chat_id),
  constraint follow_ups_asked_whole check (
    num_nulls(question, asked_at, asked_after) in (0, 3) and (asked_at is null or is_planned)),
  constraint follow_ups_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade,
  constraint follow_ups_asked_after_fkey foreign key (user_id, asked_after) references chats (user_id, id) on delete cascade
);
comment on table follow_ups is
  'Dated events that a person told: offered, planned by their yes, asked about once. A no erases the row.';
comment on column follow_ups.chat_id is 'The message that told it.';
comment on column follow_ups.due_at is 'When Luli may ask at the earliest; an offer ends then.';
comment on column follow_ups.question is 'What Luli asked. It stands in the conversation after the chat asked_after.';
create index follow_ups_due_at_idx on follow_ups (due_at) where asked_at is null;
create index follow_ups_user_id_asked_after_idx on follow_ups (user_id, asked_after);

alter table settings add column follow_ups boolean not null default true;
