-- Answers to people in need, answers about age, and reports of replies. See docs/flows/crisis.md.

create table safety_counts (
  day date not null,
  kind text not null
    constraint safety_counts_kind_known check (kind in ('self_harm', 'abuse', 'threat', 'concern', 'medical', 'eating', 'minor')),
  language text not null constraint safety_counts_language_known check (is_language(language)),
  layer text not null constraint safety_counts_layer_known check (layer in ('words', 'turns', 'classifier', 'service', 'model')),
  count integer not null constraint safety_counts_count_positive check (count > 0),
  primary key (day, kind, language, layer)
);
comment on table safety_counts is
  'Vetted answers given, by day (UTC), kind of need, language and what heard it. Never a user, never words.';

create table age_answers (
  user_id uuid primary key references users on delete cascade,
  answer text not null constraint age_answers_answer_known check (answer in ('asked', 'adult', 'minor')),
  answered_at timestamptz not null
);
comment on table age_answers is
  'Who was asked whether they are under 18 (asked), and what they said. Most never are. For a minor the chat rests, until '
  'support undoes it.';
create index age_answers_minor_idx on age_answers (user_id) where answer = 'minor';

create table reports (
  user_id uuid not null references users on delete cascade,
  chat_id uuid not null,
  id uuid not null default gen_random_uuid() constraint reports_id_key unique,
  reason text not null constraint reports_reason_known check (reason in ('harmful', 'sexual', 'hurtful', 'human', 'other')),
  words text not null constraint reports_words_length check (char_length(words) <= 1000),
  created_at timestamptz not null default now(),
  answer text constraint reports_answer_length check (char_length(answer) <= 4000),
  answered_at timestamptz,
  constraint reports_answer_with_time check ((answer is null) = (answered_at is null)),
  primary key (user_id, chat_id),
  constraint reports_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table reports is 'Replies that their readers reported, once each. Falls with the chat and with the user.';
comment on column reports.answer is 'What was mailed; empty: it was closed without a word.';
create index reports_created_at_idx on reports (created_at);
create index reports_open_idx on reports (created_at desc, id desc) where answered_at is null;
create index reports_answered_idx on reports (created_at desc, id desc) where answered_at is not null;
